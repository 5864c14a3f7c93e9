import { canPayInto } from '#shared/pricing/served-countries.ts';
import { cityKey } from '#shared/search/city-names.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { noTariffThere, outOfReach } from './partner.errors.ts';

interface Surroundings {
  readonly city: string;
  /** ISO 3166. */
  readonly country: string;
  readonly region: string | null;
}

/**
 * The city of the gazetteer within half a degree, in a country with a tariff, that draws most: a large one reaches
 * further than a suburb beside it (`weight` is a logarithm of who lives there). Its region, on which tax hangs, is the
 * gazetteer's, else that of the nearest location. The city is named by its key, however the gazetteer calls it.
 * @param platform the country of the account at the card provider; null asks nothing about payouts
 * @throws AppError 422 where there is none, and in a country where this platform cannot pay partners.
 */
export async function surroundingsOf(
  em: EntityManager,
  platform: string | null,
  latitude: number,
  longitude: number,
): Promise<Surroundings> {
  const [row] = await sqlRows<Surroundings>(
    em,
    `select p.name as city, p.country,
       coalesce(p.region, (select l.region from listings l
        where l.country = p.country and l.region is not null and abs(l.latitude - $1) < 1 and abs(l.longitude - $2) < 1.5
        order by (l.latitude - $1) ^ 2 + ((l.longitude - $2) * cos(radians($1))) ^ 2 limit 1)) as region
     from places p
     where p.kind = 'city' and abs(p.latitude - $1) < 0.5 and abs(p.longitude - $2) < 0.5 / greatest(0.1, cos(radians($1)))
       and exists (select from country_pricings c where c.country = p.country)
     order by ((p.latitude - $1) ^ 2 + ((p.longitude - $2) * cos(radians($1))) ^ 2) / power(10, 4 * p.weight) limit 1`,
    [latitude, longitude],
  );
  if (row === undefined) throw noTariffThere();
  if (!canPayInto(platform, row.country)) throw outOfReach();
  return { ...row, city: cityKey(row.city) };
}
