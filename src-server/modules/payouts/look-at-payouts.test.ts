import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { lookAtPayouts, runPayouts } from './payouts-jobs.ts';
import { earn, fund, makePartner } from './payouts.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  for (let time = 0; time < 2; time += 1) await fund(t);
  await t.runJobs();
});
afterAll(() => t.close());

const latest = async (userId: string) => (await (await t.as({ userId })).payouts.summary()).payouts[0];

it.each([
  ['000123456789', 'paid', 0],
  // The provider's published number of an account that is closed.
  ['000111111113', 'failed', 420],
])(
  'a payout to %s whose events do not come is %s within a day of when it was expected',
  async (accountNumber, status, owed) => {
    const userId = await makePartner(t, { accountNumber });
    await earn(t, userId, 420);
    t.webhooks(false);
    await t.db.fork().transactional((em) => t.deps.jobs.enqueue(em, runPayouts, { userId }));
    await t.runJobs();
    expect(await latest(userId)).toMatchObject({ status: 'sent', paidAt: null });
    t.clock.forward(24 * 60);
    for (let time = 0; time < 2; time += 1) {
      await t.db.fork().transactional((em) => t.deps.jobs.enqueue(em, lookAtPayouts, {}));
      await t.runJobs();
    }
    expect(await latest(userId)).toMatchObject({ status });
    const { balances } = await (await t.as({ userId })).payouts.summary();
    expect(balances).toEqual(owed === 0 ? [] : [{ minor: owed, currency: 'CAD' }]);
    const told = await t.rows("select detail from provider_differences where what = 'notTold' and detail = $1", [
      status,
    ]);
    expect(told).toHaveLength(1);
    t.webhooks(true);
  },
);

it('while the bank is asked the account can be written', async () => {
  const userId = await makePartner(t);
  await earn(t, userId, 420);
  const { payOut } = t.deps.cards;
  const cards = {
    ...t.deps.cards,
    payOut: async (request: Parameters<typeof payOut>[0]) => {
      await t.rows('update payout_accounts set updated_at = updated_at where user_id = $1', [userId]);
      return payOut(request);
    },
  };
  await t.db.fork().transactional((em) => t.deps.jobs.enqueue(em, runPayouts, { userId }));
  await t.jobs.run({ ...t.deps, cards });
  expect(['sent', 'paid']).toContain((await latest(userId))?.status);
});
