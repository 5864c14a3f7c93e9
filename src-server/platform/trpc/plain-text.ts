import { z } from 'zod';

type Path = readonly (string | number)[];

function* zeroBytes(value: unknown, path: Path): Generator<Path> {
  if (typeof value === 'string') {
    if (value.includes('\0')) yield path;
  } else if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) yield* zeroBytes(each, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) yield* zeroBytes(each, [...path, name]);
  }
}

/** The same question without the places, which nearly no input is asked for. */
const hasZeroByte = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(hasZeroByte);
};

/**
 * What is wrong with an input before any schema looks at it: texts with a zero byte, which no database and no person can
 * read. `null` where nothing is.
 */
export function unreadableTexts(input: unknown): z.core.$ZodError | null {
  if (!hasZeroByte(input)) return null;
  const paths = [...zeroBytes(input, [])];
  return new z.core.$ZodRealError(
    paths.map((path) => ({ code: 'custom', path: [...path], message: 'invalidFormat', input })),
  );
}
