import { needsAdministration } from '#shared/booking/door-report.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import type { Need, NeedSource } from '#server/platform/needs/need.ts';
import { doorColumns, doorFacts, type DoorRow } from './door-row.ts';

interface Named {
  readonly code: string;
  readonly location: string;
}

const reportsSql = `
  select ${doorColumns}, b.code, l.name as location from door_reports r
  join orders o on o.id = r.order_id join bookings b on b.id = o.current_booking_id join listings l on l.id = r.listing_id
  where r.is_open or r.verdict is null order by r.reported_at limit 200`;

/** Whose bags are behind a door that is reported shut, unless the location says that it is open. */
const behindSql = `
  select r.id, r.reported_at, b.code, coalesce(nullif(l.alternative_name, ''), l.name) as location from door_reports r
  join orders o on o.id = r.order_id join bookings b on b.id = o.current_booking_id join listings l on l.id = r.listing_id
  where (r.is_open or r.verdict is null) and r.answer is distinct from 'open' and r.bags_inside > 0 and o.bags_inside > 0
  order by r.reported_at limit 200`;

const looksSql = `
  select k.report_id, k.kind, k.raised_at, b.code, l.name as location from door_looks k
  join door_reports r on r.id = k.report_id join orders o on o.id = r.order_id
  join bookings b on b.id = o.current_booking_id join listings l on l.id = k.listing_id
  where k.outcome is null order by k.raised_at limit 200`;

const about = ({ code, location }: Named) => ({ to: `/admin/bookings?booking=${code}`, name: location, code });

/** Doors reported shut with bags inside, from the report on: what administrators are told at once. */
export const bagsBehindDoors: NeedSource = {
  roles: ['support'],
  find: async ({ db }) => {
    const rows = await db.query<Named & { id: string; reported_at: Date }>(behindSql);
    return rows.map((row): Need => ({
      id: `doorShut:${row.id}`,
      kind: 'doorShut',
      since: isoOfDate(row.reported_at),
      ...about(row),
      isUrgent: true,
    }));
  },
};

/** Doors reported shut that are not answered or disputed, and locations whose reports count. */
export const doorNeeds: NeedSource = {
  roles: ['support'],
  find: async ({ db, clock }) => {
    const reports = await db.query<DoorRow & Named>(reportsSql);
    const looks = await db.query<Named & { report_id: string; raised_at: Date }>(looksSql);
    return [
      ...reports
        .filter((row) => needsAdministration(doorFacts(row), clock.now()))
        .map((row): Need => ({
          id: `doorShut:${row.id}`,
          kind: 'doorShut',
          since: isoOfDate(row.reported_at),
          ...about(row),
          // Its traveller stands at the door.
          isUrgent: row.taken === null && row.verdict === null,
        })),
      ...looks.map((row): Need => ({
        id: `doorLook:${row.report_id}`,
        kind: 'doorLook',
        since: isoOfDate(row.raised_at),
        ...about(row),
      })),
    ];
  },
};
