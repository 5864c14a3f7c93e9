import { canPayInto, currencyOfCountry } from '#shared/pricing/served-countries.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { countryNotServed, countryOutOfReach, regionUnknown } from './rates.errors.ts';

interface Place {
  readonly country: string;
  readonly region: string | null;
  /** Of a country that has no rates yet. */
  readonly currency?: string | undefined;
}

const regionSql = `
  select exists (select from places where country = $1 and region = $2)
    or exists (select from listings where country = $1 and region = $2) as known`;

/**
 * A place gets its first rates only where a person could ever store bags: a typing error would wait there for no one.
 * @throws AppError 422 for a country in which no partner can be paid out, or none by this platform, and for a region that neither the gazetteer nor
 * a location knows.
 */
export async function requireKnownPlace(
  em: EntityManager,
  { country, region, currency }: Place,
  { hasRates, platform }: { readonly hasRates: boolean; readonly platform: string | undefined },
): Promise<void> {
  if (hasRates) return;
  if (region === null) {
    if (currencyOfCountry[country] !== currency) throw countryNotServed();
    if (!canPayInto(platform ?? null, country)) throw countryOutOfReach();
    return;
  }
  const [row] = await sqlRows<{ known: boolean }>(em, regionSql, [country, region]);
  if (row?.known !== true) throw regionUnknown();
}
