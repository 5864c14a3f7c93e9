import { useEffect, useRef } from 'react';

/** What was kept, whatever it is now; null where nothing was, or what no longer can be read. */
function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Keeps a value on the device while it changes, so that a reload loses nothing.
 * @param value as JSON can say it.
 * @param restore hears once, after the page has come to life, what was kept before.
 * @returns forgets it, when it has been sent.
 */
export function useKept(key: string, value: unknown, restore: (kept: unknown) => void): () => void {
  const isRead = useRef(false);
  const isDone = useRef(false);
  const text = JSON.stringify(value);
  useEffect(() => {
    if (!isRead.current) {
      isRead.current = true;
      restore(read(key));
      return;
    }
    try {
      if (!isDone.current) localStorage.setItem(key, text);
    } catch {
      // Without a store the form works as well.
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- written when the value changes
  }, [text]);
  return () => {
    isDone.current = true;
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  };
}
