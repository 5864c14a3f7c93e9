import pg from 'pg';

/** The length of `2026-11-21 15:00:00+00`. */
const WHOLE_SECOND = 22;

/** Two digits of a text as a number. */
const two = (text: string, at: number): number => text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528;

/** Whole seconds of UTC, which most instants are, are read digit by digit: a list has hundreds, the parser takes nine times as long. */
function instantOf(text: string): Date {
  if (text.length !== WHOLE_SECOND || !text.endsWith('+00') || text.startsWith('0'))
    return new Date(`${text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')}`);
  const year = two(text, 0) * 100 + two(text, 2);
  return new Date(Date.UTC(year, two(text, 5) - 1, two(text, 8), two(text, 11), two(text, 14), two(text, 17)));
}

/**
 * How every row comes out of PostgreSQL, no matter who asks: instants as Date, days as text, counts and amounts as numbers
 * (amounts are safe integers of minor units; the database's checks and the rules keep them so).
 */
export const rowTypes = new pg.TypeOverrides();
rowTypes.setTypeParser(pg.types.builtins.TIMESTAMPTZ, instantOf);
rowTypes.setTypeParser(pg.types.builtins.INT8, Number);
rowTypes.setTypeParser(pg.types.builtins.NUMERIC, Number);
rowTypes.setTypeParser(pg.types.builtins.DATE, (text: string) => text);
