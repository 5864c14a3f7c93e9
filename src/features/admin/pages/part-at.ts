import { outlineOf } from '#shared/cms/outline.ts';

/** Lines of a text, from 1: the first, and the one behind the last; `null` to its end. */
export interface LineRange {
  readonly from: number;
  readonly to: number | null;
}

/** Which part of a text a line is in, counted from 0; -1 before the first. */
export const partIndexAt = (body: string, line: number): number =>
  outlineOf(body).findLastIndex((part) => part.line <= line);

/** The lines of a part; `null` where there is none. */
export function linesOfPart(body: string, index: number): LineRange | null {
  const parts = outlineOf(body);
  const part = parts[index];
  return part === undefined ? null : { from: part.line, to: parts[index + 1]?.line ?? null };
}
