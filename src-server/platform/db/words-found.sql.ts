/** Rows that a piece of their words may find, the first ones in an order wanted. */
export interface WordsSearch {
  /** A table with its short name: `users u`. */
  readonly from: string;
  /** What is known besides of every row that is looked at. */
  readonly where: string;
  /** The columns that come out; the order names them too. */
  readonly columns: string;
  readonly order: string;
  /** Whether a row is found, asked of one row after another. */
  readonly isFound: string;
  /** Finds all rows by indexes. */
  readonly found: string;
  /** How many are wanted, as SQL. */
  readonly limit: string;
  /** The looks along the order, `usual` if absent. */
  readonly looks?: readonly Look[] | undefined;
}

/** A look at the first rows in the order, for those that are found. */
interface Look {
  readonly rows: number;
  /** How many the look before must have found: a sign that more are near. */
  readonly after: number;
}

/** How many rows are looked at last, and at most. */
export const FAR = 20_000;
const usual: readonly Look[] = [
  { rows: 300, after: 0 },
  { rows: FAR, after: 3 },
];

/**
 * A question for the first rows in an order that a piece of a name finds, with one plan for every piece: PostgreSQL
 * would choose one for each call, which takes longer than the question. A piece that many rows have is found along the
 * order, one that few have by an index; the first rows themselves tell which it is. Each look is taken only where the one
 * before found too few and yet a sign of more.
 */
export function wordsFound(search: WordsSearch): string {
  const { from, where, columns, order, isFound, found, limit, looks = usual } = search;
  const name = from.split(' ').at(-1);
  const countOf = (look: number) => `(select count(*) from look_${look})`;
  const look = ({ rows, after }: Look, index: number) => `look_${index} as materialized (
    select ${columns} from (select * from ${from} where ${where} order by ${order} limit ${rows}) ${name}
    where ${isFound} and ${index === 0 ? 'true' : `${countOf(index - 1)} between ${after} and ${limit} - 1`}
    order by ${order} limit ${limit})`;
  const fewer = (names: readonly string[]) =>
    names.map((each) => `(select count(*) from ${each}) < ${limit}`).join(' and ');
  const looked = looks.map((_, index) => `look_${index}`);
  return `
    with ${looks.map(look).join(', ')}
    ${looked.map((step) => `(select * from ${step})`).join(' union ')} union
    (select ${columns} from (select * from ${from} where ${found} offset 0) ${name}
     where ${where} and ${fewer(looked)}
     order by ${order} limit ${limit})`;
}

/** Whether a text has trigrams: three letters, digits or signs that `as_one_word` knows in a row. */
export const hasTrigrams = (text: string): boolean => /[\p{L}\p{N} .@_+-]{3}/u.test(text);

/** How a piece of a text is looked for by an index, all as SQL; the piece by itself is asked for where it is needed. */
interface Indexed {
  /** The text that rows are found by, and the piece as it would stand in it. */
  readonly words: string;
  readonly piece: () => string;
  /** Where an index of trigrams names them. */
  readonly byTrigrams: string;
}

/** A condition that an index serves for every piece: one of trigrams, or of letters and pairs where it has none of them. */
export function indexed(text: string, { words, piece, byTrigrams }: Indexed): string {
  if (hasTrigrams(text)) return byTrigrams;
  const itself = piece();
  // Not by `like`, for which the whole index of trigrams would be read.
  return `short_pieces(${words}) @> (select some_pieces(${itself})) and strpos(${words}, (select ${itself})) > 0`;
}
