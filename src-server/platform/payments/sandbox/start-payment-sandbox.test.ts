import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { money } from '#shared/money/arithmetic.ts';
import { systemClock } from '#server/platform/clock.ts';
import { startPaymentSandbox } from './start-payment-sandbox.ts';
import { freshKey, openSandbox, payment, silent, valueOf } from './testing.ts';

const amount = money(1500, 'CAD');

function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'inner', 'state.json');
}

describe('the payment sandbox', () => {
  it('keeps everything over a restart', async () => {
    const statePath = temporaryFile();
    const first = await openSandbox({ statePath });
    const ask = { email: 'c@example.com', name: 'C', idempotencyKey: freshKey() };
    const customerId = valueOf(await first.provider.createCustomer(ask));
    const request = payment(amount, { cardToken: 'tok_visa', customerId, saveCard: true });
    const intent = valueOf(await first.provider.createIntent(request));
    await first.sandbox.stop();
    const second = await openSandbox({ statePath });
    expect(valueOf(await second.provider.retrieveIntent(intent.id))).toEqual(intent);
    expect(valueOf(await second.provider.createIntent(request))).toEqual(intent);
    expect(valueOf(await second.provider.listSavedCards(customerId))).toHaveLength(1);
  });

  it('delivers after a restart what could not be delivered before', async () => {
    const statePath = temporaryFile();
    const first = await openSandbox({ statePath, webhookUrl: () => 'http://127.0.0.1:1/nobody' });
    valueOf(await first.provider.createIntent(payment(amount, { cardToken: 'tok_visa' })));
    await first.sandbox.stop();
    const second = await openSandbox({ statePath });
    expect(await second.types()).toContain('payment_intent.succeeded');
  });

  it('keeps no card number and no bank account number', async () => {
    const statePath = temporaryFile();
    const { post, stripe } = await openSandbox({ statePath });
    await post('/sandbox/tokens', {
      number: '5555555555554444',
      exp_month: 1,
      exp_year: new Date().getUTCFullYear() + 5,
      cvc: '123',
    });
    await stripe.accounts.create({
      country: 'CA',
      individual: { id_number: '123454321' },
      external_account: {
        object: 'bank_account',
        country: 'CA',
        currency: 'cad',
        account_number: '000987654321',
        routing_number: '11000-000',
      },
    });
    const kept = readFileSync(statePath, 'utf8');
    expect(kept).toContain('"4444"');
    for (const secret of ['5555555555554444', '000987654321', '123454321']) expect(kept).not.toContain(secret);
  });

  it('refuses to run in production unless asked for', async () => {
    const options = {
      statePath: null,
      webhookUrl: () => '',
      webhookSecret: 'x',
      clock: systemClock,
      log: silent,
      production: true,
    };
    await expect(startPaymentSandbox({ ...options, allowed: false })).rejects.toThrow('production');
    const sandbox = await startPaymentSandbox({ ...options, allowed: true });
    await sandbox.stop();
  });

  it('lists by pages', async () => {
    const { stripe } = await openSandbox();
    for (const name of ['a', 'b', 'c', 'd', 'e']) await stripe.customers.create({ name });
    const page = await stripe.customers.list({ limit: 2 });
    expect([page.data.map(({ name }) => name), page.has_more]).toEqual([['e', 'd'], true]);
    const names: (string | null | undefined)[] = [];
    for await (const { name } of stripe.customers.list({ limit: 2 })) names.push(name);
    expect(names).toEqual(['e', 'd', 'c', 'b', 'a']);
  });

  it('keeps a card by a setup intent', async () => {
    const { stripe, provider, answerOnPage } = await openSandbox();
    const customer = (await stripe.customers.create({ name: 'D' })).id;
    const payment_method = 'pm_card_authenticationRequiredOnSetup';
    const setup = await stripe.setupIntents.create({ customer, payment_method, confirm: true });
    expect([setup.status, setup.next_action?.type]).toEqual(['requires_action', 'use_stripe_sdk']);
    await answerOnPage(setup.id, 'complete');
    expect((await stripe.setupIntents.retrieve(setup.id)).status).toBe('succeeded');
    expect(valueOf(await provider.listSavedCards(customer))).toMatchObject([{ last4: '3155' }]);
    const refused = stripe.setupIntents.create({ customer, payment_method: 'pm_card_chargeDeclined', confirm: true });
    await expect(refused).rejects.toMatchObject({ code: 'card_declined' });
  });

  it('expands inside lists, and refuses what it cannot expand', async () => {
    const { stripe, provider } = await openSandbox();
    valueOf(await provider.createIntent(payment(amount, { cardToken: 'tok_visa' })));
    const { data } = await stripe.paymentIntents.list({ expand: ['data.latest_charge'] });
    expect(data[0]?.latest_charge).toMatchObject({ object: 'charge', amount: 1500 });
    await expect(stripe.paymentIntents.list({ expand: ['data.nothing'] })).rejects.toThrow('cannot be expanded');
  });

  it('asks for a key and knows its paths', async () => {
    const { sandbox } = await openSandbox();
    expect((await fetch(`${sandbox.url}/v1/customers`)).status).toBe(401);
    const headers = { authorization: 'Bearer sk_test_x' };
    expect((await fetch(`${sandbox.url}/v1/unknown`, { headers })).status).toBe(404);
  });
});
