import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paid } from '#server/modules/booking/order.fixture.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { makeUser } from '#server/testing/factories.ts';
import { makeAccount } from './payouts.fixture.ts';
import { runPayouts } from './payouts-jobs.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(() => {
  t.mails.length = 0;
  t.webhooks(true);
});
afterAll(() => t.close());

async function settle() {
  for (let time = 0; time < 2; time += 1) {
    await t.sandbox.settled();
    await t.runJobs();
  }
  await t.sandbox.settled();
}

/** A paid order of a partner whose account can be paid. */
async function sold() {
  const { bookingId, listing, person, who } = await paid(t);
  await settle();
  const userId = listing.ownerId;
  await makeAccount(t, userId);
  const [payment] = await t.rows<{ provider_intent_id: string }>(
    'select provider_intent_id from payments where booking_id = $1',
    [bookingId],
  );
  const [order] = await t.rows<{ code: string; total: number }>(
    'select code, total_minor::float8 as total from bookings where id = $1',
    [bookingId],
  );
  return {
    userId,
    travellerId: who.userId,
    bookingId,
    person,
    intentId: payment?.provider_intent_id ?? '',
    ...(order ?? { code: '', total: 0 }),
  };
}
type Sold = Awaited<ReturnType<typeof sold>>;

const SHARE = 420;
async function complete() {
  const start = t.clock.now();
  t.clock.forward(60 * 48);
  await t.tick('complete-bookings');
  t.clock.set(start);
  await settle();
}
async function pay() {
  await t.db.fork().transactional((em) => t.deps.jobs.enqueue(em, runPayouts, {}));
  await t.runJobs();
  await settle();
}
const summaryOf = async ({ userId }: Sold) => (await t.as({ userId })).payouts.summary();
const balanceOf = async (one: Sold) => (await summaryOf(one)).balances.map(({ minor }) => minor);
const paidOutTo = async (one: Sold) =>
  (await summaryOf(one)).payouts
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount }) => sum + amount.minor, 0);

