import { useState, useSyncExternalStore } from 'react';

const key = 'list-follows-map';

function isKeptOff(): boolean {
  try {
    return localStorage.getItem(key) === 'off';
  } catch {
    return false;
  }
}

const never = () => () => {};

/** Whether the list follows the map, and how that is changed; this browser keeps that it was turned off. */
export function useFollows(): readonly [boolean, (follows: boolean) => void] {
  const wasOff = useSyncExternalStore(never, isKeptOff, () => false);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = (follows: boolean) => {
    setChosen(follows);
    try {
      if (follows) localStorage.removeItem(key);
      else localStorage.setItem(key, 'off');
    } catch {
      // It holds as long as the page is open.
    }
  };
  return [chosen ?? !wasOff, choose];
}
