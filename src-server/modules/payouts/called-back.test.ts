import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { atProvider, needsOf, owedTo, settle } from '#server/modules/booking/disputes/disputes.fixture.ts';
import { expectBalancedLedger } from '#server/modules/booking/order.fixture.ts';
import { earn, fund, makePartner } from './payouts.fixture.ts';
import { runPayouts } from './payouts-jobs.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(async () => {
  t.mails.length = 0;
  t.webhooks(true);
  await fund(t);
});
afterAll(() => t.close());

const SHARE = 1000;
const pay = async () => {
  await t.db.fork().transactional((em) => t.deps.jobs.enqueue(em, runPayouts, {}));
  await t.runJobs();
  await settle(t);
};

/** A payout whose transfer arrived; the bank has it too unless it is not to hear of it. */
async function paidOut(isPaid: boolean) {
  const userId = await makePartner(t);
  await earn(t, userId, SHARE);
  t.webhooks(isPaid);
  await t.db.fork().transactional((em) => t.deps.jobs.enqueue(em, runPayouts, {}));
  await t.runJobs();
  await t.sandbox.settled();
  t.webhooks(true);
  const [payout] = await t.rows<{ id: string; transfer: string; status: string }>(
    'select id, provider_transfer_id as transfer, status from payouts where user_id = $1',
    [userId],
  );
  expect(payout?.status).toBe(isPaid ? 'paid' : 'sent');
  // What the bank has is not in the account any more: the sandbox lets nothing be called back that is not there.
  await t.deps.cards.transfer({
    accountId: await accountOf(userId),
    amount: { minor: SHARE, currency: 'CAD' },
    idempotencyKey: `more:${userId}`,
    metadata: {},
  });
  return { userId, transferId: payout?.transfer ?? '' };
}
const accountOf = async (userId: string) =>
  (
    await t.rows<{ id: string }>('select provider_account_id as id from payout_accounts where user_id = $1', [userId])
  )[0]?.id ?? '';
const statusOf = async (userId: string) =>
  (
    await t.rows<{ status: string; failure_code: string | null }>(
      'select status, failure_code from payouts where user_id = $1 order by created_at, id',
      [userId],
    )
  ).map(({ status, failure_code: code }) => [status, code]);

describe('a transfer that is called back at the card provider', () => {
  it('is in the balance again, said as it was, and goes out with the next payout', async () => {
    const { userId, transferId } = await paidOut(false);
    await atProvider.callBack(t, transferId);
    await settle(t);
    expect(await owedTo(t, userId)).toBe(SHARE);
    expect(await statusOf(userId)).toEqual([['failed', 'transfer_reversed']]);
    const [user] = await t.rows<{ email: string }>('select email from users where id = $1', [userId]);
    const mail = t.mails.find(({ to, subject }) => to === user?.email && subject.includes('came back'));
    expect(mail?.text).toContain('We called it back.');
    await pay();
    expect(await owedTo(t, userId)).toBe(0);
    expect((await statusOf(userId)).map(([status]) => status)).toEqual(['failed', 'paid']);
    await expectBalancedLedger(t);
  });

  it('in parts is in the balance in parts, each once', async () => {
    const { userId, transferId } = await paidOut(false);
    await atProvider.callBack(t, transferId, 300);
    await settle(t);
    expect(await owedTo(t, userId)).toBe(300);
    const events = await fetch(`${t.sandbox.url}/v1/events?limit=100&type=transfer.reversed`, {
      headers: { authorization: 'Bearer sk_test_sandbox' },
    });
    const { data } = (await events.json()) as { data: { id: string; data: { object: { id: string } } }[] };
    t.sandbox.deliverAgain(data.find((event) => event.data.object.id === transferId)?.id ?? '');
    await settle(t);
    expect(await owedTo(t, userId)).toBe(300);
    await atProvider.callBack(t, transferId);
    await settle(t);
    expect(await owedTo(t, userId)).toBe(SHARE);
    expect(await statusOf(userId)).toEqual([['failed', 'transfer_reversed']]);
    await expectBalancedLedger(t);
  });

  it('after the bank had it waits for finance too', async () => {
    const { userId, transferId } = await paidOut(true);
    await atProvider.callBack(t, transferId);
    await settle(t);
    expect(await owedTo(t, userId)).toBe(SHARE);
    const found = await needsOf(t, transferId);
    expect(found).toMatchObject([{ kind: 'difference', amount: { minor: SHARE } }]);
  });

  it('by ourselves is mailed as the bank’s, once', async () => {
    const userId = await makePartner(t, { accountNumber: '000111111113' });
    await earn(t, userId, SHARE);
    await pay();
    expect(await owedTo(t, userId)).toBe(SHARE);
    expect(await statusOf(userId)).toEqual([['failed', 'account_closed']]);
    await expectBalancedLedger(t);
  });
});

it('a payout of a partner’s account that is none of ours waits for finance, the platform’s own does not', async () => {
  const { userId } = await paidOut(true);
  const accountId = await accountOf(userId);
  const made = await t.deps.cards.payOut({
    accountId,
    amount: { minor: 500, currency: 'CAD' },
    idempotencyKey: `by-hand:${userId}`,
    metadata: {},
  });
  await settle(t);
  expect(await needsOf(t, made.ok ? made.value.id : '')).toMatchObject([
    { kind: 'difference', amount: { minor: 500 } },
  ]);
  const own = await fetch(`${t.sandbox.url}/v1/payouts`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams({ amount: '100', currency: 'cad' }),
  });
  const { id } = (await own.json()) as { id: string };
  await settle(t);
  expect(await needsOf(t, id)).toEqual([]);
});
