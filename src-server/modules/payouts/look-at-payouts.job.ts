import type { Deps } from '#server/deps.ts';
import { money } from '#shared/money/arithmetic.ts';
import { noteDifference } from '#server/modules/ledger/ledger.module.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { forEachOnItsOwn, handleJob } from '#server/platform/jobs/job.ts';
import { cardFailed } from '#server/platform/payments/card-failed.ts';
import { lookAtPayouts } from './payouts-jobs.ts';
import { takeOutcome } from './receive-payout-event.ts';
import { isDemoAccount } from './demo-account.ts';
import { refreshAccount } from './refresh-account.ts';

interface Row {
  readonly id: string;
  readonly provider_payout_id: string;
  readonly account: string;
  readonly currency: string;
  readonly minor: number;
}

/** On their way although they should be there; a bank that is a little late tells by an event. */
const lateSql = `
  select id, provider_payout_id, asked_account as account, currency, amount_minor::float8 as minor from payouts
  where status = 'sent' and provider_payout_id is not null and asked_account is not null
    and coalesce(expected_at, sent_at) < $1::timestamptz - interval '12 hours'
  order by created_at`;

/** Accounts that wait for something, of which nothing was heard for a day. */
const waitingSql = `
  select provider_account_id as id from payout_accounts
  where not (payouts_enabled and currently_due = '{}' and past_due = '{}') and updated_at < $1::timestamptz - interval '1 day'
  order by updated_at limit 500`;

/**
 * Asks the provider, once a day, what became of payouts and accounts of which its events should have told. What it finds
 * is taken over as an event is, and waits for finance: events do not come.
 */
export const lookAtPayoutsHandler = handleJob(
  lookAtPayouts,
  async (_payload, deps: Deps) => {
    const now = deps.clock.now().toString();
    const late = await deps.db.query<Row>(lateSql, [now]);
    await forEachOnItsOwn(late, async ({ id, provider_payout_id: providerId, account, currency, minor }) => {
      const found = await deps.cards.retrievePayout(providerId, account);
      if (!found.ok) throw cardFailed(`Payout ${id}`, found.failure);
      if (found.value.status === 'pending') return;
      await takeOutcome(deps, id, found.value);
      const amount = money<string>(minor, currency);
      const about = { subject: 'payout', providerId, what: 'notTold', amount, detail: found.value.status } as const;
      await inTransaction(deps, (em) => noteDifference(em, deps, about));
    });
    const waiting = await deps.db.query<{ id: string }>(waitingSql, [now]);
    const asked = waiting.filter(({ id }) => !isDemoAccount(id));
    await forEachOnItsOwn(asked, ({ id }) => refreshAccount(deps, id, async () => undefined));
  },
  '40 4 * * *',
);
