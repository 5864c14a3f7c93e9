/** Rows that a piece of their words may find, the first ones in an order wanted. */
interface WordsSearch {
  /** A table with its short name: `users u`. */
  readonly from: string;
  /** What is known besides of every row that is looked at. */
  readonly where: string;
  /** The columns that come out; the order names them too. */
  readonly columns: string;
  readonly order: string;
  /** Whether any rows do where an index finds them; the first ones only if absent. */
  readonly isAnyGood?: boolean;
  /** Whether a row is found, asked of one row after another. */
  readonly isFound: string;
  /** Finds all rows by indexes; `null` for a piece that is too short for them. */
  readonly found: string | null;
  /** How many are wanted, as SQL. */
  readonly limit: string;
  /** How many rows are looked at first, `NEAR` if absent; fewer where each takes long. */
  readonly near?: number;
}

/** How many rows are looked at first, how many of them are a sign that more are near, and how many are looked at then. */
const NEAR = 300;
const FEW = 3;
/** Where any rows do that an index finds, it is worth while for more of them. */
const FEW_OF_ANY = 8;
const FAR = 20_000;

/**
 * A question for the first rows in an order that a piece of a name finds, with one plan for every piece: PostgreSQL
 * would choose one for each call, which takes longer than the question. A piece that many rows have is found along the
 * order, one that few have by an index; the first rows themselves tell which it is.
 */
export function wordsFound(search: WordsSearch): string {
  const { from, where, columns, order, isAnyGood = false, isFound, found, limit, near = NEAR } = search;
  const name = from.split(' ').at(-1);
  const few = isAnyGood ? FEW_OF_ANY : FEW;
  const along = (rows: number, gate: string) => `
    select ${columns} from (select * from ${from} where ${where} order by ${order} limit ${rows}) ${name}
    where ${isFound} and ${gate} order by ${order} limit ${limit}`;
  const byIndex =
    found === null
      ? `select ${columns} from ${from} where ${where} and ${isFound}`
      : `select ${columns} from (select * from ${from} where ${found} offset 0) ${name} where ${where}`;
  return `
    with near as materialized (${along(near, 'true')}),
    far as materialized (${along(FAR, `(select count(*) from near) between ${few} and ${limit} - 1`)})
    (select * from near) union (select * from far) union
    (${byIndex} and (select count(*) from near) < ${limit} and (select count(*) from far) < ${limit}
     ${found !== null && isAnyGood ? '' : `order by ${order}`} limit ${limit})`;
}

/** Whether an index of trigrams serves a piece: three letters, digits or signs that `as_one_word` knows in a row. */
export const hasTrigram = (piece: string): boolean => /[\p{L}\p{N} .@_+-]{3}/u.test(piece);