const atSandbox = (path: string, body = '') =>
  fetch(`${t.sandbox.url}/v1/disputes/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox', 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });
const win = (id: string) => atSandbox(id, 'evidence[uncategorized_text]=winning_evidence');
const lose = (id: string) => atSandbox(`${id}/close`);
async function dispute(one: Sold) {
  const id = t.sandbox.dispute(one.intentId);
  await settle();
  return id;
}
/** What each account of the ledger holds of one order. */
const accountsOf = async ({ bookingId }: Sold) =>
  Object.fromEntries(
    (
      await t.rows<{ account: string; minor: number }>(
        `select e.account, sum(e.amount_minor)::float8 as minor from ledger_entries e
         join ledger_transactions x on x.id = e.transaction_id where x.booking_id = $1
         group by e.account having sum(e.amount_minor) <> 0`,
        [bookingId],
      )
    ).map(({ account, minor }) => [account, minor]),
  );
const subjectsTo = (email: string) => t.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

describe('the share of an order whose payment is disputed', () => {
  it('is held back, shown as in dispute, and goes out once the bank decided for us', async () => {
    const one = await sold();
    await complete();
    const id = await dispute(one);
    expect(await balanceOf(one)).toEqual([]);
    expect(await summaryOf(one)).toMatchObject({
      tickets: [{ balance: { minor: 0 }, inDispute: { minor: SHARE } }],
      disputes: [{ code: one.code, share: { minor: SHARE }, held: { minor: SHARE }, isPaidOut: false }],
    });
    expect((await (await t.as({ userId: one.userId })).payouts.saleStats()).balances).toEqual([]);
    await pay();
    expect(await paidOutTo(one)).toBe(0);
    await win(id);
    await settle();
    expect(await summaryOf(one)).toMatchObject({ balances: [{ minor: SHARE }], disputes: [] });
    await pay();
    expect(await paidOutTo(one)).toBe(SHARE);
  });

  it('is taken off the next payout when the bank decided for the payer after it was paid out', async () => {
    const one = await sold();
    await complete();
    await pay();
    const id = await dispute(one);
    expect((await summaryOf(one)).disputes).toMatchObject([{ held: { minor: 0 }, isPaidOut: true }]);
    await lose(id);
    await settle();
    expect(await balanceOf(one)).toEqual([-SHARE]);
    const partner = await t.as({ userId: one.userId });
    const { currencies } = await partner.payouts.statement({ month: t.clock.now().toString().slice(0, 7) });
    expect(currencies[0]?.lines.find(({ kind }) => kind === 'claw_back')).toMatchObject({
      code: one.code,
      note: 'the payer’s bank decided for the payer.',
    });
  });

  it('is never the partner’s when the bank decided before the stay was over', async () => {
    const one = await sold();
    await lose(await dispute(one));
    await settle();
    await complete();
    expect(await balanceOf(one)).toEqual([]);
  });

  it('is held back as well where the dispute comes before the stay is over', async () => {
    const one = await sold();
    const id = await dispute(one);
    expect((await summaryOf(one)).disputes).toMatchObject([{ share: { minor: SHARE }, held: { minor: 0 } }]);
    await complete();
    await pay();
    expect(await paidOutTo(one)).toBe(0);
    await win(id);
    await settle();
    expect(await balanceOf(one)).toEqual([SHARE]);
  });

  it('is no other partner’s to see', async () => {
    const one = await sold();
    await dispute(one);
    const stranger = await makeUser(t, { isPartner: true });
    expect((await (await t.as(stranger)).payouts.summary()).disputes).toEqual([]);
  });
});

describe('a payment in dispute', () => {
  it('is not given back a second time, and is once the dispute is won', async () => {
    const one = await sold();
    const id = await dispute(one);
    await one.person.booking.cancel({ requestId: randomUUID(), bookingId: one.bookingId });
    await settle();
    expect(await t.rows('select 1 from refunds where booking_id = $1', [one.bookingId])).toEqual([]);
    const mails = t.mails.filter(({ subject }) => subject.includes('was cancelled')).map(({ text }) => text);
    expect(mails.join()).toContain('your bank took the payment back already');
    const order = () => one.person.booking.get({ bookingId: one.bookingId });
    expect(await order()).toMatchObject({ paid: { minor: 0 }, disputed: { minor: one.total }, refund: null });
    await win(id);
    await settle();
    expect(await order()).toMatchObject({
      paid: { minor: 0 },
      disputed: { minor: 0 },
      refund: { step: 'sent', amount: { minor: one.total } },
    });
    expect(await accountsOf(one)).toEqual({});
  });

  it('of an order that was changed and cancelled in time goes back as a whole when the bank decided for us', async () => {
    const one = await sold();
    const stay = { pickUpAt: '2026-11-25T13:00-05:00' };
    const { bookingId } = await one.person.booking.edit({ requestId: randomUUID(), bookingId: one.bookingId, stay });
    await settle();
    const id = await dispute(one);
    await one.person.booking.cancel({ requestId: randomUUID(), bookingId });
    await win(id);
    await settle();
    const [sum] = await t.rows<{ minor: number }>(
      "select sum(r.amount_minor)::float8 as minor from refunds r join payments p on p.id = r.payment_id where r.status = 'succeeded' and p.booking_id = $1",
      [one.bookingId],
    );
    expect(sum).toEqual({ minor: one.total });
  });

  it('does not hold back what another payment of its order gives back', async () => {
    const one = await sold();
    const stay = { pickUpAt: '2026-11-25T18:00-05:00' };
    const card = { cardToken: 'tok_visa' };
    const { bookingId } = await one.person.booking.edit({
      requestId: randomUUID(),
      bookingId: one.bookingId,
      stay,
      card,
    });
    await settle();
    const [later] = await t.rows<{ provider_intent_id: string }>(
      'select provider_intent_id from payments where booking_id = $1',
      [bookingId],
    );
    const id = t.sandbox.dispute(later?.provider_intent_id ?? '');
    await settle();
    await one.person.booking.cancel({ requestId: randomUUID(), bookingId });
    await settle();
    await lose(id);
    await settle();
    const refunds = await t.rows<{ minor: number; status: string; booking_id: string }>(
      `select r.amount_minor::float8 as minor, r.status, p.booking_id from refunds r
       join payments p on p.id = r.payment_id join bookings b on b.id = p.booking_id where b.user_id = $1`,
      [one.travellerId],
    );
    expect(refunds).toEqual([{ minor: one.total, status: 'succeeded', booking_id: one.bookingId }]);
  });

  it('is the partner’s to earn where the order was cancelled after its drop-off, and stays so', async () => {
    const one = await sold();
    const id = await dispute(one);
    const start = t.clock.now();
    t.clock.forward(60 * 26);
    await one.person.booking.cancel({ requestId: randomUUID(), bookingId: one.bookingId });
    t.clock.set(start);
    await win(id);
    await settle();
    expect(await balanceOf(one)).toEqual([SHARE]);
    expect(await t.rows('select 1 from refunds where booking_id = $1', [one.bookingId])).toEqual([]);
  });

  it('whose refund was under way is refunded when the bank decided for us', async () => {
    const one = await sold();
    t.webhooks(false);
    const id = t.sandbox.dispute(one.intentId);
    await one.person.booking.cancel({ requestId: randomUUID(), bookingId: one.bookingId });
    await t.runJobs();
    t.webhooks(true);
    await win(id);
    await settle();
    t.clock.forward(90);
    await settle();
    t.clock.forward(-90);
    const refunds = await t.rows<{ status: string }>(
      'select status from refunds where booking_id = $1 order by attempt',
      [one.bookingId],
    );
    expect(refunds.map(({ status }) => status)).toEqual(['failed', 'succeeded']);
  });

  it('is mailed to the partner and to the people behind the site, each step once', async () => {
    const one = await sold();
    await complete();
    t.mails.length = 0;
    const id = await dispute(one);
    await win(id);
    await settle();
    const [user] = await t.rows<{ email: string }>('select email from users where id = $1', [one.userId]);
    expect(subjectsTo(user?.email ?? '')).toEqual([
      `The payment of ${one.code} is disputed`,
      `The dispute of ${one.code} is won`,
    ]);
    expect(subjectsTo(t.deps.config.SUPPORT_EMAIL)).toEqual([
      expect.stringMatching(`Dispute of ${one.code}: answer the bank by `),
      `Dispute of ${one.code} won`,
    ]);
    const won = t.mails.find(({ subject }) => subject === `Dispute of ${one.code} won`);
    expect(won?.html).toContain(`/admin/bookings?booking=${one.code}"`);
  });

  it('that no traveller of ours paid is ignored', async () => {
    const made = await t.deps.cards.createIntent({
      amount: { minor: 900, currency: 'CAD' },
      idempotencyKey: 'foreign',
      metadata: {},
      cardToken: 'tok_createDispute',
      confirm: true,
    });
    expect(made.ok).toBe(true);
    await settle();
    expect(await t.rows('select 1 from disputes where amount_minor = 900')).toEqual([]);
  });
});

