import type { Deps } from '#server/deps.ts';
import { changedFields } from '#server/modules/partner/partner.module.ts';
import type { Row as ChangedRow } from '#server/platform/audit/audited-row.ts';
import { named } from '../audit/named.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';

const SHOWN = 6;

interface Row {
  readonly id: string;
  readonly at: Date;
  readonly by: string | null;
  readonly what: string;
  readonly changes: Parameters<typeof changedFields>[0] | null;
  readonly status: 'refused' | 'approved' | null;
  readonly before: ChangedRow | null;
  readonly after: ChangedRow | null;
}

const name = (alias: string) => `nullif(trim(${alias}.first_name || ' ' || ${alias}.last_name), '')`;

const sql = `
  select * from (
    (select a.id, a.created_at as at, coalesce(${name('u')}, a.call ->> 'service') as by, a.action as what,
       null::jsonb as changes, null as status, a.before, a.after
     from audit_log a left join users u on u.id = a.actor_id
     where a.subject = 'admin' and a.subject_id = $1::uuid::text and a.ended and a.action <> 'admin.listings.note'
     order by a.created_at desc limit ${SHOWN})
    union all
    (select c.id, c.created_at, ${name('u')}, 'asked', c.changes, null, null, null
     from change_requests c left join users u on u.id = c.requested_by
     where c.listing_id = $1 order by c.created_at desc limit ${SHOWN})
    union all
    (select c.id, c.decided_at, ${name('u')}, 'admin.changeRequests.decide', c.changes, c.status, null, null
     from change_requests c left join users u on u.id = c.decided_by
     where c.listing_id = $1 and c.decided_at is not null order by c.decided_at desc limit ${SHOWN})
  ) changes order by at desc, id desc limit ${SHOWN}`;

/** What was changed of a location, notes aside: acts of administrators, and what its partner asked for; the newest first. */
export async function listingChanges({ db }: Pick<Deps, 'db'>, listingId: string) {
  const rows = await named(db, await db.query<Row>(sql, [listingId]));
  return rows.map(({ id, at, by, what, changes, status, before, after }) => ({
    id: `${id} ${what}`,
    at: isoOfDate(at),
    by,
    what,
    fields: changes === null ? [] : changedFields(changes),
    status,
    before,
    after,
  }));
}
