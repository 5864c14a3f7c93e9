import { describe, expect, it } from 'vitest';
import { money } from '#shared/money/arithmetic.ts';
import { freshKey, openSandbox, payment, silent, valueOf } from './sandbox/testing.ts';
import { createStripeProvider } from './stripe-provider.ts';

const cad = (minor: number) => money(minor, 'CAD');

describe('a payment', () => {
  it.each([{ cardToken: 'tok_visa' }, { paymentMethodId: 'pm_card_visa' }])('succeeds with %o', async (card) => {
    const { provider, types } = await openSandbox();
    const intent = valueOf(await provider.createIntent(payment(cad(1250), { ...card, metadata: { order: '7' } })));
    expect(intent).toMatchObject({
      state: 'succeeded',
      amount: cad(1250),
      cardLast4: '4242',
      failureMessage: null,
      metadata: { order: '7' },
    });
    expect(valueOf(await provider.retrieveIntent(intent.id))).toEqual(intent);
    expect(await types()).toContain('payment_intent.succeeded');
  });

  it('can be prepared first and confirmed later', async () => {
    const { provider } = await openSandbox();
    const intent = valueOf(await provider.createIntent(payment(cad(500), { confirm: false })));
    expect(intent.state).toBe('requires_payment_method');
    const confirmed = await provider.confirmIntent(intent.id, {
      cardToken: 'tok_mastercard',
      idempotencyKey: freshKey(),
    });
    expect(valueOf(confirmed)).toMatchObject({ id: intent.id, state: 'succeeded', cardLast4: '4444' });
  });

  it.each([
    ['CAD', 1250],
    ['JPY', 1200],
    ['KWD', 1250],
  ])('in %s sends the minor units as they are: %i', async (currency, minor) => {
    const { provider, stripe } = await openSandbox();
    const amount = money(minor, currency);
    const intent = valueOf(await provider.createIntent(payment(amount, { cardToken: 'tok_visa' })));
    expect(intent.amount).toEqual(amount);
    const stored = await stripe.paymentIntents.retrieve(intent.id);
    expect([stored.amount, stored.amount_received, stored.currency]).toEqual([minor, minor, currency.toLowerCase()]);
    valueOf(await provider.refund({ intentId: intent.id, amount, idempotencyKey: freshKey(), metadata: {} }));
    expect((await stripe.balance.retrieve()).available).toMatchObject([
      { amount: 0, currency: currency.toLowerCase() },
    ]);
  });

  it.each([
    [{ cardToken: 'tok_chargeDeclined' }, 'generic_decline', 'Your card was declined.'],
    [{ paymentMethodId: 'pm_card_chargeDeclined' }, 'generic_decline', 'Your card was declined.'],
    [{ paymentMethodId: 'pm_card_visa_chargeDeclined' }, 'generic_decline', 'Your card was declined.'],
    [{ cardToken: 'tok_chargeDeclinedInsufficientFunds' }, 'insufficient_funds', 'Your card has insufficient funds.'],
    [{ paymentMethodId: 'pm_card_chargeDeclinedExpiredCard' }, 'expired_card', 'Your card has expired.'],
    [{ cardToken: 'tok_chargeDeclinedIncorrectCvc' }, 'incorrect_cvc', "Your card's security code is incorrect."],
    [{ cardToken: 'tok_chargeDeclinedProcessingError' }, 'processing_error', expect.stringContaining('An error')],
  ])('with %o is declined: %s', async (card, code, message) => {
    const { provider, types } = await openSandbox();
    const result = await provider.createIntent(payment(cad(900), card));
    expect(result).toEqual({ ok: false, failure: { kind: 'declined', code, message, intentId: expect.any(String) } });
    const id = !result.ok && result.failure.kind === 'declined' ? (result.failure.intentId ?? '') : '';
    expect(valueOf(await provider.retrieveIntent(id))).toMatchObject({
      state: 'requires_payment_method',
      failureMessage: message,
    });
    expect(await types()).toContain('payment_intent.payment_failed');
    const again = await provider.confirmIntent(id, { cardToken: 'tok_visa', idempotencyKey: freshKey() });
    expect(valueOf(again)).toMatchObject({ state: 'succeeded', failureMessage: null });
  });

  it('is canceled once, and a paid one is not', async () => {
    const { provider, types } = await openSandbox();
    const open = valueOf(await provider.createIntent(payment(cad(500), { confirm: false })));
    expect(valueOf(await provider.cancelIntent(open.id, freshKey())).state).toBe('canceled');
    expect(valueOf(await provider.cancelIntent(open.id, freshKey())).state).toBe('canceled');
    expect((await types()).filter((type) => type === 'payment_intent.canceled')).toHaveLength(1);
    const paid = valueOf(await provider.createIntent(payment(cad(500), { cardToken: 'tok_visa' })));
    expect(await provider.cancelIntent(paid.id, freshKey())).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
  });

  it('is made once however often it is asked for with one key', async () => {
    const { provider, stripe, types } = await openSandbox();
    const request = payment(cad(700), { cardToken: 'tok_visa' });
    const answers = await Promise.all([1, 2, 3].map(() => provider.createIntent(request)));
    expect(new Set(answers.map((answer) => valueOf(answer).id)).size).toBe(1);
    expect((await stripe.charges.list()).data).toHaveLength(1);
    expect((await types()).filter((type) => type === 'payment_intent.succeeded')).toHaveLength(1);
    const other = await provider.createIntent({ ...request, amount: cad(701) });
    expect(other).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', message: expect.stringContaining('idempotent') },
    });
    const declined = payment(cad(700), { cardToken: 'tok_chargeDeclined' });
    expect(await provider.createIntent(declined)).toEqual(await provider.createIntent(declined));
  });

  it('says when the provider cannot be reached, and when an id is wrong', async () => {
    const { provider, sandbox } = await openSandbox();
    expect(await provider.retrieveIntent('pi_none')).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    await sandbox.stop();
    expect(await provider.retrieveIntent('pi_none')).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
  });
});

