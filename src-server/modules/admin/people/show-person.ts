import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { isErasedAddress } from '#server/modules/accounts/accounts.module.ts';
import { placeOfIp } from '#server/platform/geo/place-of-ip.ts';
import { shopFrontColumns, shopFrontOf, type ShopFrontRow } from '#server/modules/partner/partner.module.ts';
import { balancesDue, nextPayoutDate } from '#server/modules/payouts/payouts.module.ts';
import { deviceOf } from '#server/platform/http/device-of.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { bouncedMail } from './bounced-mail.sql.ts';
import { whatKeepsPartner } from './partner-role.ts';

interface PersonRow {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_number: string | null;
  readonly is_partner: boolean;
  readonly admin_role: AdminRole | null;
  readonly is_guest: boolean;
  readonly confirmed_at: Date | null;
  readonly created_at: Date;
  readonly company: string | null;
  readonly factor_at: Date | null;
  readonly orders: number;
  readonly listings: number;
}

interface SessionRow {
  readonly client: string;
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly user_agent: string;
  readonly from_ip: string | null;
}

interface ListingRow extends ShopFrontRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly published: boolean;
  readonly bookable: boolean;
  readonly held: number;
  readonly max_capacity: number;
}

const SHOWN_LISTINGS = 5;

const LISTINGS = `
  select id, slug, name, published, bookable, max_capacity, ${shopFrontColumns},
    peak_of_bags(id, product_now(), product_now() + interval '1 minute', product_now(), null) as held
  from (select * from listings where owner_id = $1 order by published and bookable, name, id limit ${SHOWN_LISTINGS}) l
  order by published and bookable, name, id`;

/** Everything that an administrator sees of one person. Instants in UTC. @throws AppError 404 for no one. */
export async function showPerson({ db, clock, ipLocation }: Pick<Deps, 'db' | 'clock' | 'ipLocation'>, userId: string) {
  const [row] = await db.query<PersonRow>(
    `select u.id, u.email, u.first_name, u.last_name, u.phone_number, u.is_partner, u.admin_role, u.confirmed_at, u.created_at,
       u.password_hash is null and not exists (select from accounts a where a.user_id = u.id) as is_guest,
       (select c.name from companies c where c.user_id = u.id limit 1) as company,
       (select f.confirmed_at from second_factors f where f.user_id = u.id) as factor_at,
       (select count(*)::int from bookings b where b.user_id = u.id) as orders,
       (select count(*)::int from listings l where l.owner_id = u.id) as listings
     from users u where u.id = $1`,
    [userId],
  );
  if (row === undefined) throw notFound();
  const [sessions, listings, tokens, due, partnerBecause, [bounced]] = await Promise.all([
    db.query<SessionRow>(
      'select client, created_at, last_seen_at, user_agent, from_ip from sessions where user_id = $1 and expires_at > $2 order by last_seen_at desc limit 50',
      [userId, clock.now().toString()],
    ),
    db.query<ListingRow>(LISTINGS, [userId]),
    db.query<{ id: string; name: string; created_at: Date; last_used_at: Date | null }>(
      `select id, name, created_at, last_used_at from service_tokens
       where owner_id = $1 and revoked_at is null and expires_at > $2 order by created_at desc, id desc`,
      [userId, clock.now().toString()],
    ),
    row.is_partner ? balancesDue({ db }, userId) : [],
    row.is_partner ? whatKeepsPartner({ db }, userId) : [],
    db.query<{ created_at: Date; error: string | null }>(bouncedMail('$1'), [row.email]),
  ]);
  return {
    id: row.id,
    email: row.email,
    name: `${row.first_name} ${row.last_name}`.trim(),
    phoneNumber: row.phone_number,
    company: row.company,
    isPartner: row.is_partner,
    adminRole: row.admin_role,
    partnerBecause,
    isGuest: row.is_guest,
    isErased: isErasedAddress(row.email),
    bounced: bounced === undefined ? null : { at: isoOfDate(bounced.created_at), error: bounced.error ?? '' },
    isConfirmed: row.confirmed_at !== null,
    since: isoOfDate(row.created_at),
    secondFactorSince: row.factor_at === null ? null : isoOfDate(row.factor_at),
    ordersCount: row.orders,
    /** Those that can't be booked first, and not all of a person who has many. */
    listings: listings.map((each) => ({
      id: each.id,
      slug: each.slug,
      name: each.name,
      published: each.published,
      bookable: each.bookable,
      held: each.held,
      maxCapacity: each.max_capacity,
      shopFront: shopFrontOf(each),
    })),
    listingsCount: row.listings,
    payouts: {
      nextOn: nextPayoutDate(clock.now()),
      due: due.map(({ amount, last4, hold }) => ({ amount, last4, isHeld: hold !== null })),
    },
    sessions: await Promise.all(
      sessions.map(async (each) => ({
        client: each.client,
        device: deviceOf(each.user_agent),
        place: each.from_ip === null ? null : await placeOfIp(ipLocation, each.from_ip),
        since: isoOfDate(each.created_at),
        seenAt: isoOfDate(each.last_seen_at),
      })),
    ),
    tokens: tokens.map((each) => ({
      id: each.id,
      name: each.name,
      since: isoOfDate(each.created_at),
      usedAt: each.last_used_at === null ? null : isoOfDate(each.last_used_at),
    })),
  };
}
