import type { holds } from '#shared/payouts/payout-answers.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { CALLED_BACK, REQUEST_REFUSED } from './settle-payout.ts';

/** Why a partner's balance does not go out with the next run. */
export type Hold = (typeof holds)[number];

/**
 * `Hold`, or null where it goes out, as SQL about a currency of a partner's (`o.partner_id`, `o.currency`) with their
 * account `a`, if any. Of an account without known currencies the bank says; one whose last payout came back is not paid
 * before its bank form was saved again, since it would come back again.
 */
export const holdSql = `case when a.user_id is null then 'noAccount'
  when a.currently_due <> '{}' or a.past_due <> '{}' then 'information'
  when not a.payouts_enabled then 'account'
  when a.currencies <> '{}' and not o.currency = any(a.currencies) then 'currency'
  when payout_account_waits(o.partner_id) then 'unproven'
  when exists (select from (
      select p.status, p.failure_code, p.created_at from payouts p
      where p.user_id = o.partner_id and p.currency = o.currency order by p.created_at desc, p.id desc limit 1) latest
    where latest.status = 'failed' and coalesce(latest.failure_code, '') not in ('${CALLED_BACK}', '${REQUEST_REFUSED}')
      and (a.bank_changed_at is null or a.bank_changed_at < latest.created_at)) then 'cameBack' end`;

/** Why each of these currencies of a partner's is held; null where it is not. */
export async function holdsOf(em: EntityManager, userId: string, currencies: readonly string[]) {
  const rows = await sqlRows<{ currency: string; hold: Hold | null }>(
    em,
    `select o.currency, ${holdSql} as hold
     from (select $1::uuid as partner_id, currency from unnest($2::text[]) currency) o
     left join payout_accounts a on a.user_id = o.partner_id`,
    [userId, [...currencies]],
  );
  return new Map(rows.map(({ currency, hold }) => [currency, hold]));
}
