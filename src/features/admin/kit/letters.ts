import { useSyncExternalStore } from 'react';

const NAME = 'admin-letters';
const listeners = new Set<() => void>();

const areOn = (): boolean => localStorage.getItem(NAME) !== 'off';

/** Whether single letters act on the page; the person who speaks to the computer switches them off. */
export const useLettersOn = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    areOn,
    () => true,
  );

/** Hears `ask` when the list of keys is wanted by a button: where letters are off, `?` is too. */
export const keysList = new EventTarget();

export function switchLetters(on: boolean): void {
  if (on) localStorage.removeItem(NAME);
  else localStorage.setItem(NAME, 'off');
  for (const listener of listeners) listener();
}
