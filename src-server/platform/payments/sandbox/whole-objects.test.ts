import type Stripe from 'stripe';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { money } from '#shared/money/arithmetic.ts';
import type * as Kept from './records.ts';
import { holderOf, openSandbox, payment, valueOf } from './testing.ts';
import type { NeededNames } from './whole-objects.ts';

/** What Stripe always gives, of those fields that the sandbox keeps: their types have to agree. */
type Shared<Stored, Whole> = Pick<Whole, Extract<NeededNames<Whole>, keyof Stored>>;

describe('objects of the sandbox', () => {
  it("have the types of Stripe's package", () => {
    expectTypeOf<Kept.Charge>().toExtend<Shared<Kept.Charge, Stripe.Charge>>();
    expectTypeOf<Kept.Customer>().toExtend<Shared<Kept.Customer, Stripe.Customer>>();
    expectTypeOf<Kept.PaymentIntent>().toExtend<Shared<Kept.PaymentIntent, Stripe.PaymentIntent>>();
    expectTypeOf<Kept.PaymentMethod>().toExtend<Shared<Kept.PaymentMethod, Stripe.PaymentMethod>>();
    expectTypeOf<Kept.CardDetails>().toExtend<Stripe.PaymentMethod.Card>();
    expectTypeOf<Kept.SetupIntent>().toExtend<Shared<Kept.SetupIntent, Stripe.SetupIntent>>();
    expectTypeOf<Kept.Dispute>().toExtend<Shared<Kept.Dispute, Stripe.Dispute>>();
    expectTypeOf<Kept.Refund>().toExtend<Shared<Kept.Refund, Stripe.Refund>>();
    expectTypeOf<Kept.Transfer>().toExtend<Shared<Kept.Transfer, Stripe.Transfer>>();
    expectTypeOf<Kept.Payout>().toExtend<Shared<Kept.Payout, Stripe.Payout>>();
    expectTypeOf<Kept.BankAccountRecord>().toExtend<Shared<Kept.BankAccountRecord, Stripe.BankAccount>>();
    expectTypeOf<Kept.AccountRecord>().toExtend<Pick<Stripe.Account, NeededNames<Stripe.Account>>>();
    expectTypeOf<Kept.AccountRecord['requirements']>().toExtend<Stripe.Account.Requirements>();
  });

  it('are whole: paid, refunded, sent and paid out', async () => {
    const { provider, stripe } = await openSandbox();
    const intent = valueOf(await provider.createIntent(payment(money(1500, 'CAD'), { cardToken: 'tok_visa' })));
    const stored = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge', 'payment_method'] });
    expect(stored).toMatchObject({
      amount_capturable: 0,
      confirmation_method: 'automatic',
      latest_charge: { captured: true, amount_captured: 1500, disputed: false, outcome: { type: 'authorized' } },
      payment_method: {
        billing_details: { address: null, email: null },
        card: { checks: { cvc_check: null }, networks: { available: ['visa'] }, wallet: null },
      },
    });
    const account = valueOf(await provider.saveConnectedAccount(holderOf()));
    const sent = await stripe.transfers.create({ amount: 500, currency: 'cad', destination: account.id });
    expect(sent.reversals).toEqual({
      object: 'list',
      data: [],
      has_more: false,
      url: expect.stringContaining(sent.id),
    });
    const stripeAccount = account.id;
    const out = await stripe.payouts.create({ amount: 100, currency: 'cad' }, { stripeAccount });
    expect(out).toMatchObject({ automatic: false, reconciliation_status: 'not_applicable', source_type: 'card' });
    const refund = await stripe.refunds.create({ payment_intent: intent.id });
    expect(refund).toMatchObject({ balance_transaction: null, payment_method: null, receipt_number: null });
    const customer = await stripe.customers.create({ name: 'A' });
    expect(customer).toMatchObject({ balance: 0, invoice_settings: { default_payment_method: null } });
  });

  it('are as whole in events as in answers', async () => {
    const { provider, stripe } = await openSandbox();
    valueOf(await provider.createIntent(payment(money(1500, 'CAD'), { cardToken: 'tok_visa' })));
    const [charged] = (await stripe.events.list({ type: 'charge.succeeded' })).data;
    expect(charged?.data.object).toMatchObject({ captured: true, amount_captured: 1500 });
  });

  it('that were deleted are named and nothing more', async () => {
    const { provider, stripe } = await openSandbox();
    const { id } = valueOf(await provider.saveConnectedAccount(holderOf()));
    expect(await stripe.accounts.del(id)).toEqual({ id, object: 'account', deleted: true });
    const customer = (await stripe.customers.create({ name: 'A' })).id;
    expect(await stripe.customers.del(customer)).toEqual({ id: customer, object: 'customer', deleted: true });
  });
});
