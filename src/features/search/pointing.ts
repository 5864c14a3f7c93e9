import { createContext, use, useSyncExternalStore } from 'react';

/** Which listing is pointed at, in the list or on the map, by its number. */
export function createPointing() {
  const listeners = new Set<() => void>();
  let pointed: number | null = null;
  return {
    get: () => pointed,
    point: (number: number | null) => {
      pointed = number;
      for (const changed of listeners) changed();
    },
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** Only what a listing touches is drawn anew. */
export const PointingContext = createContext<ReturnType<typeof createPointing> | null>(null);

/** How to point, and whether one of these listings is pointed at. @throws without a search around. */
export function usePointing(numbers: readonly number[]) {
  const pointing = use(PointingContext);
  if (pointing === null) throw new Error('No search around this component');
  const isPointed = useSyncExternalStore(
    pointing.subscribe,
    () => numbers.includes(pointing.get() ?? 0),
    () => false,
  );
  return { isPointed, point: pointing.point };
}
