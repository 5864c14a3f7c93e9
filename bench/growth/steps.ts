/**
 * Statements that make a filled database `times` as large, in order. Ids keep the time in their front, so that copies lie
 * next to what they copy. Copies of stays lie up to five years back, in steps of half a year, and those are over.
 */
const HALF_YEAR = 183;
const HALF_YEARS = 10;
/** Stays of this long have a share, payouts and a record of their bags; payments are of all. */
const RECENTLY = `interval '1 year'`;

/** Other ids out of one: what is random in its end says which. */
export const functions = `
  create or replace function copy_id(id uuid, copy int) returns uuid language sql immutable parallel safe return
    (left(id::text, 35) || translate(right(id::text, 1), '0123456789abcdef', right('0123456789abcdef', -copy) || left('0123456789abcdef', copy)))::uuid;
  create or replace function other_id(id uuid, mark text) returns uuid language sql immutable parallel safe return
    (left(id::text, 28) || mark || right(id::text, 5))::uuid;
  create or replace function rotated_code(code text, copy int) returns text language sql immutable parallel safe return
    translate(code, '23456789ABCDEFGHJKMNPQRSTVWXYZ', right('23456789ABCDEFGHJKMNPQRSTVWXYZ', -3 * copy) || left('23456789ABCDEFGHJKMNPQRSTVWXYZ', 3 * copy))`;

/** Columns of a table, some of them with another value than the copied row's. */
export interface Copied {
  readonly table: string;
  readonly changed: Readonly<Record<string, string>>;
  /** Joins of the copied row `r`, and of which rows there is a copy. */
  readonly from?: string;
}

/** As `toMercator` reckons it. */
const inMercator = (longitude: string, latitude: string): string =>
  `point(6378137 * radians(${longitude}), 6378137 * ln(tan(pi() / 4 + radians(${latitude}) / 2)))`;

const listingOf = 'copy_id(r.listing_id, k)';

export const copied: readonly Copied[] = [
  {
    table: 'users',
    changed: { id: 'copy_id(r.id, k)', email: `k || '-' || r.email` },
  },
  {
    table: 'payout_accounts',
    changed: {
      id: 'copy_id(r.id, k)',
      user_id: 'copy_id(r.user_id, k)',
      provider_account_id: `r.provider_account_id || '-' || k`,
    },
  },
  { table: 'payable_partners', changed: { user_id: 'copy_id(r.user_id, k)' } },
  {
    table: 'listings',
    changed: {
      id: 'copy_id(r.id, k)',
      owner_id: 'copy_id(r.owner_id, k)',
      slug: `r.slug || '-' || k`,
      walk_in_code: 'new_walk_in_code()',
      latitude: 'r.latitude + moved.north',
      longitude: 'r.longitude + moved.east',
      position: inMercator('r.longitude + moved.east', 'r.latitude + moved.north'),
      revision: 'floor(random() * 9007199254740991)::bigint',
    },
    from: 'cross join lateral (select (random() - 0.5) / 50 + 0 * k as north, (random() - 0.5) / 50 + 0 * r.latitude as east) moved',
  },
  { table: 'listing_capacity', changed: { listing_id: listingOf } },
  {
    table: 'weekly_slots',
    changed: { id: 'copy_id(r.id, k)', listing_id: listingOf },
  },
  {
    table: 'special_days',
    changed: { id: 'copy_id(r.id, k)', listing_id: listingOf },
  },
  {
    table: 'special_slots',
    changed: {
      id: 'copy_id(r.id, k)',
      special_day_id: 'copy_id(r.special_day_id, k)',
    },
  },
  {
    table: 'closure_periods',
    changed: { id: 'copy_id(r.id, k)', listing_id: listingOf },
  },
];

const back = `make_interval(days => ${HALF_YEAR} * age.half_years)`;
const isOver = 'age.half_years > 0';

/** Which half-year a copy lies in, and its code, in the order in which they were booked; of two that drew one code one is left out. */
export const chooseOrders = (times: number) => `
  create unlogged table grown as
  select id, k, code, half_years from (
    select distinct on (code) r.id, k, rotated_code(r.code, k) as code, r.created_at,
      (abs(hashtext(r.id::text)) + k) % ${HALF_YEARS} as half_years
    from bookings r cross join generate_series(1, ${times - 1}) k where r.version = 1 order by 3
  ) each where not exists (select from orders o where o.code = each.code)
  order by created_at - make_interval(days => ${HALF_YEAR} * half_years);
  analyze grown`;

export const orders: Copied = {
  table: 'orders',
  changed: {
    id: 'copy_id(r.id, k)',
    code: 'age.code',
    user_id: 'copy_id(r.user_id, k)',
    current_booking_id: 'copy_id(r.current_booking_id, k)',
    created_at: `r.created_at - ${back}`,
  },
  from: 'join grown age on age.id = r.id',
};

