import type { Instant } from '@js-joda/core';
import { toIso } from '#shared/time/instants.ts';
import type { Deps } from '#server/deps.ts';

/** The locations at whose counter the person `$1` works, with what they may do there. */
export const countersOf = `
  select l.id, l.door_name as name, l.time_zone, l.max_capacity,
    case when l.owner_id = $1 then true else counter_may($1, l.id, 'photograph') end as may_photograph
  from counter_listings($1) w (id) join listings l on l.id = w.id`;

/** What all these locations `c` are like, as one number. */
const placesHash = (over: string): string =>
  `(bit_xor(hashtextextended(concat_ws('|', c.id, c.name, c.time_zone, c.max_capacity, c.may_photograph), 0))${over})::text`;

/** Of a statement that reads the locations `c`: the oldest transaction that may still write, and what they are like. */
export const versionColumns = `pg_snapshot_xmin(pg_current_snapshot())::text as seen, ${placesHash(' over ()')} as places`;

interface Read {
  readonly seen: string;
  readonly places: string;
}

/**
 * Says which list of today this is: what was read, and until when it stands if no one writes.
 * @param read the columns of `versionColumns`; none where there is no location, whose list is always asked for anew.
 * @param moments in ms, at which time alone changes the list; those that have passed change nothing any more.
 */
export function todayVersion(read: Read | undefined, moments: readonly number[], now: Instant): string {
  if (read === undefined) return '';
  const until = moments.reduce((first, at) => (at > now.toEpochMilli() && at < first ? at : first), Infinity);
  return `${read.seen}.${read.places}.${until}`;
}

/** The oldest transaction that was under way when a version's list was read; `null` for anything but a version of ours. */
export const seenBy = (version: string): string | null => /^(\d{1,19})\./.exec(version)?.[1] ?? null;

/** Whether no one wrote bookings of the location `listing` since a list was read that saw `seen`; both are SQL. */
export const isUnwritten = (
  listing: string,
  seen: string,
): string => `(pg_snapshot_xmin(pg_current_snapshot()) >= ${seen}::text::xid8
  and not exists (select from location_changes x where x.listing_id = ${listing} and x.xid >= ${seen}::text::xid8))`;

const newsSql = `
  with c as materialized (${countersOf})
  select ${placesHash('')} as places,
    pg_snapshot_xmin(pg_current_snapshot()) < $2::text::xid8
      or exists (select from location_changes x where x.listing_id = any (array_agg(c.id)) and x.xid >= $2::text::xid8) as written
  from c`;

/** Whether a list of today that a person keeps still stands; anything but a version of ours is a list that does not. */
export async function todayNews({ db, clock }: Deps, personId: string, version: string) {
  const now = clock.now();
  const [, seen, places, until] = /^(\d{1,19})\.(-?\d{1,20})\.(\d{1,15})$/.exec(version) ?? [];
  const [row] =
    seen === undefined || Number(until) <= now.toEpochMilli()
      ? []
      : await db.query<{ places: string | null; written: boolean }>(newsSql, [personId, seen]);
  return {
    /** Whether the list has to be asked for again. */
    isNew: row === undefined || row.written || row.places !== places,
    /** When it was asked, by the server's clock. */
    askedAt: toIso(now),
  };
}
