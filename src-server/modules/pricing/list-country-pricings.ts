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

/** Public rates by country; a row with a region overrides its country's. Amounts in minor units. */
export async function listCountryPricings({ db }: Deps) {
  const rows = await db.query<PricingRow>(
    `select id, country, region, currency, price_per_hour, max_price, overnight_fee, handling_fee, tax_rate_millionths
     from country_pricings order by country, region nulls first`,
  );
  const amount = (row: PricingRow, minor: number) => ({ minor, currency: row.currency });
  return rows.map((row) => ({
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
