import { Duration } from '@js-joda/core';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { distanceBetween } from '#server/platform/geo/distance.ts';
import { eastTo } from '#server/platform/geo/date-line.sql.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { shopFrontColumns, shopFrontOf, type ShopFrontRow } from '../shop-front.ts';
import { seenOfLook } from './decide-look.ts';
import { isUrgentLook } from './look-needs.ts';

interface LookRow extends ShopFrontRow {
  readonly id: string;
  readonly because: 'new' | 'moved';
  readonly state: 'waiting' | 'fine' | 'refused';
  readonly asked_at: Date;
  readonly gates: boolean;
  readonly published: boolean;
  readonly decided_by: string | null;
  readonly name: string;
  readonly city_name: string;
}

const columns = `k.id, k.because, k.state, k.asked_at, k.gates, l.published, l.name, l.city_name, ${shopFrontColumns},
  (select trim(a.first_name || ' ' || a.last_name) from users a where a.id = k.decided_by) as decided_by`;

const lookOf = (row: LookRow) => ({
  id: row.id,
  because: row.because,
  state: row.state,
  since: isoOfDate(row.asked_at),
  isLive: row.published,
  isHeld: row.gates && row.state !== 'fine',
  decidedBy: row.decided_by,
});

/** What waits for a look, the oldest first, then what is refused, and what was found fine within a week. */
export async function listLooks({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const rows = await db.query<LookRow & { readonly is_urgent: boolean }>(
    `select ${columns}, ${isUrgentLook('$1')} as is_urgent
     from location_looks k join listings l on l.id = k.listing_id
     where l.status <> 'inactive' and (k.state <> 'fine' or k.decided_at > $2)
     order by array_position(array['waiting', 'refused', 'fine'], k.state),
       case when k.state = 'waiting' then k.asked_at end, k.decided_at desc, k.id
     limit 200`,
    [clock.now().toString(), clock.now().minus(Duration.ofDays(7)).toString()],
  );
  return rows.map((row) => ({
    ...lookOf(row),
    name: row.name,
    city: row.city_name,
    shopFront: shopFrontOf(row),
    isUrgent: row.is_urgent,
  }));
}

interface ShownRow extends LookRow {
  readonly seen: string;
  readonly reason: string | null;
  readonly answer: string | null;
  readonly listing_id: string;
  readonly slug: string;
  readonly alternative_name: string | null;
  readonly address: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly has_hours: boolean;
  readonly owner_id: string;
  readonly owner: string;
  readonly owner_since: Date;
  readonly is_confirmed: boolean;
  readonly locations: number;
}

/**
 * One look: the location, its owner, and what may be the same place. Distances in metres.
 * @throws AppError 404 for one that is not there.
 */
export async function showLook({ db }: Pick<Deps, 'db'>, lookId: string) {
  const [row] = await db.query<ShownRow>(
    `select ${columns}, ${seenOfLook} as seen, k.reason, k.answer, l.id as listing_id, l.slug, l.alternative_name, l.address,
       l.country, l.latitude, l.longitude, (l.available_full_time or l.week_open <> '{}' or l.opened <> '{}') as has_hours,
       o.id as owner_id, trim(o.first_name || ' ' || o.last_name) as owner, o.created_at as owner_since,
       o.confirmed_at is not null as is_confirmed,
       (select count(*)::int from listings m where m.owner_id = o.id) as locations
     from location_looks k join listings l on l.id = k.listing_id join users o on o.id = l.owner_id where k.id = $1`,
    [lookId],
  );
  if (row === undefined) throw notFound();
  const { latitude, longitude } = row;
  return {
    ...lookOf(row),
    seen: row.seen,
    reason: row.reason,
    answer: row.answer,
    listing: {
      id: row.listing_id,
      slug: row.slug,
      name: row.name,
      alternativeName: row.alternative_name ?? '',
      address: row.address,
      city: row.city_name,
      country: row.country,
      place: { latitude, longitude },
      shopFront: shopFrontOf(row),
      hasHours: row.has_hours,
    },
    owner: {
      id: row.owner_id,
      name: row.owner,
      since: isoOfDate(row.owner_since),
      isConfirmed: row.is_confirmed,
      locationsCount: row.locations,
    },
    alike: await alikeOf(db, row),
  };
}

/** Metres within which another location may be the same. */
const NEAR = 150;
/** About as much in degrees of latitude, a little more. */
const NEAR_DEGREES = 0.0015;
const MAX_ALIKE = 6;

interface AlikeRow {
  readonly id: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly is_of_owner: boolean;
  readonly is_called_alike: boolean;
}

/** Locations within 150 m, and those of its city whose name is nearly the same. */
async function alikeOf(db: Deps['db'], { listing_id: id, latitude, longitude }: ShownRow) {
  const rows = await db.query<AlikeRow>(
    `select found.id, found.name, found.latitude, found.longitude, found.owner_id = own.owner_id as is_of_owner, found.is_called_alike
     from listings own cross join lateral (
       select l.id, l.name, l.latitude, l.longitude, l.owner_id,
         l.city_name = own.city_name and l.country = own.country and similarity(plain_text(l.name), plain_text(own.name)) > 0.6 as is_called_alike
       from listings l where l.id <> own.id and l.status <> 'inactive' and abs(l.latitude - own.latitude) < 1) found
     where own.id = $1 and (found.is_called_alike or (abs(found.latitude - own.latitude) < ${NEAR_DEGREES}
       and abs(${eastTo('own.longitude', 'found.longitude')}) * cos(radians(own.latitude)) < ${NEAR_DEGREES}))
     limit 200`,
    [id],
  );
  return rows
    .map((each) => ({ ...each, meters: Math.round(distanceBetween({ latitude, longitude }, each)) }))
    .filter((each) => each.is_called_alike || each.meters <= NEAR)
    .toSorted((one, other) => one.meters - other.meters)
    .slice(0, MAX_ALIKE)
    .map((each) => ({
      id: each.id,
      name: each.name,
      meters: each.meters,
      isOfOwner: each.is_of_owner,
      isNear: each.meters <= NEAR,
      isCalledAlike: each.is_called_alike,
      place: { latitude: each.latitude, longitude: each.longitude },
    }));
}
