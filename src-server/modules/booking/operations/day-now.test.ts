import { afterAll, beforeAll, expect, it } from 'vitest';
import { atClock, atTheDoor, takingIn } from '../door/door.fixture.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { dayNow } from './day-now.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** How many orders and bags of each kind there are, those of none left out. */
const counted = async () =>
  Object.fromEntries(
    (await dayNow(t.deps)).flatMap(({ kind, orders, bags }) => (orders === 0 ? [] : [[kind, [orders, bags]]])),
  );

it('the day of a stay is counted as it goes on', async () => {
  atClock(t, '09:00');
  const { bookingId, owner, person, listing } = await atTheDoor(t, { bagsCount: 2 });
  expect(await counted()).toEqual({});
  await t.rows(
    `update listings set rules = jsonb_set(rules, '{closures}', '[{"from": "2026-11-25", "to": "2026-11-25"}]') where id = $1`,
    [listing.id],
  );
  expect(await counted()).toEqual({ shopClosed: [1, 2] });
  await t.rows(`update listings set rules = jsonb_set(rules, '{closures}', '[]') where id = $1`, [listing.id]);
  atClock(t, '11:30');
  expect(await counted()).toEqual({});
  atClock(t, '11:31');
  expect(await counted()).toEqual({ notCome: [1, 2] });
  await person.doors.report({ bookingId, withBags: false });
  expect(await counted()).toEqual({ notCome: [1, 2], doorShut: [1, 2] });
  await owner.custody.checkIn(takingIn(bookingId, { bagsCount: 2 }));
  atClock(t, '11:59');
  const inStore = { inStore: [1, 2] };
  expect(await counted()).toMatchObject(inStore);
  expect(await counted()).not.toHaveProperty('dueSoon');
  atClock(t, '12:01');
  expect(await counted()).toMatchObject({ ...inStore, dueSoon: [1, 2] });
  atClock(t, '14:01');
  expect(await counted()).toMatchObject({ ...inStore, overdue: [1, 2] });
  const [first] = await dayNow(t.deps);
  expect(first?.first).toMatchObject([{ zone: 'America/Toronto', at: '2026-11-25T19:00:00Z' }]);
});
