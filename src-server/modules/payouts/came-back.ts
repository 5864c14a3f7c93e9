import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { CALLED_BACK, REQUEST_REFUSED } from './settle-payout.ts';

/**
 * Currencies of which a partner's last payout came back and whose bank form was not saved since: sending it again would
 * come back again.
 */
export async function currenciesThatCameBack(em: EntityManager, userId: string): Promise<readonly string[]> {
  const rows = await sqlRows<{ currency: string }>(
    em,
    `select currency from (
       select distinct on (p.currency) p.currency, p.status, p.failure_code, p.created_at, a.bank_changed_at
       from payouts p join payout_accounts a on a.user_id = p.user_id
       where p.user_id = $1 order by p.currency, p.created_at desc, p.id desc) latest
     where status = 'failed' and coalesce(failure_code, '') not in ('${CALLED_BACK}', '${REQUEST_REFUSED}') and (bank_changed_at is null or bank_changed_at < created_at)`,
    [userId],
  );
  return rows.map(({ currency }) => currency);
}
