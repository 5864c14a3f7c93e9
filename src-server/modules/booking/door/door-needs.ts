import { needsAdministration } from '#shared/booking/door-report.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import type { Need, NeedSource } from '#server/platform/needs/need.ts';
import { doorColumns, doorFacts, type DoorRow } from './door-row.ts';

interface Named {
  readonly code: string;
  readonly location: string;
}

const reportsSql = `
  select ${doorColumns}, b.code, l.door_name as location from door_reports r
  join orders o on o.id = r.order_id join bookings b on b.id = o.current_booking_id join listings l on l.id = r.listing_id
  where r.is_open or r.verdict is null order by r.reported_at limit 200`;

const looksSql = `
  select k.report_id, k.kind, k.raised_at, b.code, l.door_name as location from door_looks k
  join door_reports r on r.id = k.report_id join orders o on o.id = r.order_id
  join bookings b on b.id = o.current_booking_id join listings l on l.id = k.listing_id
  where k.outcome is null order by k.raised_at limit 200`;

const about = ({ code, location }: Named) => ({ to: `/admin/bookings?booking=${code}`, name: location, code });

/** Reports that administration has to see to, the oldest first. */
async function waiting({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const reports = await db.query<DoorRow & Named>(reportsSql);
  return reports.filter((row) => needsAdministration(doorFacts(row), clock.now()));
}

const needOf = (row: DoorRow & Named): Need => ({
  id: `doorShut:${row.id}`,
  kind: 'doorShut',
  since: isoOfDate(row.reported_at),
  ...about(row),
  // Its traveller stands at the door.
  isUrgent: row.taken === null && row.verdict === null,
});

/** Those of them whose bags were behind the door: administrators are mailed about them. */
export const bagsBehindDoors: NeedSource = {
  roles: ['support'],
  find: async (deps) => (await waiting(deps)).filter(({ bags_inside: inside }) => inside > 0).map(needOf),
};

/** Doors reported shut that are not answered or disputed, and locations whose reports count. */
export const doorNeeds: NeedSource = {
  roles: ['support'],
  find: async (deps) => {
    const looks = await deps.db.query<Named & { report_id: string; raised_at: Date }>(looksSql);
    return [
      ...(await waiting(deps)).map(needOf),
      ...looks.map((row): Need => ({
        id: `doorLook:${row.report_id}`,
        kind: 'doorLook',
        since: isoOfDate(row.raised_at),
        ...about(row),
      })),
    ];
  },
};
