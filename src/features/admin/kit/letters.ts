import { useSyncExternalStore } from 'react';

const NAME = 'admin-letters';
const listeners = new Set<() => void>();

const areOn = (): boolean => localStorage.getItem(NAME) !== 'off';

/** Whether single letters act on the page; whoever speaks to the computer switches them off. */
export const useLettersOn = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    areOn,
    () => true,
  );

export function switchLetters(on: boolean): void {
  if (on) localStorage.removeItem(NAME);
  else localStorage.setItem(NAME, 'off');
  for (const listener of listeners) listener();
}
