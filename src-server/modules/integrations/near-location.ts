import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import { type TariffRow, tariffColumns, tariffJoins } from '#server/modules/pricing/pricing.module.ts';
import { distanceBetween, type GeoPoint } from '#server/platform/geo/distance.ts';
import { estimatedSeconds, minutesOf } from '#server/platform/geo/walking.ts';

interface LocationRow extends GeoPoint, TariffRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

/** Farther than this no one carries bags. */
const WALK_METRES = 5_000;

/** A partner's location that can be booked and is nearest to their rental, or the first where no one knows where that is. */
export async function nearLocation({ db }: Pick<Deps, 'db'>, ownerId: string, rental: GeoPoint | null) {
  const rows = await db.query<LocationRow>(
    `select l.id, l.slug, l.door_name as name, l.latitude, l.longitude,
       ${tariffColumns}
     from listings l ${tariffJoins}
     where l.owner_id = $1 and l.published and l.bookable order by l.created_at, l.id`,
    [ownerId],
  );
  const found = rows
    .map((row) => ({ ...row, distance: rental === null ? null : distanceBetween(rental, row) }))
    .toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0))[0];
  if (found === undefined) return null;
  return {
    id: found.id,
    slug: found.slug,
    name: found.name,
    /** Of one bag. */
    pricePerHour: money<string>(found.price_per_hour, found.currency),
    /** Minutes on foot, where that is known and near. */
    walkMinutes:
      found.distance === null || found.distance > WALK_METRES ? null : minutesOf(estimatedSeconds(found.distance)),
  };
}
