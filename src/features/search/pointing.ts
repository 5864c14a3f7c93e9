import { useSyncExternalStore } from 'react';
import { createRestingContext, useStore } from '#web/lib/late/resting-context.ts';

/** The listing that is pointed at, in the list or on the map, by its slug: only what it touches is drawn anew. */
export const PointingContext = createRestingContext<string | null>();

/** How to point, and whether one of these listings is pointed at. */
export function usePointing(slugs: readonly string[]) {
  const { subscribe, get, tell } = useStore(PointingContext);
  const isPointed = useSyncExternalStore(
    subscribe,
    () => slugs.includes(get() ?? ''),
    () => false,
  );
  return { isPointed, point: tell };
}
