import { Instant } from '@js-joda/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { earn } from '#server/modules/payouts/payouts.fixture.ts';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { askByDays } from './known-zones.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

it('the days of a location are those of its zone at once when that changes, and new locations are there', async () => {
  const start = t.clock.now();
  // Sunday evening in Toronto is Monday in Auckland: another day, and another week.
  t.clock.set(Instant.parse('2026-11-22T23:00:00Z'));
  const { userId } = await makeUser(t, { isPartner: true });
  const { id } = await makeListing(t, { ownerId: userId });
  const owner = await t.as({ userId });
  const firstDay = async () => (await owner.hosting.week({ listingId: id })).days[0]?.date;
  const places = async () => (await owner.hosting.sharesThisWeek()).map(({ listingId }) => listingId);
  // Earned on Sunday in Toronto, on Monday in Auckland.
  t.clock.set(Instant.parse('2026-11-22T20:00:00Z'));
  await earn(t, userId, 500, 'CAD');
  t.clock.set(Instant.parse('2026-11-22T23:00:00Z'));
  const lastWeeks = async () =>
    (await owner.hosting.weeklyShares())[0]?.weeks.slice(-2).map(({ from, share }) => [from, share.minor]);
  expect(await lastWeeks()).toEqual([
    ['2026-11-09', 0],
    ['2026-11-16', 500],
  ]);
  expect([await firstDay(), await firstDay()]).toEqual(['2026-11-22', '2026-11-22']);
  expect(await places()).toEqual([id]);
  await t.rows(`update listings set time_zone = 'Pacific/Auckland' where id = $1`, [id]);
  expect([await firstDay(), await places()]).toEqual(['2026-11-23', [id]]);
  expect(await lastWeeks()).toEqual([
    ['2026-11-16', 0],
    ['2026-11-23', 500],
  ]);
  const other = await makeListing(t, { ownerId: userId });
  expect((await places()).toSorted()).toEqual([id, other.id].toSorted());
  t.clock.set(start);
});

it('is asked once where the zones are as they were, and again where they are not', async () => {
  const asked: (readonly string[])[] = [];
  const ask = (...zones: readonly string[]) =>
    askByDays('an owner', async (assumed) => {
      asked.push(assumed);
      return zones.map((time_zone) => ({ time_zone }));
    });
  const toronto = 'America/Toronto';
  const paris = 'Europe/Paris';
  await ask(toronto, toronto);
  await ask(toronto);
  await ask(toronto, paris);
  expect(await ask()).toEqual([]);
  expect(asked).toEqual([[], [toronto], [toronto], [toronto], [toronto, paris], [toronto, paris]]);
});
