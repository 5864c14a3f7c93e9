import { createHash } from 'node:crypto';
import { cardError, invalidRequest, missingParameter } from './api-error.ts';
import type { SandboxContext } from './context.ts';
import { type Params, textOf, wholeOf } from './form-params.ts';
import type { CardDetails, Token } from './records.ts';
import { type TestCard, testCardOfName, testCardOfNumber } from './test-cards.ts';

/**
 * Makes a token of a card that was typed. The number itself is not kept.
 * @throws ApiError for anything but one of the published test cards with a date ahead.
 */
export function createToken(context: SandboxContext, card: Params): Token {
  const number = (textOf(card, 'number') ?? '').replace(/[\s-]/g, '');
  if (number === '') throw missingParameter('card[number]');
  if (!/^\d{12,19}$/.test(number) || number === '4242424242424241') {
    throw cardError('Your card number is incorrect.', { code: 'incorrect_number', param: 'number' });
  }
  const found = testCardOfNumber(number);
  if (found === undefined) {
    throw cardError('Your card was declined. The payment sandbox takes test cards only, such as 4242 4242 4242 4242.', {
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
      param: 'number',
    });
  }
  const { month, year } = expiryOf(card, context.now());
  const cvc = textOf(card, 'cvc');
  if (cvc !== undefined && !(found.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/).test(cvc)) {
    throw cardError("Your card's security code is invalid.", { code: 'invalid_cvc', param: 'cvc' });
  }
  return keepToken(context, found, detailsOf(found, month, year));
}

function keepToken(context: SandboxContext, found: TestCard, card: CardDetails): Token {
  const token: Token = {
    id: context.newId('tok'),
    object: 'token',
    created: context.now(),
    livemode: false,
    type: 'card',
    used: false,
    card,
    sandbox_behaviour: found.behaviour,
  };
  context.state.tokens[token.id] = token;
  return token;
}

/**
 * The card behind a token, which is used up by this. The well-known ones (`tok_visa`) can be used again and again.
 * @throws ApiError for one that is unknown or used.
 */
export function spendToken(context: SandboxContext, id: string): Pick<Token, 'card' | 'sandbox_behaviour'> {
  const known = testCardOfName(id);
  if (known) return { card: anyDate(known, context.now()), sandbox_behaviour: known.behaviour };
  const token = Object.hasOwn(context.state.tokens, id) ? context.state.tokens[id] : undefined;
  if (token === undefined) {
    throw invalidRequest(`No such token: '${id}'`, {
      code: 'resource_missing',
      param: 'payment_method_data[card][token]',
    });
  }
  if (token.used) {
    throw invalidRequest(`You cannot use a token more than once: ${id}.`, { code: 'token_already_used' });
  }
  token.used = true;
  return token;
}

/** Details of a well-known card, valid for some years. */
export function anyDate(found: TestCard, now: number): CardDetails {
  return detailsOf(found, 12, new Date(now * 1000).getUTCFullYear() + 4);
}

function detailsOf(found: TestCard, month: number, year: number): CardDetails {
  return {
    brand: found.brand,
    display_brand: found.brand,
    last4: found.number.slice(-4),
    exp_month: month,
    exp_year: year,
    country: 'US',
    funding: found.funding,
    fingerprint: createHash('sha256').update(found.number).digest('hex').slice(0, 16),
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: null },
    generated_from: null,
    networks: { available: [found.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

function expiryOf(card: Params, now: number): { month: number; year: number } {
  const month = wholeOf(card, 'exp_month') ?? 0;
  const typed = wholeOf(card, 'exp_year') ?? 0;
  const year = typed < 100 ? 2000 + typed : typed;
  const today = new Date(now * 1000);
  const wrongMonth = month < 1 || month > 12 || (year === today.getUTCFullYear() && month < today.getUTCMonth() + 1);
  if (year < today.getUTCFullYear() || year > today.getUTCFullYear() + 50) {
    throw cardError("Your card's expiration year is invalid.", { code: 'invalid_expiry_year', param: 'exp_year' });
  }
  if (wrongMonth) {
    throw cardError("Your card's expiration month is invalid.", { code: 'invalid_expiry_month', param: 'exp_month' });
  }
  return { month, year };
}
