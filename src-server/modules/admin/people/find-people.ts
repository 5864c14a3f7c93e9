import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import { MAX_COUNTED, type PeopleKind } from '#shared/admin/lists.ts';
import type { Deps } from '#server/deps.ts';
import { personWords } from '#server/modules/accounts/accounts.module.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import type { Keep } from '#server/platform/db/keep.ts';
import { bouncedMail } from './bounced-mail.sql.ts';
import { unseen } from '#server/platform/db/unseen.ts';
import { searching, textSearch, wordsHave } from '#server/platform/db/text-search.ts';

interface PersonRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly is_partner: boolean;
  readonly admin_role: AdminRole | null;
  readonly is_guest: boolean;
  readonly is_confirmed: boolean;
  readonly is_bouncing: boolean;
  readonly orders: number;
  readonly listings: number;
  readonly seen_at: Date | null;
}

const conditions: Readonly<Record<PeopleKind, string>> = {
  all: 'true',
  customers: `not u.is_partner and u.role = 'customer' and u.password_hash is not null`,
  guests: `u.password_hash is null and not exists (select from accounts a where a.user_id = u.id)`,
  partners: 'u.is_partner',
  admins: `u.role = 'admin'`,
};

const order = 'u.last_seen_at desc nulls last, u.created_at desc, u.id';

/** A question for people whom a piece of their words or of their company's name finds, in whatever case; accents are distinguished. */
function peopleFound(
  text: string,
  keep: Keep,
  { kind, limit }: { readonly kind: PeopleKind; readonly limit: string },
): string {
  const has = wordsHave(text, keep);
  return textSearch({
    text,
    from: 'users u',
    columns: 'u.id, u.last_seen_at, u.created_at',
    order,
    where: conditions[kind],
    found: [has(personWords), `u.id in (select c.user_id from companies c where ${has('lower(c.name)')})`],
    limit,
  });
}

/** A question for id, name and address of the few whom a text finds and who were seen last. */
export const peopleNamed = (text: string, keep: Keep, limit: string): string => `
  select u.id, trim(u.first_name || ' ' || u.last_name) as name, u.email
  from (${peopleFound(text, keep, { kind: 'all', limit })}) f join users u on u.id = f.id order by ${order}`;

/** People by a part of their name, address, number or company, the person who was seen last first. Instants in UTC. */
export async function findPeople(
  { db }: Pick<Deps, 'db'>,
  { text, kind, limit: most }: { readonly text: string; readonly kind: PeopleKind; readonly limit: number },
) {
  const values: unknown[] = [most + 1];
  const limit = text === '' ? unseen(1, 'int') : '$1';
  const found =
    text === ''
      ? `select u.id from users u where ${conditions[kind]} order by ${order} limit ${limit}`
      : peopleFound(text, (value) => values.push(value), { kind, limit });
  const page = `with found as (select id from (${found}) u limit ${limit})
    select u.id, u.email, trim(u.first_name || ' ' || u.last_name) as name, u.is_partner, u.admin_role,
      u.last_seen_at as seen_at,
      u.password_hash is null and not exists (select from accounts a where a.user_id = u.id) as is_guest,
      u.confirmed_at is not null as is_confirmed,
      exists (${bouncedMail('u.email')}) as is_bouncing,
      (select count(*)::int from (select from bookings b where b.user_id = u.id limit ${MAX_COUNTED}) b) as orders,
      (select count(*)::int from (select from listings l where l.owner_id = u.id limit ${MAX_COUNTED}) l) as listings
    from found f join users u on u.id = f.id
    order by ${order}`;
  const rows = await (text === '' ? db.query : searching(db))<PersonRow>(page, values);
  return {
    people: rows.slice(0, most).map((row) => ({
      id: row.id,
      email: row.email,
      name: row.name,
      isPartner: row.is_partner,
      adminRole: row.admin_role,
      isGuest: row.is_guest,
      isConfirmed: row.is_confirmed,
      isBouncing: row.is_bouncing,
      ordersCount: row.orders,
      listingsCount: row.listings,
      seenAt: row.seen_at === null ? null : isoOfDate(row.seen_at),
    })),
    isMore: rows.length > most,
  };
}
