import { createContext, use, useSyncExternalStore } from 'react';

/** What is pointed at, in the list or on the map: beside the screen's state, so that only what it touches is drawn anew. */
export interface Pointing {
  readonly point: (slug: string | null) => void;
  readonly pointed: () => string | null;
  readonly subscribe: (changed: () => void) => () => void;
}

export function createPointing(): Pointing {
  const listeners = new Set<() => void>();
  let pointed: string | null = null;
  return {
    point: (slug) => {
      if (slug === pointed) return;
      pointed = slug;
      for (const changed of listeners) changed();
    },
    pointed: () => pointed,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

export const PointingContext = createContext<Pointing | null>(null);

/** How to point, and whether one of these listings is pointed at. */
export function usePointing(slugs: readonly string[]) {
  const pointing = use(PointingContext);
  if (pointing === null) throw new Error('No search around this component');
  const isPointed = useSyncExternalStore(
    pointing.subscribe,
    () => slugs.includes(pointing.pointed() ?? ''),
    () => false,
  );
  return { isPointed, point: pointing.point };
}
