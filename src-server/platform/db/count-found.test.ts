import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { countFound } from './count-found.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await t.rows('create table shelf (place int primary key, colour text not null)');
  await t.rows(`insert into shelf select n, 'red' from generate_series(1, 1001) n`);
});
afterAll(() => t.close());

it('what a search finds is counted up to a thousand; that there are more is said again for a minute', async () => {
  const count = (colour: string) =>
    countFound({
      ...t.deps,
      key: colour,
      found: (limit) => `select from shelf where colour = $1 limit ${limit}`,
      values: [colour],
    });
  expect(await count('red')).toEqual({ count: 1000, isMore: true });
  await t.rows('delete from shelf where place < 3');
  expect(await count('red')).toEqual({ count: 1000, isMore: true });
  expect(await count('blue'), 'each search by itself').toEqual({ count: 0, isMore: false });
  t.clock.forward(1);
  expect(await count('red')).toEqual({ count: 999, isMore: false });
  // Fewer are counted each time.
  await t.rows('delete from shelf where place < 4');
  expect(await count('red')).toEqual({ count: 998, isMore: false });
});
