import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';

interface DisputeRow {
  readonly id: string;
  readonly code: string;
  readonly currency: string;
  readonly opened_at: Date;
  readonly time_zone: string;
  readonly share_minor: number | null;
  readonly expected_minor: number | null;
  readonly held_minor: number;
}

/** The booking which each disputed order is now, at this partner's locations or earned by them. */
const sql = `
  with head as (
    select d.id as dispute, o.current_booking_id as id from disputes d join bookings b on b.id = d.booking_id
    join orders o on o.id = b.order_id where d.state = 'open')
  select d.id, b.code, b.currency, d.opened_at, l.time_zone, of.share_minor, of.held_minor,
    partner_share((b.quote -> 'storage' ->> 'minor')::numeric, (b.quote ->> 'partnerShareMillionths')::numeric, b.currency)::float8
      as expected_minor
  from head h join disputes d on d.id = h.dispute join bookings b on b.id = h.id join listings l on l.id = b.listing_id
  cross join lateral (
    select sum(-e.amount_minor)::float8 as share_minor,
      coalesce(sum(-e.amount_minor - paid_lines(t.id, e.partner_id)), 0)::float8 as held_minor
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id and e.partner_id = $1
    where t.booking_id = b.id and t.kind in ('earning', 'claw_back')) of
  where l.owner_id = $1 or of.share_minor is not null
  order by d.opened_at desc, d.id`;

/**
 * The orders of a partner whose payers dispute the payment, newest first: the share, earned or still to come, and what
 * of it is held back. What was paid out already is not held.
 */
export async function sharesInDispute({ db }: Pick<Deps, 'db'>, userId: string) {
  const rows = await db.query<DisputeRow>(sql, [userId]);
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    /** Instant in UTC, and the zone of the location to show it in. */
    openedAt: isoOfDate(row.opened_at),
    zone: row.time_zone,
    share: money<string>(row.share_minor ?? row.expected_minor ?? 0, row.currency),
    held: money<string>(row.held_minor, row.currency),
    /** Already in the partner's account, or on its way there. */
    isPaidOut: row.share_minor !== null && row.share_minor > 0 && row.held_minor === 0,
  }));
}
