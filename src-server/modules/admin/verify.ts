import type { checks } from '#shared/admin/operations-schema.ts';
import type { Deps } from '#server/deps.ts';
import { movedStays } from '#server/modules/booking/booking.module.ts';
import { verifyCustody } from '#server/modules/handovers/handovers.module.ts';

export interface Report {
  /** What was looked at, by name. */
  readonly counted: Readonly<Record<string, number>>;
  /** A sentence each; at most a hundred of a kind. */
  readonly faults: readonly string[];
  /** What may be as a person wanted it. */
  readonly hints: readonly string[];
}

interface Rule {
  /** Rows that break it, each as a sentence `fault`. */
  readonly sql: string;
}

const MAX_FAULTS = 100;

/** What has to hold of money, whatever happened. */
const ledgerRules: readonly Rule[] = [
  {
    sql: `select 'Movement ' || transaction_id || ' does not balance in ' || currency || ': ' || sum(amount_minor) as fault
          from ledger_entries group by transaction_id, currency having sum(amount_minor) <> 0`,
  },
  {
    sql: `select 'Payment ' || p.id || ' succeeded and stands in no movement' as fault from payments p
          where p.status = 'succeeded'
            and not exists (select from ledger_transactions t where t.reference = 'payment:' || p.id)`,
  },
  {
    sql: `select 'Payment ' || p.id || ' was given back with more than it was' as fault
          from payments p join refunds r on r.payment_id = p.id and r.status <> 'failed'
          group by p.id, p.amount_minor having sum(r.amount_minor) > p.amount_minor`,
  },
  {
    sql: `select 'Payout ' || p.id || ' is ' || p.amount_minor || ', its lines come to ' || coalesce(sum(l.amount_minor), 0) as fault
          from payouts p left join payout_lines l on l.payout_id = p.id
          group by p.id, p.amount_minor having coalesce(sum(l.amount_minor), 0) <> p.amount_minor`,
  },
  {
    sql: `select 'Partner ' || partner_id || ' earned ' || entries || ' ' || currency || ' by the entries, ' || kept || ' by the sums kept' as fault
          from (
            select e.partner_id, e.currency, -sum(e.amount_minor) as entries, (
              select coalesce(sum(s.amount_minor), 0) from earned_sums s
              where s.partner_id = e.partner_id and s.currency = e.currency and s.listing_id is null and s.unit = 'day'
            ) as kept
            from ledger_entries e join ledger_transactions t on t.id = e.transaction_id and t.kind = 'earning'
            where e.partner_id is not null group by e.partner_id, e.currency
          ) sums where entries <> kept`,
  },
  {
    sql: `select 'Partner ' || coalesce(e.partner_id, b.partner_id) || ' is owed ' || coalesce(-e.minor, 0) || ' '
            || coalesce(e.currency, b.currency) || ' by the entries, ' || coalesce(-b.amount_minor, 0) || ' by the balance kept' as fault
          from (select partner_id, currency, sum(amount_minor) as minor from ledger_entries
            where partner_id is not null group by partner_id, currency) e
          full join partner_balances b on b.partner_id = e.partner_id and b.currency = e.currency
          where coalesce(e.minor, 0) <> coalesce(b.amount_minor, 0)`,
  },
];

/**
 * A share above what the order kept, what goodwill bears of it, and what its discount was promised to cost. Of a cancelled
 * order an administrator has decided about both.
 */
const sharesAbove = `
  select 'Order ' || code || ' gave its partner ' || share || ' ' || currency || ', of ' || kept || ' kept and ' || discount || ' of discount' as fault
  from (
    select o.code, b.currency, (b.quote -> 'couponDiscount' ->> 'minor')::bigint + coalesce((b.quote -> 'waived' ->> 'minor')::bigint, 0) as discount,
      sum(-e.amount_minor) filter (where e.account = 'partner') as share,
      coalesce(sum(e.amount_minor) filter (where e.account = 'subsidy'), 0) as subsidy,
      coalesce(sum(e.amount_minor) filter (where e.account in ('travellers', 'goodwill')), 0) as kept
    from orders o join bookings b on b.id = o.current_booking_id and b.status <> 'canceled' join bookings v on v.order_id = o.id
    join ledger_transactions t on t.booking_id = v.id and t.kind = 'earning'
    join ledger_entries e on e.transaction_id = t.id
    group by o.id, b.id
  ) earned where share > kept + discount or subsidy > discount`;