it('any order, delay and repetition of events comes to the same ledger, and no share is paid and kept', async () => {
  const step = fc.constantFrom('dispute', 'decide', 'complete', 'pay', 'again', 'mute', 'hear');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 9 }), fc.boolean(), async (steps, isWon) => {
      const one = await sold();
      let id: string | null = null;
      const decide = async () => {
        if (id !== null) await (isWon ? win(id) : lose(id));
      };
      const again = async () => {
        for (const { id: event } of await eventsOf(id)) t.sandbox.deliverAgain(event);
        await settle();
      };
      const acts = {
        dispute: async () => void (id ??= t.sandbox.dispute(one.intentId)),
        decide,
        complete,
        pay,
        again,
        mute: async () => t.webhooks(false),
        hear: async () => t.webhooks(true),
      };
      for (const name of [...steps, 'dispute', 'decide', 'hear', 'complete', 'again', 'pay', 'again'] as const) {
        await acts[name as keyof typeof acts]();
        await settle();
      }
      const owed = (await balanceOf(one)).reduce((sum, minor) => sum + minor, 0);
      expect((await paidOutTo(one)) + owed).toBe(isWon ? SHARE : 0);
      expect((await summaryOf(one)).disputes).toEqual([]);
      const accounts = await accountsOf(one);
      expect(accounts.disputes).toBeUndefined();
      expect(accounts.provider ?? 0).toBe(isWon ? one.total : 0);
      expect(accounts.partner ?? 0).toBe(isWon ? -SHARE : 0);
      expect(
        await t.rows('select 1 from ledger_entries group by transaction_id having sum(amount_minor) <> 0'),
      ).toEqual([]);
    }),
    { numRuns: 8 },
  );
});

/** Everything that the provider ever told of a dispute, the last first. */
async function eventsOf(id: string | null): Promise<readonly { readonly id: string }[]> {
  const answer = await fetch(`${t.sandbox.url}/v1/events?limit=100`, {
    headers: { authorization: 'Bearer sk_test_sandbox' },
  });
  const { data } = (await answer.json()) as { data: { id: string; data: { object: { id: string } } }[] };
  return data.filter((event) => event.data.object.id === id);
}
