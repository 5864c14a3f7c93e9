import { Duration } from '@js-joda/core';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import type { NeedSource } from '#server/platform/needs/need.ts';

/** A partner is informed 'within a day'; twice as long is too long. */
const URGENT_AFTER = Duration.ofHours(48);

/** Whether `k` (location_looks) keeps a partner waiting, hidden, for 48 hours by `now`, a parameter. */
export const isUrgentLook = (now: string): string =>
  `(k.state = 'waiting' and k.gates and k.asked_at <= ${now}::timestamptz - interval '${URGENT_AFTER.toHours()} hours')`;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  /** When the partner's first location was made. */
  readonly partner_since: Date;
  readonly asked_at: Date;
  readonly is_urgent: boolean;
}

/** New and moved locations that wait for a look; those that are hidden meanwhile are urgent after 48 hours. */
export const lookNeeds: NeedSource = {
  roles: ['support'],
  find: async ({ db, clock }) => {
    const rows = await db.query<Row>(
      `select k.id, l.door_name as name, trim(u.first_name || ' ' || u.last_name) as owner, k.asked_at, ${isUrgentLook('$1')} as is_urgent,
         (select min(o.created_at) from listings o where o.owner_id = l.owner_id) as partner_since
       from location_looks k join listings l on l.id = k.listing_id join users u on u.id = l.owner_id
       where k.state = 'waiting' and l.status <> 'inactive' order by k.asked_at limit 100`,
      [clock.now().toString()],
    );
    return rows.map(({ id, name, owner, partner_since, asked_at, is_urgent }) => ({
      id: `new-location:${id}`,
      kind: 'newLocation' as const,
      since: isoOfDate(asked_at),
      to: `/admin/new-locations?look=${id}`,
      name,
      detail: owner,
      partnerSince: isoOfDate(partner_since),
      isUrgent: is_urgent,
    }));
  },
};
