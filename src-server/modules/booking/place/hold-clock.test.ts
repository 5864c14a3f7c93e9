import { randomUUID } from 'node:crypto';
import type { Instant } from '@js-joda/core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, makeListing, makeUser, someStay } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { paymentsOf, refundsOf, refused, statusOf } from '../order.fixture.ts';

let t: TestApp;
let start: Instant;
beforeAll(async () => {
  t = await createTestApp();
  start = t.clock.now();
});
afterEach(() => t.clock.set(start));
afterAll(() => t.close());

const SECOND = 1 / 60;
const HOLD = 15;

/** A person whose requests are answered by a process with a clock that is wrong by so many seconds. */
const onProcess = async (secondsAhead: number) =>
  t.as(await makeUser(t), { clock: { now: () => t.clock.now().plusSeconds(secondsAhead) } });

const payment = (bookingId: string) => ({ requestId: randomUUID(), bookingId, cardToken: 'tok_visa' });

/** Bags confirmed or held at once during the stay, whatever any clock says of the holds. */
async function confirmedBags(listingId: string): Promise<number> {
  const [row] = await t.rows<{ bags: number }>(
    `select coalesce(sum(bags_count), 0)::int as bags from bookings where listing_id = $1 and status = 'confirmed'`,
    [listingId],
  );
  return row?.bags ?? 0;
}

describe('a hold', () => {
  it('stands for a process whose clock is 20 seconds ahead', async () => {
    const { id } = await makeListing(t, { capacity: 2 });
    const [right, ahead] = [await onProcess(0), await onProcess(20)];
    const held = await right.booking.create(aBooking(id, { bagsCount: 2 }));
    t.clock.forward(HOLD - 10 * SECOND);
    expect(await refused(ahead.booking.create(aBooking(id, { bagsCount: 2 })))).toBe('overCapacity');
    expect(await right.booking.pay(payment(held.id))).toMatchObject({ status: 'confirmed' });
    expect(await confirmedBags(id)).toBe(2);
  });

  it('may be paid at that process until its very end', async () => {
    const { id } = await makeListing(t);
    const ahead = await onProcess(20);
    const held = await ahead.booking.create(aBooking(id));
    t.clock.forward(HOLD - 10 * SECOND);
    expect(await ahead.booking.pay(payment(held.id))).toMatchObject({ status: 'confirmed' });
  });

  it('lets its order be paid from its own page until then, and says when it is over', async () => {
    const { id } = await makeListing(t);
    const person = await t.as(await makeUser(t));
    const { id: bookingId } = await person.booking.create(aBooking(id));
    expect(await person.booking.get({ bookingId })).toMatchObject({ status: 'pending', isHeld: true });
    t.clock.forward(HOLD + SECOND);
    expect(await person.booking.get({ bookingId })).toMatchObject({ status: 'pending', isHeld: false });
    expect(await refused(person.booking.pay(payment(bookingId)))).toBe('holdExpired');
  });

  it('is over for a process whose clock stepped back, also when it is paid there', async () => {
    const { id } = await makeListing(t, { capacity: 2 });
    const [right, back] = [await onProcess(0), await onProcess(-20)];
    const held = await back.booking.create(aBooking(id, { bagsCount: 2 }));
    t.clock.forward(HOLD + SECOND);
    const next = await right.booking.create(aBooking(id, { bagsCount: 2 }));
    expect(await refused(back.booking.pay(payment(held.id)))).toBe('holdExpired');
    expect(await right.booking.pay(payment(next.id))).toMatchObject({ status: 'confirmed' });
    expect(await confirmedBags(id)).toBe(2);
  });

  it('stays over when the clock of the database itself steps back: who paid then gets everything back', async () => {
    const { id } = await makeListing(t, { capacity: 2 });
    const [first, second] = [await onProcess(0), await onProcess(0)];
    const held = await first.booking.create(aBooking(id, { bagsCount: 2 }));
    t.clock.forward(HOLD + SECOND);
    const next = await second.booking.create(aBooking(id, { bagsCount: 2 }));
    await second.booking.pay(payment(next.id));
    t.clock.forward(-10 * SECOND);
    expect(await refused(first.booking.pay(payment(held.id)))).toBe('paidTooLate');
    expect(await confirmedBags(id)).toBe(2);
    expect(await paymentsOf(t, held.id)).toMatchObject([{ status: 'succeeded' }]);
    expect(await refundsOf(t, held.id)).toHaveLength(1);
  });

  it('is not revived by being prolonged once its places are taken', async () => {
    const { id } = await makeListing(t, { capacity: 2 });
    const person = await onProcess(0);
    const held = await person.booking.create(aBooking(id, { bagsCount: 2 }));
    t.clock.forward(HOLD);
    await person.booking.create(aBooking(id, { bagsCount: 2 }));
    const prolonged = t.rows(`update bookings set hold_expires_at = product_now() + interval '1 hour' where id = $1`, [
      held.id,
    ]);
    await expect(prolonged).rejects.toMatchObject({ code: 'CL001' });
  });

  it('ends by the clock of the database for the job that cleans up, however wrong its process is', async () => {
    const { id } = await makeListing(t);
    const person = await onProcess(0);
    const held = await person.booking.create(aBooking(id));
    await t.tick('expire-holds');
    expect(await statusOf(t, held.id)).toMatchObject({ status: 'pending' });
    t.clock.forward(HOLD);
    await t.tick('expire-holds');
    expect(await statusOf(t, held.id)).toMatchObject({ status: 'canceled', cancellation_reason: 'Not paid in time' });
  });

  it('is seen on the map by the same clock', async () => {
    const { id } = await makeListing(t, { capacity: 2 });
    const [right, ahead] = [await onProcess(0), await onProcess(20)];
    await right.booking.create(aBooking(id, { bagsCount: 2 }));
    t.clock.forward(HOLD - 10 * SECOND);
    const seen = await ahead.search.listing({ listing: id, stay: someStay, bagsCount: 1 });
    expect(seen.placesLeft).toBe(0);
  });
});
