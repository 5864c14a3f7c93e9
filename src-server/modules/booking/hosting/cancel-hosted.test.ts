import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BagState } from '#shared/partner/bookings-schema.ts';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { atClock, atTheDoor, owedTo, takingIn } from '../door/door.fixture.ts';
import { paid, refundsOf, refused, statusOf } from '../order.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const cancelling = (bookingId: string, reason = '') => ({ bookingId, reason, requestId: randomUUID() });

it('a location cancels a booking: everything goes back, nothing is earned, its traveller reads why', async () => {
  const { listing, bookingId, order, who } = await paid(t);
  const owner = await t.as({ userId: listing.ownerId });
  const stranger = await t.as(await makeUser(t, { isPartner: true }));
  expect(await refused(stranger.hosting.cancel(cancelling(bookingId)))).toBe('orderNotFound');
  const wish = cancelling(bookingId, 'A pipe burst');
  await owner.hosting.cancel(wish);
  await owner.hosting.cancel(wish);
  expect(await statusOf(t, bookingId)).toEqual({ status: 'canceled', cancellation_reason: 'A pipe burst' });
  expect(await refundsOf(t, bookingId)).toMatchObject([{ amount_minor: order.total.minor }]);
  expect(await owedTo(t, listing.ownerId)).toBe(0);
  await t.runJobs();
  const read = t.mails.filter(({ to }) => to === who.email).map(({ text }) => text);
  expect(read.filter((text) => text.includes('A pipe burst'))).toHaveLength(1);
});

it('not while bags are inside; begun without bags, everything goes back too', async () => {
  atClock(t, '09:00');
  const one = await atTheDoor(t);
  atClock(t, '11:05');
  await one.owner.custody.checkIn(takingIn(one.bookingId));
  expect(await refused(one.owner.hosting.cancel(cancelling(one.bookingId)))).toBe('bookingAlreadyStarted');
  await one.owner.custody.undo({ bookingId: one.bookingId, requestId: randomUUID() });
  await one.owner.hosting.cancel(cancelling(one.bookingId));
  expect(await refundsOf(t, one.bookingId)).toHaveLength(1);
});

it('bookings are found by where their bags are, and the week shows what is really inside', async () => {
  atClock(t, '09:00');
  const { owner, bookingId, listing } = await atTheDoor(t, { bagsCount: 3 });
  const found = async (bags: BagState) =>
    (await owner.hosting.bookings({ when: 'all', sort: 'dropOffAsc', search: '', bags })).bookings.length;
  const each = async () => [
    await found('expected'),
    await found('inside'),
    await found('late'),
    await found('notInside'),
  ];
  const inStore = () => owner.hosting.storeWeek({ listingId: listing.id, from: '2026-11-25' });
  expect(await each()).toEqual([1, 0, 0, 1]);
  atClock(t, '11:10');
  expect(await inStore(), 'not brought, so nothing yet').toMatchObject([
    { dropOffAt: '2026-11-25T16:11:00Z', bagsCount: 3 },
  ]);
  await owner.custody.checkIn(takingIn(bookingId, { bagsCount: 2 }));
  expect(await each()).toEqual([0, 1, 0, 0]);
  expect(await inStore()).toMatchObject([{ dropOffAt: '2026-11-25T16:10:00Z', bagsCount: 2 }]);
  atClock(t, '14:30');
  expect(await each()).toEqual([0, 1, 1, 0]);
  expect(await inStore(), 'late bags are still inside').toMatchObject([{ pickUpAt: '2026-11-25T19:31:00Z' }]);
});
