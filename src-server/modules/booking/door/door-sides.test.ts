import { afterAll, beforeAll, expect, it } from 'vitest';
import { workerOf } from '#server/api/acts/people.fixture.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { atClock, atTheDoor, takingIn } from './door.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

it('both sides read when tickets were scanned there on that local day, and nothing of whose they were', async () => {
  atClock(t, '10:00');
  const { bookingId, person, owner, listing } = await atTheDoor(t);
  const [typed, scanned] = [await atTheDoor(t, { listing }), await atTheDoor(t, { listing })];
  atClock(t, '10:45');
  await owner.custody.checkIn(takingIn(typed.bookingId, { found: 'typed' }));
  expect((await person.doors.ofOrder({ bookingId })).listing.lastScanAt).toBeNull();
  atClock(t, '10:50');
  await owner.custody.checkIn(takingIn(scanned.bookingId));
  atClock(t, '11:05');
  await person.doors.report({ bookingId, withBags: false });
  expect((await person.doors.ofOrder({ bookingId })).listing.lastScanAt).toBe('2026-11-25T15:50:00Z');
  expect(await owner.doors.hosted()).toMatchObject([
    {
      bookingId,
      open: [{ from: 480, to: 1200 }],
      scannedAt: ['2026-11-25T15:50:00Z'],
      taken: null,
      share: { currency: 'CAD', minor: expect.any(Number) },
    },
  ]);
  const userId = await workerOf(t, listing.ownerId);
  await t.rows(
    'insert into staff_locations (member_id, listing_id) select id, $2 from staff_members where user_id = $1',
    [userId, listing.id],
  );
  const worker = await t.as({ userId });
  expect(await worker.doors.hosted()).toMatchObject([{ bookingId, share: null }]);
  atClock(t, '00:01', '2026-11-26');
  expect((await person.doors.ofOrder({ bookingId })).listing.lastScanAt).toBeNull();
});

it('bags behind the door of a place that never closes stay for a day, to the minute', async () => {
  atClock(t, '10:00');
  const { bookingId, person, owner, listing } = await atTheDoor(t);
  await t.rows('update listings set available_full_time = true where id = $1', [listing.id]);
  atClock(t, '11:00');
  await owner.custody.checkIn(takingIn(bookingId));
  atClock(t, '13:50');
  t.clock.set(t.clock.now().plusMillis(30_250));
  await person.doors.report({ bookingId, withBags: true });
  const door = await person.doors.ofOrder({ bookingId });
  expect(door).toMatchObject({ withBags: true, wait: 'bags', pickUpAt: '2026-11-26T18:50:00Z' });
  expect(door.owed.minor).toBeGreaterThan(0);
});
