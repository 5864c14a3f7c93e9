import { PayoutAccount } from '#server/modules/partner/partner.module.ts';
import { expect } from 'vitest';
import type { Money } from '#shared/money/money.ts';
import { LedgerEntry, LedgerTransaction } from '#server/modules/ledger/ledger.entity.ts';
import { newId } from '#server/platform/ids.ts';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import type { TestApp } from '#server/testing/test-app.ts';

/** The provider's published account number that payouts reach. */
const GOOD_NUMBER = '000123456789';

interface AccountTraits {
  readonly payoutsEnabled?: boolean;
  readonly accountNumber?: string;
  readonly currencies?: string[];
  /** Of the bank account at the provider. */
  readonly bankCurrency?: string;
}

/** A partner whose account at the sandbox takes transfers, unless it is not to. */
export async function makePartner(t: TestApp, traits: AccountTraits = {}): Promise<string> {
  const { userId } = await makeUser(t, { isPartner: true });
  await makeAccount(t, userId, traits);
  return userId;
}

/** The account of a partner who has none yet, or the one that the factory made up, at the sandbox. */
export async function makeAccount(
  t: TestApp,
  userId: string,
  { payoutsEnabled = true, accountNumber = GOOD_NUMBER, currencies = [], bankCurrency = 'CAD' }: AccountTraits = {},
): Promise<void> {
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
    bankAccount: { accountNumber, routingNumber: '11000-000', currency: bankCurrency },
    accepted: { at: t.clock.now(), ip: '127.0.0.1' },
  });
  const id = made.ok ? made.value.id : expect.fail(made.failure.message);
  // What the provider tells of it meanwhile finds no account here: none of it comes later and changes what is asked for.
  await t.sandbox.settled();
  await t.rows('delete from payout_accounts where user_id = $1', [userId]);
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
    bankChangedAt: null,
    kycSentAt: null,
    currencies,
    updatedAt: t.clock.now(),
  });
}

/** A share of `minor` that was earned, of a booking where one is named. */
export const earn = (
  t: TestApp,
  partnerId: string,
  minor: number,
  currency = 'CAD',
  bookingId: string | null = null,
): Promise<void> =>
  t.db.fork().transactional(async (em) => {
    const transactionId = newId();
    await em.insert(LedgerTransaction, {
      id: transactionId,
      kind: 'earning',
      reference: `test:${transactionId}`,
      bookingId,
      occurredAt: t.clock.now(),
    });
    const entry = { transactionId, currency, occurredAt: t.clock.now() };
    await em.insertMany(LedgerEntry, [
      { ...entry, id: newId(), account: 'travellers', partnerId: null, amountMinor: minor },
      { ...entry, id: newId(), account: 'partner', partnerId, amountMinor: -minor },
    ]);
  });

/** The provider's balance, out of which payouts are paid, is what travellers paid. */
export async function fund(t: TestApp): Promise<void> {
  const person = await t.as(await makeUser(t));
  const { id } = await makeListing(t, { capacity: 50 });
  const order = await person.booking.create({ ...aBooking(id, { bagsCount: 5 }), card: { cardToken: 'tok_visa' } });
  expect(order.status).toBe('confirmed');
}

/** The provider's balance in a currency that the platform sells nothing in. */
export async function fundIn(t: TestApp, amount: Money): Promise<void> {
  const paid = await t.deps.cards.createIntent({
    amount,
    idempotencyKey: newId(),
    metadata: {},
    cardToken: 'tok_visa',
    confirm: true,
  });
  expect(paid).toMatchObject({ ok: true, value: { state: 'succeeded' } });
}
