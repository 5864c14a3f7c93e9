import { describe, expect, it } from 'vitest';
import { money } from '#shared/money/arithmetic.ts';
import { openSandbox, payment, valueOf } from './testing.ts';
import { isRelativePath } from './three-d-secure-page.ts';

const NEXT_YEARS = String(new Date().getUTCFullYear() + 5);
const card = (number: string, rest: object = {}) => ({
  number,
  exp_month: '12',
  exp_year: NEXT_YEARS,
  cvc: '123',
  ...rest,
});
const amount = money(1200, 'JPY');

describe('a typed card', () => {
  it.each([
    ['4242 4242 4242 4242', 'visa', '4242'],
    ['5555555555554444', 'mastercard', '4444'],
    ['4000000000000002', 'visa', '0002'],
    ['4000000000009995', 'visa', '9995'],
    ['4000000000000069', 'visa', '0069'],
    ['4000000000000127', 'visa', '0127'],
    ['4000000000000119', 'visa', '0119'],
    ['4000002500003155', 'visa', '3155'],
    ['4000002760003184', 'visa', '3184'],
    ['4000008260003178', 'visa', '3178'],
  ])('%s becomes a token', async (number, brand, last4) => {
    const { post } = await openSandbox();
    const answer = await post('/sandbox/tokens', card(number));
    expect(await answer.json()).toEqual({ id: expect.stringMatching(/^tok_/), card: { brand, last4 } });
  });

  it.each([
    [card('4111111111111111'), 'number', 'card_declined', 'test cards only'],
    [card('4242424242424241'), 'number', 'incorrect_number', 'number is incorrect'],
    [card('4242'), 'number', 'incorrect_number', 'number is incorrect'],
    [card('4242424242424242', { exp_year: '2020' }), 'exp_year', 'invalid_expiry_year', 'expiration year'],
    [card('4242424242424242', { exp_month: '13' }), 'exp_month', 'invalid_expiry_month', 'expiration month'],
    [card('4242424242424242', { cvc: '12' }), 'cvc', 'invalid_cvc', 'security code'],
  ])('%o is refused at %s', async (typed, param, code, sentence) => {
    const { post } = await openSandbox();
    const answer = await post('/sandbox/tokens', typed);
    expect(answer.status).toBe(402);
    expect(await answer.json()).toEqual({ error: { message: expect.stringContaining(sentence), param, code } });
  });

  it('pays once with its token', async () => {
    const { post, provider } = await openSandbox();
    const { id } = (await (await post('/sandbox/tokens', card('4242424242424242'))).json()) as { id: string };
    valueOf(await provider.createIntent(payment(amount, { cardToken: id })));
    const again = await provider.createIntent(payment(amount, { cardToken: id }));
    expect(again).toMatchObject({ ok: false, failure: { kind: 'invalid', message: expect.stringContaining('once') } });
  });
});

describe('confirmation in the browser', () => {
  const open = async () => {
    const opened = await openSandbox();
    const intent = valueOf(await opened.provider.createIntent(payment(amount, { confirm: false })));
    const confirm = async (body: object) => {
      const answer = await opened.post(`/sandbox/payment_intents/${intent.id}/confirm`, body);
      return { status: answer.status, body: await answer.json() };
    };
    return { ...opened, intent, confirm, client_secret: intent.clientSecret };
  };

  it('pays, and a second click changes nothing', async () => {
    const { confirm, client_secret, types } = await open();
    for (const token of ['tok_visa', 'tok_visa']) {
      expect(await confirm({ client_secret, token })).toEqual({ status: 200, body: { status: 'succeeded' } });
    }
    expect((await types()).filter((type) => type === 'charge.succeeded')).toHaveLength(1);
  });

  it('needs the secret of the payment', async () => {
    const { confirm, intent, provider } = await open();
    expect((await confirm({ client_secret: 'guessed', token: 'tok_visa' })).status).toBe(400);
    expect(valueOf(await provider.retrieveIntent(intent.id)).state).toBe('requires_payment_method');
  });

  it('says why a card is declined', async () => {
    const { confirm, client_secret } = await open();
    const answer = await confirm({ client_secret, payment_method: 'pm_card_chargeDeclined' });
    expect(answer).toMatchObject({ status: 402, body: { error: { message: 'Your card was declined.' } } });
  });

  it('leads to the bank, whose page works without scripts', async () => {
    const { confirm, client_secret, intent, sandbox } = await open();
    const next_action_url = `/sandbox/3ds/${intent.id}`;
    const answer = await confirm({ client_secret, token: 'tok_threeDSecure2Required' });
    expect(answer.body).toEqual({ status: 'requires_action', next_action_url });
    const page = await fetch(`${sandbox.url}${next_action_url}?return_url=${encodeURIComponent('/a?b="c')}`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await page.text();
    expect(html).toContain('1200 JPY');
    expect(html).toContain('Complete authentication');
    expect(html).toContain('Fail authentication');
    expect(html).not.toMatch(/<script|"c"/);
  });

  it('returns to this site only', async () => {
    const { confirm, client_secret, intent, answerOnPage, sandbox } = await open();
    await confirm({ client_secret, token: 'tok_threeDSecure2Required' });
    const elsewhere = await answerOnPage(intent.id, 'complete', 'https://elsewhere.example/');
    expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([200, null]);
    expect(await elsewhere.text()).toContain('Authenticated');
    expect((await fetch(`${sandbox.url}/sandbox/3ds/pi_none`)).status).toBe(404);
  });

  it.each([
    ['/orders/7?paid=1#top', true],
    ['//elsewhere.example', false],
    ['/\\elsewhere.example', false],
    ['/\t/elsewhere.example', false],
    ['https://elsewhere.example', false],
    ['orders', false],
    ['', false],
  ])('takes %j as a way back: %s', (text, expected) => {
    expect(isRelativePath(text)).toBe(expected);
  });
});
