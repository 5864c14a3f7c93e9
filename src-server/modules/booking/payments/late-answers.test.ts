import { randomUUID } from 'node:crypto';
import type { Instant } from '@js-joda/core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CardProvider } from '#server/platform/payments/card-provider.ts';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { booked, expectBalancedLedger, paymentsOf, refundsOf, refused, statusOf } from '../order.fixture.ts';

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

const visa = (bookingId: string) => ({ requestId: randomUUID(), bookingId, cardToken: 'tok_visa' });

/** Asks for a payment by a process that dies as soon as its request has left, or has been answered. */
async function dieWhilePaying(made: Awaited<ReturnType<typeof booked>>, isCharged: boolean): Promise<void> {
  t.webhooks(false);
  await new Promise<void>((died, failed) => {
    const confirmIntent: CardProvider['confirmIntent'] = async (id, options) => {
      if (isCharged) await t.deps.cards.confirmIntent(id, options);
      died();
      // Nothing of that process happens any more.
      return new Promise(() => undefined);
    };
    t.as(made.who, { cards: { ...t.deps.cards, confirmIntent } })
      .then((dying) => dying.booking.pay(visa(made.bookingId)))
      .catch(failed);
  });
}

describe('a process that dies between asking the provider and writing the answer', () => {
  it('leaves an order that is being checked', async () => {
    const made = await booked(t);
    await dieWhilePaying(made, true);
    const order = await made.person.booking.get({ bookingId: made.bookingId });
    expect(order).toMatchObject({ status: 'pending', paymentChecking: true, intent: null });
  });

  it('is followed by a job that asks the provider, within the minute', async () => {
    const made = await booked(t);
    await dieWhilePaying(made, true);
    await t.sandbox.settled();
    t.clock.forward(1);
    await t.tick('check-payments');
    const order = await made.person.booking.get({ bookingId: made.bookingId });
    expect(order).toMatchObject({ status: 'confirmed', paymentChecking: false });
    await expectBalancedLedger(t);
  });

  it('ends its payment when the request never arrived', async () => {
    const made = await booked(t);
    await dieWhilePaying(made, false);
    t.clock.forward(1);
    await t.tick('check-payments');
    expect(await made.person.booking.get({ bookingId: made.bookingId })).toMatchObject({
      status: 'canceled',
      paymentChecking: false,
      paymentMessage: 'Problem with payment',
    });
  });

  it('is asked about only when no process can be waiting for the answer any more', async () => {
    const made = await booked(t);
    await dieWhilePaying(made, false);
    t.clock.forward(10 / 60);
    await t.tick('check-payments');
    expect(await statusOf(t, made.bookingId)).toMatchObject({ status: 'pending' });
  });

  it('lets the same order be paid at once, and charges once', async () => {
    const made = await booked(t);
    await dieWhilePaying(made, true);
    expect(await made.person.booking.pay(visa(made.bookingId))).toMatchObject({ status: 'confirmed' });
    expect(await paymentsOf(t, made.bookingId)).toMatchObject([{ status: 'succeeded' }]);
  });

  it('after a while has its payment awaited instead of begun anew', async () => {
    const made = await booked(t);
    await dieWhilePaying(made, true);
    t.clock.forward(1);
    expect(await made.person.booking.pay(visa(made.bookingId))).toMatchObject({ status: 'processing' });
    const again = { requestId: randomUUID(), bookingId: made.bookingId };
    expect(await refused(made.person.booking.startIntent(again))).toBe('paymentChecking');
  });
});

describe('a payment that was answered', () => {
  it('is not being checked, whatever the answer', async () => {
    const { person, bookingId } = await booked(t);
    const asked = { requestId: randomUUID(), bookingId, paymentMethodId: 'pm_card_authenticationRequired' };
    expect(await person.booking.pay(asked)).toMatchObject({ status: 'requires_action' });
    expect(await person.booking.get({ bookingId })).toMatchObject({ paymentChecking: false });
    const other = await booked(t);
    const unusable = async () => ({ ok: false as const, failure: { kind: 'unusable' as const, message: 'key' } });
    const locked = await t.as(other.who, { cards: { ...t.deps.cards, confirmIntent: unusable } });
    expect(await refused(locked.booking.pay(visa(other.bookingId)))).toBe('paymentServiceAway');
    expect(await other.person.booking.get({ bookingId: other.bookingId })).toMatchObject({ paymentChecking: false });
  });
});

