import { useSyncExternalStore } from 'react';
import { createRestingContext, useStore } from '#web/lib/late/resting-context.ts';

/** The listing that is pointed at, in the list or on the map, by its number: only what it touches is drawn anew. */
export const PointingContext = createRestingContext<number | null>();

/** How to point, and whether one of these listings is pointed at. */
export function usePointing(numbers: readonly number[]) {
  const { subscribe, get, tell } = useStore(PointingContext);
  const isPointed = useSyncExternalStore(
    subscribe,
    () => numbers.includes(get() ?? 0),
    () => false,
  );
  return { isPointed, point: tell };
}
