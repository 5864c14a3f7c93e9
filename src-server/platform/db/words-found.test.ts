import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { anywhere } from './like-text.ts';
import { FAR, indexed, wordsFound } from './words-found.sql.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await t.rows('create table shelf (place int primary key, words text not null)');
  // A third are red, one in 97 is old, seven rare ones are near and ninety far away, and nothing else is alike.
  await t.rows(`
    insert into shelf
    select n, as_one_word(case when n % 3 = 0 then 'red bag ' else 'bag ' end || case when n % 97 = 0 then 'old ' else '' end
      || case when n between 20 and 26 or n between 26000 and 26089 then 'rare ' else '' end || 'number ' || n)
    from generate_series(1, 30000) n`);
  await t.rows('create index on shelf using gin (words gin_trgm_ops)');
  await t.rows('create index on shelf using gin (short_pieces(words))');
  await t.rows('analyze shelf');
});
afterAll(() => t.close());

const isFound = '(s.words like (select as_one_word($1::text)))';
const shape = { from: 'shelf s', columns: 's.place', order: 's.place desc', limit: '(select $2::int)', isFound };

/** As bookings are looked at: three times, each further than the last. */
const threeLooks = [
  { rows: 300, after: 0 },
  { rows: 3000, after: 1 },
  { rows: FAR, after: 8 },
];

/** What a piece finds at most 20 of, among those before a place; the last ones first. */
async function found(piece: string, before = 30_001, looks?: typeof threeLooks): Promise<number[]> {
  const values: unknown[] = [anywhere(piece), 20, before];
  const byIndex = indexed(piece, {
    words: 's.words',
    piece: () => `as_one_word($${values.push(piece)}::text)`,
    byTrigrams: isFound,
  });
  const search = { ...shape, where: `s.place < $3`, found: byIndex };
  const sql = wordsFound(looks === undefined ? search : { ...search, looks });
  const rows = await t.rows<{ place: number }>(`select place from (${sql}) f order by place desc limit 20`, values);
  return rows.map(({ place }) => place);
}

/** The same, asked plainly. */
async function expected(piece: string, before = 30_001): Promise<number[]> {
  const rows = await t.rows<{ place: number }>(
    `select place from shelf where place < $2 and words like as_one_word($1) order by place desc limit 20`,
    [anywhere(piece), before],
  );
  return rows.map(({ place }) => place);
}

it.each([
  ['a piece that many rows have', 'red'],
  ['one that some have', 'old number'],
  ['one that few have, together and far away', 'rare'],
  ['one that goes across separators', 'g number 2999'],
  ['one that nothing has', 'green'],
  ['one letter', 'd'],
  ['two letters', 'ol'],
  ['two letters that nothing has', 'zq'],
  ['a short one that is rare', '77'],
  ['what would be a wildcard', '%'],
])('the first rows are found by %s', async (_, piece) => {
  expect(await found(piece)).toEqual(await expected(piece));
  expect(await found(piece, 12_345)).toEqual(await expected(piece, 12_345));
  expect(await found(piece, 300)).toEqual(await expected(piece, 300));
  for (const before of [30_001, 26_500, 12_345, 300])
    expect(await found(piece, before, threeLooks)).toEqual(await expected(piece, before));
});

it('a piece that is near a few times and else far away is found wherever it is', async () => {
  expect(await found('rare', 100)).toEqual([26, 25, 24, 23, 22, 21, 20]);
  await t.rows(`update shelf set words = as_one_word('odd') where place in (5, 10, 29000, 29900, 29950, 29990)`);
  expect(await found('odd')).toEqual([29_990, 29_950, 29_900, 29_000, 10, 5]);
});

it('signs stand for themselves, and an underscore is no wildcard', async () => {
  await t.rows("insert into shelf values (30001, as_one_word('ann_lee.x@example.org'))");
  expect(await found('n_lee.x@ex', 40_000)).toEqual([30_001]);
  expect(await found('n lee', 40_000)).toEqual([]);
});
