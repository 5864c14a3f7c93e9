import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import type { TestApp } from '#server/testing/test-app.ts';

/** A pending booking of a new customer at a new listing. */
export async function booked(t: TestApp, capacity = 5, bagsCount = 1) {
  const listing = await makeListing(t, { capacity });
  const who = await makeUser(t);
  const person = await t.as(who);
  const order = await person.booking.create(aBooking(listing.id, { bagsCount }));
  return { listing, who, person, order, bookingId: order.id };
}

/** The same, paid by card and confirmed. */
export async function paid(t: TestApp, capacity = 5, bagsCount = 1) {
  const made = await booked(t, capacity, bagsCount);
  await made.person.booking.pay({ requestId: randomUUID(), bookingId: made.bookingId, cardToken: 'tok_visa' });
  return made;
}

/** The key of the error that a call is refused with. */
export const refused = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was not refused'),
    (error: unknown) => (error as { cause?: { key?: string } }).cause?.key,
  );

export const paymentsOf = (t: TestApp, bookingId: string) =>
  t.rows<{ status: string; amount_minor: number; provider_intent_id: string }>(
    'select status, amount_minor, provider_intent_id from payments where booking_id = $1 order by created_at, id',
    [bookingId],
  );

export const refundsOf = (t: TestApp, bookingId: string) =>
  t.rows<{ amount_minor: number; status: string }>('select amount_minor, status from refunds where booking_id = $1', [
    bookingId,
  ]);

export async function statusOf(t: TestApp, bookingId: string) {
  const [status] = await t.rows<{ status: string; cancellation_reason: string | null }>(
    'select status, cancellation_reason from bookings where id = $1',
    [bookingId],
  );
  return status;
}

/** Every transaction of the ledger sums up to nothing in each of its currencies. */
export async function expectBalancedLedger(t: TestApp) {
  const unbalanced = await t.rows(
    'select transaction_id from ledger_entries group by transaction_id, currency having sum(amount_minor) <> 0',
  );
  expect(unbalanced).toEqual([]);
}
