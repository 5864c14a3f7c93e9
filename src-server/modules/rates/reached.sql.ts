import type { Rates } from '#shared/admin/rates-schema.ts';
import { rateNames } from '#shared/pricing/tariff.ts';
import { amountColumns, rateColumn } from '#server/modules/pricing/pricing.module.ts';

/** Joins what the region of listings `l` says of itself. */
export const regionJoin = `
  left join country_pricings region_price on region_price.country = l.country and region_price.region = l.region`;

/**
 * Which listings `l` a change of a place's rates reaches, as SQL to go with `regionJoin`: those for which no one nearer says
 * one of the rates that changed, neither the location itself nor, where the place is a country, its region.
 */
export function reachedBy(before: Rates | null, after: Rates, { region }: { readonly region: string | null }): string {
  const changed = rateNames.filter((name) => (before?.[name] ?? null) !== after[name]).map((name) => rateColumn[name]);
  const ways = changed.map((column) =>
    [
      ...(amountColumns.some((each) => each === column) ? [`l.${column} is null`] : []),
      ...(region === null ? [`region_price.${column} is null`] : []),
    ].join(' and '),
  );
  if (ways.length === 0) return 'false';
  return ways.some((way) => way === '') ? 'true' : `(${ways.join(' or ')})`;
}
