import { canPayInto } from '#shared/pricing/served-countries.ts';
import type { Deps } from '#server/deps.ts';

interface PricingRow {
  readonly id: string;
  readonly country: string;
  readonly region: string | null;
  readonly currency: string;
  readonly price_per_hour: number;
  readonly max_price: number;
  readonly overnight_fee: number;
  readonly handling_fee: number;
  readonly tax_rate_millionths: number;
}

/** Public rates of the countries in which this platform can pay partners; a row with a region overrides its country's, and takes what it does not say. Minor units. */
export async function listCountryPricings({ db, config }: Deps) {
  const rows = await db.query<PricingRow>(
    `select p.id, p.country, p.region, p.currency,
       coalesce(p.price_per_hour, c.price_per_hour) as price_per_hour, coalesce(p.max_price, c.max_price) as max_price,
       coalesce(p.overnight_fee, c.overnight_fee) as overnight_fee,
       coalesce(p.handling_fee, c.handling_fee) as handling_fee,
       coalesce(p.tax_rate_millionths, c.tax_rate_millionths) as tax_rate_millionths
     from country_pricings p join country_pricings c on c.country = p.country and c.region is null
     order by p.country, p.region nulls first`,
  );
  const amount = (row: PricingRow, minor: number) => ({ minor, currency: row.currency });
  const isServed = ({ country }: PricingRow) => canPayInto(config.PLATFORM_COUNTRY ?? null, country);
  return rows.filter(isServed).map((row) => ({
    id: row.id,
    country: row.country,
    region: row.region,
    currency: row.currency,
    pricePerHour: amount(row, row.price_per_hour),
    maxPrice: amount(row, row.max_price),
    overnightFee: amount(row, row.overnight_fee),
    handlingFee: amount(row, row.handling_fee),
    taxRateMillionths: row.tax_rate_millionths,
  }));
}
