import { expect, it } from 'vitest';
import { money } from '#shared/money/arithmetic.ts';
import { openSandbox, payment, valueOf } from './testing.ts';

/** Asks the API as no one's types allow. */
async function ask(method: 'GET' | 'POST', path: string, form: string) {
  const { sandbox } = await openSandbox();
  const answer = await fetch(sandbox.url + path + (method === 'GET' ? `?${form}` : ''), {
    method,
    headers: { authorization: 'Bearer sk_test_x', 'content-type': 'application/x-www-form-urlencoded' },
    ...(method === 'POST' ? { body: form } : {}),
  });
  return { status: answer.status, body: await answer.json() };
}

it.each([
  ['POST', '/v1/customers', 'name=A&nickname=B', 'nickname'],
  [
    'POST',
    '/v1/payment_intents',
    'amount=500&currency=cad&payment_method_data[colour]=red',
    'payment_method_data[colour]',
  ],
  ['POST', '/v1/payment_intents', 'amount=500&currency=cad&amount_received=500', 'amount_received'],
  ['POST', '/v1/payment_intents/pi_any/cancel', 'why=no', 'why'],
  ['POST', '/v1/accounts', 'country=CA&individual[dob][hour]=3', 'individual[dob][hour]'],
  ['POST', '/v1/refunds', 'payment_intent=pi_any&amout=3', 'amout'],
  ['POST', '/v1/transfers', 'amount=5&currency=cad&destination=acct_any&to=me', 'to'],
  ['POST', '/v1/customers', 'constructor=x', 'constructor'],
  ['GET', '/v1/customers', 'page=2', 'page'],
  ['GET', '/v1/balance', 'currency=cad', 'currency'],
] as const)('%s %s with %s is refused: it knows no %s', async (method, path, form, param) => {
  expect(await ask(method, path, form)).toEqual({
    status: 400,
    body: {
      error: {
        type: 'invalid_request_error',
        code: 'parameter_unknown',
        param,
        message: `Received unknown parameter: ${param}`,
      },
    },
  });
});

it('names every parameter that it does not know', async () => {
  const { body } = await ask('POST', '/v1/customers', 'name=A&nickname=B&shoe[size]=44');
  expect(body).toMatchObject({
    error: { param: 'nickname', message: 'Received unknown parameters: nickname, shoe[size]' },
  });
});

it('does nothing for a request that it refused', async () => {
  const { sandbox, stripe, provider } = await openSandbox();
  const intent = valueOf(await provider.createIntent(payment(money(1500, 'CAD'), { confirm: false })));
  await fetch(`${sandbox.url}/v1/payment_intents/${intent.id}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_x' },
    body: 'payment_method=pm_card_visa&tip=500',
  });
  expect((await stripe.charges.list()).data).toEqual([]);
});