export const bookings: Copied = {
  table: 'bookings',
  changed: {
    id: 'copy_id(r.id, k)',
    order_id: 'copy_id(r.order_id, k)',
    code: 'age.code',
    listing_id: listingOf,
    user_id: 'copy_id(r.user_id, k)',
    drop_off_at: `r.drop_off_at - ${back}`,
    pick_up_at: `r.pick_up_at - ${back}`,
    created_at: `r.created_at - ${back}`,
    updated_at: `r.updated_at - ${back}`,
    canceled_at: `r.canceled_at - ${back}`,
    status: `case when ${isOver} and r.status <> 'canceled' then 'completed' else r.status end`,
    confirmed_at: `case when ${isOver} and r.status <> 'canceled' then r.created_at - ${back} else r.confirmed_at end`,
    completed_at: `case when ${isOver} and r.status <> 'canceled' then r.pick_up_at - ${back} else r.completed_at end`,
    hold_expires_at: `case when ${isOver} then null else r.hold_expires_at end`,
  },
  from: 'join grown age on age.id = r.id',
};

export const reviews: Copied = {
  table: 'reviews',
  changed: {
    id: 'copy_id(r.id, k)',
    booking_id: 'copy_id(r.booking_id, k)',
    listing_id: listingOf,
    created_at: `r.created_at - ${back}`,
  },
  from: 'join grown age on age.id = r.booking_id',
};

/** What was paid for every booking that was kept, and where the money went. */
const money = [
  [
    'payments',
    `insert into payments (id, booking_id, method, provider_intent_id, amount_minor, currency, status, card_last4, created_at, updated_at, succeeded_at)
     select other_id(id, '0a1'), id, 'payment_intent', 'pi_seed_' || replace(id::text, '-', ''), total_minor, currency, 'succeeded', '4242',
       created_at, confirmed_at, confirmed_at
     from bookings where confirmed_at is not null and total_minor > 0`,
  ],
  [
    'ledger: payments',
    `insert into ledger_transactions (id, kind, reference, booking_id, occurred_at)
     select other_id(booking_id, '0b1'), 'payment', 'payment:' || id, booking_id, succeeded_at from payments;
     insert into ledger_entries (id, transaction_id, account, amount_minor, currency, occurred_at)
     select other_id(p.booking_id, line.mark), other_id(p.booking_id, '0b1'), line.account, line.sign * p.amount_minor, p.currency, p.succeeded_at
     from payments p cross join (values ('0c1', 'provider', 1), ('0c2', 'travellers', -1)) line (mark, account, sign)`,
  ],
  [
    'ledger: shares',
    `create unlogged table earned as
     select b.id, l.owner_id, b.listing_id, b.currency, b.completed_at as at, b.total_minor as kept,
       round((b.total_minor - b.total_minor / 1.2) * 0.5)::bigint as tax, (b.total_minor * 2 / 5)::bigint as share
     from bookings b join listings l on l.id = b.listing_id 
     where b.status = 'completed' and b.total_minor > 0 and b.completed_at > now() - ${RECENTLY};
     insert into ledger_transactions (id, kind, reference, booking_id, occurred_at)
     select other_id(id, '0d1'), 'earning', 'earning:' || id, id, at from earned;
     insert into ledger_entries (id, transaction_id, account, partner_id, amount_minor, currency, occurred_at)
     select other_id(e.id, line.mark), other_id(e.id, '0d1'), line.account, line.partner, line.minor, e.currency, e.at
     from earned e cross join lateral (values ('0e1', 'travellers', null::uuid, e.kept), ('0e2', 'partner', e.owner_id, -e.share),
       ('0e3', 'tax', null, -e.tax), ('0e4', 'fees', null, e.share + e.tax - e.kept)) line (mark, account, partner, minor)
     where line.minor <> 0`,
  ],
  [
    'payouts of each quarter',
    `create unlogged table paid as
     select gen_random_uuid() as id, owner_id, currency, date_trunc('quarter', at, 'UTC') as quarter, sum(share)::bigint as minor
     from earned where at < date_trunc('quarter', now(), 'UTC') and share > 0 group by owner_id, currency, date_trunc('quarter', at, 'UTC');
     insert into payouts (id, user_id, currency, amount_minor, status, provider_transfer_id, created_at, paid_at, sent_at)
     select id, owner_id, currency, minor, 'paid', 'tr_seed_' || replace(id::text, '-', ''), quarter + interval '3 months',
       quarter + interval '3 months 3 days', quarter + interval '3 months' from paid;
     insert into payout_lines (transaction_id, payout_id, amount_minor)
     select other_id(e.id, '0d1'), p.id, e.share from earned e
     join paid p on p.owner_id = e.owner_id and p.currency = e.currency and p.quarter = date_trunc('quarter', e.at, 'UTC') where e.share > 0;
     insert into ledger_transactions (id, kind, reference, occurred_at)
     select other_id(id, '0f1'), 'payout', 'payout:' || id, quarter + interval '3 months' from paid;
     insert into ledger_entries (id, transaction_id, account, partner_id, amount_minor, currency, occurred_at)
     select other_id(p.id, line.mark), other_id(p.id, '0f1'), line.account, line.partner, line.minor, p.currency, p.quarter + interval '3 months'
     from paid p cross join lateral (values ('0f2', 'partner', p.owner_id, p.minor), ('0f3', 'provider', null, -p.minor)) line (mark, account, partner, minor)`,
  ],
  [
    'sums',
    `insert into earned_sums (partner_id, listing_id, unit, since, currency, amount_minor)
     select e.owner_id, whose.place, of.unit, date_trunc(of.unit, e.at, 'UTC'), e.currency, sum(e.share)
     from earned e cross join lateral (values (null::uuid), (e.listing_id)) whose (place) cross join (values ('day')) of (unit)
     where e.share > 0 group by 1, 2, 3, 4, 5;
     insert into partner_balances (partner_id, currency, amount_minor)
     select partner_id, currency, sum(amount_minor) from ledger_entries where partner_id is not null group by 1, 2;
     update listings l set reviews_count = r.count, rating_sum = r.sum
     from (select listing_id, count(*) as count, sum(rating) as sum from reviews group by 1) r
     where r.listing_id = l.id and (l.reviews_count <> r.count or l.rating_sum <> r.sum)`,
  ],
  [
    'record of bags',
    `insert into hand_overs (id, listing_id, sequence, booking_id, kind, bags_count, happened_at, user_id, user_name, request_id, previous_hash, hash)
     select id, listing_id, (row_number() over chain)::int, booking_id, kind, bags_count, at, owner_id, 'Seed', id,
       coalesce(lag(hash) over chain, repeat('0', 64)), hash
     from (
       select other_id(b.id, act.mark) as id, b.listing_id, b.id as booking_id, act.kind, b.bags_count, act.at, l.owner_id,
         encode(sha256((b.id || act.kind)::bytea), 'hex') as hash
       from bookings b join listings l on l.id = b.listing_id
       cross join lateral (values ('1a1', 'in', b.drop_off_at), ('1a2', 'out', b.pick_up_at)) act (mark, kind, at)
       where b.status = 'completed' and b.completed_at > now() - ${RECENTLY}
     ) each window chain as (partition by listing_id order by at, id)`,
  ],
  ['people who never booked', nevers()],
] as const;

