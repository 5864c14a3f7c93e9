import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveOrderBack } from '#server/modules/booking/booking-jobs.ts';
import { paid } from '#server/modules/booking/order.fixture.ts';
import { makeUser } from '#server/testing/factories.ts';
import { pdfText } from '#server/testing/pdf-text.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { earn, fund, makePartner } from './payouts.fixture.ts';
import { runPayouts } from './payouts-jobs.ts';
import { settlePayout } from './settle-payout.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  for (let time = 0; time < 4; time += 1) await fund(t);
  await t.runJobs();
});
beforeEach(() => void (t.mails.length = 0));
afterAll(() => t.close());

/** A run to its end: what the provider tells afterwards included. */
async function run(changed: Partial<typeof t.deps.cards> = {}) {
  await t.db.fork().transactional((em) => t.deps.jobs.enqueue(em, runPayouts, {}));
  await t.jobs.run({ ...t.deps, cards: { ...t.deps.cards, ...changed } });
  await settle();
}
async function settle() {
  for (let time = 0; time < 2; time += 1) {
    await t.runJobs();
    await t.sandbox.settled();
  }
  await t.runJobs();
}
const as = (userId: string) => t.as({ userId });
const summaryOf = async (userId: string) => (await as(userId)).payouts.summary();
const linesOf = async (userId: string, payoutId: string, shown = 4) =>
  (await as(userId)).payouts.lines({ payoutId, shown });
const latest = async (userId: string) => {
  const [payout] = (await summaryOf(userId)).payouts;
  return payout ?? expect.fail('no payout');
};
/** What matters of it here: the form was saved at this moment. */
const saveBank = (userId: string) =>
  t.rows('update payout_accounts set bank_changed_at = $2 where user_id = $1', [userId, t.clock.now().toString()]);
const mailsAbout = (words: RegExp) => t.mails.filter(({ subject }) => words.test(subject));

