import { Duration } from '@js-joda/core';
import { compassTo } from '#shared/search/way-there.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { distanceBetween } from '#server/platform/geo/distance.ts';
import { eastTo } from '#server/platform/geo/date-line.sql.ts';
import { zoneAfterMove } from '../own-zone.ts';
import type { RequestedChanges } from '../listing.entity.ts';
import { changeRequestGone } from '../partner.errors.ts';
import { fieldsOf } from '../requested-changes.ts';
import { shopFrontColumns, shopFrontOf, type ShopFrontRow } from '../shop-front.ts';

interface ListRow extends ShopFrontRow {
  readonly id: string;
  readonly status: 'waiting' | 'approved' | 'refused';
  readonly changes: RequestedChanges;
  readonly created_at: Date;
  readonly decided_at: Date | null;
  readonly listing_id: string;
  readonly name: string;
  readonly decided_by: string | null;
}

const personName = (alias: string) => `trim(${alias}.first_name || ' ' || ${alias}.last_name)`;

/** What waits, the oldest first, and what was decided within a week. Instants in UTC. */
export async function listRequests({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const rows = await db.query<ListRow>(
    `select c.id, c.status, c.changes, c.created_at, c.decided_at, c.listing_id, l.name, ${shopFrontColumns},
       ${personName('a')} as decided_by
     from change_requests c join listings l on l.id = c.listing_id left join users a on a.id = c.decided_by
     where c.status = 'waiting' or c.decided_at > $1
     order by c.status <> 'waiting', case when c.status = 'waiting' then c.created_at end, c.decided_at desc, c.id
     limit 200`,
    [clock.now().minus(Duration.ofDays(7)).toString()],
  );
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    listingId: row.listing_id,
    listingName: row.name,
    shopFront: shopFrontOf(row),
    fields: fieldsOf(row.changes),
    since: isoOfDate(row.created_at),
    decidedAt: row.decided_at === null ? null : isoOfDate(row.decided_at),
    decidedBy: row.decided_by,
  }));
}

interface ShownRow extends ListRow {
  readonly seen: string;
  readonly reason: string | null;
  readonly slug: string;
  readonly alternative_name: string | null;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly time_zone: string;
  readonly owner: string;
  readonly owner_first_name: string;
}

interface NearRow {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * One request: what travellers see now, what is asked for, and what a decision touches. Distances in metres.
 * @throws AppError 409 for one that is not there.
 */
export async function showRequest({ db, clock, ports }: Pick<Deps, 'clock' | 'db' | 'ports'>, id: string) {
  const [row] = await db.query<ShownRow>(
    `select c.id, c.status, c.changes, md5(c.changes::text) as seen, c.reason, c.created_at, c.decided_at, l.name,
       l.id as listing_id, l.slug, l.alternative_name, l.address, l.latitude, l.longitude, l.time_zone, ${shopFrontColumns},
       ${personName('o')} as owner, o.first_name as owner_first_name, ${personName('a')} as decided_by
     from change_requests c join listings l on l.id = c.listing_id join users o on o.id = l.owner_id
       left join users a on a.id = c.decided_by
     where c.id = $1`,
    [id],
  );
  if (row === undefined) throw changeRequestGone();
  const { toCome } = await ports.staysAt(db.fork(), row.listing_id, clock.now());
  const { changes, latitude, longitude } = row;
  const asked =
    changes.latitude === undefined || changes.longitude === undefined
      ? null
      : { latitude: changes.latitude, longitude: changes.longitude };
  const at = asked ?? { latitude, longitude };
  const [nearest] = await db.query<NearRow>(
    `select name, latitude, longitude from listings where id <> $1 and published
     order by (latitude - $2) ^ 2 + (${eastTo('$3::float8', 'longitude')} * cos(radians($2))) ^ 2 limit 1`,
    [row.listing_id, at.latitude, at.longitude],
  );
  return {
    id: row.id,
    status: row.status,
    seen: row.seen,
    reason: row.reason,
    since: isoOfDate(row.created_at),
    decidedBy: row.decided_by,
    listing: { id: row.listing_id, slug: row.slug, name: row.name, shopFront: shopFrontOf(row) },
    owner: { name: row.owner, firstName: row.owner_first_name },
    fields: fieldsOf(changes),
    now: {
      name: row.name,
      alternativeName: row.alternative_name ?? '',
      address: row.address,
      place: { latitude, longitude },
      imageIds: row.image_ids,
    },
    asked: {
      name: changes.name ?? null,
      alternativeName: changes.alternativeName ?? null,
      address: changes.address ?? null,
      place: asked,
      imageIds: changes.imageIds ?? null,
    },
    move: asked === null ? null : moveOf(row, asked),
    imageSizes: await imageSizes(db, changes.imageIds ?? []),
    earlier: await earlierOf(db, row),
    travellersCount: toCome,
    nearest: nearest === undefined ? null : { name: nearest.name, meters: Math.round(distanceBetween(at, nearest)) },
  };
}

function moveOf(from: ShownRow, to: { readonly latitude: number; readonly longitude: number }) {
  const zone = zoneAfterMove(from, to);
  return {
    meters: Math.round(distanceBetween(from, to)),
    towards: compassTo(from, to),
    zone,
    isSameZone: zone === from.time_zone,
  };
}

const imageSizes = (db: Deps['db'], ids: readonly string[]) =>
  db.query<{ readonly width: number; readonly height: number }>(
    `select f.width, f.height from unnest($1::uuid[]) with ordinality as asked (id, place) join files f on f.id = asked.id
     order by asked.place`,
    [ids],
  );

interface EarlierRow {
  readonly id: string;
  readonly status: 'approved' | 'refused';
  readonly changes: RequestedChanges;
  readonly decided_at: Date;
  readonly decided_by: string | null;
}

async function earlierOf(db: Deps['db'], { id, listing_id: listingId, created_at: before }: ShownRow) {
  const rows = await db.query<EarlierRow>(
    `select c.id, c.status, c.changes, c.decided_at, ${personName('a')} as decided_by
     from change_requests c left join users a on a.id = c.decided_by
     where c.listing_id = $1 and c.id <> $2 and c.decided_at <= $3 and c.status in ('approved', 'refused')
     order by c.decided_at desc, c.id limit 10`,
    [listingId, id, before],
  );
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    fields: fieldsOf(row.changes),
    decidedAt: isoOfDate(row.decided_at),
    decidedBy: row.decided_by,
  }));
}