describe('authentication', () => {
  const start = async (number: 'authenticationRequired' | 'authenticationRequiredChargeDeclinedInsufficientFunds') => {
    const opened = await openSandbox();
    const request = payment(cad(800), { paymentMethodId: `pm_card_${number}` });
    const intent = valueOf(await opened.provider.createIntent(request));
    expect(intent).toMatchObject({ state: 'requires_action' });
    return { ...opened, intent, now: async () => valueOf(await opened.provider.retrieveIntent(intent.id)) };
  };

  it('completed takes the payment', async () => {
    const { intent, answerOnPage, now, types } = await start('authenticationRequired');
    const answer = await answerOnPage(intent.id, 'complete', '/orders/7?paid=1');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/orders/7?paid=1']);
    expect((await now()).state).toBe('succeeded');
    await answerOnPage(intent.id, 'fail');
    expect((await now()).state).toBe('succeeded');
    expect((await types()).filter((type) => type === 'payment_intent.succeeded')).toHaveLength(1);
  });

  it('failed asks for another card', async () => {
    const { intent, answerOnPage, now, types } = await start('authenticationRequired');
    await answerOnPage(intent.id, 'fail');
    const message = expect.stringContaining('unable to authenticate');
    expect(await now()).toMatchObject({ state: 'requires_payment_method', failureMessage: message });
    expect(await types()).toContain('payment_intent.payment_failed');
  });

  it('completed on a card without funds is declined after all', async () => {
    const { intent, answerOnPage, now } = await start('authenticationRequiredChargeDeclinedInsufficientFunds');
    await answerOnPage(intent.id, 'complete');
    const failureMessage = 'Your card has insufficient funds.';
    expect(await now()).toMatchObject({ state: 'requires_payment_method', failureMessage });
  });

  it('cannot be given without the payer', async () => {
    const { provider } = await openSandbox();
    const request = payment(cad(800), { paymentMethodId: 'pm_card_authenticationRequired', offSession: true });
    const failure = { kind: 'declined', code: 'authentication_required', intentId: expect.any(String) };
    expect(await provider.createIntent(request)).toMatchObject({ ok: false, failure });
  });

  it('given once while saving the card holds for later payments', async () => {
    const { provider, answerOnPage } = await openSandbox();
    const customer = { email: 'a@example.com', name: 'A', idempotencyKey: freshKey() };
    const customerId = valueOf(await provider.createCustomer(customer));
    const paymentMethodId = 'pm_card_authenticationRequiredOnSetup';
    const first = payment(cad(800), { paymentMethodId, customerId, saveCard: true });
    const intent = valueOf(await provider.createIntent(first));
    expect(intent.state).toBe('requires_action');
    await answerOnPage(intent.id, 'complete');
    const [card] = valueOf(await provider.listSavedCards(customerId));
    expect(card).toMatchObject({ brand: 'visa', last4: '3155' });
    const later = payment(cad(100), { paymentMethodId: card?.id, customerId, offSession: true });
    expect(valueOf(await provider.createIntent(later)).state).toBe('succeeded');
  });
});