/** What has to hold of places and of what is counted apart from its rows. */
const capacityRules: readonly Rule[] = [
  {
    sql: `select 'Location ' || l.slug || ' has room for ' || l.max_capacity || ', the guard knows ' || coalesce(c.max_capacity::text, 'none') as fault
          from listings l left join listing_capacity c on c.listing_id = l.id
          where c.max_capacity is distinct from l.max_capacity`,
  },
  {
    sql: `select 'Discount code ' || c.code || ' was used ' || count(u.id) || ' times, ' || c.uses_count || ' are counted' as fault
          from coupons c left join coupon_uses u on u.coupon_id = c.id and u.released_at is null
          group by c.id having count(u.id) <> c.uses_count`,
  },
  {
    sql: `select 'Location ' || l.slug || ' counts ' || l.reviews_count || ' reviews, it has ' || count(r.id) as fault
          from listings l left join reviews r on r.listing_id = l.id and r.removed_at is null
          group by l.id having count(r.id) <> l.reviews_count or coalesce(sum(r.rating), 0) <> l.rating_sum`,
  },
];

/** More bags than places: only where a partner made the room smaller and kept the bookings. */
const overRoom = `
  select 'Location ' || slug || ' expects up to ' || peak || ' bags and has room for ' || max_capacity as fault
  from (
    select l.slug, c.max_capacity,
      peak_of_bags(l.id, product_now(), product_now() + interval '400 days', product_now(), null) as peak
    from listings l join listing_capacity c on c.listing_id = l.id
    where exists (select from bookings b where b.listing_id = l.id and b.status in ('pending', 'confirmed') and b.pick_up_at > product_now())
  ) peaks where peak > max_capacity`;

async function broken({ db }: Pick<Deps, 'db'>, rules: readonly Rule[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { sql } of rules) {
    for (const { fault } of await db.report<{ fault: string }>(`${sql} limit ${MAX_FAULTS}`)) faults.push(fault);
  }
  return faults;
}

async function count({ db }: Pick<Deps, 'db'>, tables: readonly string[]): Promise<Record<string, number>> {
  const rows = await Promise.all(
    tables.map(async (table) => {
      const [row] = await db.report<{ count: number }>(`select count(*)::int as count from ${table}`);
      return [table, row?.count ?? 0] as const;
    }),
  );
  return Object.fromEntries(rows);
}

async function verifyChains(deps: Pick<Deps, 'db'>): Promise<Report> {
  const { chains, rows, broken: changed } = await verifyCustody(deps.db);
  return {
    counted: { chains, hand_overs: rows },
    faults: changed.map(({ listingId, sequence }) => `Location ${listingId}: row ${sequence} is not as it was written`),
    hints: [],
  };
}

/** Reckons again what the database keeps true, and says where it is not. Changes nothing. */
export async function verify(deps: Pick<Deps, 'clock' | 'db'>, check: (typeof checks)[number]): Promise<Report> {
  if (check === 'custody') return verifyChains(deps);
  if (check === 'ledger') {
    const counted = await count(deps, ['ledger_transactions', 'ledger_entries', 'payments', 'refunds', 'payouts']);
    return { counted, faults: await broken(deps, [...ledgerRules, { sql: sharesAbove }]), hints: [] };
  }
  const counted = await count(deps, ['listings', 'bookings', 'coupons', 'reviews']);
  const clocks = (await movedStays(deps.db, deps.clock.now())).map(
    ({ code, sold, shown }) =>
      `Order ${code} was sold for ${sold[0]} and stands at ${shown[0]}: npm run task -- clocks`,
  );
  const faults = [...(await broken(deps, capacityRules)), ...clocks.slice(0, MAX_FAULTS)];
  return { counted, faults, hints: await broken(deps, [{ sql: overRoom }]) };
}
