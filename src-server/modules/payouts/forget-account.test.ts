import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userTakenOver } from '#server/modules/accounts/accounts.module.ts';
import { aBank, makeListing } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { earn, fund, makeAccount } from './payouts.fixture.ts';
import { runPayouts } from './payouts-jobs.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  for (let each = 0; each < 4; each += 1) await fund(t);
  await t.runJobs();
});
afterAll(() => t.close());

/** A person with a location, paid at the account that a stranger filled in, and 12.84 to come. */
async function earning() {
  const { ownerId: userId, id: listingId } = await makeListing(t);
  await makeAccount(t, userId);
  await earn(t, userId, 1284);
  return { userId, listingId };
}
const takeOver = async (userId: string) => {
  await t.db
    .fork()
    .transactional((em) => t.deps.events.publish(em, userTakenOver, { userId, at: t.clock.now().toString() }));
  await work();
};
const startRun = (userId: string) => t.db.fork().transactional((em) => t.deps.jobs.enqueue(em, runPayouts, { userId }));
const work = async () => {
  for (let each = 0; each < 2; each += 1) {
    await t.runJobs();
    await t.sandbox.settled();
  }
};
const summaryOf = async (userId: string) => (await t.as({ userId })).payouts.summary();
const killed = async () => {
  throw new Error('killed');
};
const asked = () => ({ ...aBank, accountNumber: '000999999991', requestId: randomUUID() });

it('an account that a stranger filled in is forgotten with the take-over: the balance waits, and nothing can be booked', async () => {
  const { userId, listingId } = await earning();
  await takeOver(userId);
  await startRun(userId);
  await work();
  const { account, payouts, balances, unproven } = await summaryOf(userId);
  expect({ account, payouts, balances, unproven }).toEqual({
    account: null,
    payouts: [],
    balances: [{ minor: 1284, currency: 'CAD' }],
    unproven: null,
  });
  const [listing] = await t.rows('select bookable from listings where id = $1', [listingId]);
  expect(listing).toEqual({ bookable: false });
});

it('nothing of what the stranger wrote into the bank form is shown to its owner of now', async () => {
  const { userId } = await earning();
  await takeOver(userId);
  const form = await (await t.as({ userId })).payouts.bankForm();
  expect(form).toMatchObject({ last4: null, isNameLocked: false });
  expect(form.businessName).not.toBe('Ada Luggage');
});

it.each([
  ['before the provider moved it', { transfer: killed }],
  ['between the provider and the bank', { payOut: killed }],
])('a payout that was made and stopped %s comes back to the balance', async (_when, cards) => {
  const { userId } = await earning();
  await startRun(userId);
  await t.jobs.run({ ...t.deps, cards: { ...t.deps.cards, ...cards } });
  expect((await summaryOf(userId)).payouts).toMatchObject([{ status: 'requested' }]);
  // It is tried again later than the take-over is delivered.
  await t.rows("delete from test_jobs where name = 'send-payout'");
  await takeOver(userId);
  const { payouts, balances } = await summaryOf(userId);
  expect(payouts).toMatchObject([{ status: 'failed', failureCode: 'account_forgotten' }]);
  expect(balances).toEqual([{ minor: 1284, currency: 'CAD' }]);
});

it('a payout that is asked for while the account changes hands goes nowhere', async () => {
  const { userId } = await earning();
  await startRun(userId);
  const transfer: typeof t.deps.cards.transfer = async (call) => {
    const answer = await t.deps.cards.transfer(call);
    await t.rows('delete from payout_accounts where user_id = $1', [userId]);
    return answer;
  };
  await t.jobs.run({ ...t.deps, cards: { ...t.deps.cards, transfer } });
  const { payouts, balances } = await summaryOf(userId);
  expect(payouts).toMatchObject([{ status: 'failed', failureCode: 'account_forgotten' }]);
  expect(balances).toEqual([{ minor: 1284, currency: 'CAD' }]);
});

it('a bank form that the stranger sends at that moment is not kept', async () => {
  const { userId } = await earning();
  const stranger = await t.as({ userId });
  const { saveConnectedAccount } = t.deps.cards;
  t.deps.cards.saveConnectedAccount = async (call) => {
    const answer = await saveConnectedAccount(call);
    t.clock.forward(1);
    await takeOver(userId);
    return answer;
  };
  const saved = stranger.payouts.saveBank(asked());
  await expect(saved).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  t.deps.cards.saveConnectedAccount = saveConnectedAccount;
  expect((await summaryOf(userId)).account).toBeNull();
});

it('what its owner saves afterwards stays, also when the take-over is delivered late', async () => {
  const { userId } = await earning();
  const at = t.clock.now().toString();
  t.clock.forward(1);
  await (await t.as({ userId })).payouts.saveBank(asked());
  await t.db.fork().transactional((em) => t.deps.events.publish(em, userTakenOver, { userId, at }));
  await work();
  expect((await summaryOf(userId)).account).toMatchObject({ last4: '9991' });
});
