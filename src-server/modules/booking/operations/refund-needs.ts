import { money } from '#shared/money/arithmetic.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import type { Need, NeedSource } from '#server/platform/needs/need.ts';

interface Row {
  readonly id: string;
  readonly kind: 'refundByHand' | 'refundFailed' | 'refundHangs' | 'refundMade' | 'dispute' | 'proposal';
  readonly code: string;
  readonly name: string;
  readonly minor: number;
  readonly currency: string;
  readonly detail: string | null;
  readonly since: Date;
}

/** A refund that no try follows, one that a person sends, one of which nothing was heard for a day, a dispute that waits for an answer, a share that waits for two. */
const sql = `
  with open as (
    select r.id, 'refundFailed' as kind, r.booking_id, r.amount_minor as minor, r.currency, r.failure_message as detail, r.created_at as since
    from refunds r where r.status = 'failed' and not exists (
      select from refunds n where n.group_id = r.group_id and n.payment_id = r.payment_id and n.attempt > r.attempt)
    union all
    select r.id, 'refundHangs', r.booking_id, r.amount_minor, r.currency, null, r.created_at
    from refunds r where r.status = 'requested' and r.way <> 'hand' and r.attempt = 1 and r.created_at < $1::timestamptz - interval '1 day'
    union all
    select r.id, 'refundByHand', r.booking_id, r.amount_minor, r.currency, null, r.created_at
    from refunds r where r.status = 'requested' and r.way = 'hand'
    union all
    select r.id, 'refundMade', r.booking_id, r.amount_minor, r.currency, null, r.created_at
    from refunds r join bookings b on b.id = r.booking_id
    where r.share_choice = 'open' and r.status <> 'failed' and (b.status = 'confirmed' or exists (
      select from ledger_transactions t where t.booking_id = b.id and t.kind = 'earning'))
    union all
    select d.id, 'dispute', d.booking_id, d.amount_minor, d.currency, d.reason, d.opened_at
    from disputes d where d.state in ('open', 'inquiry')
    union all
    select f.id, 'proposal', f.booking_id, f.amount_minor, f.currency, u.email, f.asked_at
    from refund_proposals f join users u on u.id = f.asked_by where f.outcome is null)
  select o.id, o.kind, b.code, trim(b.first_name || ' ' || b.last_name) as name, o.minor::float8 as minor, o.currency, o.detail, o.since
  from open o join bookings b on b.id = o.booking_id order by o.since limit 200`;

/** Refunds that hang, came back for good, are to be sent by hand, or were made at the card provider; disputes, and refunds that wait for a second administrator. */
export const refundNeeds: NeedSource = {
  roles: ['support', 'finance'],
  find: async ({ db, clock }) => {
    const rows = await db.query<Row>(sql, [clock.now().toString()]);
    return rows.map((row): Need => ({
      id: `${row.kind}:${row.id}`,
      kind: row.kind,
      since: isoOfDate(row.since),
      to: `/admin/bookings?booking=${row.code}`,
      amount: money<string>(row.minor, row.currency),
      name: row.name,
      code: row.code,
      detail: row.detail,
    }));
  },
};
