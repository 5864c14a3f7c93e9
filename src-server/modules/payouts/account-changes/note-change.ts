import { Instant } from '@js-joda/core';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newId } from '#server/platform/ids.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { factorSetUpBy } from './factor-age.ts';

interface Change {
  readonly requestId: string;
  /** Of the account's number as it was typed. */
  readonly last4: string;
}

/**
 * Writes down that a partner changes where they are paid. What proves it is the first account of a person who has earned
 * nothing yet, or a session that gave its second factor; any other waits. Repeated it changes nothing.
 * @returns when, and from which address, it was first written down: what the provider receives, the same each time.
 */
export async function noteChange(
  { deps, ip, userAgent, viewer }: Pick<RequestContext, 'deps' | 'ip' | 'userAgent' | 'viewer'>,
  userId: string,
  { requestId, last4 }: Change,
): Promise<{ readonly at: Instant; readonly ip: string }> {
  const now = deps.clock.now();
  const hasFactor =
    viewer.kind === 'user' && (await deps.sessions.hasGivenFactor(viewer.sessionSecret, factorSetUpBy(now)));
  return inTransaction(deps, async (em) => {
    // A payout that asks the bank right now is done first.
    await sqlRows(em, 'select from payout_accounts where user_id = $1 for update', [userId]);
    await sqlRows(
      em,
      `insert into payout_account_changes (id, user_id, request_id, changed_at, last4_before, last4, from_ip, user_agent, proof, proven_at)
       select $1, $2, $3, $4, (select account_last4 from payout_accounts where user_id = $2::uuid), $5, $6, $8, p.proof,
         case when p.proof is not null then $4::timestamptz end
       from (select case
         when $7 then 'factor'
         when not exists (select from ledger_entries where partner_id = $2::uuid) then 'first' end as proof) p
       on conflict (user_id, request_id) do nothing`,
      [newId(), userId, requestId, now.toString(), last4, ip, hasFactor, userAgent],
    );
    const [noted] = await sqlRows<{ changed_at: Date; from_ip: string }>(
      em,
      'select changed_at, from_ip from payout_account_changes where user_id = $1 and request_id = $2',
      [userId, requestId],
    );
    if (noted === undefined) throw new Error('A change that was just written down is not there.');
    return { at: Instant.ofEpochMilli(noted.changed_at.getTime()), ip: noted.from_ip };
  });
}

/** The provider does not take it: where they are paid is as it was. */
export async function forgetChange({ db }: Pick<Deps, 'db'>, userId: string, requestId: string): Promise<void> {
  await db.query('delete from payout_account_changes where user_id = $1 and request_id = $2', [userId, requestId]);
}

/**
 * Two changes at once: no one knows which one the provider heard last. One that was written down after this one proves
 * nothing any more.
 */
export async function doubtNewer(em: EntityManager, userId: string, requestId: string): Promise<void> {
  await sqlRows(
    em,
    `update payout_account_changes n set proof = null, proven_at = null, first_yes_by = null, first_yes_at = null, second_yes_by = null
     from payout_account_changes c
     where c.user_id = $1 and c.request_id = $2 and n.user_id = c.user_id and (n.changed_at, n.id) > (c.changed_at, c.id)
       and n.proof is distinct from 'first'`,
    [userId, requestId],
  );
}
