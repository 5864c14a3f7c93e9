import { Instant } from '@js-joda/core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { everyDay, rulesOf } from '#shared/availability/rules.fixture.ts';
import { walkInSchema } from '#shared/search/search-schema.ts';
import { codeAlphabet } from '#shared/booking/booking-code.ts';
import { openSearchWorld, type SearchWorld } from './search-world.fixture.ts';
import { walkIn } from './walk-in.ts';

const rules = rulesOf({ weekly: everyDay({ from: 6 * 60 + 30, to: 21 * 60 }) });

let world: SearchWorld;
beforeAll(async () => {
  world = await openSearchWorld(Instant.parse('2026-10-28T12:00:00Z'));
});
afterEach(() => world.clear());
afterAll(() => world.close());

const codes = async (): Promise<string[]> => {
  const rows = await world.db.query<{ walk_in_code: string }>('select walk_in_code from listings order by id');
  return rows.map((row) => row.walk_in_code);
};

it('gives each location four letters of its own, which open its stay from now', async () => {
  await world.addListings(Array.from({ length: 2000 }, () => ({ rules })));
  const given = await codes();
  expect(new Set(given).size).toBe(2000);
  for (const code of given) expect(code).toMatch(new RegExp(`^[${codeAlphabet}]{4}$`));

  world.now = Instant.parse('2026-10-28T18:07:30Z');
  const found = await walkIn(world.deps, given[0] ?? '');
  expect(found).toMatchObject({
    now: '2026-10-28T18:07:30Z',
    stay: { dropOffAt: '2026-10-28T14:10:00-04:00', pickUpAt: '2026-10-28T19:00:00-04:00' },
    pickUps: ['2026-10-28T17:00:00-04:00', '2026-10-28T19:00:00-04:00', '2026-10-28T21:00:00-04:00'],
    minutesLeft: 412,
  });
});

it('is none of a location that is not on the map', async () => {
  const [id = ''] = await world.addListings([{ rules }]);
  const [code = ''] = await codes();
  expect((await walkIn(world.deps, code)).pickUps).toHaveLength(3);
  await world.db.query(`update listings set published = false where id = $1`, [id]);
  await expect(walkIn(world.deps, code)).rejects.toThrow('listingNotFound');
  await expect(walkIn(world.deps, '2222')).rejects.toThrow('listingNotFound');
});

it('has five letters where all of four are taken', async () => {
  await world.db.query(`select setval('walk_in_numbers', 809998)`);
  const ids = await world.addListings([{ rules }, { rules }, { rules }]);
  const rows = await world.db.query<{ code: string }>(
    'select walk_in_code as code from listings where id = any ($1) order by length(walk_in_code)',
    [ids],
  );
  expect(rows.map(({ code }) => code.length)).toEqual([4, 5, 5]);
  for (const { code } of rows) expect(walkInSchema.parse({ code: code.toLowerCase() })).toEqual({ code });
});
