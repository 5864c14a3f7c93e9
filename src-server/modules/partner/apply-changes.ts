import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { eastTo } from '#server/platform/geo/date-line.sql.ts';
import { pointLiteral, toMercator } from '#server/platform/geo/mercator.ts';
import { countryOfPoint } from '#server/platform/geo/country-of-point.ts';
import { zoneAt } from '#server/platform/geo/time-zone.ts';
import { zoneAfterMove } from './own-zone.ts';
import { setListingImages } from './listing-images.ts';
import { otherCountry } from './partner.errors.ts';
import { listingRezoned } from './partner.events.ts';
import { repackOpening } from './repack-opening.ts';
import { askLookAfterMove } from './looks/ask-look.ts';
import type { RequestedChanges } from './listing.entity.ts';
import { surroundingsOf } from './surroundings.ts';

/**
 * Where a location would be with these changes; null if it stays.
 * @throws AppError 422 where nothing can be sold, or in another country than its own.
 */
export async function placeOfChanges(em: EntityManager, country: string, { latitude, longitude }: RequestedChanges) {
  if (latitude === undefined || longitude === undefined) return null;
  const around = await surroundingsOf(em, null, latitude, longitude);
  if (around.country !== country) throw otherCountry();
  return { ...around, latitude, longitude };
}

/**
 * Makes changes of a locked location public: its city, zone and place on the map follow the pin. One that moves far is
 * looked at again, also where an administrator moves it.
 */
export async function applyChanges(
  em: EntityManager,
  deps: Pick<Deps, 'clock' | 'config' | 'events'>,
  { id, country }: { readonly id: string; readonly country: string },
  changes: RequestedChanges,
): Promise<void> {
  const place = await placeOfChanges(em, country, changes);
  await sqlRows(
    em,
    `update listings set name = coalesce($2, name), alternative_name = nullif(coalesce($3, alternative_name), ''),
       address = coalesce($4, address), updated_at = $5 where id = $1`,
    [id, changes.name ?? null, changes.alternativeName ?? null, changes.address ?? null, deps.clock.now().toString()],
  );
  if (changes.imageIds !== undefined) await setListingImages(em, id, changes.imageIds);
  if (place === null) return;
  const { latitude, longitude, city, region } = place;
  const [was] = await sqlRows<{ latitude: number; longitude: number; time_zone: string; region: string | null }>(
    em,
    'select latitude, longitude, time_zone, region from listings where id = $1',
    [id],
  );
  const zone = was === undefined ? zoneAt(latitude, longitude) : zoneAfterMove(was, { latitude, longitude });
  const isRegionKept =
    was !== undefined &&
    countryOfPoint(was.latitude, was.longitude)?.region === countryOfPoint(latitude, longitude)?.region;
  await sqlRows(
    em,
    `update listings set latitude = $2, longitude = $3, position = $4,
       city_name = case when abs(latitude - $2) < 0.1 and abs(${eastTo('$3::float8', 'longitude')}) < 0.1 then city_name else $5 end, region = coalesce($6, region),
       time_zone = $7 where id = $1`,
    [
      id,
      latitude,
      longitude,
      pointLiteral(toMercator(latitude, longitude)),
      city,
      isRegionKept ? (was?.region ?? region) : region,
      zone,
    ],
  );
  if (was !== undefined) await askLookAfterMove(em, deps, { listingId: id, from: was, to: place });
  if (zone !== was?.time_zone) await deps.events.publish(em, listingRezoned, { listingId: id });
  await repackOpening(em, deps, id);
}
