import { useKept } from './use-kept.ts';

interface KeptForm<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  set(name: Name, value: string): void;
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
  const typed = Object.fromEntries(names.map((name) => [name, form.values[name]]));
  return useKept(key, typed, (kept) => {
    for (const name of names) {
      const value: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : null;
      if (typeof value === 'string' && value !== '') form.set(name, value);
    }
  });
}
