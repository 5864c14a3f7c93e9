import type { ownZonesAnswer } from '#shared/partner/listing-answers.ts';
import { minuteOfWall, wallMinuteOf } from '#shared/time/local-time.ts';
import { isZone, zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import type { GeoPoint } from '#server/platform/geo/distance.ts';
import { zoneAt, zonesAround } from '#server/platform/geo/time-zone.ts';
import { isId } from '#server/platform/ids.ts';
import type { Answer } from '#server/platform/trpc/answer.ts';
import { ownListingNotFound, zoneNeedsUs, zoneUnknown } from './partner.errors.ts';
import { repackOpening } from './repack-opening.ts';

interface Row {
  readonly latitude: number;
  readonly longitude: number;
  readonly country: string;
  readonly time_zone: string;
}

/** A zone that was corrected by hand stays where the pin's own answer is as it was. */
export const zoneAfterMove = (
  was: Pick<Row, 'latitude' | 'longitude' | 'time_zone'>,
  { latitude, longitude }: GeoPoint,
): string => {
  const zone = zoneAt(latitude, longitude);
  return zone === zoneAt(was.latitude, was.longitude) ? was.time_zone : zone;
};

const sql = 'select latitude, longitude, country, time_zone from listings where id = $1 and owner_id = $2';

const zonesOf = ({ latitude, longitude, country, time_zone }: Row): readonly string[] => [
  ...new Set([time_zone, ...zonesAround(latitude, longitude, country)]),
];

/**
 * The zones that a location's owner may choose from, its own first, then those that hold where it stands, then the
 * others of its country; each with the minute of the day that its clock shows now.
 * @throws AppError 404 for a foreign or unknown location.
 */
export async function ownZones(
  { db, clock, ports }: Deps,
  ownerId: string,
  listingId: string,
): Promise<Answer<typeof ownZonesAnswer>> {
  const [row] = isId(listingId) ? await db.query<Row>(sql, [listingId, ownerId]) : [];
  if (row === undefined) throw ownListingNotFound();
  const zones = zonesOf(row).map((name) => ({
    name,
    minuteNow: minuteOfWall(wallMinuteOf(zoneOf(name), clock.now())),
  }));
  const { areSold } = await ports.staysAt(db.fork(), listingId, clock.now());
  return { zones, canChoose: !areSold };
}

/**
 * Corrects the zone of an owner's location, within the transaction that holds its row. Once stays were sold there only
 * administration does, since their local times go along.
 * @throws AppError 422 for a zone that is none of the location's country, and once a booking exists.
 */
export async function correctZone(
  em: EntityManager,
  deps: Pick<Deps, 'clock' | 'events' | 'ports'>,
  { listingId, ownerId, timeZone }: { readonly listingId: string; readonly ownerId: string; readonly timeZone: string },
): Promise<void> {
  const [row] = await sqlRows<Row>(em, sql, [listingId, ownerId]);
  if (row === undefined) throw ownListingNotFound();
  if (row.time_zone === timeZone) return;
  if (!isZone(timeZone) || !zonesOf(row).includes(timeZone)) throw zoneUnknown();
  if ((await deps.ports.staysAt(em, listingId, deps.clock.now())).areSold) throw zoneNeedsUs();
  await sqlRows(em, 'update listings set time_zone = $2 where id = $1', [listingId, timeZone]);
  await repackOpening(em, deps, listingId);
}
