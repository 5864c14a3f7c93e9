import { money } from '#shared/money/arithmetic.ts';
import { payable } from '#shared/money/provider-amount.ts';
import type { Deps } from '#server/deps.ts';
import { recordPayout } from '#server/modules/ledger/ledger.module.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newId } from '#server/platform/ids.ts';
import { type OpenLine, openLinesOf } from './open-lines.ts';
import { Payout } from './payouts.entity.ts';
import { sendPayout } from './payouts-jobs.ts';
import { holdsOf } from './why-held.ts';

const sumOf = (lines: readonly OpenLine[]): number => lines.reduce((sum, { minor }) => sum + minor, 0);

/** The lines less a rest that waits for the next payout, taken off the newest of what was earned. */
function withoutRest(lines: readonly OpenLine[], rest: number): readonly OpenLine[] {
  let left = rest;
  const kept = lines.toReversed().map((line) => {
    const off = Math.max(0, Math.min(left, line.minor));
    left -= off;
    return { ...line, minor: line.minor - off };
  });
  return kept.toReversed().filter(({ minor }) => minor !== 0);
}

/**
 * Makes one payout per currency of what a partner is owed, where their account can be paid: see docs/decisions/payouts.md.
 * @returns how many; 0 where a payout made at the same moment took all of it along
 */
export function payOut(deps: Deps, userId: string): Promise<number> {
  return inTransaction(deps, async (em) => {
    // Two runs at once meet here: the second finds nothing left to pay.
    const [account] = await sqlRows<{ account_last4: string | null }>(
      em,
      'select account_last4 from payout_accounts where user_id = $1 for update',
      [userId],
    );
    if (account === undefined) return 0;
    const open = Map.groupBy(await openLinesOf(em, userId), ({ currency }) => currency);
    const holds = await holdsOf(em, userId, [...open.keys()]);
    const at = deps.clock.now();
    let made = 0;
    for (const [currency, whole] of open) {
      const owed = money<string>(sumOf(whole), currency);
      const amount = payable(owed);
      const lines = withoutRest(whole, owed.minor - amount.minor);
      // What was taken back may be more than what was earned since: it waits for the next.
      if (amount.minor <= 0 || holds.get(currency) !== null) continue;
      const id = newId();
      await em.insert(Payout, {
        id,
        userId,
        currency,
        amountMinor: amount.minor,
        status: 'requested',
        providerTransferId: null,
        providerPayoutId: null,
        accountLast4: account.account_last4,
        askedAccount: null,
        failureCode: null,
        failureMessage: null,
        createdAt: at,
        sentAt: null,
        expectedAt: null,
        paidAt: null,
      });
      await sqlRows(
        em,
        `insert into payout_lines (transaction_id, payout_id, amount_minor)
         select t, $1, m from unnest($2::uuid[], $3::bigint[]) as line (t, m)`,
        [id, lines.map(({ transactionId }) => transactionId), lines.map(({ minor }) => minor)],
      );
      await recordPayout(em, { id, partnerId: userId, amount, at });
      await deps.jobs.enqueue(em, sendPayout, { payoutId: id });
      made += 1;
    }
    return made;
  });
}