function nevers(): string {
  return `insert into users (id, email, first_name, last_name, language, role, confirmed_at, created_at, updated_at)
    select gen_random_uuid(), 'visitor-' || n || '@seed.cloakroom.example', 'Seed', 'visitor', 'english', 'customer', now(), now(), now()
    from generate_series(1, greatest(0, 1000000 - (select count(*) from users))) n`;
}

/** Tables whose rows are deleted again after a while, with as many as that while brings at these bookings a day. */
const passing = [
  [
    'mails of 90 days',
    `insert into sent_mails (id, key, kind, booking_id, recipient, language, subject, body, state, created_at, sent_at)
     select gen_random_uuid(), 'seed:' || b.id || ':' || n, 'booking-confirmation', b.id, b.email, 'english', 'Your booking ' || b.code,
       repeat('You can drop your bags off at the counter and pick them up before it closes. ', 40), 'sent', b.created_at, b.created_at
     from bookings b cross join generate_series(1, 2) n where b.created_at > now() - interval '90 days'`,
  ],
  [
    'answers kept for repetitions, of 30 days',
    `insert into idempotency_keys (scope, key, request_hash, response, created_at)
     select 'guest:' || id, id::text, md5(id::text), quote, created_at from bookings where created_at > now() - interval '30 days'`,
  ],
  [
    'events of the card provider, 35 days',
    `insert into provider_events (id, type, received_at)
     select 'evt_seed_' || replace(id::text, '-', '') || n, 'payment_intent.succeeded', created_at
     from bookings cross join generate_series(1, 3) n where created_at > now() - interval '35 days'`,
  ],
  [
    'jobs of seven days',
    `insert into pgboss.job (name, data, state, created_on, started_on, completed_on)
     select 'send-booking-mail', jsonb_build_object('bookingId', b.id, 'kind', n), 'completed', b.created_at, b.created_at, b.created_at
     from bookings b cross join generate_series(1, 10) n where b.created_at > now() - interval '7 days'`,
  ],
  [
    'audit log of five years',
    `insert into audit_log (id, actor_id, action, subject, subject_id, before, after, created_at)
     select gen_random_uuid(), owner_id, 'partner.listings.update', 'listing', id::text, '{"maxCapacity": 10}', '{"maxCapacity": 12}',
       now() - make_interval(days => (random() * 1800)::int) from listings`,
  ],
] as const;

export interface Step {
  readonly name: string;
  readonly sql: string;
}

export const later: readonly Step[] = [...money, ...passing].map(([name, sql]) => ({ name, sql }));
export const scratch = ['grown', 'earned', 'paid'] as const;
