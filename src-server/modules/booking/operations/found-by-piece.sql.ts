import type { Keep } from '#server/platform/db/keep.ts';
import { anywhere, atTheEnd } from '#server/platform/db/like-text.ts';
import { indexed } from '#server/platform/db/words-found.sql.ts';

/** Columns of `booking_words` by the kind of text that they point at. */
const numbers = { name: 'name_id', address: 'address_id', location: 'location_id' } as const;
const kinds = ['name', 'address', 'location'] as const;

/** So few texts are gone through at once: each takes as long as ten bookings along the order. */
const FEW = 200;

/** How many letters of an address a name ends with in `booking_texts`. */
const OF_ADDRESS = 2;

const order = 'w.drop_off_at desc, w.booking_id desc';

/**
 * What a name in `booking_texts` ends with where a piece goes on into the address beyond it; `null` where none can. No
 * address has a space, so that its last one stands between them.
 */
function endOfName(piece: string): string | null {
  const space = piece.lastIndexOf(' ');
  const ofAddress = Array.from(piece.slice(space + 1));
  return space === -1 || ofAddress.length <= OF_ADDRESS
    ? null
    : piece.slice(0, space + 1) + ofAddress.slice(0, OF_ADDRESS).join('');
}

interface Page {
  /** How many are wanted, as SQL. */
  readonly limit: string;
  /** Which of `w` (`booking_words`) are on the page, as SQL. */
  readonly where: string;
}

/**
 * A question for `id` and `drop_off_at` of the first bookings that have a piece in their traveller's
 * name or address or their location's name, in one plan for every piece. What very many have is found among the first 300. Else it is looked for in the
 * texts that bookings have, each of which names its first bookings; where many texts have it, the bookings are gone
 * through further before all of these texts are asked. See docs/decisions/booking-texts.md.
 */
export function foundByPiece(piece: string, keep: Keep, { limit, where }: Page): string {
  const pattern = `(select as_one_word($${keep(anywhere(piece))}::text))`;
  const hasPiece = indexed(piece, {
    words: 't.text',
    piece: () => `as_one_word($${keep(piece)}::text)`,
    byTrigrams: `t.text like ${pattern}`,
  });
  const counted = (part: string) => `(select count(*) from ${part})`;
  const look = (rows: number, isLooked: string) => `select w.booking_id as id, w.drop_off_at
    from (select * from booking_words w where ${where} order by ${order} limit ${rows}) w
    where w.words like ${pattern} and ${isLooked} order by ${order} limit ${limit}`;
  const isWanted = (...looks: string[]) => looks.map((each) => `${counted(each)} < ${limit}`).join(' and ');
  const firstOf = (number: string, isFound = 'true') => `select w.booking_id as id, w.drop_off_at from booking_words w
    where w.${number} = t.id and ${isFound} and ${where} order by ${order} limit ${limit}`;
  const ofTexts = kinds.map(
    (kind) => `(select w.* from texts t cross join lateral (${firstOf(numbers[kind])}) w where t.kind = '${kind}'
      order by w.drop_off_at desc, w.id desc limit ${limit})`,
  );
  const end = endOfName(piece);
  const acrossThem =
    end === null
      ? ''
      : ` union all (select w.* from booking_texts t
          cross join lateral (${firstOf(numbers.name, `w.words like ${pattern}`)}) w
          where t.kind = 'name' and t.text like (select as_one_word($${keep(atTheEnd(end))}::text))
            and ${isWanted('look_0', 'look_1', 'look_2')} order by w.drop_off_at desc, w.id desc limit ${limit})`;
  return `
    with look_0 as materialized (${look(300, 'true')}),
      few as materialized (
        select t.id, t.kind from booking_texts t where ${hasPiece} and ${isWanted('look_0')} limit ${FEW + 1}),
      look_1 as materialized (${look(3000, `${counted('few')} > ${FEW} and ${counted('look_0')} between 1 and ${limit} - 1`)}),
      look_2 as materialized (${look(20_000, `${counted('few')} > ${FEW} and ${counted('look_1')} between 8 and ${limit} - 1`)}),
      texts as materialized (
        select * from few where ${counted('few')} <= ${FEW} union all
        select t.id, t.kind from booking_texts t
        where ${hasPiece} and ${counted('few')} > ${FEW} and ${isWanted('look_1', 'look_2')})
    select * from look_0 union all select * from look_1 union all select * from look_2 union all
    ${ofTexts.join(' union all ')}${acrossThem}`;
}

/** Questions for the numbers of all bookings that have a piece, each by a way of its own. */
export function haveThePiece(piece: string, keep: Keep): string[] {
  const textsLike = (kind: string, pattern: number) =>
    `select id from booking_texts where kind = '${kind}' and text like as_one_word($${pattern})`;
  const pattern = keep(anywhere(piece));
  const bookings = 'select booking_id from booking_words where';
  const ways = kinds.map((kind) => `${bookings} ${numbers[kind]} in (${textsLike(kind, pattern)})`);
  const end = endOfName(piece);
  if (end === null) return ways;
  const name = textsLike('name', keep(atTheEnd(end)));
  return [...ways, `${bookings} words like as_one_word($${pattern}) and ${numbers.name} in (${name})`];
}
