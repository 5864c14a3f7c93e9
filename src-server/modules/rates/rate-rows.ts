import { stepOf } from '#shared/money/currency.ts';
import { rateNames, type Rates } from '#shared/admin/rates-schema.ts';

/** A place's own rates as the database keeps them; what is `null` is the country's. */
export interface RateRow {
  readonly price_per_hour: number | null;
  readonly max_price: number | null;
  readonly overnight_fee: number | null;
  readonly handling_fee: number | null;
  readonly tax_rate_millionths: number | null;
  readonly partner_share_millionths: number | null;
}

/** Of a country that has no rates yet. */
export const noRateRow: RateRow = {
  price_per_hour: null,
  max_price: null,
  overnight_fee: null,
  handling_fee: null,
  tax_rate_millionths: null,
  partner_share_millionths: null,
};

export const rateColumns = [
  'price_per_hour',
  'max_price',
  'overnight_fee',
  'handling_fee',
  'tax_rate_millionths',
  'partner_share_millionths',
] as const satisfies readonly (keyof RateRow)[];

export const ratesOf = (row: RateRow): Rates => ({
  pricePerHour: row.price_per_hour,
  maxPrice: row.max_price,
  overnightFee: row.overnight_fee,
  handlingFee: row.handling_fee,
  taxRateMillionths: row.tax_rate_millionths,
  partnerShareMillionths: row.partner_share_millionths,
});

/** Rates as they are saved: amounts in the currency's steps, rounded half up. */
export function inSteps(rates: Rates, currency: string): Rates {
  const step = stepOf(currency);
  const kept = (minor: number | null) => (minor === null ? null : Math.round(minor / step) * step);
  return {
    ...rates,
    pricePerHour: kept(rates.pricePerHour),
    maxPrice: kept(rates.maxPrice),
    overnightFee: kept(rates.overnightFee),
    handlingFee: kept(rates.handlingFee),
  };
}

/** In the order of `rateColumns`. */
export const valuesOf = (rates: Rates): readonly (number | null)[] => rateNames.map((name) => rates[name]);

/** What holds where a place has said `own` and its country `country`. */
export const inherited = (own: Rates, country: Rates): Rates => ({
  pricePerHour: own.pricePerHour ?? country.pricePerHour,
  maxPrice: own.maxPrice ?? country.maxPrice,
  overnightFee: own.overnightFee ?? country.overnightFee,
  handlingFee: own.handlingFee ?? country.handlingFee,
  taxRateMillionths: own.taxRateMillionths ?? country.taxRateMillionths,
  partnerShareMillionths: own.partnerShareMillionths ?? country.partnerShareMillionths,
});

export const sameRates = (one: Rates, other: Rates): boolean => rateNames.every((name) => one[name] === other[name]);
