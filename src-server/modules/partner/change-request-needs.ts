import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import type { NeedSource } from '#server/platform/needs/need.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  readonly created_at: Date;
}

/** Changes of what travellers see of a location, which wait for a yes. */
export const changeRequestNeeds: NeedSource = {
  roles: ['support'],
  find: async ({ db }) => {
    const rows = await db.query<Row>(
      `select c.id, l.name, trim(u.first_name || ' ' || u.last_name) as owner, c.created_at
       from change_requests c join listings l on l.id = c.listing_id join users u on u.id = l.owner_id
       where c.status = 'waiting' order by c.created_at limit 100`,
    );
    return rows.map(({ id, name, owner, created_at }) => ({
      id: `change-request:${id}`,
      kind: 'changeRequest' as const,
      since: isoOfDate(created_at),
      to: `/admin/change-requests?request=${id}`,
      name,
      detail: owner,
    }));
  },
};
