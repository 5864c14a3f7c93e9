import { Instant } from '@js-joda/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { nextPayoutDate } from './next-payout.ts';
import { runPayouts } from './payouts-jobs.ts';
import { earn, fund, makePartner } from './payouts.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await fund(t);
});
afterAll(() => t.close());

const run = async () => {
  await t.db.fork().transactional((em) => t.deps.jobs.enqueue(em, runPayouts, {}));
  const failed = await t.runJobs();
  await t.sandbox.settled();
  return failed;
};
const summaryOf = async (userId: string) => (await t.as({ userId })).payouts.summary();

describe('payouts', () => {
  it('send each partner what is owed, once, however often they run', async () => {
    const userId = await makePartner(t);
    await earn(t, userId, 1284);
    expect((await summaryOf(userId)).balances).toEqual([{ minor: 1284, currency: 'CAD' }]);
    await run();
    await run();
    const { balances, payouts } = await summaryOf(userId);
    expect(balances).toEqual([]);
    expect(payouts).toMatchObject([{ amount: { minor: 1284 }, status: 'paid', failureCode: null, last4: '6789' }]);
  });

  it('wait until the account can be paid', async () => {
    const userId = await makePartner(t, { payoutsEnabled: false });
    await earn(t, userId, 500);
    await run();
    expect(await summaryOf(userId)).toMatchObject({ balances: [{ minor: 500 }], payouts: [] });
  });

  it('that are refused go back to the balance, and are sent again once the bank form was saved, not before', async () => {
    const userId = await makePartner(t);
    await earn(t, userId, 700);
    const refusal = {
      ok: false as const,
      failure: { kind: 'invalid' as const, message: 'Not enabled', code: 'payouts_not_allowed' },
    };
    await t.db.fork().transactional((em) => t.deps.jobs.enqueue(em, runPayouts, {}));
    await t.jobs.run({ ...t.deps, cards: { ...t.deps.cards, transfer: async () => refusal } });
    const failed = await summaryOf(userId);
    expect(failed.balances).toEqual([{ minor: 700, currency: 'CAD' }]);
    expect(failed.payouts).toMatchObject([{ status: 'failed' }]);
    await run();
    expect((await summaryOf(userId)).payouts.map(({ status }) => status)).toEqual(['failed']);
    await t.rows('update payout_accounts set bank_changed_at = $2 where user_id = $1', [
      userId,
      t.clock.now().toString(),
    ]);
    await run();
    expect((await summaryOf(userId)).payouts.map(({ status }) => status)).toEqual(['paid', 'failed']);
  });

  it('that three ask for at once are one, and one row of the audit log', async () => {
    const partnerId = await makePartner(t);
    await earn(t, partnerId, 110);
    const finance = await t.as(await makeUser(t, { role: 'admin', adminRole: 'finance' }));
    const pay = () => finance.admin.payoutRuns.payPartner({ partnerId });
    const waiting = `select 1 from pg_stat_activity
      where wait_event_type = 'Lock' and query like '%from payout_accounts%' and datname = current_database()`;
    let asked: Promise<unknown>[] = [];
    // All three have seen what is due before the first takes it.
    await t.db.fork().transactional(async (em) => {
      await sqlRows(em, 'select from payout_accounts where user_id = $1 for update', [partnerId]);
      asked = [pay(), pay(), pay()];
      await expect.poll(() => t.rows(waiting)).toHaveLength(3);
    });
    await Promise.all(asked);
    await expect(pay()).rejects.toMatchObject({ cause: { key: 'nothingToPay' } });
    await t.runJobs();
    await t.sandbox.settled();
    expect((await summaryOf(partnerId)).payouts).toMatchObject([{ amount: { minor: 110 }, status: 'paid' }]);
    const acts = await t.rows('select ended from audit_log where action = $1 and subject_id = $2', [
      'admin.payoutRuns.payPartner',
      partnerId,
    ]);
    expect(acts).toEqual([{ ended: true }]);
  });

  it('whose answer was lost are asked for again under the same key, and arrive once', async () => {
    const userId = await makePartner(t);
    await earn(t, userId, 900);
    const keys: string[] = [];
    const lost = { ok: false as const, failure: { kind: 'unreachable' as const, message: 'no answer' } };
    const transfer: typeof t.deps.cards.transfer = async (request) => {
      keys.push(request.idempotencyKey);
      await t.deps.cards.transfer(request);
      return lost;
    };
    await t.db.fork().transactional((em) => t.deps.jobs.enqueue(em, runPayouts, {}));
    await t.jobs.run({ ...t.deps, cards: { ...t.deps.cards, transfer } });
    expect((await summaryOf(userId)).payouts).toMatchObject([{ status: 'requested' }]);
    await t.runJobs();
    await t.sandbox.settled();
    const { payouts, balances } = await summaryOf(userId);
    expect(payouts).toMatchObject([{ status: 'paid' }]);
    expect(balances).toEqual([]);
    expect(keys).toEqual([`payout:${payouts[0]?.id}`]);
  });

  it('are no other partner’s business', async () => {
    const customer = await t.as(await makeUser(t));
    await expect(customer.payouts.summary()).rejects.toMatchObject({ cause: { key: 'forbidden' } });
  });
});

it.each([
  ['2026-11-23T05:59:00Z', '2026-11-23'],
  ['2026-11-23T06:00:00Z', '2026-11-30'],
  ['2026-11-29T23:00:00Z', '2026-11-30'],
])('the next payout after %s is on %s', (now, date) => {
  expect(nextPayoutDate(Instant.parse(now))).toBe(date);
});
