import { randomUUID } from 'node:crypto';
import { Instant } from '@js-joda/core';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { money } from '#shared/money/arithmetic.ts';
import { LedgerEntry, LedgerTransaction } from '#server/modules/ledger/ledger.entity.ts';
import { recordFailedPayout, recordPayout } from '#server/modules/ledger/ledger.module.ts';
import { newId } from '#server/platform/ids.ts';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { nextPayoutDate } from './next-payout.ts';
import { PayoutAccount } from './payouts.entity.ts';
import { runPayouts } from './payouts-jobs.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await fund();
});
afterAll(() => t.close());

/** A partner whose account at the sandbox takes transfers, unless it is not to. */
async function makePartner({ payoutsEnabled = true } = {}) {
  const { userId } = await makeUser(t, { isPartner: true });
  const made = await t.deps.cards.saveConnectedAccount({
    accountId: null,
    country: 'CA',
    idempotencyKey: `account:${userId}`,
    email: `${userId}@example.com`,
    firstName: 'Ada',
    lastName: 'Lovelace',
    phone: '+14165550100',
    businessName: 'Ada Luggage',
    dateOfBirth: '1990-01-31',
    address: { line1: '65 Front St W', city: 'Toronto', state: 'ON', postalCode: 'M5J 1E6' },
    // The sandbox's published number that is not accepted: such an account stays closed, whatever event comes late.
    identityNumber: payoutsEnabled ? '123456789' : '111111111',
    bankAccount: { accountNumber: '000123456789', routingNumber: '11000-000', currency: 'CAD' },
    accepted: { at: t.clock.now(), ip: '127.0.0.1' },
  });
  const id = made.ok ? made.value.id : expect.fail(made.failure.message);
  await t.db.fork().insert(PayoutAccount, {
    id: newId(),
    userId,
    providerAccountId: id,
    payoutsEnabled,
    currentlyDue: [],
    pastDue: [],
    currentDeadline: null,
    requirementErrors: [],
    businessName: 'Ada Luggage',
    addressLine1: null,
    addressCity: null,
    addressState: null,
    addressPostalCode: null,
    dateOfBirth: null,
    accountLast4: '6789',
    routingNumber: null,
    updatedAt: t.clock.now(),
  });
  return userId;
}

/** A share of `minor` that was earned. */
const earn = (partnerId: string, minor: number, currency = 'CAD') =>
  t.db.fork().transactional(async (em) => {
    const transactionId = newId();
    await em.insert(LedgerTransaction, {
      id: transactionId,
      kind: 'earning',
      reference: `test:${transactionId}`,
      bookingId: null,
      occurredAt: t.clock.now(),
    });
    const entry = { transactionId, currency };
    await em.insertMany(LedgerEntry, [
      { ...entry, id: newId(), account: 'travellers', partnerId: null, amountMinor: minor },
      { ...entry, id: newId(), account: 'partner', partnerId, amountMinor: -minor },
    ]);
  });

/** The provider's balance, out of which payouts are paid, is what travellers paid. */
async function fund() {
  const person = await t.as(await makeUser(t));
  const { id } = await makeListing(t, { capacity: 50 });
  const order = await person.booking.create({ ...aBooking(id, { bagsCount: 5 }), card: { cardToken: 'tok_visa' } });
  expect(order.status).toBe('confirmed');
}

const run = async () => {
  await t.db.fork().transactional((em) => t.deps.jobs.enqueue(em, runPayouts, {}));
  return t.runJobs();
};
const summaryOf = async (userId: string) => (await t.as({ userId })).payouts.summary();

describe('payouts', () => {
  it('send each partner what is owed, once, however often they run', async () => {
    const userId = await makePartner();
    await earn(userId, 1284);
    expect((await summaryOf(userId)).balances).toEqual([{ minor: 1284, currency: 'CAD' }]);
    await run();
    await run();
    const { balances, payouts } = await summaryOf(userId);
    expect(balances).toEqual([]);
    expect(payouts).toMatchObject([{ amount: { minor: 1284 }, status: 'paid', failureMessage: null }]);
  });

  it('wait until the account can be paid', async () => {
    const userId = await makePartner({ payoutsEnabled: false });
    await earn(userId, 500);
    await run();
    expect(await summaryOf(userId)).toMatchObject({ balances: [{ minor: 500 }], payouts: [] });
  });

  it('that are refused go back to the balance, say why, and are sent again by the next run', async () => {
    const userId = await makePartner();
    await earn(userId, 700);
    const refusal = { ok: false as const, failure: { kind: 'invalid' as const, message: 'No such destination' } };
    await t.db.fork().transactional((em) => t.deps.jobs.enqueue(em, runPayouts, {}));
    await t.jobs.run({ ...t.deps, cards: { ...t.deps.cards, transfer: async () => refusal } });
    const failed = await summaryOf(userId);
    expect(failed.balances).toEqual([{ minor: 700, currency: 'CAD' }]);
    expect(failed.payouts).toMatchObject([{ status: 'failed', failureMessage: 'No such destination' }]);
    await run();
    expect((await summaryOf(userId)).payouts.map(({ status }) => status)).toEqual(['paid', 'failed']);
  });

  it('whose answer was lost are asked for again under the same key, and arrive once', async () => {
    const userId = await makePartner();
    await earn(userId, 900);
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
    const { payouts, balances } = await summaryOf(userId);
    expect(payouts).toMatchObject([{ status: 'paid' }]);
    expect(balances).toEqual([]);
    expect(keys).toEqual([`payout:${payouts[0]?.id}`]);
  });

  it('and failures in any order leave a ledger that sums to nothing and no cent paid twice', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('earn' as const), minor: fc.integer({ min: 1, max: 5000 }) }),
      fc.record({ kind: fc.constantFrom('pay' as const, 'fail' as const), minor: fc.constant(0) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { userId } = await makeUser(t, { isPartner: true });
        let owed = 0;
        let paidOut = 0;
        for (const { kind, minor } of steps) {
          if (kind === 'earn') {
            await earn(userId, minor);
            owed += minor;
          } else if (owed > 0) {
            const payout = { id: randomUUID(), partnerId: userId, amount: money(owed, 'CAD'), at: t.clock.now() };
            for (let time = 0; time < 2; time += 1) await t.db.fork().transactional((em) => recordPayout(em, payout));
            if (kind === 'fail') await t.db.fork().transactional((em) => recordFailedPayout(em, payout));
            else {
              paidOut += owed;
              owed = 0;
            }
          }
        }
        const { balances } = await summaryOf(userId);
        expect(balances.map(({ minor }) => minor)).toEqual(owed === 0 ? [] : [owed]);
        const sums = await t.rows('select 1 from ledger_entries group by transaction_id having sum(amount_minor) <> 0');
        expect(sums).toEqual([]);
        expect(paidOut + owed).toBe(steps.reduce((sum, { minor }) => sum + minor, 0));
      }),
      { numRuns: 10 },
    );
  });

  it('are nobody else’s business', async () => {
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
