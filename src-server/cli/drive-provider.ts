import { setTimeout as wait } from 'node:timers/promises';
import { Duration } from '@js-joda/core';
import type { Clock } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import type { CardProvider, CardResult } from '#server/platform/payments/card-provider.ts';
import { missingSettings } from '#server/platform/payments/missing-settings.ts';
import type { BankAccount } from '#server/platform/payments/connected-account.ts';

/** One thing that was tried at the provider, and what it answered. */
export interface Driven {
  readonly step: string;
  readonly isGood: boolean;
  readonly answer: string;
}

/** Stripe's published test accounts: docs.stripe.com/connect/testing#account-numbers. */
const banks: Readonly<Record<string, BankAccount>> = {
  CA: { accountNumber: '000123456789', routingNumber: '11000-000', currency: 'CAD' },
  DE: { accountNumber: 'DE89370400440532013000', routingNumber: null, currency: 'EUR' },
  GB: { accountNumber: '00012345', routingNumber: '108800', currency: 'GBP' },
  US: { accountNumber: '000123456789', routingNumber: '110000000', currency: 'USD' },
};

/** Countries whose test accounts are known here. */
export const drivenCountries = Object.keys(banks);

interface Drive {
  readonly cards: CardProvider;
  readonly clock: Clock;
  /** ISO 3166, one of `drivenCountries`. */
  readonly country: string;
  /** How long a thing that takes its time at the provider is asked about. */
  readonly patienceMs: number;
}

function valueOf<T>(result: CardResult<T>): T {
  if (result.ok) return result.value;
  const { failure } = result;
  throw new Error(`${failure.kind}${'code' in failure ? ` ${failure.code}` : ''}: ${failure.message}`);
}

/**
 * Looks at the platform's settings, then joins, charges, asks for 3-D Secure, refunds, is disputed, transfers and pays out, each by the port that the product
 * uses. A step that fails does not keep the others from being tried, unless they need what it made.
 */
export async function driveProvider({ cards, clock, country, patienceMs }: Drive): Promise<readonly Driven[]> {
  const driven: Driven[] = [];
  const bank = banks[country];
  if (bank === undefined) throw new Error(`No test account is known for ${country}: ${drivenCountries.join(', ')}`);
  const { currency } = bank;
  const started = clock.now().minusSeconds(60);
  const metadata = { drive: newId() };
  const keyed = () => ({ idempotencyKey: newId(), metadata });

  async function step<T>(name: string, work: () => Promise<readonly [T, string]>): Promise<T | null> {
    try {
      const [value, answer] = await work();
      driven.push({ step: name, isGood: true, answer });
      return value;
    } catch (error) {
      driven.push({ step: name, isGood: false, answer: error instanceof Error ? error.message : String(error) });
      return null;
    }
  }
  const until = async <T>(what: string, ask: () => Promise<T | null>): Promise<T> => {
    const tries = Math.max(1, Math.ceil(patienceMs / 2000));
    for (let turn = 0; turn < tries; turn += 1) {
      const found = await ask();
      if (found !== null) return found;
      await wait(2000);
    }
    throw new Error(`${what} did not come within ${Duration.ofMillis(patienceMs).seconds()} s`);
  };
  const pay = async (paymentMethodId: string, minor: number) =>
    valueOf(await cards.createIntent({ ...keyed(), amount: { minor, currency }, paymentMethodId, confirm: true }));
  const paid = async (paymentMethodId: string, minor: number) => {
    const { id, state } = await pay(paymentMethodId, minor);
    if (state !== 'succeeded') throw new Error(`${id} is ${state}`);
    return [id, `${id} succeeded`] as const;
  };

  await step('settings', async () => {
    const missing = missingSettings(valueOf(await cards.platformSettings()));
    if (missing.length > 0) throw new Error(missing.join('; '));
    return [null, 'all events are sent, the platform is paid out by hand'] as const;
  });
  const account = await step('join', async () => {
    const { id } = valueOf(
      await cards.saveConnectedAccount({
        ...keyed(),
        accountId: null,
        country,
        email: `drive-${metadata.drive}@example.com`,
        phone: '0000000000',
        firstName: 'Jenny',
        lastName: 'Rosen',
        businessName: 'Corner Shop',
        // Published test values that prove a person: docs.stripe.com/connect/testing#test-verification-addresses.
        address: { line1: 'address_full_match', city: 'Toronto', state: 'ON', postalCode: 'M5H 2N2' },
        dateOfBirth: '1901-01-01',
        identityNumber: '000000000',
        bankAccount: bank,
        accepted: { at: clock.now(), ip: '203.0.113.7' },
      }),
    );
    const ready = await until(`A payable account ${id}`, async () => {
      const found = valueOf(await cards.retrieveAccount(id));
      return found.payoutsEnabled && found.currentlyDue.length === 0 ? found : null;
    }).catch(async (error: unknown) => {
      const { currentlyDue } = valueOf(await cards.retrieveAccount(id));
      throw new Error(`${id} still needs: ${currentlyDue.join(', ') || 'nothing, but payouts are off'}`, {
        cause: error,
      });
    });
    return [ready.id, `${ready.id} can be paid`] as const;
  });
  const charge = await step('charge', () => paid('pm_card_bypassPending', 5000));
  await step('3-D Secure', async () => {
    const { id, state } = await pay('pm_card_threeDSecure2Required', 1500);
    if (state !== 'requires_action') throw new Error(`${id} is ${state}, not requires_action`);
    return [id, `${id} asks the payer`] as const;
  });
  await step('refund', async () => {
    if (charge === null) throw new Error('There is no charge');
    const { id, status } = valueOf(
      await cards.refund({ ...keyed(), intentId: charge, amount: { minor: 500, currency } }),
    );
    if (status === 'failed') throw new Error(`${id} failed`);
    return [id, `${id} ${status}`] as const;
  });
  await step('dispute', async () => {
    const [intentId] = await paid('pm_card_createDispute', 1200);
    const { id, state } = await until('A dispute', async () => {
      const span = { since: started, until: clock.now().plusSeconds(60) };
      const { disputes } = valueOf(await cards.listMade(span));
      return disputes.find((each) => each.intentId === intentId) ?? null;
    });
    return [id, `${id} ${state}`] as const;
  });
  const transfer = await step('transfer', async () => {
    if (account === null) throw new Error('There is no account that can be paid');
    const request = { ...keyed(), accountId: account, amount: { minor: 1000, currency } };
    const { id } = valueOf(await cards.transfer(request));
    return [id, `${id} to ${account}`] as const;
  });
  await step('payout', async () => {
    if (account === null || transfer === null) throw new Error('There is no transfer');
    const { id } = valueOf(await cards.payOut({ ...keyed(), accountId: account, amount: { minor: 1000, currency } }));
    const { status, failureCode } = valueOf(await cards.retrievePayout(id, account));
    if (status === 'failed') throw new Error(`${id} failed: ${failureCode}`);
    return [id, `${id} ${status}`] as const;
  });
  return driven;
}
