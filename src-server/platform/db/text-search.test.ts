import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { searching, textSearch, wordsHave } from './text-search.ts';

const LAST = 30_000;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await t.rows('create table shelf (place int primary key, words text not null, label text not null)');
  // A third are red, one in 97 is old, seven rare ones are near and ninety far away; some are found by their label.
  await t.rows(`
    insert into shelf
    select n, case when n % 3 = 0 then 'red bag ' else 'bag ' end || case when n % 97 = 0 then 'old ' else '' end
        || case when n between 20 and 26 or n between 26000 and 26089 then 'rare ' else '' end || 'number ' || n,
      case when n % 5000 = 0 then 'rare label' when n = 7 then 'zq' else '' end
    from generate_series(1, ${LAST}) n`);
  await t.rows('create index on shelf using gin (words gin_trgm_ops)');
  await t.rows('create index on shelf using gin (label gin_trgm_ops)');
  await t.rows('analyze shelf');
});
afterAll(() => t.close());

/** Places that a text finds, at most 20 of those before a place, the last ones first. */
async function found(text: string, before: number, where?: string): Promise<number[]> {
  const values: unknown[] = [before];
  const has = wordsHave(text, (value) => values.push(value));
  const statement = textSearch({
    text,
    from: 'shelf s',
    columns: 's.place',
    order: 's.place desc',
    bounds: 's.place < $1',
    ...(where === undefined ? {} : { where }),
    found: [has('s.words'), has('s.label')],
    limit: '20',
  });
  return (await searching(t.db)<{ place: number }>(statement, values)).map(({ place }) => place);
}

/** The same, asked plainly. */
async function expected(text: string, before: number, where = 'true'): Promise<number[]> {
  const rows = await t.rows<{ place: number }>(
    `select place from shelf s where place < $2 and (strpos(words, $1) > 0 or strpos(label, $1) > 0) and ${where}
     order by place desc limit 20`,
    [text, before],
  );
  return rows.map(({ place }) => place);
}

it.each([
  ['a piece that many rows have', 'red'],
  ['one that some have', 'old number'],
  ['one that few have, together, far away and by another column', 'rare'],
  ['one that goes across words', 'g number 2999'],
  ['one that nothing has', 'green'],
  ['one letter', 'd'],
  ['two letters', 'ol'],
  ['two letters that one row far away has', 'zq'],
  ['two letters and a space', 'd '],
  ['a short one that is rare', '77'],
  ['what would be a wildcard', '%'],
  ['another one', 'n_mber'],
])('the first rows are found by %s', async (_, text) => {
  for (const before of [LAST + 1, 26_500, 12_345, 300])
    expect([before, await found(text, before)]).toEqual([before, await expected(text, before)]);
});

it('what else is asked of a row holds for near ones and far ones', async () => {
  for (const where of ['s.place % 2 = 0', 's.place < 100', "s.label = ''"])
    for (const text of ['red', 'rare', 'zq'])
      expect([where, text, await found(text, LAST + 1, where)]).toEqual([
        where,
        text,
        await expected(text, LAST + 1, where),
      ]);
});

it('a search that takes longer than it may is ended by the server, and says what helps', async () => {
  const usual = await t.db.query('show statement_timeout');
  const refusal = { status: 422, key: 'searchTooLong' };
  await expect(searching(t.db, '50ms')('select pg_sleep($1)', [60])).rejects.toMatchObject(refusal);
  expect(await t.db.query('show statement_timeout')).toEqual(usual);
});

it('other failures stay what they are', async () => {
  await expect(searching(t.db)('select $1::int / 0', [1])).rejects.toThrow('division by zero');
});
