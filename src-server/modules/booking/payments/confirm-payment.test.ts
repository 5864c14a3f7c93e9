import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, someGuest } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { booked, expectBalancedLedger, paid, paymentsOf, refundsOf, refused, statusOf } from '../order.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

describe('paying', () => {
  it('confirms the booking and tells traveller and partner', async () => {
    const { person, bookingId, who } = await paid(t);
    const order = await person.booking.get({ bookingId });
    expect(order).toMatchObject({
      status: 'confirmed',
      modifiable: true,
      cardLast4: '4242',
      paid: { minor: 1017 },
      refundable: { minor: 1017 },
    });
    await t.runJobs();
    const mails = t.mails.filter(({ to }) => to === who.email);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('is confirmed')]);
    expect(mails[0]?.html).toContain(`http://localhost:3000/orders/${bookingId}?key=`);
    expect(mails[0]?.text).toContain('11:00');
    await expectBalancedLedger(t);
  });

  it('is one charge for a double click, two tabs and every event', async () => {
    const { person, bookingId } = await booked(t);
    const click = { requestId: randomUUID(), bookingId, cardToken: 'tok_visa' };
    const tabs = [
      click,
      click,
      { ...click, requestId: randomUUID() },
      { ...click, requestId: randomUUID(), cardToken: 'tok_mastercard' },
    ];
    const answers = await Promise.all(tabs.map((tab) => person.booking.pay(tab)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['confirmed']));
    await t.sandbox.settled();
    expect(await paymentsOf(t, bookingId)).toMatchObject([{ status: 'succeeded', amount_minor: 1017 }]);
    const before = await t.rows('select count(*)::int from ledger_entries');
    for (const { id } of await t.rows<{ id: string }>('select id from provider_events')) t.sandbox.deliverAgain(id);
    await t.sandbox.settled();
    expect(await t.rows('select count(*)::int from ledger_entries')).toEqual(before);
    expect(await refundsOf(t, bookingId)).toEqual([]);
  });

  it("notes the provider's events that no module has a use for, once", async () => {
    const { person, bookingId } = await booked(t);
    await person.booking.pay({ requestId: randomUUID(), bookingId, cardToken: 'tok_visa' });
    await t.sandbox.settled();
    const noted = await t.rows<{ id: string; type: string; is_ignored: boolean }>(
      `select id, type, is_ignored from provider_events where type in ('charge.succeeded', 'payment_intent.succeeded')`,
    );
    expect(new Set(noted.map(({ type, is_ignored: isIgnored }) => `${type} ${isIgnored}`))).toEqual(
      new Set(['charge.succeeded true', 'payment_intent.succeeded false']),
    );
    for (const { id } of noted) t.sandbox.deliverAgain(id);
    await t.sandbox.settled();
    expect(
      await t.rows(`select id from provider_events where type in ('charge.succeeded', 'payment_intent.succeeded')`),
    ).toHaveLength(noted.length);
  });

  it('with a declined card cancels the booking with its message and the intent', async () => {
    const { person, bookingId } = await booked(t);
    const pay = { requestId: randomUUID(), bookingId, cardToken: 'tok_chargeDeclined' };
    expect(await refused(person.booking.pay(pay))).toBe('cardDeclined');
    expect(await refused(person.booking.pay(pay))).toBe('cardDeclined');
    expect(await statusOf(t, bookingId)).toEqual({
      status: 'canceled',
      cancellation_reason: 'Your card was declined.',
    });
    expect(await t.runJobs()).toEqual([]);
    const [payment] = await paymentsOf(t, bookingId);
    expect(await t.deps.cards.retrieveIntent(payment?.provider_intent_id ?? '')).toMatchObject({
      value: { state: 'canceled' },
    });
  });

  it.each([
    ['complete', 'confirmed'],
    ['fail', 'canceled'],
  ] as const)('that asks the bank: %s leaves the booking %s', async (answer, status) => {
    const { person, bookingId } = await booked(t);
    const pay = { requestId: randomUUID(), bookingId, paymentMethodId: 'pm_card_authenticationRequired' };
    const asked = await person.booking.pay(pay);
    if (asked.status !== 'requires_action') expect.fail('no question');
    await t.answerBank(asked.intentId, answer);
    await t.sandbox.settled();
    expect((await statusOf(t, bookingId))?.status).toBe(status);
    const again = person.booking.confirm({ requestId: randomUUID(), intentId: asked.intentId, bookingId });
    if (answer === 'complete') expect((await again).status).toBe('confirmed');
    else expect(await refused(again)).toBe('cardDeclined');
  });

  it('is confirmed by the event when the server died after the card was charged', async () => {
    const { who, bookingId } = await booked(t);
    const { cards } = t.deps;
    const dying = await t.as(who, {
      cards: {
        ...cards,
        confirmIntent: async (id, options) => {
          await cards.confirmIntent(id, options);
          throw new Error('the power went');
        },
      },
    });
    await dying.booking.pay({ requestId: randomUUID(), bookingId, cardToken: 'tok_visa' }).catch(() => null);
    await t.sandbox.settled();
    expect((await statusOf(t, bookingId))?.status).toBe('confirmed');
  });

  it.each([
    ['still room', 5, 'confirmed', []],
    ['no room left', 1, 'canceled', [{ amount_minor: 1017, status: 'succeeded' }]],
  ] as const)('that succeeds after the hold, with %s', async (_, capacity, status, given) => {
    const { listing, person, bookingId } = await booked(t, capacity);
    const start = t.clock.now();
    const { intentId, clientSecret } = await person.booking.startIntent({ requestId: randomUUID(), bookingId });
    t.clock.forward(16);
    if (capacity === 1) await (await t.as()).booking.create({ ...aBooking(listing.id), guest: someGuest() });
    await fetch(`${t.sandbox.url}/sandbox/payment_intents/${intentId}/confirm`, {
      method: 'POST',
      body: JSON.stringify({ client_secret: clientSecret, token: 'tok_visa' }),
    });
    await t.sandbox.settled();
    await t.runJobs();
    await t.sandbox.settled();
    expect((await statusOf(t, bookingId))?.status).toBe(status);
    expect(await refundsOf(t, bookingId)).toEqual(given);
    await expectBalancedLedger(t);
    t.clock.set(start);
  });

  it('is too late once the hold was ended at the provider', async () => {
    const { person, bookingId } = await booked(t);
    const start = t.clock.now();
    const { intentId, clientSecret } = await person.booking.startIntent({ requestId: randomUUID(), bookingId });
    t.clock.forward(16);
    await t.tick('expire-holds');
    expect(await statusOf(t, bookingId)).toEqual({ status: 'canceled', cancellation_reason: 'Not paid in time' });
    const late = await fetch(`${t.sandbox.url}/sandbox/payment_intents/${intentId}/confirm`, {
      method: 'POST',
      body: JSON.stringify({ client_secret: clientSecret, token: 'tok_visa' }),
    });
    expect(late.ok).toBe(false);
    expect(await refused(person.booking.pay({ requestId: randomUUID(), bookingId, cardToken: 'tok_visa' }))).toBe(
      'holdExpired',
    );
    t.clock.set(start);
  });
});
