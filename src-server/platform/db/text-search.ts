import { searchTooLong } from '../errors/common.errors.ts';
import type { Database } from './database.ts';
import { sqlStateOf } from './driver-error.ts';
import type { Keep } from './keep.ts';
import { sqlRows } from './sql-rows.ts';

/** So many of the first rows are gone through before an index of trigrams is asked, unless a search says otherwise. */
const WALKED = 1000;

/** How long the server works on a search. */
const PATIENCE = '3s';

/** Rows that a text finds, the first ones in an order wanted; all but the text as SQL. */
export interface TextSearch {
  readonly text: string;
  /** A table with its short name: `users u`. */
  readonly from: string;
  /** The columns that come out; the order names them too. */
  readonly columns: string;
  /** An index has the rows in this order. */
  readonly order: string;
  /** What that index knows of the rows that are wanted; all rows if absent. */
  readonly bounds?: string;
  /** What else is asked of a row. */
  readonly where?: string;
  /** Conditions each of which finds a row, and has an index of its own. */
  readonly found: readonly string[];
  readonly limit: string;
  /** How many of the first rows are gone through before the indexes are asked; `WALKED` if absent. */
  readonly walked?: number;
}

/** Whether an index of trigrams helps to find a text: it has two letters or digits in a row, and something next to them. */
const hasTrigrams = (text: string): boolean => /[\p{L}\p{N}]{2}.|.[\p{L}\p{N}]{2}/su.test(text);

/**
 * Makes conditions that some words, as SQL, have a text, letter for letter. Without trigrams it is looked for in the words
 * themselves: for `like` a whole index of trigrams would be read.
 * @param fold what was made of the words, such as small letters
 */
export function wordsHave(
  text: string,
  keep: Keep,
  fold = (words: string): string => `lower(${words})`,
): (words: string) => string {
  const folded = fold(`$${keep(text)}::text`);
  if (!hasTrigrams(text)) return (words) => `strpos(${words}, ${folded}) > 0`;
  const literally = String.raw`regexp_replace(${folded}, '([\\%_])', '\\\1', 'g')`;
  return (words) => `${words} like '%' || ${literally} || '%'`;
}

/**
 * A question for the first rows in an order that a text finds. What many rows have is found among the first ones;
 * of what these have too few of, all that the indexes name are put in order: PostgreSQL by itself would trust that they
 * are spread evenly, and go through all rows for what only old ones have. A text without trigrams is looked for in one
 * row after another. See docs/decisions/database.md.
 */
export function textSearch({
  text,
  from,
  columns,
  order,
  bounds = 'true',
  where = 'true',
  found,
  limit,
  walked = WALKED,
}: TextSearch): string {
  // Asked of one row after another: as conditions of a join they would be answered for all rows at once.
  const isFound = `(${found.join(' or ')}) is true`;
  const first = `order by ${order} limit ${limit}`;
  if (!hasTrigrams(text)) return `select ${columns} from ${from} where ${bounds} and ${where} and ${isFound} ${first}`;
  const name = from.split(' ').at(-1);
  const looks = [
    `select ${columns} from (select * from ${from} where ${bounds} order by ${order} limit ${walked}) ${name}
      where ${where} and ${isFound} ${first}`,
    ...found.map(
      (way) => `select ${columns} from ${from}
        where ${bounds} and ${where} and ${way} and (select count(*) from look_0) < ${limit}`,
    ),
  ];
  return `
    with ${looks.map((look, number) => `look_${number} as materialized (${look})`).join(', ')}
    select * from (
      ${looks.map((_, number) => `(select * from look_${number} ${name} ${first})`).join(' union ')}) ${name} ${first}`;
}

/**
 * Asks for the rows of a search. Its statement has no name, so that it is planned for the text at hand, and the server ends
 * it after three seconds: an AppError 422.
 */
export const searching =
  (db: Pick<Database, 'fork'>, patience = PATIENCE): Database['query'] =>
  async <Row>(statement: string, values: readonly unknown[] = []) => {
    try {
      return await db.fork().transactional(async (em) => {
        await sqlRows(em, `set local statement_timeout = '${patience}'`);
        return sqlRows<Row>(em, statement, values);
      });
    } catch (error) {
      if (sqlStateOf(error) === '57014') throw searchTooLong();
      throw error;
    }
  };
