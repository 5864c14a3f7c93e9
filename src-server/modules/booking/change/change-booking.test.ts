import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooking } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { expectBalancedLedger, paid, refundsOf, refused, statusOf } from '../order.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

describe('a change', () => {
  const longer = { pickUpAt: '2026-11-25T16:00-05:00' };

  it('to a dearer stay changes nothing until the difference is paid', async () => {
    const { person, bookingId } = await paid(t, 1);
    const preview = await person.booking.previewEdit({ bookingId, stay: longer });
    expect(preview).toMatchObject({
      extraHours: 2,
      additionalItems: 0,
      additionalTotal: { minor: 452 },
      settlement: 'pay',
      needsPaymentForm: false,
    });
    const waiting = await person.booking.edit({ requestId: randomUUID(), bookingId, stay: longer });
    expect(waiting.status).toBe('requires_payment');
    expect((await statusOf(t, bookingId))?.status).toBe('confirmed');
    await person.booking.pay({
      requestId: randomUUID(),
      bookingId: waiting.bookingId,
      savedCardId: preview.savedCard?.id,
    });
    expect(await statusOf(t, bookingId)).toEqual({ status: 'canceled', cancellation_reason: 'Booking editing' });
    const order = await person.booking.get({ bookingId: waiting.bookingId });
    expect(order).toMatchObject({
      status: 'confirmed',
      paid: { minor: 1469 },
      refundable: { minor: 1469 },
      replaced: [{ id: bookingId }],
    });
    expect((await person.booking.list({})).items.map(({ id }) => id)).toEqual([waiting.bookingId]);
    await person.booking.cancel({ requestId: randomUUID(), bookingId: waiting.bookingId });
    await t.runJobs();
    expect((await refundsOf(t, waiting.bookingId)).reduce((sum, each) => sum + each.amount_minor, 0)).toBe(1469);
    await expectBalancedLedger(t);
  });

  it('whose card is declined leaves the order as it was', async () => {
    const { person, bookingId } = await paid(t);
    const edit = { requestId: randomUUID(), bookingId, stay: longer, card: { cardToken: 'tok_chargeDeclined' } };
    expect(await refused(person.booking.edit(edit))).toBe('cardDeclined');
    expect((await statusOf(t, bookingId))?.status).toBe('confirmed');
  });

  it('to a cheaper stay gives the difference back, once', async () => {
    const { person, bookingId } = await paid(t);
    const edit = { requestId: randomUUID(), bookingId, stay: { pickUpAt: '2026-11-25T12:00-05:00' } };
    const [first, second] = await Promise.all([person.booking.edit(edit), person.booking.edit(edit)]);
    expect(second).toEqual(first);
    expect(first.status).toBe('confirmed');
    await t.runJobs();
    expect(await refundsOf(t, first.bookingId)).toEqual([{ amount_minor: 452, status: 'succeeded' }]);
    await expectBalancedLedger(t);
  });

  it('that is dearer by less than any card can be charged with is made at once, and counts in the next difference', async () => {
    const { person, listing } = await paid(t);
    await t.rows('update listings set price_per_hour = 30, max_price = 1200 where id = $1', [listing.id]);
    const stay = { dropOffAt: '2026-11-27T11:00-05:00', pickUpAt: '2026-11-27T14:00-05:00' };
    const sold = await person.booking.create({ ...aBooking(listing.id, { stay }), card: { cardToken: 'tok_visa' } });
    const bookingId = sold.id;
    expect((await person.booking.get({ bookingId })).total).toMatchObject({ minor: 441 });
    const hourMore = { pickUpAt: '2026-11-27T15:00-05:00' };
    expect(await person.booking.previewEdit({ bookingId, stay: hourMore })).toMatchObject({
      amountDue: { minor: 0 },
      needsPaymentForm: false,
    });
    const made = await person.booking.edit({ requestId: randomUUID(), bookingId, stay: hourMore });
    expect(made.status).toBe('confirmed');
    expect(await person.booking.get({ bookingId: made.bookingId })).toMatchObject({
      paid: { minor: 441 },
      total: { minor: 475 },
    });
    const again = { bookingId: made.bookingId, stay: { pickUpAt: '2026-11-27T16:00-05:00' } };
    expect(await person.booking.previewEdit(again)).toMatchObject({ amountDue: { minor: 68 } });
  });

  it('is refused where the drop-off would be later than the pick-up', async () => {
    const { person, bookingId } = await paid(t);
    const stay = { dropOffAt: '2026-11-25T17:00-05:00', ...longer };
    expect(await refused(person.booking.edit({ requestId: randomUUID(), bookingId, stay }))).toBe('laterThanPickUp');
  });

  it('after the drop-off moves the pick-up only', async () => {
    const { person, bookingId } = await paid(t);
    const start = t.clock.now();
    t.clock.forward(60 * 26);
    expect(await refused(person.booking.edit({ requestId: randomUUID(), bookingId, bagsCount: 2 }))).toBe(
      'bookingAlreadyStarted',
    );
    const moved = { dropOffAt: '2026-11-25T13:00-05:00' };
    expect(await refused(person.booking.edit({ requestId: randomUUID(), bookingId, stay: moved }))).toBe(
      'bookingAlreadyStarted',
    );
    const later = await person.booking.edit({
      requestId: randomUUID(),
      bookingId,
      stay: longer,
      card: { cardToken: 'tok_visa' },
    });
    expect(later.status).toBe('confirmed');
    t.clock.set(start);
  });
});
