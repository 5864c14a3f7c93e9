import { rateNames, type Rates } from '#shared/admin/rates-schema.ts';
import { rateColumns, type RateRow } from './rate-rows.ts';

/** Rates that a location may have of its own; tax and share are never the listing's. */
const ownOfListings: readonly (keyof RateRow)[] = ['price_per_hour', 'max_price', 'overnight_fee', 'handling_fee'];

/** Joins what the region of listings `l` says of itself. */
export const regionJoin = `
  left join country_pricings region_price on region_price.country = l.country and region_price.region = l.region`;

/**
 * Which listings `l` a change of a place's rates reaches, as SQL beside `regionJoin`: those for which no one nearer says
 * one of the rates that changed, neither the location itself nor, where the place is a country, its region.
 */
export function reachedBy(before: Rates | null, after: Rates, { region }: { readonly region: string | null }): string {
  const changed = rateColumns.filter((_, index) => {
    const name = rateNames[index];
    return name !== undefined && (before?.[name] ?? null) !== after[name];
  });
  const ways = changed.map((column) =>
    [
      ...(ownOfListings.includes(column) ? [`l.${column} is null`] : []),
      ...(region === null ? [`region_price.${column} is null`] : []),
    ].join(' and '),
  );
  if (ways.length === 0) return 'false';
  return ways.some((way) => way === '') ? 'true' : `(${ways.join(' or ')})`;
}
