import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import type { PeopleKind } from '#shared/admin/people-schema.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { anywhere } from '#server/platform/db/like-text.ts';

interface PersonRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly is_partner: boolean;
  readonly admin_role: AdminRole | null;
  readonly is_guest: boolean;
  readonly is_confirmed: boolean;
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

/** People by a part of their name, address, number or company, whoever was seen last first. Instants in UTC. */
export async function findPeople(
  { db }: Pick<Deps, 'db'>,
  { text, kind, limit }: { readonly text: string; readonly kind: PeopleKind; readonly limit: number },
) {
  const rows = await db.query<PersonRow>(
    `with found as (
       select u.*, (select max(s.last_seen_at) from sessions s where s.user_id = u.id) as seen_at from users u
       where ${conditions[kind]} and ($1 = '' or u.email ilike $2 or u.first_name || ' ' || u.last_name ilike $2
         or u.phone_number ilike $2
         or exists (select from companies c where c.user_id = u.id and c.name ilike $2))
       order by seen_at desc nulls last, u.created_at desc, u.id limit $3
     )
     select u.id, u.email, trim(u.first_name || ' ' || u.last_name) as name, u.is_partner, u.admin_role, u.seen_at,
       u.password_hash is null and not exists (select from accounts a where a.user_id = u.id) as is_guest,
       u.confirmed_at is not null as is_confirmed,
       (select count(*)::int from bookings b where b.user_id = u.id) as orders,
       (select count(*)::int from listings l where l.owner_id = u.id) as listings
     from found u order by u.seen_at desc nulls last, u.created_at desc, u.id`,
    [text, anywhere(text), limit + 1],
  );
  return {
    people: rows.slice(0, limit).map((row) => ({
      id: row.id,
      email: row.email,
      name: row.name,
      isPartner: row.is_partner,
      adminRole: row.admin_role,
      isGuest: row.is_guest,
      isConfirmed: row.is_confirmed,
      ordersCount: row.orders,
      listingsCount: row.listings,
      seenAt: row.seen_at === null ? null : isoOfDate(row.seen_at),
    })),
    isMore: rows.length > limit,
  };
}
