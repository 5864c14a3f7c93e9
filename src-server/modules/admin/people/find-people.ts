import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import { MAX_COUNTED, type PeopleKind } from '#shared/admin/lists.ts';
import type { Deps } from '#server/deps.ts';
import { personWords } from '#server/modules/accounts/accounts.module.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { anywhere } from '#server/platform/db/like-text.ts';
import type { Keep } from '#server/platform/db/keep.ts';
import { bouncedMail } from './bounced-mail.sql.ts';
import { unseen } from '#server/platform/db/unseen.ts';
import { FAR, hasTrigrams, indexed, wordsFound } from '#server/platform/db/words-found.sql.ts';

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
/** How many are wanted, as SQL. */
const wanted = unseen(1, 'int');
/** Each person's words are put together, and their company is looked up, so that fewer are looked at first. */
const looks = [
  { rows: 150, after: 0 },
  { rows: FAR, after: 3 },
];
/** People whom a piece of their words finds, or of their company's name, in whatever case; accents are told apart. */
function foundByText(text: string, kind: PeopleKind, keep: Keep): string {
  const piece = unseen(keep(anywhere(text.toLowerCase())), 'text');
  return wordsFound({
    from: 'users u',
    where: conditions[kind],
    columns: 'u.id, u.last_seen_at, u.created_at',
    order,
    isFound: `(${personWords} like ${piece}
      or exists (select from companies c where c.user_id = u.id and lower(c.name) like ${piece}))`,
    found: `u.id in (select u.id from users u where ${indexed(text, {
      words: personWords,
      piece: () => unseen(keep(text.toLowerCase()), 'text'),
      byTrigrams: `as_one_word(${personWords}) like as_one_word(${piece})`,
    })} union select c.user_id from companies c where as_one_word(lower(c.name)) like as_one_word(${piece}))`,
    limit: wanted,
    looks,
  });
}

/**
 * A question for id, name and address of the few whom a text finds and who were seen last. The planner, which expects a
 * thousand rows of any function, hears by the limit that there are few.
 */
export function peopleNamed(text: string, keep: Keep, limit: string): string {
  const [piece, has] = [keep(text), keep(hasTrigrams(text))];
  return `
    select u.id, trim(u.first_name || ' ' || u.last_name) as name, u.email
    from (select id from people_by_piece($${piece}::text, $${has}::boolean, ${limit}) id limit ${limit}) f
    join users u on u.id = f.id
    order by ${order}`;
}

/** People by a part of their name, address, number or company, whoever was seen last first. Instants in UTC. */
export async function findPeople(
  { db }: Pick<Deps, 'db'>,
  { text, kind, limit: most }: { readonly text: string; readonly kind: PeopleKind; readonly limit: number },
) {
  const values: unknown[] = [most + 1];
  const keep: Keep = (value) => values.push(value);
  const found =
    text === ''
      ? `select u.id, u.last_seen_at, u.created_at from users u where ${conditions[kind]} order by ${order} limit ${wanted}`
      : foundByText(text, kind, keep);
  const rows = await db.query<PersonRow>(
    `with found as (select id from (${found}) u order by ${order} limit ${wanted})
     select u.id, u.email, trim(u.first_name || ' ' || u.last_name) as name, u.is_partner, u.admin_role,
       u.last_seen_at as seen_at,
       u.password_hash is null and not exists (select from accounts a where a.user_id = u.id) as is_guest,
       u.confirmed_at is not null as is_confirmed,
       exists (${bouncedMail('u.email')}) as is_bouncing,
       (select count(*)::int from (select from bookings b where b.user_id = u.id limit ${MAX_COUNTED}) b) as orders,
       (select count(*)::int from (select from listings l where l.owner_id = u.id limit ${MAX_COUNTED}) l) as listings
     from found f join users u on u.id = f.id
     order by ${order}`,
    values,
  );
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
