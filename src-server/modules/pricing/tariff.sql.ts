import type { Tariff } from '#shared/pricing/quote.ts';

/** Joins the country's pricing and its region's override to listings `l`. */
export const tariffJoins = `
  join country_pricings country_price on country_price.country = l.country and country_price.region is null
  left join country_pricings region_price on region_price.country = l.country and region_price.region = l.region`;

/** A listing's own amounts go before its region's, those before its country's. Tax and share are never the listing's. */
export const tariffColumns = `
  coalesce(region_price.currency, country_price.currency) as currency,
  coalesce(l.price_per_hour, region_price.price_per_hour, country_price.price_per_hour) as price_per_hour,
  coalesce(l.max_price, region_price.max_price, country_price.max_price) as max_price,
  coalesce(l.overnight_fee, region_price.overnight_fee, country_price.overnight_fee) as overnight_fee,
  coalesce(l.handling_fee, region_price.handling_fee, country_price.handling_fee) as handling_fee,
  coalesce(region_price.tax_rate_millionths, country_price.tax_rate_millionths) as tax_rate_millionths,
  coalesce(region_price.partner_share_millionths, country_price.partner_share_millionths) as partner_share_millionths`;

export interface TariffRow {
  readonly currency: string;
  readonly price_per_hour: number;
  readonly max_price: number;
  readonly overnight_fee: number;
  readonly handling_fee: number;
  readonly tax_rate_millionths: number;
  readonly partner_share_millionths: number;
}

export const tariffOf = (row: TariffRow): Tariff => ({
  currency: row.currency,
  pricePerHour: row.price_per_hour,
  maxPrice: row.max_price,
  overnightFee: row.overnight_fee,
  handlingFee: row.handling_fee,
  taxRateMillionths: row.tax_rate_millionths,
});
