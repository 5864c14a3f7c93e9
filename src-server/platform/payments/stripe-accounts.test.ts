import { Instant } from '@js-joda/core';
import { describe, expect, it } from 'vitest';
import { money } from '#shared/money/arithmetic.ts';
import { freshKey, holderOf, openSandbox, payment, valueOf } from './sandbox/testing.ts';

describe('a connected account', () => {
  it('with everything in place is paid by transfers', async () => {
    const { provider, stripe, types } = await openSandbox();
    const account = valueOf(await provider.saveConnectedAccount(holderOf()));
    expect(account).toEqual({
      id: expect.stringMatching(/^acct_/),
      payoutsEnabled: true,
      currencies: ['CAD'],
      currentlyDue: [],
      pastDue: [],
      currentDeadline: null,
      requirementErrors: [],
      accountLast4: '6789',
      routingNumber: '11000-000',
    });
    valueOf(await provider.createIntent(payment(money(1200, 'CAD'), { cardToken: 'tok_visa' })));
    const request = { accountId: account.id, amount: money(1200, 'CAD'), idempotencyKey: freshKey(), metadata: {} };
    const { id } = valueOf(await provider.transfer(request));
    expect(valueOf(await provider.transfer(request)).id).toBe(id);
    expect(await stripe.transfers.retrieve(id, { expand: ['destination'] })).toMatchObject({
      amount: 1200,
      currency: 'cad',
      destination: { id: account.id },
    });
    const balance = await stripe.balance.retrieve({}, { stripeAccount: account.id });
    expect(balance.available).toMatchObject([{ amount: 1200, currency: 'cad' }]);
    const sent = { accountId: account.id, amount: money(200, 'CAD'), idempotencyKey: freshKey(), metadata: {} };
    expect(valueOf(await provider.payOut(sent)).id).toMatch(/^po_/);
    expect(valueOf(await provider.payOut(sent)).id).toBe(valueOf(await provider.payOut(sent)).id);
    expect(await types()).toEqual(expect.arrayContaining(['account.updated', 'transfer.created', 'payout.paid']));
  });

  it('is not paid in a currency that it has no bank account for', async () => {
    const { provider } = await openSandbox();
    const { id: accountId } = valueOf(await provider.saveConnectedAccount(holderOf()));
    const sent = { accountId, amount: money(200, 'JPY'), idempotencyKey: freshKey(), metadata: {} };
    expect(await provider.payOut(sent)).toMatchObject({ ok: false, failure: { code: 'payouts_not_allowed' } });
  });

  it('whose bank gives a payout back has the money again, and the platform may take it', async () => {
    const { provider, stripe, types } = await openSandbox();
    const bankAccount = { accountNumber: '000111111113', routingNumber: '11000-000', currency: 'CAD' };
    const { id: accountId } = valueOf(await provider.saveConnectedAccount(holderOf({ bankAccount })));
    valueOf(await provider.createIntent(payment(money(1200, 'CAD'), { cardToken: 'tok_visa' })));
    const request = { accountId, amount: money(1200, 'CAD'), idempotencyKey: freshKey(), metadata: {} };
    const { id } = valueOf(await provider.transfer(request));
    valueOf(await provider.payOut({ ...request, idempotencyKey: freshKey() }));
    expect(await types()).toContain('payout.failed');
    expect((await stripe.payouts.list({}, { stripeAccount: accountId })).data).toMatchObject([
      { status: 'failed', failure_code: 'account_closed' },
    ]);
    const back = () => provider.reverseTransfer({ transferId: id, idempotencyKey: freshKey(), metadata: {} });
    valueOf(await back());
    valueOf(await back());
    expect(await stripe.transfers.retrieve(id)).toMatchObject({ reversed: true, amount_reversed: 1200 });
    const { available } = await stripe.balance.retrieve({}, { stripeAccount: accountId });
    expect(available).toMatchObject([{ amount: 0, currency: 'cad' }]);
  });

  it('that lacks something is answered with what, and completed by an update', async () => {
    const { provider } = await openSandbox();
    const poor = valueOf(await provider.saveConnectedAccount(holderOf({ bankAccount: null, dateOfBirth: null })));
    expect(poor.payoutsEnabled).toBe(false);
    expect(poor.currentlyDue).toEqual([
      'individual.dob.day',
      'individual.dob.month',
      'individual.dob.year',
      'external_account',
    ]);
    const transfer = { accountId: poor.id, amount: money(5, 'CAD'), idempotencyKey: freshKey(), metadata: {} };
    expect(await provider.transfer(transfer)).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    const rich = valueOf(await provider.saveConnectedAccount(holderOf({ accountId: poor.id })));
    expect(rich).toMatchObject({ id: poor.id, payoutsEnabled: true, currentlyDue: [] });
    expect(valueOf(await provider.retrieveAccount(poor.id))).toEqual(rich);
  });

  it('whose holder cannot be verified is answered with why and until when', async () => {
    const { provider, delivered, sandbox } = await openSandbox();
    const account = valueOf(await provider.saveConnectedAccount(holderOf({ identityNumber: '111111111' })));
    expect(account).toMatchObject({
      payoutsEnabled: false,
      currentlyDue: ['individual.id_number'],
      currentDeadline: expect.any(Instant),
      requirementErrors: [{ requirement: 'individual.id_number', code: 'verification_failed_id_number_match' }],
    });
    await sandbox.settled();
    expect(delivered[0]?.event).toMatchObject({ type: 'account.updated', kind: 'account', account });
    const request = holderOf({ accountId: account.id, identityNumber: '000000000' });
    expect(valueOf(await provider.saveConnectedAccount(request)).payoutsEnabled).toBe(true);
  });

  it.each([
    ['CA', '12', '11000-000', 'account number'],
    ['CA', '12345678A', '11000-000', 'account number'],
    ['CA', '000123456789', '1234', 'routing number'],
    ['CA', '000123456789', null, 'routing number'],
    ['US', '000123456789', '110000001', 'routing number'],
  ])('in %s with account %s and routing %s is refused', async (country, accountNumber, routingNumber, about) => {
    const { provider, stripe } = await openSandbox();
    const bankAccount = { accountNumber, routingNumber, currency: 'CAD' };
    const result = await provider.saveConnectedAccount(holderOf({ country, bankAccount }));
    expect(result).toMatchObject({ ok: false, failure: { kind: 'invalid', message: expect.stringContaining(about) } });
    expect((await stripe.accounts.list()).data).toEqual([]);
  });

  it('receives what its holder sells, so that no partner is asked for a website', async () => {
    const { provider, stripe } = await openSandbox();
    const bare = await stripe.accounts.create({
      country: 'CA',
      type: 'custom',
      capabilities: { transfers: { requested: true } },
    });
    expect(bare.requirements?.currently_due).toContain('business_profile.product_description');
    const account = valueOf(await provider.saveConnectedAccount(holderOf({ businessName: null })));
    expect(account.currentlyDue).toEqual([]);
  });
});
