import { useSyncExternalStore } from 'react';
import { localDateOf } from '#web/lib/format/time.ts';

const never = () => () => {};

/** The date `YYYY-MM-DD` at a place now; while the page comes to life that of `first`, which the server took too. */
export function useToday(zone: string, first: string): string {
  return useSyncExternalStore(
    never,
    () => localDateOf(new Date().toISOString(), zone),
    () => localDateOf(first, zone),
  );
}
