import { canPayInto } from '#shared/pricing/served-countries.ts';
import { amountNames, byName } from '#shared/pricing/tariff.ts';
import type { Deps } from '#server/deps.ts';
import { rateColumn, type TariffRow } from '#server/modules/pricing/pricing.module.ts';

interface PricingRow extends TariffRow {
  readonly id: string;
  readonly country: string;
  readonly region: string | null;
}

/** Public rates of the countries in which this platform can pay partners; a row with a region overrides its country's, and takes what it does not say. Minor units. */
export async function listCountryPricings({ db, config }: Deps) {
  const rows = await db.query<PricingRow>(
    `select p.id, p.country, p.region, p.currency,
       ${Object.values(rateColumn)
         .map((column) => `coalesce(p.${column}, c.${column}) as ${column}`)
         .join(', ')}
     from country_pricings p join country_pricings c on c.country = p.country and c.region is null
     order by p.country, p.region nulls first`,
  );
  const isServed = ({ country }: PricingRow) => canPayInto(config.PLATFORM_COUNTRY ?? null, country);
  return rows.filter(isServed).map((row) => ({
    id: row.id,
    country: row.country,
    region: row.region,
    currency: row.currency,
    ...byName(amountNames, (name) => ({ minor: row[rateColumn[name]], currency: row.currency })),
    taxRateMillionths: row.tax_rate_millionths,
  }));
}