describe("the bank's answer that comes after the end of the hold", () => {
  /** A person whose bank thinks about it until the hold is over, and who books the same anew and pays. */
  async function lateBank(more: { readonly capacity?: number; readonly again: 'paid' | 'held' | 'none' }) {
    const { id } = await makeListing(t, { capacity: more.capacity ?? 5 });
    const who = await makeUser(t);
    const person = await t.as(who);
    const { id: first } = await person.booking.create(aBooking(id));
    const asked = await person.booking.pay({
      requestId: randomUUID(),
      bookingId: first,
      paymentMethodId: 'pm_card_authenticationRequired',
    });
    if (asked.status !== 'requires_action') expect.fail('no question');
    t.clock.forward(16);
    let second: string | null = null;
    if (more.again !== 'none') {
      second = (await person.booking.create(aBooking(id))).id;
      if (more.again === 'paid') await person.booking.pay(visa(second));
    }
    await t.answerBank(asked.intentId, 'complete');
    await t.sandbox.settled();
    await t.runJobs();
    await t.sandbox.settled();
    await t.runJobs();
    return { who, person, first, second };
  }
  const mailsTo = (email: string) => t.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

  it.each(['paid', 'held'] as const)(
    'is given back in full, and told, where the same was booked meanwhile: %s',
    async (again) => {
      const { who, person, first, second } = await lateBank({ again });
      expect(await statusOf(t, first)).toEqual({
        status: 'canceled',
        cancellation_reason: 'Booked again before the payment arrived',
      });
      expect(await refundsOf(t, first)).toEqual([{ amount_minor: 1017, status: 'succeeded' }]);
      expect(await statusOf(t, second ?? '')).toMatchObject({ status: again === 'paid' ? 'confirmed' : 'pending' });
      expect(mailsTo(who.email)).toEqual(
        expect.arrayContaining([
          expect.stringContaining('was cancelled'),
          expect.stringContaining('has been refunded'),
        ]),
      );
      expect(t.mails.find(({ subject }) => subject.includes('was cancelled'))?.text).toContain(
        'Reason: You had booked the same again before its payment arrived',
      );
      expect(await refused(person.booking.pay(visa(first)))).toBe('bookedAgain');
      await expectBalancedLedger(t);
    },
  );

  it('confirms it where nothing else was booked and there is room', async () => {
    const { first } = await lateBank({ again: 'none' });
    expect(await statusOf(t, first)).toMatchObject({ status: 'confirmed' });
  });

  it('leaves both that a traveller asked for twice on purpose', async () => {
    const { id } = await makeListing(t, { capacity: 5 });
    const person = await t.as(await makeUser(t));
    const one = await person.booking.create(aBooking(id));
    const asked = await person.booking.pay({
      requestId: randomUUID(),
      bookingId: one.id,
      paymentMethodId: 'pm_card_authenticationRequired',
    });
    if (asked.status !== 'requires_action') expect.fail('no question');
    const two = await person.booking.create({ ...aBooking(id), allowDuplicate: true });
    await person.booking.pay(visa(two.id));
    t.clock.forward(16);
    await t.answerBank(asked.intentId, 'complete');
    await t.sandbox.settled();
    expect(await statusOf(t, one.id)).toMatchObject({ status: 'confirmed' });
    expect(await statusOf(t, two.id)).toMatchObject({ status: 'confirmed' });
  });

  it('is reported by mail where its places were taken by others', async () => {
    const { id } = await makeListing(t, { capacity: 1 });
    const who = await makeUser(t);
    const person = await t.as(who);
    const { id: first } = await person.booking.create(aBooking(id));
    const asked = await person.booking.pay({
      requestId: randomUUID(),
      bookingId: first,
      paymentMethodId: 'pm_card_authenticationRequired',
    });
    if (asked.status !== 'requires_action') expect.fail('no question');
    t.clock.forward(16);
    await (await t.as(await makeUser(t))).booking.create(aBooking(id));
    await t.answerBank(asked.intentId, 'complete');
    await t.sandbox.settled();
    await t.runJobs();
    expect(mailsTo(who.email)).toContainEqual(expect.stringContaining('was cancelled'));
  });
});
