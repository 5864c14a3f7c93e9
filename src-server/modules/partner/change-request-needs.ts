import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import type { NeedSource } from '#server/platform/needs/need.ts';
import type { RequestedChanges } from './listing.entity.ts';
import { fieldsOf } from './requested-changes.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  readonly changes: RequestedChanges;
  /** When the partner's first location was made. */
  readonly partner_since: Date;
  readonly created_at: Date;
}

/** Changes of what travellers see of a location, which wait for a yes. */
export const changeRequestNeeds: NeedSource = {
  roles: ['support'],
  find: async ({ db }) => {
    const rows = await db.query<Row>(
      `select c.id, l.door_name as name, trim(u.first_name || ' ' || u.last_name) as owner, c.changes, c.created_at,
         (select min(o.created_at) from listings o where o.owner_id = l.owner_id) as partner_since
       from change_requests c join listings l on l.id = c.listing_id join users u on u.id = l.owner_id
       where c.status = 'waiting' order by c.created_at limit 100`,
    );
    return rows.map(({ id, name, owner, changes, partner_since, created_at }) => ({
      id: `change-request:${id}`,
      kind: 'changeRequest' as const,
      since: isoOfDate(created_at),
      to: `/admin/change-requests?request=${id}`,
      name,
      fields: fieldsOf(changes),
      detail: owner,
      partnerSince: isoOfDate(partner_since),
    }));
  },
};
