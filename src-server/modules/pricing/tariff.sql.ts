import { type AmountName, amountNames, byName, rateNames, type RateName, type Tariff } from '#shared/pricing/tariff.ts';

/** The columns of rates, in the tables of countries' and regions' rates and, of amounts, in that of listings. */
export const rateColumn = {
  pricePerHour: 'price_per_hour',
  maxPrice: 'max_price',
  overnightFee: 'overnight_fee',
  handlingFee: 'handling_fee',
  taxRateMillionths: 'tax_rate_millionths',
  partnerShareMillionths: 'partner_share_millionths',
} as const satisfies Record<RateName, string>;

export const amountColumns = amountNames.map((name) => rateColumn[name]);

/** Amounts of a listing's own in a row, as columns or within JSON; what is `null` is its region's. */
export type AmountRow = Readonly<Record<(typeof rateColumn)[AmountName], number | null>>;

export const amountsOf = (row: AmountRow) => byName(amountNames, (name) => row[rateColumn[name]]);

/** How many amounts of its own a listing `l` has, as SQL. */
export const ownAmountsSql = `num_nonnulls(${amountColumns.map((column) => `l.${column}`).join(', ')})`;

/** Joins the country's pricing and its region's override to listings `l`. */
export const tariffJoins = `
  join country_pricings country_price on country_price.country = l.country and country_price.region is null
  left join country_pricings region_price on region_price.country = l.country and region_price.region = l.region`;

const fromPlaces = (column: string): string => `region_price.${column}, country_price.${column}`;

/** A listing's own amounts go before its region's, those before its country's. Tax and share are never the listing's. */
export const tariffColumns = [
  `coalesce(${fromPlaces('currency')}) as currency`,
  ...rateNames.map((name) => {
    const column = rateColumn[name];
    const own = amountColumns.some((each) => each === column) ? `l.${column}, ` : '';
    return `coalesce(${own}${fromPlaces(column)}) as ${column}`;
  }),
].join(', ');

export type TariffRow = Readonly<Record<(typeof rateColumn)[RateName], number>> & { readonly currency: string };

export const tariffOf = (row: TariffRow): Tariff => ({
  currency: row.currency,
  ...byName(amountNames, (name) => row[rateColumn[name]]),
  taxRateMillionths: row.tax_rate_millionths,
});
