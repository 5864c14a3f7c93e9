import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { expectBalancedLedger } from '../order.fixture.ts';
import { accountsOf, atProvider, complete, needsOf, owedTo, settle, soldOrder } from './disputes.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(() => {
  t.mails.length = 0;
});
afterAll(() => t.close());

const SHARE = 420;
const stateOf = async (id: string) =>
  (await t.rows<{ state: string }>('select state from disputes where provider_dispute_id = $1', [id]))[0]?.state;
const subjectsTo = (email: string) => t.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

/** An earned order about which the bank asked, and let it be. */
async function asked() {
  const one = await soldOrder(t);
  await complete(t);
  t.mails.length = 0;
  const id = t.sandbox.dispute(one.intentId, { isInquiry: true });
  await settle(t);
  await atProvider.win(t, id);
  await settle(t);
  return { ...one, id };
}

it('a question of the bank that lapsed reaches administrators alone, and holds nothing', async () => {
  const { id, code, listing } = await asked();
  expect(await stateOf(id)).toBe('lapsed');
  expect(subjectsTo(t.deps.config.SUPPORT_EMAIL)).toEqual([
    `The bank asks about ${code}`,
    `The bank’s question about ${code} is closed`,
  ]);
  expect(t.mails).toHaveLength(2);
  expect(await owedTo(t, listing.ownerId)).toBe(SHARE);
});

it.each([
  ['won', 'win', SHARE],
  ['lost', 'lose', 0],
] as const)('a dispute that follows a lapsed question is held, and then %s', async (state, verdict, share) => {
  const { id, code, bookingId, listing, total, person } = await asked();
  t.sandbox.reopenDispute(id);
  await settle(t);
  expect(await stateOf(id)).toBe('open');
  expect(await accountsOf(t, bookingId)).toMatchObject({ disputes: total });
  expect((await person.booking.get({ bookingId })).disputed.minor).toBe(total);
  const partner = await t.as({ userId: listing.ownerId });
  expect((await partner.payouts.summary()).disputes).toMatchObject([{ code, held: { minor: SHARE } }]);
  await atProvider[verdict](t, id);
  await settle(t);
  expect(await stateOf(id)).toBe(state);
  expect(await owedTo(t, listing.ownerId)).toBe(share);
  expect(subjectsTo(t.deps.config.SUPPORT_EMAIL)).toContain(`Dispute of ${code} ${state}`);
  await expectBalancedLedger(t);
});

it('a case that the bank reopens after it was won stays, and waits for finance', async () => {
  const one = await soldOrder(t);
  await complete(t);
  const id = t.sandbox.dispute(one.intentId);
  await settle(t);
  await atProvider.win(t, id);
  await settle(t);
  t.sandbox.reopenDispute(id);
  await settle(t);
  expect(await stateOf(id)).toBe('won');
  expect(await needsOf(t, one.code)).toMatchObject([{ kind: 'difference', amount: { minor: one.total } }]);
});

it('a dispute of a payment of another’s waits for finance', async () => {
  const made = await t.deps.cards.createIntent({
    amount: { minor: 900, currency: 'CAD' },
    idempotencyKey: 'another',
    metadata: {},
    cardToken: 'tok_visa',
    confirm: true,
  });
  const id = t.sandbox.dispute(made.ok ? made.value.id : '');
  await settle(t);
  expect(await needsOf(t, id)).toMatchObject([{ kind: 'difference', amount: { minor: 900 } }]);
});
