import { money } from '#shared/money/arithmetic.ts';
import type { Money } from '#shared/money/money.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

/** What a partner still has of a booking: its share less what was taken back; null where nothing was earned. */
export async function shareLeft(
  em: EntityManager,
  bookingId: string,
): Promise<{ readonly partnerId: string; readonly earned: Money; readonly left: Money } | null> {
  const [row] = await sqlRows<{ partner_id: string; currency: string; earned: number; left: number }>(
    em,
    `select e.partner_id, e.currency,
       coalesce(sum(-e.amount_minor) filter (where t.kind = 'earning'), 0)::bigint as earned,
       sum(-e.amount_minor)::bigint as left
     from ledger_transactions t join ledger_entries e on e.transaction_id = t.id and e.partner_id is not null
     where t.booking_id in (select v.id from bookings b join bookings v on v.order_id = b.order_id where b.id = $1)
       and t.kind in ('earning', 'claw_back') group by e.partner_id, e.currency`,
    [bookingId],
  );
  if (row === undefined) return null;
  const { partner_id: partnerId, currency, earned, left } = row;
  return { partnerId, earned: money<string>(earned, currency), left: money<string>(left, currency) };
}
