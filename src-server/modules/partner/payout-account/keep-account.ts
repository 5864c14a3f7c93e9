import type { Instant } from '@js-joda/core';
import { setPayable } from '#server/modules/partner/partner.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { newId } from '#server/platform/ids.ts';
import type { ConnectedAccount } from '#server/platform/payments/connected-account.ts';

/**
 * Writes down what the provider says of a partner's account; whether their locations can be booked follows in the same
 * transaction. Only the last 4 characters of the account's number are kept.
 */
export async function keepAccount(
  em: EntityManager,
  userId: string,
  account: ConnectedAccount,
  now: Instant,
): Promise<void> {
  await sqlRows(
    em,
    `insert into payout_accounts (id, user_id, provider_account_id, payouts_enabled, currently_due, past_due,
       current_deadline, requirement_errors, account_last4, updated_at,
       currencies)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (user_id) do update set provider_account_id = excluded.provider_account_id,
       payouts_enabled = excluded.payouts_enabled, currently_due = excluded.currently_due, past_due = excluded.past_due,
       current_deadline = excluded.current_deadline, requirement_errors = excluded.requirement_errors,
       account_last4 = coalesce(excluded.account_last4, payout_accounts.account_last4), updated_at = excluded.updated_at, currencies = excluded.currencies`,
    [
      newId(),
      userId,
      account.id,
      account.payoutsEnabled,
      [...account.currentlyDue],
      [...account.pastDue],
      account.currentDeadline?.toString() ?? null,
      JSON.stringify(account.requirementErrors.map(({ reason }) => ({ reason }))),
      account.accountLast4,
      now.toString(),
      [...account.currencies],
    ],
  );
  const isPayable = account.payoutsEnabled && account.currentlyDue.length === 0 && account.pastDue.length === 0;
  await setPayable(em, userId, isPayable);
}
