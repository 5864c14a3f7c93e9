/** What servers answer: one sentence, several, or sentences by field, possibly nested. */
export type ErrorShape = string | readonly string[] | { readonly [field: string]: unknown };

export type ErrorEntry = { readonly key: string; readonly label?: string; readonly messages: readonly string[] };

/** A box for a string, one for each of a list, one for each key of a record, named by the last part of its dotted key. */
export function errorEntries(errors: ErrorShape | null | undefined, fallback: string): readonly ErrorEntry[] {
  if (errors === null || errors === undefined) return [];
  if (typeof errors === 'string') return [{ key: '0', messages: [errors || fallback] }];
  if (Array.isArray(errors))
    return errors.map((error, index) => ({ key: String(index), messages: sentences(error, fallback) }));
  return Object.entries(errors).map(([key, value]) => ({
    key,
    label: key.slice(key.lastIndexOf('.') + 1),
    messages: sentences(value, fallback),
  }));
}

function sentences(value: unknown, fallback: string): readonly string[] {
  const found = collect(value);
  return found.length > 0 ? found : [fallback];
}

function collect(value: unknown): readonly string[] {
  if (typeof value === 'string') return value ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(collect);
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(collect);
  return [];
}
