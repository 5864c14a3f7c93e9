import { formlessRequirements, givenByForms } from '#shared/payouts/requirements.ts';
import { failureReasonOf } from '#shared/payouts/failure-reason.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import type { NeedSource } from '#server/platform/needs/need.ts';
import { payoutGroups } from './list-groups.ts';

interface WaitingRow {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  readonly last4: string;
  readonly changed_at: Date;
}

/** The newest change of each account that no one has proven yet. */
const waitingSql = `
  select * from (
    select distinct on (c.user_id) c.id, c.user_id, c.proof, c.last4, c.changed_at, trim(u.first_name || ' ' || u.last_name) as name
    from payout_account_changes c join users u on u.id = c.user_id
    order by c.user_id, c.changed_at desc, c.id desc) latest
  where proof is null order by changed_at limit 50`;

interface AskedRow {
  readonly user_id: string;
  readonly name: string;
  readonly due: readonly string[];
  readonly updated_at: Date;
}

/** Accounts of which the provider wants what no form gives. */
const askedSql = `
  select a.user_id, a.currently_due || a.past_due as due, a.updated_at, trim(u.first_name || ' ' || u.last_name) as name
  from payout_accounts a join users u on u.id = a.user_id
  where exists (select from unnest(a.currently_due || a.past_due) as due(name) where due.name !~ $1)
  order by a.updated_at limit 50`;

/** Payouts that came back, accounts that the provider wants more of than forms give, and changed ones that wait for two administrators. */
export const payoutNeeds: NeedSource = {
  roles: ['finance'],
  find: async (deps) => {
    const [{ failed }, waiting, asked] = await Promise.all([
      payoutGroups(deps, {}),
      deps.db.query<WaitingRow>(waitingSql),
      deps.db.query<AskedRow>(askedSql, [givenByForms]),
    ]);
    const asks = asked.map(({ user_id: userId, name, due, updated_at: updatedAt }) => ({
      id: `accountAsks:${userId}`,
      kind: 'accountAsks' as const,
      since: isoOfDate(updatedAt),
      to: `/admin/people?person=${userId}`,
      name,
      detail: formlessRequirements(due).join(', '),
    }));
    const accounts = waiting.map(({ id, user_id: userId, name, last4, changed_at: changedAt }) => ({
      id: `payoutAccount:${id}`,
      kind: 'payoutAccount' as const,
      since: isoOfDate(changedAt),
      to: `/admin/payouts?account=${userId}`,
      name,
      detail: `•••• ${last4}`,
    }));
    const cameBack = failed.rows.map(({ id, amount, name, business, failureCode, failureMessage, createdAt }) => ({
      id: `payout:${id}`,
      kind: 'payoutFailed' as const,
      since: createdAt,
      to: `/admin/payouts?payout=${id}`,
      amount,
      name: business ?? name,
      // The provider's code where there are plain words for it, else what it said.
      detail: ['reasonBank', 'reasonOurs'].includes(failureReasonOf(failureCode)) ? failureMessage : failureCode,
    }));
    return [...cameBack, ...asks, ...accounts];
  },
};
