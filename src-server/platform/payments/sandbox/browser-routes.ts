import { money } from '#shared/money/arithmetic.ts';
import { toRestAmount } from '#shared/money/money-text.ts';
import { ApiError, cardError, invalidRequest } from './api-error.ts';
import { createToken } from './cards.ts';
import { confirmIntent, resolveAuthentication } from './confirm-intent.ts';
import type { SandboxContext } from './context.ts';
import { parseForm, type Params, textOf } from './form-params.ts';
import { find } from './lists.ts';
import { methodOf } from './payment-intents.ts';
import type { PaymentIntent } from './records.ts';
import { resolveSetup } from './setup-intents.ts';
import { isRelativePath, questionPage, sentencePage } from './three-d-secure-page.ts';

interface BrowserRequest {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
}

interface BrowserAnswer {
  readonly status: number;
  readonly json?: object;
  readonly html?: string;
  readonly location?: string;
}

/** What a browser asks for, without a secret key: tokens of typed cards, confirmation, and the bank's page. */
export function answerBrowser(context: SandboxContext, request: BrowserRequest): BrowserAnswer {
  const { method, url, body } = request;
  const page = /^\/sandbox\/3ds\/(\w+)$/.exec(url.pathname);
  if (page) return answerPage(context, page[1] ?? '', request);
  const confirm = /^\/sandbox\/payment_intents\/(\w+)\/confirm$/.exec(url.pathname);
  try {
    if (method === 'POST' && url.pathname === '/sandbox/tokens') {
      const { id, card } = createToken(context, jsonParams(body));
      return { status: 200, json: { id, card: { brand: card.brand, last4: card.last4 } } };
    }
    if (method === 'POST' && confirm)
      return { status: 200, json: confirmed(context, confirm[1] ?? '', jsonParams(body)) };
    return { status: 404, json: { error: { message: 'There is nothing here.' } } };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { message, param, code } = error.body;
    return { status: error.status, json: { error: { message, param, code } } };
  }
}

function confirmed(context: SandboxContext, id: string, params: Params): object {
  const intent = find(context.state.paymentIntents, 'payment_intent', id);
  if (textOf(params, 'client_secret') !== intent.client_secret) {
    throw invalidRequest('The client_secret does not belong to this payment.', { param: 'client_secret' });
  }
  if (intent.status !== 'succeeded') {
    const token = textOf(params, 'token');
    const given: Params = token === undefined ? params : { payment_method_data: { type: 'card', card: { token } } };
    confirmIntent(context, intent, { method: methodOf(context, given), offSession: false, returnUrl: undefined });
  }
  return {
    status: intent.status,
    ...(intent.status === 'requires_action' ? { next_action_url: `/sandbox/3ds/${intent.id}` } : {}),
  };
}

function answerPage(context: SandboxContext, id: string, { method, url, body }: BrowserRequest): BrowserAnswer {
  const { paymentIntents, setupIntents } = context.state;
  const payment = Object.hasOwn(paymentIntents, id) ? paymentIntents[id] : undefined;
  const setup = Object.hasOwn(setupIntents, id) ? setupIntents[id] : undefined;
  const intent = payment ?? setup;
  if (intent === undefined) return sentencePage(404, 'Not found', 'This payment does not exist.');
  const returnUrl = url.searchParams.get('return_url');
  if (intent.status === 'requires_action' && method === 'GET') {
    return questionPage(payment === undefined ? null : amountText(payment), `${url.pathname}${url.search}`);
  }
  if (intent.status === 'requires_action') {
    const passed = textOf(parseForm(body), 'result') === 'complete';
    if (payment) resolveAuthentication(context, payment, passed);
    else if (setup) resolveSetup(context, setup, passed);
  }
  if (returnUrl !== null && isRelativePath(returnUrl)) return { status: 303, location: returnUrl };
  if (intent.status === 'succeeded') {
    return sentencePage(200, 'Authenticated', 'You can close this page and return to the shop.');
  }
  return sentencePage(200, 'Not authenticated', 'Nothing is waiting for you here. Return to the shop and try again.');
}

function amountText({ amount, currency }: PaymentIntent): string {
  return toRestAmount(money(amount, currency.toUpperCase()));
}

/** A flat JSON object as parameters. @throws ApiError for anything else. */
function jsonParams(body: string): Params {
  let read: unknown;
  try {
    read = JSON.parse(body);
  } catch {
    read = null;
  }
  if (read === null || typeof read !== 'object')
    throw cardError('The request is not readable.', { code: 'invalid_json' });
  return Object.fromEntries(
    Object.entries(read)
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      .map(([name, value]) => [name, String(value)]),
  );
}
