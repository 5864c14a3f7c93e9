import { randomUUID } from 'node:crypto';
import type { Instant } from '@js-joda/core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CardProvider } from '#server/platform/payments/card-provider.ts';
import { createStripeProvider } from '#server/platform/payments/stripe-provider.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { booked, expectBalancedLedger, paid, paymentsOf, refundsOf, refused, statusOf } from '../order.fixture.ts';

let t: TestApp;
let start: Instant;
beforeAll(async () => {
  t = await createTestApp();
  start = t.clock.now();
});
afterEach(() => {
  t.clock.set(start);
  t.webhooks(true);
});
afterAll(() => t.close());

const SECOND = 1 / 60;
const unanswered = { ok: false as const, failure: { kind: 'unreachable' as const, message: 'no answer' } };

/** A person whose process does not hear what the provider says to some calls. */
const hearing = async (who: Awaited<ReturnType<typeof booked>>['who'], deaf: Partial<CardProvider>) =>
  t.as(who, { cards: { ...t.deps.cards, ...deaf } });

/** The card is charged, and the answer is lost. */
const loseAnswer: Partial<CardProvider> = {
  confirmIntent: async (id, options) => {
    await t.deps.cards.confirmIntent(id, options);
    return unanswered;
  },
};
/** The request never arrives. */
const loseRequest: Partial<CardProvider> = { confirmIntent: async () => unanswered };

const visa = (bookingId: string) => ({ requestId: randomUUID(), bookingId, cardToken: 'tok_visa' });

describe('a payment whose answer is lost', () => {
  it('is being checked, says the order, and no second one is begun', async () => {
    const { who, person, bookingId } = await booked(t);
    t.webhooks(false);
    const first = visa(bookingId);
    expect(await (await hearing(who, loseAnswer)).booking.pay(first)).toMatchObject({ status: 'processing' });
    expect(await person.booking.get({ bookingId })).toMatchObject({
      status: 'pending',
      paymentChecking: true,
      intent: null,
    });
    expect(await person.booking.pay(first)).toMatchObject({ status: 'processing' });
    expect(await person.booking.pay(visa(bookingId))).toMatchObject({ status: 'processing' });
    const other = { requestId: randomUUID(), bookingId, paymentMethodId: 'pm_card_visa' };
    expect(await refused(person.booking.startIntent(other))).toBe('paymentChecking');
    expect(await paymentsOf(t, bookingId)).toHaveLength(1);
  });

  it('is known when the provider is asked, within the minute', async () => {
    const { who, person, bookingId } = await booked(t);
    t.webhooks(false);
    await (await hearing(who, loseAnswer)).booking.pay(visa(bookingId));
    await t.sandbox.settled();
    expect(await t.runJobs()).toEqual([]);
    expect((await statusOf(t, bookingId))?.status).toBe('pending');
    t.clock.forward(6 * SECOND);
    expect(await t.runJobs()).toEqual([]);
    expect(await person.booking.get({ bookingId })).toMatchObject({ status: 'confirmed', paymentChecking: false });
    await expectBalancedLedger(t);
  });

  it('is known by its event, if that is quicker', async () => {
    const { who, person, bookingId } = await booked(t);
    await (await hearing(who, loseAnswer)).booking.pay(visa(bookingId));
    await t.sandbox.settled();
    expect(await person.booking.get({ bookingId })).toMatchObject({ status: 'confirmed', paymentChecking: false });
  });

  it('ends in words that are true when the request never arrived', async () => {
    const { who, person, bookingId } = await booked(t);
    await (await hearing(who, loseRequest)).booking.pay(visa(bookingId));
    t.clock.forward(6 * SECOND);
    expect(await t.runJobs()).toMatchObject([{ name: 'check-payment' }]);
    expect((await statusOf(t, bookingId))?.status).toBe('pending');
    t.clock.forward(25 * SECOND);
    await t.tick('check-payments');
    expect(await person.booking.get({ bookingId })).toMatchObject({
      status: 'canceled',
      paymentChecking: false,
      paid: { minor: 0 },
      paymentMessage: 'Problem with payment',
    });
  });

  it('stays unknown while the provider is away, and one that is unknown does not keep others from being asked', async () => {
    const one = await booked(t);
    const two = await booked(t);
    t.webhooks(false);
    await (await hearing(one.who, loseAnswer)).booking.pay(visa(one.bookingId));
    t.clock.forward(SECOND);
    await (await hearing(two.who, loseAnswer)).booking.pay(visa(two.bookingId));
    const [first] = await paymentsOf(t, one.bookingId);
    const cards: CardProvider = {
      ...t.deps.cards,
      retrieveIntent: async (id) => (id === first?.provider_intent_id ? unanswered : t.deps.cards.retrieveIntent(id)),
    };
    await t.jobs.tick({ ...t.deps, cards }, 'check-payments');
    expect(await one.person.booking.get({ bookingId: one.bookingId })).toMatchObject({ paymentChecking: true });
    expect(await two.person.booking.get({ bookingId: two.bookingId })).toMatchObject({ status: 'confirmed' });
  });

  it('is claimed neither paid nor unpaid by who finishes it in the browser', async () => {
    const { who, person, bookingId } = await booked(t);
    const { intentId } = await person.booking.startIntent({ requestId: randomUUID(), bookingId });
    const deaf = await hearing(who, { retrieveIntent: async () => unanswered });
    const finish = { requestId: randomUUID(), intentId, bookingId };
    expect(await refused(deaf.booking.dropIntent({ intentId }))).toBe('paymentUnknown');
    expect(await deaf.booking.confirm(finish)).toMatchObject({ status: 'processing' });
    expect(await person.booking.get({ bookingId })).toMatchObject({ paymentChecking: true });
  });
});

