/** The names that each line of a code has: keys of JSON, and parameters such as `'bags_number=2'`. */
function namesOnLines(code: string): readonly ReadonlySet<string>[] {
  return code.split('\n').map((line) => {
    const keys = [...line.matchAll(/"([\w[\]]+)"\s*:/g)].map(([, name]) => name ?? '');
    const parameters = [...line.matchAll(/['?&]([\w[\]]+)=/g)].map(([, name]) => name ?? '');
    return new Set([...keys, ...parameters]);
  });
}

/** How a field is written in code: by the last of its names, in an address with its brackets. */
const writtenAs = (field: string): string => (/\[\w+\]$/.test(field) ? field : (field.split('.').at(-1) ?? field));

/** The lines of a code that a field is on. */
export function linesOf(code: string, field: string | null): ReadonlySet<number> {
  if (field === null) return new Set();
  const name = writtenAs(field);
  return new Set(namesOnLines(code).flatMap((names, line) => (names.has(name) ? [line] : [])));
}

/** The field that a line of a code is about, of those that there are. */
export function fieldOnLine(code: string, line: number | null, fields: readonly string[]): string | null {
  const names = line === null ? undefined : namesOnLines(code)[line];
  if (names === undefined) return null;
  return fields.find((field) => names.has(writtenAs(field))) ?? null;
}
