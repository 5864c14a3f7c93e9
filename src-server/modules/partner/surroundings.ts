import { canPayInto } from '#shared/pricing/served-countries.ts';
import { cityKey } from '#shared/search/city-names.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { countryOfPoint } from '#server/platform/geo/country-of-point.ts';
import { eastTo } from '#server/platform/geo/date-line.sql.ts';
import { noTariffThere, outOfReach } from './partner.errors.ts';

interface Surroundings {
  readonly city: string;
  /** ISO 3166. */
  readonly country: string;
  readonly region: string | null;
}

const east = (table: string): string => eastTo('$2::float8', `${table}.longitude`);

/**
 * Country and region of a point are where it stands; where that country has no tariff nothing is sold, whatever is sold
 * over the border. Its city is the one of that country within half a degree, of that region first, that draws most: a
 * large one reaches further than a suburb next to it (`weight` is a logarithm of who lives there). A region that is not
 * known is that of the nearest location. The city is named by its key, however the gazetteer calls it.
 * @param platform the country of the account at the card provider; null asks nothing about payouts
 * @throws AppError 422 where there is none, and in a country where this platform cannot pay partners.
 */
export async function surroundingsOf(
  em: EntityManager,
  platform: string | null,
  latitude: number,
  longitude: number,
): Promise<Surroundings> {
  const spot = countryOfPoint(latitude, longitude);
  if (spot === null) throw noTariffThere();
  const [row] = await sqlRows<{ city: string; region: string | null }>(
    em,
    `select p.name as city,
       coalesce($4::text, p.region, (select l.region from listings l
        where l.country = p.country and l.region is not null and abs(l.latitude - $1) < 1 and abs(${east('l')}) < 1.5
        order by (l.latitude - $1) ^ 2 + (${east('l')} * cos(radians($1))) ^ 2 limit 1)) as region
     from places p
     where p.kind = 'city' and p.country = $3
       and abs(p.latitude - $1) < 0.5 and abs(${east('p')}) < 0.5 / greatest(0.1, cos(radians($1)))
       and exists (select from country_pricings c where c.country = p.country)
     order by p.region is not null and p.region <> $4::text,
       ((p.latitude - $1) ^ 2 + (${east('p')} * cos(radians($1))) ^ 2) / power(10, 4 * p.weight) limit 1`,
    [latitude, longitude, spot.country, spot.region],
  );
  if (row === undefined) throw noTariffThere();
  if (!canPayInto(platform, spot.country)) throw outOfReach();
  return { country: spot.country, region: row.region, city: cityKey(row.city) };
}
