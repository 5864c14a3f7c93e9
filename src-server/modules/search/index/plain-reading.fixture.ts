import { whyRefused } from '#shared/availability/check-stay.ts';
import { amenityBit, amenityNames } from '#shared/amenities/amenities.ts';
import type { Amenities } from '#shared/amenities/amenities-schema.ts';
import { compileOpening, isOpenWallMinute } from '#shared/availability/opening.ts';
import type { Stay } from '#shared/availability/stay.ts';
import { quoteStay } from '#shared/pricing/quote-stay.ts';
import { averageOf } from '#shared/reviews/average.ts';
import { dayOfWall, minutesOfDay, wallMinuteOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { openingColumns, openingOf, type OpeningRow } from '#server/modules/partner/partner.module.ts';
import { tariffColumns, tariffJoins, tariffOf, type TariffRow } from '#server/modules/pricing/pricing.module.ts';
import type { FilterFacts } from '#shared/search/filters/judge.ts';
import type { Marker } from '../find-markers.ts';

/** A marker, and what filters ask of it. */
export interface PlainMarker extends Marker {
  readonly facts: FilterFacts;
}

interface Row extends OpeningRow, TariffRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly max_capacity: number;
  readonly bookable: boolean;
  readonly amenities: Amenities;
  readonly rating_sum: number;
  readonly reviews_count: number;
  readonly room: number;
}

/**
 * What markers of all published locations say of a stay by a plain reading of the tables: the room by `room_for`, which
 * decides of bookings, the rest by the shared engine from each row; by id. Slow, and the measure of the index.
 */
export async function plainMarkers(deps: Deps, stay: Stay, bagsCount: number): Promise<PlainMarker[]> {
  const rows = await deps.db.query<Row>(
    `select l.id, l.slug, l.name, l.address, l.latitude, l.longitude, l.max_capacity, l.bookable, l.amenities,
       l.rating_sum, l.reviews_count, ${openingColumns}, ${tariffColumns},
       coalesce(room_for(l.id, null, 1, $1::timestamptz, $2::timestamptz, product_now()), l.max_capacity) as room
     from listings l ${tariffJoins} where l.published order by l.id`,
    [stay.dropOffAt.toString(), stay.pickUpAt.toString()],
  );
  const now = deps.clock.now();
  return rows.map((row): PlainMarker => {
    const opening = compileOpening(openingOf(row));
    const zone = zoneOf(row.time_zone);
    const room = Math.max(0, row.room);
    const reason = whyRefused(opening, stay, now, { bookable: row.bookable, placesLeft: room, bagsCount });
    const midnight = dayOfWall(wallMinuteOf(zone, stay.pickUpAt)) * minutesOfDay;
    // From 7:59 PM: who is open until 8:00 PM can be collected from at it.
    const evening = Array.from({ length: 241 }, (_, minute) => midnight + 1199 + minute);
    const week = opening.weekly.flat();
    return {
      id: row.id,
      slug: row.slug,
      name: row.name,
      address: row.address,
      latitude: row.latitude,
      longitude: row.longitude,
      available: reason === null,
      full: reason === 'full',
      price: quoteStay({ tariff: tariffOf(row), zone, stay, bagsCount, settlement: deps.config.SETTLEMENT_CURRENCIES })
        .totalPrice,
      facts: {
        rating: averageOf(row.rating_sum, row.reviews_count),
        reviewsCount: row.reviews_count,
        room,
        late: evening.some((wall) => isOpenWallMinute(opening, wall)),
        always:
          row.available_full_time || (week.length === 7 && week.every(({ from, to }) => from === 0 && to === 1440)),
        amenities: amenityNames.filter((name) => row.amenities[name]).reduce((set, name) => set + amenityBit(name), 0),
      },
    };
  });
}
