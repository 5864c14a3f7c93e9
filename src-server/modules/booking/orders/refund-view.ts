import { arrivesBy, failureOfRefund, type RefundTry, stepOfRefund } from '#shared/booking/refund-tracker.ts';
import { money } from '#shared/money/arithmetic.ts';
import { localDateOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { Instant } from '@js-joda/core';

/** The newest try of a part of an order's newest refund. */
export interface RefundTryRow {
  readonly status: RefundTry['status'];
  readonly way: RefundTry['way'];
  readonly amount_minor: number;
  readonly failure: string | null;
  readonly reference: string | null;
  readonly note: string | null;
  readonly asked_at: string;
  readonly sent_at: string | null;
  readonly arrived_at: string | null;
}

/** SQL: the newest refund of the order `root` in the CTE `chain`: rows of JSON with what was sent, and the newest try of the rest. */
export const refundTriesSql = (root: string): string => `
  (select coalesce(json_agg(t), '[]') from (
    select r.status, r.way, r.amount_minor, r.reference, r.note, r.confirmed_at as sent_at, r.arrived_at,
      min(r.created_at) over (partition by r.payment_id) as asked_at,
      (select f.failure_message from refunds f where f.group_id = r.group_id and f.payment_id = r.payment_id
        and f.failure_message is not null order by f.attempt desc limit 1) as failure
    from refunds r where r.group_id = (
      select g.group_id from refunds g join payments p on p.id = g.payment_id join chain c on c.id = p.booking_id
      where c.root = ${root} order by g.created_at desc, g.id desc limit 1)
      and (r.status = 'succeeded' or r.attempt = (
        select max(m.attempt) from refunds m where m.group_id = r.group_id and m.payment_id = r.payment_id))
    order by r.payment_id, r.id) t)`;

const instantOf = (text: string): Instant => Instant.ofEpochMilli(Date.parse(text));
const latest = (times: readonly (string | null)[]): string | null =>
  times.reduce((found, at) => (found === null || (at !== null && at > found) ? at : found), null);

/**
 * Where the newest refund of an order is; null where there is none. Instants in UTC, `by` a date of the location, by
 * which banks have it.
 */
export function refundView(rows: readonly RefundTryRow[], currency: string, timeZone: string) {
  const [first] = rows;
  if (first === undefined) return null;
  const step = stepOfRefund(rows.map((row) => ({ ...row, hasArrived: row.arrived_at !== null })));
  const iso = (text: string | null) => (text === null ? null : instantOf(text).toString());
  const sentAt = latest(rows.map((row) => row.sent_at));
  const isUnderWay = step === 'sent' || step === 'arrived';
  const failed = rows.find(({ status, failure }) => status !== 'succeeded' && failure !== null);
  return {
    step,
    amount: money<string>(
      rows.reduce((sum, row) => sum + row.amount_minor, 0),
      currency,
    ),
    requestedAt: instantOf(first.asked_at).toString(),
    sentAt: isUnderWay ? iso(sentAt) : null,
    by: isUnderWay && sentAt !== null ? arrivesBy(localDateOf(zoneOf(timeZone), instantOf(sentAt))) : null,
    arrivedAt: step === 'arrived' ? iso(latest(rows.map((row) => row.arrived_at))) : null,
    reference: rows.flatMap((row) => row.reference ?? []).join(', ') || null,
    /** Why, as an administrator wrote it in the traveller's language. */
    note: first.note,
    isByHand: rows.some(({ way }) => way === 'hand'),
    failure: step === 'cameBack' || step === 'byHand' ? failureOfRefund(failed?.failure ?? null) : null,
  };
}
