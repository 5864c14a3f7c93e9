import { useEffect, useRef } from 'react';

interface KeptForm<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  set(name: Name, value: string): void;
}

/** Reads what was kept; anything else in the store is as nothing. */
function read(key: string): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/**
 * Keeps what was typed on the device, so that a reload loses nothing; passwords are not among the names.
 * @returns forgets it, when the form has been sent.
 */
export function useKeptForm<Name extends string>(
  key: string,
  form: KeptForm<Name>,
  names: readonly Name[],
): () => void {
  const isRead = useRef(false);
  const isDone = useRef(false);
  const text = JSON.stringify(Object.fromEntries(names.map((name) => [name, form.values[name]])));
  useEffect(() => {
    if (!isRead.current) {
      isRead.current = true;
      const kept = read(key);
      for (const name of names) {
        const value = kept[name];
        if (typeof value === 'string' && value !== '') form.set(name, value);
      }
      return;
    }
    try {
      if (!isDone.current) localStorage.setItem(key, text);
    } catch {
      // Without a store the form works as well.
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- written when a value changes
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
