import { Instant } from '@js-joda/core';
import { randomUUID } from 'node:crypto';
import { aBooking, makeListing, makeUser, someStay } from '#server/testing/factories.ts';
import type { TestApp } from '#server/testing/test-app.ts';

/** The instant at which the stay that the tests book begins. */
export const dropOff = Instant.parse('2026-11-25T16:00:00Z');

/** A paid booking, its location's owner, and the clock at its drop-off. */
export async function atTheCounter(t: TestApp, { capacity = 5, bagsCount = 2 } = {}) {
  const listing = await makeListing(t, { capacity });
  t.clock.set(dropOff.minusSeconds(86_400));
  const order = await bookPaid(t, listing.id, bagsCount);
  t.clock.set(dropOff);
  return { listing, order, bookingId: order.id, owner: await t.as({ userId: listing.ownerId }) };
}

/** Another paid booking of the same day there. */
export async function bookPaid(t: TestApp, listingId: string, bagsCount: number, stay = someStay) {
  const person = await t.as(await makeUser(t));
  return person.booking.create({ ...aBooking(listingId, { bagsCount, stay }), card: { cardToken: 'tok_visa' } });
}

/** A hand-over with a fresh request id. */
export const handing = (bookingId: string, bagsCount: number, note?: string) => ({
  bookingId,
  bagsCount,
  requestId: randomUUID(),
  note,
});

/** Two bags taken in without a network at the drop-off, as a device sends it. */
export const withoutNetwork = (personId: string, bookingId: string, more: object = {}) => ({
  personId,
  bookingId,
  requestId: randomUUID(),
  kind: 'in' as const,
  bagsCount: 2,
  deviceAt: dropOff.toString(),
  ...more,
});
