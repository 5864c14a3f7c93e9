import { useSyncExternalStore } from 'react';
import { inPause } from '#web/ui/in-pause.ts';
import type { Drawings } from './drawings.ts';

/** What draws shop fronts. A browser fetches it apart from the page: the pictures of its first screen are in its markup. */
let drawings: Drawings | null = import.meta.env.SSR ? (await import('./drawings.ts')).drawings : null;
let coming: Promise<void> | null = null;
const waiting = new Set<() => void>();

/** Fetches it, unless it is there. Without it a page does without these pictures; the next that is shown asks again. */
function fetchDrawings(): void {
  coming ??= import('./drawings.ts').then(
    (module) => {
      drawings = module.drawings;
      for (const tell of waiting) tell();
    },
    () => {
      coming = null;
    },
  );
}

/** The same in a pause after all of the page has come. */
export const fetchDrawingsLater = (): void => inPause(fetchDrawings);

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  fetchDrawings();
  return () => waiting.delete(tell);
}

const never = () => () => {};
const now = () => drawings;

/** It, once it is there; `null` before, and while the markup of the server comes to life. */
export const useDrawings = (isWanted: boolean): Drawings | null =>
  useSyncExternalStore(isWanted ? subscribe : never, now, import.meta.env.SSR ? now : () => null);