describe('a provider that refuses our key', () => {
  it('is unavailable to the traveller, who hears nothing of the key', async () => {
    const { who, bookingId } = await booked(t);
    const cards = createStripeProvider({
      secretKey: 'sk_live_of_somebody',
      webhookSecret: 'whsec',
      address: { host: t.sandbox.host, port: t.sandbox.port, protocol: 'http' },
      log: t.deps.log,
      clock: t.clock,
    });
    const person = await t.as(who, { cards });
    expect(await refused(person.booking.pay(visa(bookingId)))).toBe('paymentServiceAway');
    expect((await statusOf(t, bookingId))?.status).toBe('pending');
  });
});

describe('who comes to pay', () => {
  it('for an order that was cancelled and given back hears that', async () => {
    const { person, bookingId } = await paid(t);
    await person.booking.cancel({ requestId: randomUUID(), bookingId });
    expect(await refused(person.booking.pay(visa(bookingId)))).toBe('orderRefunded');
    expect(await refused(person.booking.startIntent({ requestId: randomUUID(), bookingId }))).toBe('orderRefunded');
  });

  it('for one that they cancelled before hears that', async () => {
    const { person, bookingId } = await booked(t);
    await person.booking.cancel({ requestId: randomUUID(), bookingId });
    expect(await refused(person.booking.pay(visa(bookingId)))).toBe('orderCanceled');
  });

  it('for one that was changed since hears that it is paid', async () => {
    const { person, bookingId } = await paid(t);
    const edit = { requestId: randomUUID(), bookingId, bagsCount: 2, card: { cardToken: 'tok_visa' } };
    expect(await person.booking.edit(edit)).toMatchObject({ status: 'confirmed' });
    expect(await refused(person.booking.pay(visa(bookingId)))).toBe('alreadyPaid');
  });

  it('by an intent that they gave up hears that, for good or for another', async () => {
    const { person, bookingId } = await booked(t);
    const start = () => person.booking.startIntent({ requestId: randomUUID(), bookingId });
    const first = await start();
    const second = await person.booking.startIntent({
      requestId: randomUUID(),
      bookingId,
      paymentMethodId: 'pm_card_visa',
    });
    const finish = (intentId: string) => person.booking.confirm({ requestId: randomUUID(), intentId, bookingId });
    await t.runJobs();
    expect(await refused(finish(first.intentId))).toBe('paymentDropped');
    await person.booking.dropIntent({ intentId: second.intentId });
    expect(await refused(finish(second.intentId))).toBe('paymentDropped');
  });

  it('by an intent that they gave up hears that, also where the provider tells of it first', async () => {
    const { who, person, bookingId } = await booked(t);
    const { intentId } = await person.booking.startIntent({ requestId: randomUUID(), bookingId });
    const late = await hearing(who, {
      cancelIntent: async (...of) => {
        const answer = await t.deps.cards.cancelIntent(...of);
        await t.sandbox.settled();
        return answer;
      },
    });
    await late.booking.dropIntent({ intentId });
    const finish = person.booking.confirm({ requestId: randomUUID(), intentId, bookingId });
    expect(await refused(finish)).toBe('paymentDropped');
  });

  it('by an unknown method leaves no booking that holds places', async () => {
    const { person, bookingId } = await booked(t, 1);
    const unknown = { requestId: randomUUID(), bookingId, paymentMethodId: 'pm_of_nobody' };
    expect(await refused(person.booking.startIntent(unknown))).toBe('problemWithPayment');
    expect(await statusOf(t, bookingId)).toEqual({ status: 'canceled', cancellation_reason: 'Problem with payment' });
  });
});

