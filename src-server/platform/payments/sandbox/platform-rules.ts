import { exponentOf, stepOf } from '#shared/money/currency.ts';
import { fromProviderMinor, toProviderMinor } from '#shared/money/provider-amount.ts';
import { roughRate } from '#shared/money/rough-rates.ts';
import { leastCharge } from '#shared/money/smallest-charge.ts';
import { canPayInto } from '#shared/pricing/served-countries.ts';
import { invalidRequest } from './api-error.ts';
import { amountOf, currencyOf, type Params } from './form-params.ts';

/** What the provider knows of the platform's own account; it decides what is refused. */
export interface PlatformRules {
  /** ISO 3166; null pays accounts anywhere. */
  readonly country: string | null;
  /** ISO 4217, of its bank accounts, the first being the default; none settles each currency in itself. */
  readonly settlement: readonly string[];
  /** Whether the platform's own balance goes to its bank every midnight (UTC), as is the provider's default. */
  readonly automaticPayouts: boolean;
}

export const freePlatform: PlatformRules = { country: null, settlement: [], automaticPayouts: false };

/** Charged without fractions, though counted in hundredths. */
const wholeOnly = ['isk', 'ugx'];
/** Paid out without fractions, though charged with them. */
const paidWholeOnly = ['huf', 'twd'];

interface Asked {
  /** In the provider's minor units. */
  readonly amount: number;
  /** In lower case. */
  readonly currency: string;
}

/**
 * An amount as cards, refunds and transfers take it.
 * @throws ApiError in the provider's words for fractions that its currency does not have.
 */
export function moneyOf(params: Params, currency = currencyOf(params)): Asked {
  const amount = amountOf(params);
  const code = currency.toUpperCase();
  if (wholeOnly.includes(currency) && amount % 100 !== 0) {
    throw invalidRequest(
      `Invalid amount. Currency ${code} has become effectively zero-decimal and charged amounts must be evenly divisible by 100. See https://stripe.com/docs/currencies#special-cases for more information.`,
      { code: 'invalid_charge_amount_no_decimal_compatible', param: 'amount' },
    );
  }
  if (amount % stepOf(code) !== 0) {
    throw invalidRequest(`Invalid amount. The least-significant digit of amounts in ${code} must be 0.`, {
      param: 'amount',
    });
  }
  return { amount, currency };
}

/** An amount as payouts take it. @throws ApiError also for forints and Taiwan dollars with a fraction. */
export function payoutMoneyOf(params: Params): Asked {
  const asked = moneyOf(params);
  if (paidWholeOnly.includes(asked.currency) && asked.amount % 100 !== 0) {
    throw invalidRequest(
      `Invalid amount. Payouts in ${asked.currency.toUpperCase()} must be evenly divisible by 100.`,
      { param: 'amount' },
    );
  }
  return asked;
}

/** @throws ApiError for a charge that is too small in its currency, or in that of the settlement after conversion. */
export function refuseSmall({ settlement }: PlatformRules, { amount, currency }: Asked): void {
  const code = currency.toUpperCase();
  const least = leastCharge(code, settlement) * (wholeOnly.includes(currency) ? 100 : 1);
  if (amount >= least) return;
  throw invalidRequest('Amount is below the smallest that is charged in this currency.', {
    code: 'amount_too_small',
    param: 'amount',
  });
}

/** What an amount becomes in the platform's balance: converted where it has no bank account of that currency. */
export function settled({ settlement }: PlatformRules, { amount, currency }: Asked): Asked {
  const [into] = settlement;
  const code = currency.toUpperCase();
  const rate = into === undefined || settlement.includes(code) ? null : roughRate(code, into);
  if (into === undefined || rate === null) return { amount, currency };
  const units = fromProviderMinor(amount, code).minor / 10 ** exponentOf(code);
  const own = { minor: Math.floor(units * rate * 10 ** exponentOf(into)), currency: into };
  return { amount: toProviderMinor(own), currency: into.toLowerCase() };
}

/** @throws ApiError for an account in a country that this platform cannot send money to. */
export function refuseOutOfRegion({ country }: PlatformRules, destination: string): void {
  if (canPayInto(country, destination)) return;
  throw invalidRequest(
    `Funds can't be sent to accounts located in ${destination} because it's restricted outside of your platform's region.`,
    { code: 'transfers_not_allowed', param: 'destination' },
  );
}
