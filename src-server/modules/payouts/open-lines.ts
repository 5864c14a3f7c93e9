import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

export interface OpenLine {
  readonly transactionId: string;
  readonly currency: string;
  /** What it adds to the balance. */
  readonly minor: number;
}

/** A partner's movements, less what payouts have taken along of them, without those of orders in dispute: what a payout may take. */
export async function openLinesOf(em: EntityManager, partnerId: string): Promise<OpenLine[]> {
  const rows = await sqlRows<{ transaction_id: string; currency: string; minor: number }>(
    em,
    `with taken as (
       select l.transaction_id, sum(l.amount_minor) as minor from payouts p join payout_lines l on l.payout_id = p.id
       where p.user_id = $1 group by 1)
     select e.transaction_id, e.currency, (-e.amount_minor - coalesce(k.minor, 0))::bigint as minor
     from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
     left join taken k on k.transaction_id = e.transaction_id
     where e.partner_id = $1 and t.kind <> 'payout' and -e.amount_minor <> coalesce(k.minor, 0)
       and (t.booking_id is null or t.booking_id not in (select disputed_orders()))
     order by t.occurred_at, t.id`,
    [partnerId],
  );
  return rows.map(({ transaction_id, currency, minor }) => ({ transactionId: transaction_id, currency, minor }));
}