describe('a payout', () => {
  it('is on its way until the bank has it, and the partner is notified once', async () => {
    const userId = await makePartner(t);
    await earn(t, userId, 1181);
    t.webhooks(false);
    await run();
    expect(await latest(userId)).toMatchObject({ status: 'sent', paidAt: null });
    expect((await latest(userId)).expectedAt).not.toBeNull();
    t.webhooks(true);
    const payoutId = (await latest(userId)).id;
    for (let time = 0; time < 2; time += 1) {
      await settlePayout(t.deps, payoutId, { status: 'paid' });
    }
    await settle();
    expect(await latest(userId)).toMatchObject({ status: 'paid' });
    expect(mailsAbout(/^\$11\.81\sCAD is on its way/)).toHaveLength(1);
  });

  it.each([
    ['000111111113', 'account_closed', /account •••• 1113 is closed/],
    ['000111111116', 'no_account', /does not know account •••• 1116/],
    ['000444444440', 'invalid_currency', /does not take CAD/],
  ])('to account %s comes back, whole, with the reason in plain words', async (accountNumber, failureCode, reason) => {
    const userId = await makePartner(t, { accountNumber });
    await t.rows('update payout_accounts set account_last4 = $2 where user_id = $1', [userId, accountNumber.slice(-4)]);
    await earn(t, userId, 8820);
    await run();
    expect(await latest(userId)).toMatchObject({ status: 'failed', failureCode });
    expect((await summaryOf(userId)).balances).toEqual([{ minor: 8820, currency: 'CAD' }]);
    const [mail] = mailsAbout(/payout of \$88\.20\sCAD came back/);
    expect(mail?.text).toMatch(reason);
    expect(mail?.text).toContain('/dashboard/payouts/bank');
  });

  it('that came back is a line of the next one, which adds up', async () => {
    const userId = await makePartner(t);
    await earn(t, userId, 700);
    const refusal = {
      ok: false as const,
      failure: { kind: 'invalid' as const, message: 'no', code: 'account_closed' },
    };
    await run({ payOut: async () => refusal });
    await earn(t, userId, 300);
    await run();
    expect((await summaryOf(userId)).tickets).toMatchObject([{ balance: { minor: 1000 }, hold: 'cameBack' }]);
    await saveBank(userId);
    await run();
    const payout = await latest(userId);
    expect(payout).toMatchObject({ status: 'paid', amount: { minor: 1000 } });
    expect(await linesOf(userId, payout.id)).toMatchObject({
      orders: [{ amount: { minor: 300 } }],
      returned: [{ amount: { minor: 700 } }],
      unknown: { minor: 0 },
      total: { minor: 1000 },
    });
  });

  it('whose transfer was refused for want of our own balance waits and is asked for again', async () => {
    const userId = await makePartner(t);
    await earn(t, userId, 400);
    const dry = {
      ok: false as const,
      failure: { kind: 'invalid' as const, message: 'x', code: 'balance_insufficient' },
    };
    await t.db.fork().transactional((em) => t.deps.jobs.enqueue(em, runPayouts, {}));
    await t.jobs.run({ ...t.deps, cards: { ...t.deps.cards, transfer: async () => dry } });
    expect(await latest(userId)).toMatchObject({ status: 'requested' });
    await settle();
    expect(await latest(userId)).toMatchObject({ status: 'paid' });
  });

  it('killed between the transfer and the bank goes on where it was, once', async () => {
    const userId = await makePartner(t);
    await earn(t, userId, 450);
    const killed = async () => {
      throw new Error('killed');
    };
    await t.db.fork().transactional((em) => t.deps.jobs.enqueue(em, runPayouts, {}));
    await t.jobs.run({ ...t.deps, cards: { ...t.deps.cards, payOut: killed } });
    await settle();
    expect((await summaryOf(userId)).payouts).toMatchObject([{ status: 'paid', amount: { minor: 450 } }]);
    const [account] = await t.rows<{ provider_account_id: string }>(
      'select provider_account_id from payout_accounts where user_id = $1',
      [userId],
    );
    const again = await t.deps.cards.payOut({
      accountId: account?.provider_account_id ?? '',
      amount: { minor: 1, currency: 'CAD' },
      idempotencyKey: `more:${userId}`,
      metadata: {},
    });
    expect(again).toMatchObject({ ok: false, failure: { code: 'balance_insufficient' } });
  });

  it('shows its newest orders and the sum of the rest; a stranger finds nothing', async () => {
    const userId = await makePartner(t);
    for (const minor of [100, 200, 300]) await earn(t, userId, minor);
    await run();
    const { id } = await latest(userId);
    expect(await linesOf(userId, id, 1)).toMatchObject({ ordersCount: 3, rest: { count: 2 }, total: { minor: 600 } });
    const lines = await linesOf(userId, id, 1);
    expect((lines.orders[0]?.amount.minor ?? 0) + lines.rest.amount.minor).toBe(600);
    const stranger = await makePartner(t);
    await expect(linesOf(stranger, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(linesOf(userId, 'x')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a balance', () => {
  it('in a currency that no bank account takes is on hold from the start', async () => {
    const userId = await makePartner(t, { currencies: ['CAD'] });
    await earn(t, userId, 900, 'USD');
    await earn(t, userId, 500, 'CAD');
    expect((await summaryOf(userId)).tickets).toMatchObject([
      { balance: { minor: 900, currency: 'USD' }, hold: 'currency' },
      { balance: { minor: 500, currency: 'CAD' }, hold: null },
    ]);
    await run();
    const { payouts, balances } = await summaryOf(userId);
    expect(payouts).toMatchObject([{ amount: { minor: 500, currency: 'CAD' } }]);
    expect(balances).toEqual([{ minor: 900, currency: 'USD' }]);
  });
});

describe('money given back after the payout', () => {
  /** A completed order whose share was paid out already. */
  async function paidOut() {
    const start = t.clock.now();
    const { bookingId, listing } = await paid(t);
    await t.runJobs();
    t.clock.forward(60 * 48);
    await t.tick('complete-bookings');
    t.clock.set(start);
    const userId = listing.ownerId;
    const [{ share = 0 } = {}] = await t.rows<{ share: number }>(
      `select (-e.amount_minor)::float8 as share from ledger_entries e join ledger_transactions x on x.id = e.transaction_id
       where x.booking_id = $1 and e.partner_id is not null`,
      [bookingId],
    );
    const [order] = await t.rows<{ code: string; total: number }>(
      'select code, total_minor::float8 as total from bookings where id = $1',
      [bookingId],
    );
    return { userId, share, code: order?.code ?? '', total: order?.total ?? 0 };
  }
  const giveBack = async (payload: object) => {
    await t.db.fork().transactional((em) => t.deps.jobs.enqueue(em, giveOrderBack, payload as never));
    const failed = await t.runJobs();
    await settle();
    return failed;
  };
  const text = (minor: number) => (minor / 100).toFixed(2);

  it('takes the share off the next payout with its reason, and the traveller gets all', async () => {
    const { userId, share, code, total } = await paidOut();
    await giveBack({ code, amount: text(total), share: 'takenBack', reason: 'A bag was handed to the wrong person.' });
    expect((await summaryOf(userId)).balances).toEqual([]);
    await earn(t, userId, 2000);
    await giveBack({ code, amount: text(total), share: 'takenBack', reason: 'again' });
    expect((await summaryOf(userId)).balances).toEqual([{ minor: 2000, currency: 'CAD' }]);
    expect(share).toBeGreaterThan(0);
  });

  it('of which half was given back takes half of the share; kept, it takes nothing', async () => {
    const { userId, share, code, total } = await paidOut();
    await giveBack({ code, amount: text(total / 2), share: 'takenBack', reason: 'One of two bags was wet.' });
    expect((await summaryOf(userId)).balances).toEqual([
      { minor: share - Math.floor((share + 1) / 2), currency: 'CAD' },
    ]);
    await giveBack({ code, amount: '0.50', share: 'kept', reason: 'Goodwill.' });
    expect((await summaryOf(userId)).balances).toEqual([
      { minor: share - Math.floor((share + 1) / 2), currency: 'CAD' },
    ]);
  });

  it('is never more than the order holds', async () => {
    const { code, total } = await paidOut();
    const failed = await giveBack({ code, amount: text(total + 1), share: 'kept', reason: 'x' });
    expect(failed.map(({ error }) => String(error)).join()).toContain('The order holds');
  });
});

it('any order of shares, runs, failures and repeats leaves a ledger that sums to nothing and no cent paid twice', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('earn' as const), minor: fc.integer({ min: 1, max: 300 }) }),
    fc.record({ kind: fc.constantFrom('pay' as const, 'refuse' as const, 'bounce' as const), minor: fc.constant(0) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const userId = await makePartner(t);
      let owed = 0;
      let paidOut = 0;
      const refused = { ok: false as const, failure: { kind: 'invalid' as const, message: 'no', code: null } };
      for (const { kind, minor } of steps) {
        if (kind === 'earn') {
          await earn(t, userId, minor);
          owed += minor;
          continue;
        }
        await saveBank(userId);
        await run(
          kind === 'refuse'
            ? { transfer: async () => refused }
            : kind === 'bounce'
              ? { payOut: async () => refused }
              : {},
        );
        if (kind === 'pay') {
          paidOut += owed;
          owed = 0;
        }
      }
      const { balances, payouts } = await summaryOf(userId);
      expect(balances.map(({ minor }) => minor)).toEqual(owed === 0 ? [] : [owed]);
      const kept = payouts.filter(({ status }) => status === 'paid').reduce((sum, { amount }) => sum + amount.minor, 0);
      expect(kept).toBe(paidOut);
      for (const { id, amount } of payouts) {
        const { orders, returned, total, unknown } = await linesOf(userId, id, 100);
        expect([...orders, ...returned].reduce((sum, line) => sum + line.amount.minor, 0)).toBe(total.minor);
        expect(total).toEqual(amount);
        expect(unknown.minor).toBe(0);
      }
      expect(
        await t.rows('select 1 from ledger_entries group by transaction_id having sum(amount_minor) <> 0'),
      ).toEqual([]);
    }),
    { numRuns: 8 },
  );
});

describe('a statement', () => {
  it('sums to the cent from one month to the next, by the calendar of the location', async () => {
    const { listing } = await paid(t);
    const userId = listing.ownerId;
    const start = t.clock.now();
    const month = start.toString().slice(0, 7);
    await earn(t, userId, 1234);
    t.clock.forward(60 * 24 * 33);
    await earn(t, userId, 4321);
    const next = t.clock.now().toString().slice(0, 7);
    t.clock.set(start);
    const partner = await as(userId);
    const one = await partner.payouts.statement({ month });
    const two = await partner.payouts.statement({ month: next });
    const [first] = one.currencies;
    const [second] = two.currencies;
    expect(one.zone).toBe('America/Toronto');
    expect(first?.lines.at(-1)?.balance).toEqual(first?.after);
    expect(second?.before.minor).toBeGreaterThanOrEqual(first?.after.minor ?? 0);
    for (const part of [first, second]) {
      const sum = (part?.lines ?? []).reduce((all, { amount }) => all + amount.minor, part?.before.minor ?? 0);
      expect(sum).toBe(part?.after.minor);
    }
  });

  it('is a file for spreadsheets and one for paper, for its partner alone', async () => {
    const userId = await makePartner(t);
    await earn(t, userId, 1280);
    const { secret } = await t.deps.sessions.start(userId);
    const get = (path: string, cookie: string | null) =>
      t.app.inject({ url: path, headers: cookie === null ? {} : { cookie } });
    const cookieOf = (value: string) => `cloakroom_session=${value}`;
    const month = t.clock.now().toString().slice(0, 7);
    const csv = await get(`/dashboard/payouts/statement.csv?month=${month}`, cookieOf(secret));
    expect(csv.statusCode).toBe(200);
    expect(csv.body.split('\r\n').slice(1, 4)).toEqual([
      ',Balance before,,,,,0.00,CAD',
      expect.stringMatching(/^\d{4}-\d\d-\d\d,Share,,,,12\.80,12\.80,CAD$/),
      ',Balance after,,,,,12.80,CAD',
    ]);
    const pdf = await get(`/dashboard/payouts/statement.pdf?month=${month}`, cookieOf(secret));
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdfText(pdf.rawPayload)).toContain('12.80');
    expect((await get(`/dashboard/payouts/statement.csv?month=${month}`, null)).statusCode).toBe(401);
    const customer = await t.deps.sessions.start((await makeUser(t)).userId);
    expect((await get(`/dashboard/payouts/statement.csv?month=${month}`, cookieOf(customer.secret))).statusCode).toBe(
      403,
    );
    expect((await get('/dashboard/payouts/statement.csv?month=2026-13', cookieOf(secret))).statusCode).toBe(422);
  });
});
