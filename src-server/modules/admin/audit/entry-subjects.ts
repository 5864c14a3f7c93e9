import type { Database } from '#server/platform/db/database.ts';
import { unseen } from '#server/platform/db/unseen.ts';
import { isId } from '#server/platform/ids.ts';

export interface Subject {
  readonly name: string;
  /** Of its amounts, where it has any. */
  readonly currency: string | null;
}

/** Cast once more: `any` of a bare subquery would compare with its rows instead of the list in them. */
const these = `${unseen(1, 'uuid[]')}::uuid[]`;
/** What most acts are about, and what people call one of them. */
const oftenSql = `
  select id, code as name, currency from bookings where id = any(${these})
  union all select l.id, l.door_name as name, c.currency from listings l left join country_pricings c on c.country = l.country and c.region is null where l.id = any(${these})
  union all select id, coalesce(nullif(trim(first_name || ' ' || last_name), ''), email), null from users where id = any(${these})`;
/** What else there is, which is asked only for what is none of these. */
const seldomSql = `
  select id, code as name, currency from coupons where id = any(${these})
  union all select id, concat_ws(', ', country, region), currency from rate_plans where id = any(${these})
  union all select id, name, null from companies where id = any(${these})
  union all select c.id, l.door_name as name, null from change_requests c join listings l on l.id = c.listing_id where c.id = any(${these})
  union all select k.id, l.door_name as name, null from location_looks k join listings l on l.id = k.listing_id where k.id = any(${these})
  union all select r.id, l.door_name || ', ' || r.author_name, null from reviews r join listings l on l.id = r.listing_id where r.id = any(${these})
  union all select id, email, null from contact_messages where id = any(${these})
  union all select e.id, m.email, null from contact_entries e join contact_messages m on m.id = e.thread_id where e.id = any(${these})
  union all select n.id, l.door_name as name, null from listing_notes n join listings l on l.id = n.listing_id where n.id = any(${these})
  union all select c.id, b.code, b.currency from claims c join bookings b on b.id = c.booking_id where c.id = any(${these})
  union all select r.id, b.code, b.currency from refunds r join bookings b on b.id = r.booking_id where r.id = any(${these})
  union all select c.id, trim(u.first_name || ' ' || u.last_name), null from payout_account_changes c join users u on u.id = c.user_id where c.id = any(${these})
  union all select id, url, null from webhooks where id = any(${these})
  union all select id, type, null from business_types where id = any(${these})
  union all select id, name, null from service_tokens where id = any(${these})
  union all select p.id, trim(u.first_name || ' ' || u.last_name), p.currency from payouts p join users u on u.id = p.user_id where p.id = any(${these})`;

/** Things by their ids; what is unknown or gone is left out. */
export async function subjectsOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Subject>> {
  // A page is called by its address.
  const found = new Map<string, Subject>(
    ids.filter((id) => id.startsWith('/')).map((id) => [id, { name: id, currency: null }]),
  );
  let left = [...new Set(ids.filter(isId))];
  for (const sql of [oftenSql, seldomSql]) {
    if (left.length === 0) break;
    const rows = await db.query<Subject & { readonly id: string }>(sql, [left]);
    for (const { id, ...subject } of rows) found.set(id, subject);
    left = left.filter((id) => !found.has(id));
  }
  return found;
}
