/** Rows that a piece of their words may find, the first ones in an order wanted. */
export interface WordsSearch {
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
  /** Finds all rows by indexes. */
  readonly found: string;
  /** Finds those of a part of all rows by an index, where any rows do: all that a word is in are more than are wanted. */
  readonly ofPart?: OfPart;
  /** How many are wanted, as SQL. */
  readonly limit: string;
  /** The looks along the order, `usual` if absent. */
  readonly looks?: readonly Look[] | undefined;
}

/** Rows by the number of the part that they are in. */
interface OfPart {
  /** What is found of the part with that number, as SQL. */
  readonly found: (part: string) => string;
  /** How many parts are looked at. */
  readonly parts: number;
}

/**
 * What an index of `pieces_of` finds in a quarter of 32 parts.
 * @param part the number of a row's part, as SQL
 * @param words the text that rows are found by, and the piece as it would stand in it
 */
export const inParts = (
  part: string,
  { words, piece }: { readonly words: string; readonly piece: string },
): OfPart => ({
  parts: 8,
  found: (number) => `pieces_of(${part}, ${words}) @> (
    select array_agg(hashtextextended(p, ${number})) from unnest(some_pieces(${piece})) p)`,
});

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
/** Where any rows do that an index finds, it is worth while for more of them. */
const usualOfAny: readonly Look[] = [
  { rows: 300, after: 0 },
  { rows: FAR, after: 8 },
];

/**
 * A question for the first rows in an order that a piece of a name finds, with one plan for every piece: PostgreSQL
 * would choose one for each call, which takes longer than the question. A piece that many rows have is found along the
 * order, one that few have by an index; the first rows themselves tell which it is. Each look is taken only where the one
 * before found too few and yet a sign of more.
 */
export function wordsFound(search: WordsSearch): string {
  const { from, where, columns, order, isAnyGood = false, isFound, found, ofPart, limit } = search;
  const { looks = isAnyGood ? usualOfAny : usual } = search;
  const name = from.split(' ').at(-1);
  const countOf = (look: number) => `(select count(*) from look_${look})`;
  const look = ({ rows, after }: Look, index: number) => `look_${index} as materialized (
    select ${columns} from (select * from ${from} where ${where} order by ${order} limit ${rows}) ${name}
    where ${isFound} and ${index === 0 ? 'true' : `${countOf(index - 1)} between ${after} and ${limit} - 1`}
    order by ${order} limit ${limit})`;
  const fewer = (names: readonly string[]) =>
    names.map((each) => `(select count(*) from ${each}) < ${limit}`).join(' and ');
  const looked = looks.map((_, index) => `look_${index}`);
  // A lateral question ends as soon as there are enough.
  const inParts =
    ofPart === undefined
      ? ''
      : `, in_parts as materialized (
          select ${columns} from generate_series(0, ${ofPart.parts - 1}) as part (number) cross join lateral (
            select ${name}.* from ${from} where ${ofPart.found('part.number')} offset 0) ${name}
          where ${where} and ${isFound} and ${fewer(looked)} limit ${limit})`;
  const steps = ofPart === undefined ? looked : [...looked, 'in_parts'];
  return `
    with ${looks.map(look).join(', ')}${inParts}
    ${steps.map((step) => `(select * from ${step})`).join(' union ')} union
    (select ${columns} from (select * from ${from} where ${found} offset 0) ${name}
     where ${where} and ${fewer(steps)}
     ${isAnyGood ? '' : `order by ${order}`} limit ${limit})`;
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
