import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { atProvider, needsOf, owedTo, settle, soldOrder } from '#server/modules/booking/disputes/disputes.fixture.ts';
import { booked, statusOf } from '#server/modules/booking/order.fixture.ts';
import { earn, fund, makePartner } from '#server/modules/payouts/payouts.fixture.ts';
import { runPayouts } from '#server/modules/payouts/payouts-jobs.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterEach(() => t.webhooks(true));
afterAll(() => t.close());

/** The night after: what is done without events was missed. */
async function nextNight() {
  await t.sandbox.settled();
  t.webhooks(true);
  const start = t.clock.now();
  t.clock.forward(60 * 24);
  await t.tick('compare-with-provider').finally(() => t.clock.set(start));
  await settle(t);
}
const open = async () =>
  t.rows<{ subject: string; what: string }>(
    'select subject, what from provider_differences where settled_at is null order by subject, what',
  );

it('finds nothing where the books are as the provider has it', async () => {
  const one = await soldOrder(t);
  await one.person.booking.cancel({ requestId: randomUUID(), bookingId: one.bookingId });
  const other = await soldOrder(t);
  t.sandbox.dispute(other.intentId);
  await fund(t);
  const partner = await makePartner(t);
  await earn(t, partner, 900);
  await t.db.fork().transactional((em) => t.deps.jobs.enqueue(em, runPayouts, {}));
  await settle(t);
  await nextNight();
  expect(await open()).toEqual([]);
});

it('takes over what no event told: a payment, a refund, a dispute, a transfer called back', async () => {
  await fund(t);
  const [refunded, disputed] = [await soldOrder(t), await soldOrder(t)];
  const partner = await makePartner(t);
  await earn(t, partner, 900);
  await t.db.fork().transactional((em) => t.deps.jobs.enqueue(em, runPayouts, {}));
  await settle(t);
  const [payout] = await t.rows<{ transfer: string }>(
    'select provider_transfer_id as transfer from payouts where user_id = $1',
    [partner],
  );
  const [account] = await t.rows<{ id: string }>(
    'select provider_account_id as id from payout_accounts where user_id = $1',
    [partner],
  );
  const more = { accountId: account?.id ?? '', amount: { minor: 900, currency: 'CAD' }, metadata: {} };
  await t.deps.cards.transfer({ ...more, idempotencyKey: randomUUID() });
  t.webhooks(false);
  const late = await booked(t);
  const { intentId } = await late.person.booking.startIntent({ requestId: randomUUID(), bookingId: late.bookingId });
  await t.deps.cards.confirmIntent(intentId, { cardToken: 'tok_visa', idempotencyKey: randomUUID() });
  await atProvider.refund(t, refunded.intentId, 300);
  t.sandbox.dispute(disputed.intentId);
  await atProvider.callBack(t, payout?.transfer ?? '');
  await nextNight();
  expect((await statusOf(t, late.bookingId))?.status).not.toBe('pending');
  expect((await refunded.person.booking.get({ bookingId: refunded.bookingId })).paid.minor).toBe(refunded.total - 300);
  expect((await disputed.person.booking.get({ bookingId: disputed.bookingId })).disputed.minor).toBe(disputed.total);
  expect(await owedTo(t, partner)).toBe(900);
});

it('tells finance of charges and transfers that no book has, once, and of books that the provider does not have', async () => {
  const made = await t.deps.cards.createIntent({
    amount: { minor: 700, currency: 'CAD' },
    idempotencyKey: randomUUID(),
    metadata: {},
    cardToken: 'tok_visa',
    confirm: true,
  });
  const one = await soldOrder(t);
  await t.rows(`update payments set provider_intent_id = 'pi_of_nobody' where booking_id = $1 returning id`, [
    one.bookingId,
  ]);
  await nextNight();
  await nextNight();
  const listed = await t.deps.cards.listMade({
    since: t.clock.now().minusSeconds(3600),
    until: t.clock.now().plusSeconds(3600),
  });
  const charge = listed.ok ? listed.value.charges.find(({ intentId }) => made.ok && intentId === made.value.id) : null;
  expect(await needsOf(t, charge?.id ?? '')).toMatchObject([{ kind: 'difference', amount: { minor: 700 } }]);
  expect(await needsOf(t, 'pi_of_nobody')).toMatchObject([{ kind: 'difference', code: one.code }]);
});
