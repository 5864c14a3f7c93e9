import { invalidRequest } from './api-error.ts';
import type { SandboxContext } from './context.ts';
import { neededText, type Params, textOf } from './form-params.ts';
import type { BankAccountRecord } from './records.ts';
import { payoutFailureOf } from './payout-failures.ts';

/**
 * Makes a bank account of what was typed; of the number only the last 4 characters are kept.
 * @throws ApiError for numbers that cannot be right in their country.
 */
export function createBankAccount(context: SandboxContext, account: string, given: Params): BankAccountRecord {
  const country = neededText(given, 'country').toUpperCase();
  const number = neededText(given, 'account_number').replace(/\s/g, '');
  const routing = textOf(given, 'routing_number') ?? null;
  if (!/^[A-Za-z0-9]{4,34}$/.test(number) || ((country === 'CA' || country === 'US') && !/^\d{4,17}$/.test(number))) {
    throw invalidRequest('Invalid account number: it must contain only digits, and at least 4 of them.', {
      code: 'account_number_invalid',
      param: 'external_account[account_number]',
    });
  }
  const problem = routingProblem(country, routing);
  if (problem !== null) {
    throw invalidRequest(problem, { code: 'routing_number_invalid', param: 'external_account[routing_number]' });
  }
  return {
    id: context.newId('ba'),
    object: 'bank_account',
    account,
    country,
    currency: neededText(given, 'currency').toLowerCase(),
    last4: number.slice(-4),
    routing_number: routing,
    default_for_currency: true,
    status: 'new',
    ...payoutFailureOf(number),
  };
}

function routingProblem(country: string, routing: string | null): string | null {
  if (country === 'CA') {
    if (routing !== null && /^(\d{5}-\d{3}|0?\d{8})$/.test(routing)) return null;
    return 'Invalid routing number for CA. It must be the transit number and the institution number, such as 11000-000.';
  }
  if (country === 'US') {
    if (routing !== null && /^\d{9}$/.test(routing) && hasCheckDigit(routing)) return null;
    return 'Invalid routing number for US. It must be 9 digits, such as 110000000.';
  }
  return null;
}

/** The check of the American Bankers Association: digits weighted 3, 7, 1 add up to a multiple of 10. */
function hasCheckDigit(routing: string): boolean {
  const weights = [3, 7, 1];
  const total = [...routing].reduce((all, digit, index) => all + Number(digit) * (weights[index % 3] ?? 0), 0);
  return total % 10 === 0;
}
