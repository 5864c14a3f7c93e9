import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anywhere } from '#server/platform/db/like-text.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { foundByPiece, haveThePiece } from './found-by-piece.sql.ts';

const NIL = '00000000-0000-0000-0000-000000000000';
/** Bookings with their words, `w` with `traveller` and `location`. */
const bookings = `(select w.*, t.text as traveller, l.text as location from booking_words w
  join booking_texts t on t.id = w.traveller_id join booking_texts l on l.id = w.location_id) w`;

let t: TestApp;
const at = (minute: number | string) => `timestamptz '2026-01-01Z' + ${minute} * interval '1 minute'`;
beforeAll(async () => {
  t = await createTestApp();
  await t.rows('alter table booking_words drop constraint booking_words_booking_id_fkey');
  // A third are Rosas, one in 97 is an Oldman, seven Rarelys are near and ninety far away; one in four has an own address.
  await t.rows(`
    insert into booking_words (booking_id, code, drop_off_at, traveller_id, location_id)
    select gen_random_uuid(), 'CLK-' || n, ${at('n')}, booking_text('traveller', name || ' ' || address, ${at('n')}),
      booking_text('location', place, ${at('n')})
    from (
      select n, case when n % 3 = 0 then 'Rosa ' else 'Bo ' end || case when n % 97 = 0 then 'Oldman'
          when n between 20 and 26 or n between 26000 and 26089 then 'Rarely' else 'de Léon' end as name,
        case when n = 17 then 'om17' when n % 4 = 1 then 'guest' || n else 'guest' end || '@example.org' as address,
        case when n % 500 = 0 then 'Corner Cup on Queen' when n % 2 = 0 then 'Café Park' else 'Old Books' end as place
      from generate_series(30000, 1, -1) n) b`);
  await t.rows('analyze booking_words, booking_texts');
});
afterAll(() => t.close());

/** The minutes of those before one that a piece finds, the last ones first, at most twenty. */
async function found(piece: string, before: number): Promise<number[]> {
  const values: unknown[] = [20];
  const page = { limit: '(select $1::int)', after: { at: at(before), id: `uuid '${NIL}'` } };
  const sql = foundByPiece(piece, (value) => values.push(value), page);
  const rows = await t.rows<{ minute: number }>(
    `select distinct (extract(epoch from drop_off_at - ${at(0)}) / 60)::int as minute from (${sql}) f
     order by 1 desc limit 20`,
    values,
  );
  return rows.map(({ minute }) => minute);
}

/** The minutes of all that have a piece, the last ones first, asked plainly: of 30,000 rows, so once for each piece. */
const plainly = new Map<string, Promise<number[]>>();
function allWith(piece: string): Promise<number[]> {
  const asked = plainly.get(piece) ?? askPlainly(piece);
  plainly.set(piece, asked);
  return asked;
}

async function askPlainly(piece: string): Promise<number[]> {
  const rows = await t.rows<{ minute: number }>(
    `select (extract(epoch from drop_off_at - ${at(0)}) / 60)::int as minute from ${bookings}
     where strpos(traveller, as_one_word($1)) > 0 or strpos(location, as_one_word($1)) > 0 order by 1 desc`,
    [piece],
  );
  return rows.map(({ minute }) => minute);
}

/** What `found` should find. */
const expected = async (piece: string, before: number): Promise<number[]> =>
  (await allWith(piece)).filter((minute) => minute < before).slice(0, 20);

const pieces = [
  ['a first name that very many have', 'rosa'],
  ['a surname that some have', 'oldman'],
  ['one that few have, near and far away', 'rarely'],
  ['a whole name', 'rosa oldman'],
  ['the middle of a name, across its space', 'sa old'],
  ['a word and one letter of the next', 'bo d'],
  ['an accent', 'de léon'],
  ['an accent that is missing', 'de leon'],
  ['a name and one letter of the address', 'man g'],
  ['a name and two letters of the address', 'man gu'],
  ['a name and more of the address', 'sa oldman guest2'],
  ['a name and all of the address', 'rarely guest26001@example.org'],
  ['a name and an address that do not belong together', 'rarely guest9'],
  ['a name and a rare beginning of an address', 'léon om17'],
  ['a piece that a thousand addresses have', 'guest29'],
  ['a piece that one address has', 'uest29997@'],
  ['the end of all addresses', 'ple.org'],
  ['a location', 'corner cup on queen'],
  ['a piece of a location', 'ner cu'],
  ['a word of names and locations', 'old'],
  ['a word of a location behind that of an address', 'example.org old'],
  ['two letters that many have', 'éo'],
  ['two letters that few have', 'om'],
  ['two letters that nobody has', 'zq'],
  ['one letter', 'q'],
  ['one letter that nobody has', 'z'],
  ['signs between letters', "o'b"],
  ['three letters that nobody has', 'xyz'],
  ['what would be a wildcard', 'ro_a'],
  ['the other one', 'r%a'],
  ['two spaces', 'bo  de'],
] as const;

it.each(pieces)('the first bookings are found by %s', async (_, piece) => {
  for (const before of [30_001, 26_050, 12_345, 300])
    expect([before, await found(piece, before)]).toEqual([before, await expected(piece, before)]);
});

describe('where texts know their only bookings', () => {
  beforeAll(() =>
    t.rows(`update booking_texts t set only_booking_id = w.only_id from (
      select traveller_id, (array_agg(booking_id))[1] as only_id from booking_words group by 1 having count(*) = 1) w
      where w.traveller_id = t.id`),
  );

  it.each(pieces)('the first bookings are found by %s', async (_, piece) => {
    for (const before of [30_001, 26_050, 12_345, 300])
      expect([before, await found(piece, before)]).toEqual([before, await expected(piece, before)]);
  });
});

it.each(['sa oldman guest2', 'corner cup on queen', 'om', 'guest29', 'léon om17'])(
  'all that have %s are named',
  async (piece) => {
    const values: unknown[] = [];
    const questions = haveThePiece(piece, (value) => values.push(value));
    const [counts] = await t.rows<{ named: number; all: number }>(
      `select (select count(distinct booking_id)::int from (${questions.join(' union all ')}) f) as named,
       (select count(*)::int from ${bookings} where traveller like p or location like p) as all
       from as_one_word($${values.length + 1}) p`,
      [...values, anywhere(piece)],
    );
    expect(counts?.named).toBe(counts?.all);
    expect(counts?.all).toBeGreaterThan(0);
  },
);
