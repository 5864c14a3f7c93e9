import type { Rates } from '#shared/admin/rates-schema.ts';
import { stepOf } from '#shared/money/currency.ts';
import { amountNames, byName, type RateName, rateNames } from '#shared/pricing/tariff.ts';
import { rateColumn } from '#server/modules/pricing/pricing.module.ts';

/** A place's own rates as the database keeps them; what is `null` is the country's. */
export type RateRow = Readonly<Record<(typeof rateColumn)[RateName], number | null>>;

export const rateColumns = rateNames.map((name) => rateColumn[name]);

/** Of a country that has no rates yet. */
export const noRateRow: RateRow = byName(rateColumns, () => null);

export const ratesOf = (row: RateRow): Rates => byName(rateNames, (name) => row[rateColumn[name]]);

/** Rates as they are saved: amounts in the currency's steps, rounded half up. */
export function inSteps(rates: Rates, currency: string): Rates {
  const step = stepOf(currency);
  const kept = (minor: number | null) => (minor === null ? null : Math.round(minor / step) * step);
  return { ...rates, ...byName(amountNames, (name) => kept(rates[name])) };
}

/** In the order of `rateColumns`. */
export const valuesOf = (rates: Rates): readonly (number | null)[] => rateNames.map((name) => rates[name]);

/** What holds where a place has said `own` and its country `country`. */
export const inherited = (own: Rates, country: Rates): Rates => byName(rateNames, (name) => own[name] ?? country[name]);

export const sameRates = (one: Rates, other: Rates): boolean => rateNames.every((name) => one[name] === other[name]);
