import { dateOfDay, dayOfDate, localDateOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { instantOf, isoOfDate } from '#server/platform/db/iso-of-date.ts';

/** Tomorrow is over within so many hours wherever it is. */
const HOURS = 50;

interface Row {
  readonly time_zone: string;
  readonly drop_off_at: Date;
  readonly pick_up_at: Date;
}

const sql = `
  select l.time_zone, b.drop_off_at, b.pick_up_at from bookings b join listings l on l.id = b.listing_id
  where l.owner_id = $1 and b.status = 'confirmed'
    and (b.drop_off_at between $2 and $3 or b.pick_up_at between $2 and $3)`;

/** How many drop-offs and pick-ups tomorrow brings to an owner's locations, each by its own calendar, and the first of them. */
export async function tomorrow({ db, clock }: Pick<Deps, 'db' | 'clock'>, ownerId: string) {
  const now = clock.now();
  const rows = await db.query<Row>(sql, [ownerId, now.toString(), now.plusSeconds(HOURS * 3600).toString()]);
  const isTomorrow = (at: Date, timeZone: string): boolean => {
    const zone = zoneOf(timeZone);
    return localDateOf(zone, instantOf(at)) === dateOfDay(dayOfDate(localDateOf(zone, now)) + 1);
  };
  const dropOffs = rows.filter((row) => isTomorrow(row.drop_off_at, row.time_zone));
  const pickUps = rows.filter((row) => isTomorrow(row.pick_up_at, row.time_zone));
  const [first] = [
    ...dropOffs.map((row) => ({ at: row.drop_off_at, zone: row.time_zone })),
    ...pickUps.map((row) => ({ at: row.pick_up_at, zone: row.time_zone })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return {
    dropOffs: dropOffs.length,
    pickUps: pickUps.length,
    first: first === undefined ? null : { at: isoOfDate(first.at), zone: first.zone },
  };
}
