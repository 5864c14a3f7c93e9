import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { isId } from '#server/platform/ids.ts';
import { shortNameSql } from '#server/modules/booking/booking.module.ts';

interface LineRow {
  readonly kind: 'earning' | 'claw_back' | 'payout_reversal';
  readonly amount_minor: number;
  readonly occurred_at: Date;
  readonly note: string | null;
  readonly code: string | null;
  readonly traveller: string | null;
  readonly storage_minor: number | null;
  readonly share_millionths: number | null;
  readonly time_zone: string | null;
}

const sql = `
  select t.kind, l.amount_minor::float8 as amount_minor, t.occurred_at, coalesce(w.words, t.note) as note, b.code,
    case when b.id is not null then ${shortNameSql('b')} end as traveller, (b.quote -> 'storage' ->> 'minor')::float8 as storage_minor,
    (b.quote ->> 'partnerShareMillionths')::int as share_millionths, p.time_zone
  from payout_lines l
  join ledger_transactions t on t.id = l.transaction_id
  left join claw_back_words w on w.reference = t.reference
  left join bookings b on b.id = t.booking_id
  left join listings p on p.id = b.listing_id
  where l.payout_id = $1 and (t.kind = 'earning') = $2
  order by t.occurred_at desc, t.id desc limit $3`;

const totalsSql = `
  select p.currency, p.amount_minor::float8 as amount_minor,
    (select count(*) from payout_lines l join ledger_transactions t on t.id = l.transaction_id
     where l.payout_id = p.id and t.kind = 'earning')::int as orders,
    (select coalesce(sum(l.amount_minor), 0) from payout_lines l join ledger_transactions t on t.id = l.transaction_id
     where l.payout_id = p.id and t.kind = 'earning')::float8 as orders_minor,
    (select coalesce(sum(l.amount_minor), 0) from payout_lines l where l.payout_id = p.id)::float8 as lines_minor
  from payouts p where p.id = $1 and p.user_id = $2`;

interface Totals {
  readonly currency: string;
  readonly amount_minor: number;
  readonly orders: number;
  readonly orders_minor: number;
  readonly lines_minor: number;
}

/** No one has more than this taken back, or sent back, within one payout. */
const MAX_OTHERS = 500;

/**
 * What a payout is made of: its newest `shown` orders and the sum of the rest, shares taken back, payouts that came
 * back, and (only for payouts of before lines were kept) what is not known in detail. It all adds up to the amount.
 * @throws AppError 404 for a payout that is not theirs.
 */
export async function payoutLines({ db }: Deps, userId: string, asked: { payoutId: string; shown: number }) {
  const { payoutId, shown } = asked;
  const [totals] = isId(payoutId) ? await db.query<Totals>(totalsSql, [payoutId, userId]) : [];
  if (totals === undefined) throw notFound();
  const [orders, others] = await Promise.all([
    db.query<LineRow>(sql, [payoutId, true, shown]),
    db.query<LineRow>(sql, [payoutId, false, MAX_OTHERS]),
  ]);
  const amountOf = (minor: number) => money<string>(minor, totals.currency);
  const view = (row: LineRow) => ({
    code: row.code,
    traveller: row.traveller,
    /** ISO instant, and the zone of the location to show it in. */
    at: isoOfDate(row.occurred_at),
    zone: row.time_zone ?? 'UTC',
    storage: row.storage_minor === null ? null : amountOf(row.storage_minor),
    shareMillionths: row.share_millionths,
    note: row.note,
    amount: amountOf(row.amount_minor),
  });
  const shownMinor = orders.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  return {
    orders: orders.map(view),
    ordersCount: totals.orders,
    rest: { count: totals.orders - orders.length, amount: amountOf(totals.orders_minor - shownMinor) },
    clawBacks: others.filter(({ kind }) => kind === 'claw_back').map(view),
    returned: others.filter(({ kind }) => kind === 'payout_reversal').map(view),
    unknown: amountOf(totals.amount_minor - totals.lines_minor),
    total: amountOf(totals.amount_minor),
  };
}
