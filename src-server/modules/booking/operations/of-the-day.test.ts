import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DayView } from '#shared/admin/lists.ts';
import { atClock, atTheDoor, takingIn } from '../door/door.fixture.ts';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let support: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  t = await createTestApp();
  support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
});
afterAll(() => t.close());

const listed = async (day: DayView, more: object = {}) =>
  (await support.admin.bookings.list({ day, ...more })).bookings.map(({ id, standing }) => [id, standing]);

it('a day of bookings has what is in store, expected today and late, what has to happen first before the rest', async () => {
  atClock(t, '09:00');
  const one = await atTheDoor(t, { bagsCount: 2 });
  const two = await atTheDoor(t, { bagsCount: 1 });
  const [{ code } = { code: '' }] = await t.rows<{ code: string }>('select code from bookings where id = $1', [
    one.bookingId,
  ]);
  // A drop-off of tomorrow is nothing of today, though less than a day away.
  await t.rows(
    `update bookings set drop_off_at = drop_off_at + interval '13 hours 30 minutes', pick_up_at = pick_up_at + interval '1 day' where id = $1`,
    [two.bookingId],
  );
  expect(await listed('now')).toEqual([[one.bookingId, null]]);
  await t.rows(`update bookings set drop_off_at = drop_off_at - interval '13 hours 15 minutes' where id = $1`, [
    two.bookingId,
  ]);
  expect(await listed('now')).toEqual([
    [one.bookingId, null],
    [two.bookingId, null],
  ]);
  expect(await listed('inStore')).toEqual([]);
  atClock(t, '11:31');
  expect(await listed('notCome')).toEqual([[one.bookingId, 'notCome']]);
  await one.owner.custody.checkIn(takingIn(one.bookingId, { bagsCount: 2 }));
  expect(await listed('notCome')).toEqual([]);
  expect(await listed('inStore')).toEqual([[one.bookingId, 'inside']]);
  expect(await listed('now', { text: code })).toEqual([[one.bookingId, 'inside']]);
  expect(await listed('now', { city: 'Elsewhere' })).toEqual([]);
  expect(await listed('now')).toEqual([
    [two.bookingId, null],
    [one.bookingId, 'inside'],
  ]);
  expect(await listed('now', { after: two.bookingId, limit: 1 })).toEqual([[one.bookingId, 'inside']]);
  expect((await support.admin.bookings.list({ day: 'now' })).count).toBe(2);
  expect(await listed('late')).toEqual([]);
  atClock(t, '14:01');
  expect(await listed('late')).toEqual([[one.bookingId, 'late']]);
  expect(await support.admin.bookings.get({ booking: one.bookingId })).toMatchObject({
    standing: 'late',
    bagsInside: 2,
  });
});