describe('a refund', () => {
  const refund = (intentId: string, minor: number) => ({
    intentId,
    amount: cad(minor),
    idempotencyKey: freshKey(),
    metadata: {},
  });

  it('gives back up to what was paid', async () => {
    const { provider, delivered, sandbox } = await openSandbox();
    const intent = valueOf(await provider.createIntent(payment(cad(1000), { cardToken: 'tok_visa' })));
    const first = refund(intent.id, 400);
    const made = valueOf(await provider.refund(first));
    expect(made.status).toBe('succeeded');
    expect(valueOf(await provider.refund(first))).toEqual(made);
    expect(await provider.refund(refund(intent.id, 601))).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    valueOf(await provider.refund(refund(intent.id, 600)));
    expect(await provider.refund(refund(intent.id, 1))).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    await sandbox.settled();
    expect(delivered.map(({ event }) => event)).toContainEqual({
      id: expect.any(String),
      type: 'refund.updated',
      kind: 'refund',
      refundId: made.id,
      intentId: intent.id,
      amount: cad(400),
      metadata: {},
      status: 'succeeded',
      failureMessage: null,
      trace: { reference: made.reference, arrived: false },
    });
    expect(made.reference).toMatch(/^7410\d{12}$/);
  });

  it.each([
    ['pm_card_pendingRefund', 'pending', 'refund.updated', 'succeeded'],
    ['pm_card_refundFail', 'succeeded', 'refund.failed', 'failed'],
  ])('of %s is %s, then %s says %s', async (paymentMethodId, atFirst, type, atLast) => {
    const { provider, delivered, sandbox } = await openSandbox();
    const intent = valueOf(await provider.createIntent(payment(cad(1000), { paymentMethodId })));
    expect(valueOf(await provider.refund(refund(intent.id, 1000))).status).toBe(atFirst);
    await sandbox.settled();
    const last = delivered.map(({ event }) => event).find((event) => event?.type === type);
    expect(last).toMatchObject({ kind: 'refund', status: atLast });
  });

  it('of an unpaid intent is refused', async () => {
    const { provider } = await openSandbox();
    const intent = valueOf(await provider.createIntent(payment(cad(1000), { confirm: false })));
    expect(await provider.refund(refund(intent.id, 1))).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
  });
});

describe('saved cards', () => {
  it('are kept when paying, listed, used and removed', async () => {
    const { provider } = await openSandbox();
    const ask = { email: 'b@example.com', name: 'B', idempotencyKey: freshKey() };
    const customerId = valueOf(await provider.createCustomer(ask));
    valueOf(await provider.createIntent(payment(cad(300), { cardToken: 'tok_visa', customerId })));
    expect(valueOf(await provider.listSavedCards(customerId))).toEqual([]);
    valueOf(
      await provider.createIntent(payment(cad(300), { cardToken: 'tok_mastercard', customerId, saveCard: true })),
    );
    const [card, ...more] = valueOf(await provider.listSavedCards(customerId));
    expect([card, more]).toMatchObject([{ brand: 'mastercard', last4: '4444' }, []]);
    const id = card?.id ?? '';
    const stranger = await provider.createIntent(payment(cad(300), { paymentMethodId: id }));
    expect(stranger).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    valueOf(await provider.createIntent(payment(cad(300), { paymentMethodId: id, customerId, offSession: true })));
    expect(valueOf(await provider.detachCard(id))).toBeNull();
    expect(valueOf(await provider.detachCard(id))).toBeNull();
    expect(valueOf(await provider.listSavedCards(customerId))).toEqual([]);
  });
});

describe('the provider', () => {
  it('says that it is not ours to use when our key is wrong, without a word of the key', async () => {
    const { sandbox } = await openSandbox();
    const address = { host: sandbox.host, port: sandbox.port, protocol: 'http' as const };
    const provider = createStripeProvider({ secretKey: 'sk_live_x', webhookSecret: 'whsec_x', address, log: silent });
    expect(await provider.retrieveIntent('pi_none')).toEqual({
      ok: false,
      failure: { kind: 'unusable', message: 'The card provider refuses our key (401)' },
    });
  });

  it.each([409, 500, 503] as const)(
    'that answers %i once is asked again with the same key, and charges once',
    async (status) => {
      const { provider, sandbox, stripe } = await openSandbox();
      sandbox.failNext(status);
      const intent = valueOf(await provider.createIntent(payment(cad(900), { cardToken: 'tok_visa' })));
      expect(intent.state).toBe('succeeded');
      expect((await stripe.charges.list()).data).toHaveLength(1);
    },
  );

  it.each([
    [429, 1],
    [500, 2],
    [503, 2],
  ] as const)('that goes on answering %i is away, and nothing is charged', async (status, times) => {
    const { provider, sandbox, stripe } = await openSandbox();
    sandbox.failNext(status, times);
    const answer = await provider.createIntent(payment(cad(900), { cardToken: 'tok_visa' }));
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
    expect((await stripe.charges.list()).data).toEqual([]);
  });

  it('charges nothing below its least', async () => {
    const { provider } = await openSandbox();
    const little = await provider.createIntent(payment(cad(49), { cardToken: 'tok_visa' }));
    expect(little).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    valueOf(await provider.createIntent(payment(cad(50), { cardToken: 'tok_visa' })));
  });

  it('takes a method that paid without a customer no second time', async () => {
    const { provider, stripe } = await openSandbox();
    const { id: paymentMethodId } = await stripe.paymentMethods.create({ type: 'card', card: { token: 'tok_visa' } });
    valueOf(await provider.createIntent(payment(cad(900), { paymentMethodId })));
    const again = await provider.createIntent(payment(cad(900), { paymentMethodId }));
    expect(again).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
  });
});
