import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { compareRefunds } from './made-at-provider.ts';
import { confirmedOrder } from '../operations/operations.fixture.ts';
import { expectBalancedLedger, paid, paymentsOf, refundsOf, refused } from '../order.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(() => {
  t.mails.length = 0;
  t.webhooks(true);
});
afterAll(() => t.close());

const PAID = 1017;

async function work() {
  for (let time = 0; time < 2; time += 1) {
    await t.sandbox.settled();
    await t.runJobs();
  }
  await t.sandbox.settled();
}

async function sold() {
  const made = await paid(t);
  await work();
  const [payment] = await paymentsOf(t, made.bookingId);
  return { ...made, intentId: payment?.provider_intent_id ?? '' };
}

/** A refund made in the provider's dashboard: without anything of ours. */
async function byHand(body: Record<string, string>): Promise<string> {
  const answer = await fetch(`${t.sandbox.url}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams(body),
  });
  const { id } = (await answer.json()) as { id: string };
  expect(answer.status).toBe(200);
  return id;
}
/** What the provider sent of some refunds, the last first. */
async function eventsAbout(...ids: readonly string[]): Promise<readonly { readonly id: string }[]> {
  const answer = await fetch(`${t.sandbox.url}/v1/events?limit=100`, {
    headers: { authorization: 'Bearer sk_test_sandbox' },
  });
  const { data } = (await answer.json()) as { data: { id: string; data: { object: { id: string } } }[] };
  return data.filter((event) => ids.includes(event.data.object.id));
}
const refundedThere = async (intentId: string) => {
  const found = await t.deps.cards.listRefunds(intentId);
  if (!found.ok) expect.fail(found.failure.message);
  return found.value.filter(({ status }) => status !== 'failed').reduce((sum, { amount }) => sum + amount.minor, 0);
};
const ofProvider = async (bookingId: string) => {
  const [row] = await t.rows<{ minor: number }>(
    `select coalesce(sum(e.amount_minor), 0)::float8 as minor from ledger_entries e
     join ledger_transactions x on x.id = e.transaction_id where x.booking_id = $1 and e.account = 'provider'`,
    [bookingId],
  );
  return row?.minor;
};
const needs = async () => {
  const finance = await t.as(await makeUser(t, { role: 'admin', adminRole: 'finance' }));
  return (await finance.admin.home.get()).needs;
};

describe('a refund made at the card provider by hand', () => {
  it('of all is taken over, told, and nothing is left for a cancellation to give back', async () => {
    const { person, bookingId, intentId, who } = await sold();
    await byHand({ payment_intent: intentId });
    await work();
    const amount = { minor: PAID };
    expect(await person.booking.get({ bookingId })).toMatchObject({
      paid: { minor: 0 },
      refund: { step: 'sent', amount },
    });
    expect(t.mails.filter(({ to, subject }) => to === who.email && subject.includes('refunded'))).toHaveLength(1);
    expect(await ofProvider(bookingId)).toBe(0);
    await person.booking.cancel({ requestId: randomUUID(), bookingId });
    await work();
    expect(await refundsOf(t, bookingId)).toEqual([{ amount_minor: PAID, status: 'succeeded' }]);
    expect(await t.jobs.waiting()).not.toContain('refund-payment');
    await expectBalancedLedger(t);
  });

  it('of a part leaves the rest to the cancellation', async () => {
    const { person, bookingId, intentId } = await sold();
    await byHand({ payment_intent: intentId, amount: '500' });
    await work();
    expect(await person.booking.get({ bookingId })).toMatchObject({ paid: { minor: PAID - 500 } });
    await person.booking.cancel({ requestId: randomUUID(), bookingId });
    await work();
    expect(await refundedThere(intentId)).toBe(PAID);
    expect(await ofProvider(bookingId)).toBe(0);
    await expectBalancedLedger(t);
  });

  it.each([
    ['all', {}],
    ['a part', { amount: '500' }],
  ])(
    'of %s, whose event never came, is found when the provider refuses ours; what is left goes back',
    async (_of, part) => {
      const { person, bookingId, intentId, who } = await sold();
      t.webhooks(false);
      await byHand({ payment_intent: intentId, ...part });
      await t.sandbox.settled();
      t.webhooks(true);
      await person.booking.cancel({ requestId: randomUUID(), bookingId });
      await work();
      expect(await refundedThere(intentId)).toBe(PAID);
      expect(await ofProvider(bookingId)).toBe(0);
      expect(await person.booking.get({ bookingId })).toMatchObject({
        paid: { minor: 0 },
        refund: { step: 'sent', amount: { minor: PAID } },
      });
      expect(await t.jobs.waiting()).not.toContain('refund-payment');
      const told = t.mails.filter(({ to, subject }) => to === who.email && subject.includes('refunded'));
      expect(told).toHaveLength(1);
      await expectBalancedLedger(t);
    },
  );

  it('twice, told out of order and again, is two', async () => {
    const { person, bookingId, intentId } = await sold();
    t.webhooks(false);
    const ids = [
      await byHand({ payment_intent: intentId, amount: '300' }),
      await byHand({ payment_intent: intentId, amount: '300' }),
    ];
    await t.sandbox.settled();
    t.webhooks(true);
    for (const { id } of await eventsAbout(...ids)) {
      t.sandbox.deliverAgain(id);
      await work();
      t.sandbox.deliverAgain(id);
      await work();
    }
    expect(await refundsOf(t, bookingId)).toEqual([
      { amount_minor: 300, status: 'succeeded' },
      { amount_minor: 300, status: 'succeeded' },
    ]);
    expect(await person.booking.get({ bookingId })).toMatchObject({ paid: { minor: PAID - 600 } });
    await expectBalancedLedger(t);
  });

  it('that the card sends back is the order’s money again, and finance sees to it', async () => {
    const { id: listingId } = await makeListing(t);
    const person = await t.as(await makeUser(t));
    const { id } = await person.booking.create({ ...aBooking(listingId), card: { cardToken: 'tok_refundFail' } });
    const [payment] = await paymentsOf(t, id);
    const intentId = payment?.provider_intent_id ?? '';
    t.webhooks(false);
    const refundId = await byHand({ payment_intent: intentId, amount: '400' });
    await t.sandbox.settled();
    t.webhooks(true);
    const listRefunds = async () => {
      const found = await t.deps.cards.listRefunds(intentId);
      return found.ok
        ? { ...found, value: found.value.map((each) => ({ ...each, status: 'succeeded' as const })) }
        : found;
    };
    // The provider says that it is sent, and days later that it came back.
    await compareRefunds({ ...t.deps, cards: { ...t.deps.cards, listRefunds } }, intentId);
    expect((await person.booking.get({ bookingId: id })).paid.minor).toBe(PAID - 400);
    const told = await eventsAbout(refundId);
    t.sandbox.deliverAgain(told.at(0)?.id ?? '');
    await work();
    expect(await person.booking.get({ bookingId: id })).toMatchObject({
      paid: { minor: PAID },
      refund: { step: 'cameBack' },
    });
    expect(await ofProvider(id)).toBe(PAID);
    const [order] = await t.rows<{ code: string }>('select code from bookings where id = $1', [id]);
    expect((await needs()).filter(({ code }) => code === order?.code)).toMatchObject([{ kind: 'refundFailed' }]);
    await expectBalancedLedger(t);
  });

  it('that came back before it was heard of is in no book', async () => {
    const { id: listingId } = await makeListing(t);
    const person = await t.as(await makeUser(t));
    const { id } = await person.booking.create({ ...aBooking(listingId), card: { cardToken: 'tok_refundFail' } });
    const [payment] = await paymentsOf(t, id);
    await byHand({ payment_intent: payment?.provider_intent_id ?? '', amount: '400' });
    await work();
    expect((await person.booking.get({ bookingId: id })).paid.minor).toBe(PAID);
    expect(await refundsOf(t, id)).toEqual([]);
  });

  it('of an order to come is not asked for again by a change', async () => {
    const { person, bookingId, intentId } = await sold();
    await byHand({ payment_intent: intentId, amount: '500' });
    await work();
    const stay = { pickUpAt: '2026-11-25T14:30-05:00' };
    const { booking } = await person.booking.edit({
      requestId: randomUUID(),
      bookingId,
      stay,
      card: { cardToken: 'tok_visa' },
    });
    const [first] = await t.rows<{ minor: number }>(
      'select coalesce(sum(amount_minor), 0)::float8 as minor from payments where booking_id = $1',
      [booking.id],
    );
    const { total } = await person.booking.get({ bookingId: booking.id });
    expect(first?.minor).toBe(total.minor - PAID);
  });

  it('of a payment of another’s waits for finance, once', async () => {
    const made = await t.deps.cards.createIntent({
      amount: { minor: 900, currency: 'CAD' },
      idempotencyKey: randomUUID(),
      metadata: {},
      cardToken: 'tok_visa',
      confirm: true,
    });
    if (!made.ok) expect.fail(made.failure.message);
    const id = await byHand({ payment_intent: made.value.id });
    await work();
    const found = (await needs()).filter(({ kind, name }) => kind === 'difference' && name === id);
    expect(found).toMatchObject([{ amount: { minor: 900, currency: 'CAD' } }]);
  });
});

describe('the share of a refund that was made at the card provider', () => {
  const SHARE = 420;
  /** An order that is over, with its refund made at the provider. */
  const earnedAndRefunded = async (amount?: number) => {
    const one = await sold();
    const start = t.clock.now();
    t.clock.forward(60 * 48);
    await t.tick('complete-bookings');
    t.clock.set(start);
    await work();
    await byHand({ payment_intent: one.intentId, ...(amount === undefined ? {} : { amount: String(amount) }) });
    await work();
    const [refund] = await t.rows<{ id: string }>('select id from refunds where booking_id = $1', [one.bookingId]);
    const [order] = await t.rows<{ code: string }>('select code from bookings where id = $1', [one.bookingId]);
    return { ...one, refundId: refund?.id ?? '', code: order?.code ?? '' };
  };
  const balanceOf = async (userId: string) =>
    (
      await t.rows<{ minor: number }>(
        'select -amount_minor::float8 as minor from partner_balances where partner_id = $1 and amount_minor <> 0',
        [userId],
      )
    ).map(({ minor }) => minor);
  const waiting = async (code: string) =>
    (await needs()).filter((need) => need.kind === 'refundMade' && need.code === code).length;
  const asFinance = async () => t.as(await makeUser(t, { role: 'admin', adminRole: 'finance' }));

  it('waits for finance, who takes it back', async () => {
    const { refundId, code, listing, bookingId } = await earnedAndRefunded();
    expect(await waiting(code)).toBe(1);
    expect(await balanceOf(listing.ownerId)).toEqual([SHARE]);
    const finance = await asFinance();
    expect((await finance.admin.bookings.get({ booking: bookingId })).madeThere).toMatchObject([{ refundId }]);
    expect(await finance.admin.refunds.chooseShare({ refundId, share: 'takenBack' })).toEqual({ outcome: 'done' });
    expect(await balanceOf(listing.ownerId)).toEqual([]);
    expect(await waiting(code)).toBe(0);
    const left = await t.rows(
      `select e.account from ledger_entries e join ledger_transactions x on x.id = e.transaction_id
       where x.booking_id = $1 and e.account in ('provider', 'travellers', 'tax', 'partner')
       group by e.account having sum(e.amount_minor) <> 0`,
      [bookingId],
    );
    expect(left).toEqual([]);
    await expectBalancedLedger(t);
  });

  it('stays the partner’s where finance says so, and part of the price is part of the share', async () => {
    const kept = await earnedAndRefunded(500);
    const finance = await asFinance();
    await finance.admin.refunds.chooseShare({ refundId: kept.refundId, share: 'kept' });
    expect(await balanceOf(kept.listing.ownerId)).toEqual([SHARE]);
    expect(await waiting(kept.code)).toBe(0);
    const part = await earnedAndRefunded(500);
    await finance.admin.refunds.chooseShare({ refundId: part.refundId, share: 'takenBack' });
    expect(await balanceOf(part.listing.ownerId)).toEqual([SHARE - Math.round((SHARE * 500) / PAID)]);
  });

  it('of an order to come waits until it is earned, and not at all where it is cancelled in time', async () => {
    const one = await sold();
    await byHand({ payment_intent: one.intentId, amount: '500' });
    await work();
    const [refund] = await t.rows<{ id: string }>('select id from refunds where booking_id = $1', [one.bookingId]);
    const finance = await asFinance();
    const early = finance.admin.refunds.chooseShare({ refundId: refund?.id ?? '', share: 'takenBack' });
    expect(await refused(early)).toBe('shareNotEarned');
    const [order] = await t.rows<{ code: string }>('select code from bookings where id = $1', [one.bookingId]);
    expect(await waiting(order?.code ?? '')).toBe(1);
    await one.person.booking.cancel({ requestId: randomUUID(), bookingId: one.bookingId });
    expect(await waiting(order?.code ?? '')).toBe(0);
  });

  it('of more than 100.00 in all waits for a second administrator, also when it is said twice', async () => {
    const { id, listing } = await confirmedOrder(t, 'JP', 20);
    await work();
    const [payment] = await paymentsOf(t, id);
    const start = t.clock.now();
    t.clock.forward(60 * 24 * 30);
    await t.tick('complete-bookings');
    t.clock.set(start);
    await byHand({ payment_intent: payment?.provider_intent_id ?? '' });
    await work();
    const [refund] = await t.rows<{ id: string }>('select id from refunds where booking_id = $1', [id]);
    const asked = { refundId: refund?.id ?? '', share: 'takenBack' as const };
    const [one, other] = [await asFinance(), await asFinance()];
    expect(await one.admin.refunds.chooseShare(asked)).toEqual({ outcome: 'waits' });
    expect(await one.admin.refunds.chooseShare(asked)).toEqual({ outcome: 'waits' });
    expect(await other.admin.refunds.chooseShare(asked)).toEqual({ outcome: 'done' });
    expect(await balanceOf(listing.ownerId)).toEqual([]);
  });
});
