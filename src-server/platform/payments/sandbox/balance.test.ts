import { Instant } from '@js-joda/core';
import { describe, expect, it } from 'vitest';
import { money } from '#shared/money/arithmetic.ts';
import { holderOf, openSandbox, payment, valueOf } from './testing.ts';

type Opened = Awaited<ReturnType<typeof openSandbox>>;

async function earn({ provider }: Opened, minor: number): Promise<string> {
  return valueOf(await provider.createIntent(payment(money(minor, 'CAD'), { cardToken: 'tok_visa' }))).id;
}

async function openAccount({ provider }: Opened): Promise<string> {
  return valueOf(await provider.saveConnectedAccount(holderOf())).id;
}

const tooLittle = { statusCode: 400, type: 'StripeInvalidRequestError', code: 'balance_insufficient' };

describe('the balance of the sandbox', () => {
  it('pays a transfer up to what payments brought, and no more', async () => {
    const opened = await openSandbox();
    const destination = await openAccount(opened);
    const transfer = (amount: number) => opened.stripe.transfers.create({ amount, currency: 'cad', destination });
    await expect(transfer(1)).rejects.toMatchObject(tooLittle);
    await earn(opened, 1500);
    await expect(transfer(1501)).rejects.toMatchObject(tooLittle);
    expect((await transfer(1000)).amount).toBe(1000);
    await expect(transfer(501)).rejects.toMatchObject(tooLittle);
    expect((await transfer(500)).amount).toBe(500);
    expect((await opened.stripe.transfers.list()).data).toHaveLength(2);
  });

  it('is less by what was refunded', async () => {
    const opened = await openSandbox();
    const destination = await openAccount(opened);
    const payment_intent = await earn(opened, 1500);
    await opened.stripe.refunds.create({ payment_intent, amount: 600 });
    const transfer = (amount: number) => opened.stripe.transfers.create({ amount, currency: 'cad', destination });
    await expect(transfer(901)).rejects.toMatchObject(tooLittle);
    expect((await transfer(900)).amount).toBe(900);
  });

  it('of one currency does not pay in another', async () => {
    const opened = await openSandbox();
    const destination = await openAccount(opened);
    await earn(opened, 1500);
    const transfer = opened.stripe.transfers.create({ amount: 100, currency: 'usd', destination });
    await expect(transfer).rejects.toMatchObject(tooLittle);
  });

  it('settles as Stripe does where it is asked to: a fee is kept, and the rest waits for two days', async () => {
    let now = Instant.parse('2026-11-21T12:00:00Z');
    const opened = await openSandbox({ settlement: 'as-stripe', clock: { now: () => now } });
    const { stripe } = opened;
    const destination = await openAccount(opened);
    const payment_intent = await earn(opened, 10_000);
    const [charge] = (await stripe.charges.list({ payment_intent })).data;
    const entry = await stripe.balanceTransactions.retrieve(String(charge?.balance_transaction));
    expect(entry).toMatchObject({ amount: 10_000, fee: 320, net: 9680, status: 'pending', source: charge?.id });
    expect(await stripe.balance.retrieve()).toMatchObject({
      available: [],
      pending: [{ currency: 'cad', amount: 9680 }],
    });
    const transfer = (amount: number) => stripe.transfers.create({ amount, currency: 'cad', destination });
    await expect(transfer(1)).rejects.toMatchObject(tooLittle);
    await stripe.refunds.create({ payment_intent, amount: 1000 });
    now = now.plusSeconds(2 * 86_400);
    await expect(transfer(8681)).rejects.toMatchObject(tooLittle);
    expect((await transfer(8680)).amount).toBe(8680);
    expect((await stripe.balanceTransactions.retrieve(entry.id)).status).toBe('available');
  });

  it('of a connected account is what it was sent, and its payouts take from it alone', async () => {
    const opened = await openSandbox();
    const { stripe } = opened;
    const destination = await openAccount(opened);
    const stripeAccount = destination;
    await earn(opened, 1500);
    const payout = (amount: number) => stripe.payouts.create({ amount, currency: 'cad' }, { stripeAccount });
    await expect(payout(1)).rejects.toMatchObject(tooLittle);
    await stripe.transfers.create({ amount: 400, currency: 'cad', destination });
    await expect(payout(401)).rejects.toMatchObject(tooLittle);
    expect((await payout(300)).status).toBe('pending');
    await expect(payout(101)).rejects.toMatchObject(tooLittle);
    const left = await stripe.balance.retrieve({}, { stripeAccount });
    expect(left.available).toMatchObject([{ currency: 'cad', amount: 100 }]);
    expect((await stripe.balance.retrieve()).available).toMatchObject([{ currency: 'cad', amount: 1100 }]);
  });
});
