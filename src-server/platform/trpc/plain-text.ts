import { z } from 'zod';
import type { AppError } from '#server/platform/errors/app-error.ts';
import { malformedBody } from '#server/platform/errors/common.errors.ts';
import { MOST_DEEP } from '#server/platform/http/most-deep.ts';

type Path = readonly (string | number)[];

/** A zero byte, or half of a character (a surrogate without its other one), which no JSON column takes. */
const isUnreadable = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

function* unreadable(value: unknown, path: Path): Generator<Path> {
  if (typeof value === 'string') {
    if (isUnreadable(value)) yield path;
  } else if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) yield* unreadable(each, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) yield* unreadable(each, [...path, name]);
  }
}

/** A value within more others than anything that is asked for. */
const tooDeep = Symbol('too deep');

/** The same question without the places, which nearly no input is asked for. @param room how many levels may come */
function hasUnreadable(value: unknown, room: number): boolean | typeof tooDeep {
  if (typeof value === 'string') return isUnreadable(value);
  if (typeof value !== 'object' || value === null) return false;
  if (room === 0) return tooDeep;
  for (const each of Object.values(value)) {
    const has = hasUnreadable(each, room - 1);
    if (has !== false) return has;
  }
  return false;
}

/**
 * What is wrong with an input before any schema looks at it: texts with a zero byte or half of a character, which no
 * database and no person can read, and values within so many others that reading them could exhaust the process. `null` where nothing is.
 */
export function unreadableTexts(input: unknown): z.core.$ZodError | AppError | null {
  const has = hasUnreadable(input, MOST_DEEP);
  if (has === false) return null;
  if (has === tooDeep) return malformedBody('JSON');
  const paths = [...unreadable(input, [])];
  return new z.core.$ZodRealError(
    paths.map((path) => ({ code: 'custom', path: [...path], message: 'invalidFormat', input })),
  );
}
