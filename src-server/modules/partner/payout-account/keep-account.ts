import type { Instant } from '@js-joda/core';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { newId } from '#server/platform/ids.ts';
import type { ConnectedAccount } from '#server/platform/payments/connected-account.ts';
import { setPayable } from '../listing-state.ts';

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

interface BankForm {
  readonly businessName: string | null;
  readonly addressLine1: string;
  readonly addressCity: string;
  readonly addressState: string;
  readonly addressPostalCode: string;
  /** Empty where a country has none. */
  readonly routingNumber: string;
}

/** What a partner filled in about who is paid and where. */
export async function keepBankForm(em: EntityManager, userId: string, form: BankForm, now: Instant): Promise<void> {
  await sqlRows(
    em,
    `update payout_accounts set business_name = $2, address_line1 = $3, address_city = $4, address_state = $5,
       address_postal_code = $6, routing_number = nullif($7, ''), bank_changed_at = $8 where user_id = $1`,
    [
      userId,
      form.businessName,
      form.addressLine1,
      form.addressCity,
      form.addressState,
      form.addressPostalCode,
      form.routingNumber,
      now.toString(),
    ],
  );
}

export async function keepKycSent(em: EntityManager, userId: string, now: Instant): Promise<void> {
  await sqlRows(em, 'update payout_accounts set kyc_sent_at = $2 where user_id = $1', [userId, now.toString()]);
}

/**
 * Takes a partner's account off, or only one whose bank form was saved until an instant: nothing of theirs can be booked.
 * @returns whether there was one.
 */
export async function dropAccount(em: EntityManager, userId: string, until: string | null = null): Promise<boolean> {
  const dropped = await sqlRows(
    em,
    `delete from payout_accounts
     where user_id = $1 and ($2::timestamptz is null or bank_changed_at is null or bank_changed_at <= $2) returning id`,
    [userId, until],
  );
  if (dropped.length > 0) await setPayable(em, userId, false);
  return dropped.length > 0;
}
