import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlStateOf } from '#server/platform/db/driver-error.ts';
import { newId } from '#server/platform/ids.ts';
import type { Intent } from '#server/platform/payments/card-provider.ts';
import { aBooking, makeCoupon, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { booked, paid, paymentsOf, refused, statusOf } from '../order.fixture.ts';
import { settlePayment } from './confirm-payment.ts';
import { receiveBookingEvent } from './receive-event.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const stateOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => sqlStateOf(error),
  );

describe('refunds of a payment', () => {
  const refund = (payment: { id: string; bookingId: string }, minor: number) =>
    t.rows(
      `insert into refunds (id, payment_id, booking_id, amount_minor, currency, reason, status, group_id, created_at)
       values ($1, $2, $3, $4, 'CAD', 'test', 'requested', $1, $5)`,
      [newId(), payment.id, payment.bookingId, minor, t.clock.now().toString()],
    );

  it('are never more than it, by any writer', async () => {
    const { bookingId } = await paid(t);
    // Its event locks booking and payment in the other order than a bare insert.
    await t.sandbox.settled();
    const [row] = await t.rows<{ id: string }>('select id from payments where booking_id = $1', [bookingId]);
    const payment = { id: row?.id ?? '', bookingId };
    expect(await stateOf(refund(payment, 1018))).toBe('CL003');
    expect(await stateOf(refund(payment, 1000))).toBeNull();
    expect(await stateOf(refund(payment, 18))).toBe('CL003');
    expect(await stateOf(refund(payment, 17))).toBeNull();
  });

  it('are not more by being written at once', async () => {
    const { bookingId } = await paid(t);
    // Its event locks booking and payment in the other order than a bare insert.
    await t.sandbox.settled();
    const [row] = await t.rows<{ id: string }>('select id from payments where booking_id = $1', [bookingId]);
    const payment = { id: row?.id ?? '', bookingId };
    const states = await Promise.all([1, 2, 3, 4].map(() => stateOf(refund(payment, 600))));
    expect(states.filter((state) => state === null)).toHaveLength(1);
  });
});

it('a payment whose row was lost with a database meets its own intent again', async () => {
  const { person, bookingId } = await booked(t);
  const start = () => person.booking.startIntent({ requestId: randomUUID(), bookingId });
  const { intentId } = await start();
  await t.rows('delete from payments where booking_id = $1', [bookingId]);
  expect((await start()).intentId).toBe(intentId);
});

describe('a coupon with a bound for each customer', () => {
  it('is used no more often by one address, by any writer', async () => {
    const { id: couponId } = await makeCoupon(t, { maxUsesPerCustomer: 1 });
    const [one, two] = [await booked(t), await booked(t)];
    const use = (bookingId: string, email: string) =>
      t.rows('insert into coupon_uses (id, coupon_id, booking_id, email, created_at) values ($1, $2, $3, $4, $5)', [
        newId(),
        couponId,
        bookingId,
        email,
        t.clock.now().toString(),
      ]);
    expect(await stateOf(use(one.bookingId, 'same@example.com'))).toBeNull();
    expect(await stateOf(use(two.bookingId, 'same@example.com'))).toBe('CL002');
    expect(await stateOf(use(two.bookingId, 'other@example.com'))).toBeNull();
  });

  it('takes its part off one of four bookings that come at once', async () => {
    const { code } = await makeCoupon(t, { maxUsesPerCustomer: 1 });
    const person = await t.as(await makeUser(t));
    const shops = await Promise.all([1, 2, 3, 4].map(() => makeListing(t)));
    const results = await Promise.allSettled(shops.map(({ id }) => person.booking.create(aBooking(id, { code }))));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe("the provider's event", () => {
  const begun = async () => {
    const made = await booked(t);
    await made.person.booking.startIntent({ requestId: randomUUID(), bookingId: made.bookingId });
    const [payment] = await t.rows<{ id: string; provider_intent_id: string }>(
      'select id, provider_intent_id from payments where booking_id = $1',
      [made.bookingId],
    );
    const found = await t.deps.cards.retrieveIntent(payment?.provider_intent_id ?? '');
    if (!found.ok) expect.fail(found.failure.message);
    return { ...made, paymentId: payment?.id ?? '', intent: found.value };
  };
  const paidIntent = (intent: Intent): Intent => ({ ...intent, state: 'succeeded', cardLast4: '4242' });
  const anEvent = () => ({ id: `evt_${randomUUID()}`, type: 'payment_intent.succeeded' });

  it('is believed only as far as the provider, when asked, says the same', async () => {
    const { bookingId, intent } = await begun();
    await receiveBookingEvent(t.deps, { ...anEvent(), kind: 'intent', intent: paidIntent(intent) });
    expect((await statusOf(t, bookingId))?.status).toBe('pending');
    expect(await paymentsOf(t, bookingId)).toMatchObject([{ status: 'open' }]);
  });

  it('is counted once, whatever it says the second time', async () => {
    const { bookingId, paymentId, intent } = await begun();
    const event = anEvent();
    await settlePayment(t.deps, paymentId, { intent }, event);
    await settlePayment(t.deps, paymentId, { intent: paidIntent(intent) }, event);
    expect((await statusOf(t, bookingId))?.status).toBe('pending');
  });

  it('that was worked off asks the provider nothing more', async () => {
    const { intent } = await begun();
    let questions = 0;
    const cards = {
      ...t.deps.cards,
      retrieveIntent: (id: string) => {
        questions += 1;
        return t.deps.cards.retrieveIntent(id);
      },
    };
    const event = { ...anEvent(), kind: 'intent' as const, intent };
    await receiveBookingEvent({ ...t.deps, cards }, event);
    await receiveBookingEvent({ ...t.deps, cards }, event);
    expect(questions).toBe(1);
  });
});

describe('a payment after the end of the hold', () => {
  it('is refused before anything is charged, also before the job cleaned up', async () => {
    const { person, bookingId } = await booked(t);
    const start = t.clock.now();
    t.clock.forward(15);
    const pay = { requestId: randomUUID(), bookingId, cardToken: 'tok_visa' };
    expect(await refused(person.booking.pay(pay))).toBe('holdExpired');
    expect(await paymentsOf(t, bookingId)).toEqual([]);
    t.clock.set(start);
  });
});