describe('the last refund', () => {
  it('of an order paid in parts is all that its cancellation gave back', async () => {
    const { person, bookingId } = await paid(t);
    const edit = { requestId: randomUUID(), bookingId, bagsCount: 2, card: { cardToken: 'tok_visa' } };
    const { booking } = await person.booking.edit(edit);
    const before = await person.booking.get({ bookingId: booking.id });
    await person.booking.cancel({ requestId: randomUUID(), bookingId: booking.id });
    expect(before.paid.minor).toBeGreaterThan(1017);
    expect(await refundsOf(t, booking.id)).toHaveLength(2);
    const canceled = await person.booking.get({ bookingId: booking.id });
    expect(canceled).toMatchObject({ latestRefund: before.paid, latestRefundStatus: 'requested' });
    await t.runJobs();
    await t.sandbox.settled();
    expect(await person.booking.get({ bookingId: booking.id })).toMatchObject({
      latestRefund: before.paid,
      latestRefundStatus: 'succeeded',
    });
  });

  it('that failed in part and is tried again is still the whole', async () => {
    const { person, bookingId } = await booked(t);
    await person.booking.pay({ ...visa(bookingId), cardToken: 'tok_refundFail' });
    const edit = { requestId: randomUUID(), bookingId, bagsCount: 2, card: { cardToken: 'tok_visa' } };
    const { booking } = await person.booking.edit(edit);
    const { paid: all } = await person.booking.get({ bookingId: booking.id });
    await person.booking.cancel({ requestId: randomUUID(), bookingId: booking.id });
    await t.runJobs();
    await t.sandbox.settled();
    t.clock.forward(30);
    expect(await person.booking.get({ bookingId: booking.id })).toMatchObject({
      latestRefund: all,
      latestRefundStatus: 'requested',
    });
  });
});

describe('how an order was paid', () => {
  it('is known of its payments, not of a message', async () => {
    const { person, bookingId } = await booked(t);
    const { intentId } = await person.booking.startIntent({
      requestId: randomUUID(),
      bookingId,
      paymentMethodId: 'pm_card_visa',
    });
    await person.booking.confirm({ requestId: randomUUID(), intentId, bookingId });
    expect(await person.booking.get({ bookingId })).toMatchObject({
      status: 'confirmed',
      paidBy: 'payment_intent',
      paymentMessage: null,
    });
    const longer = { dropOffAt: '2026-11-25T11:00-05:00', pickUpAt: '2026-11-25T16:00-05:00' };
    expect(await person.booking.previewEdit({ bookingId, stay: longer })).toMatchObject({ needsPaymentForm: true });
  });
});
