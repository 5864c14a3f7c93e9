import { formlessRequirements, groupsOfRequirements } from '#shared/payouts/requirements.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';

interface StateRow {
  readonly payouts_enabled: boolean;
  readonly currently_due: readonly string[];
  readonly past_due: readonly string[];
  readonly current_deadline: Date | null;
  readonly requirement_errors: readonly { readonly reason: string }[];
  readonly account_last4: string | null;
  readonly kyc_sent_at: Date | null;
}

const iso = (date: Date | null) => (date === null ? null : isoOfDate(date));

/** What the provider says of a partner's account, as of its last event; null before there is one. */
export async function accountState({ db }: Pick<Deps, 'db'>, userId: string) {
  const [row] = await db.query<StateRow>(
    `select payouts_enabled, currently_due, past_due, current_deadline, requirement_errors, account_last4, kyc_sent_at
     from payout_accounts where user_id = $1`,
    [userId],
  );
  if (row === undefined) return null;
  return {
    payoutsEnabled: row.payouts_enabled,
    /** What is missing; `isPastDue` when the provider waits no longer for some of it. */
    missing: groupsOfRequirements([...row.currently_due, ...row.past_due]),
    formless: [...formlessRequirements([...row.currently_due, ...row.past_due])],
    isPastDue: row.past_due.length > 0,
    /** Until when it has to come (ISO instant). */
    deadline: iso(row.current_deadline),
    /** In the provider's words, each once. */
    reasons: [...new Set(row.requirement_errors.map(({ reason }) => reason))],
    last4: row.account_last4,
    kycSentAt: iso(row.kyc_sent_at),
  };
}
