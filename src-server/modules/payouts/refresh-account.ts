import type { Instant } from '@js-joda/core';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { keepAccount } from '#server/modules/partner/partner.module.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { cardFailed } from '#server/platform/payments/card-failed.ts';

const TRIES = 5;

/**
 * Asks the provider how an account is now and writes it down. Where another person wrote the account down while we asked,
 * our answer may be the older one: it is asked for again.
 * @param alongside what is written in the same transaction.
 * @throws Error when the provider cannot be asked, or the account does not come to rest.
 */
export async function refreshAccount(
  deps: Deps,
  accountId: string,
  alongside: (em: EntityManager, at: Instant) => Promise<unknown>,
): Promise<void> {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const [row] = await deps.db.query<{ user_id: string; version: string }>(
      'select user_id, xmin::text as version from payout_accounts where provider_account_id = $1',
      [accountId],
    );
    if (row === undefined) return;
    const found = await deps.cards.retrieveAccount(accountId);
    if (!found.ok) throw cardFailed(`Account ${accountId}`, found.failure);
    const isWritten = await inTransaction(deps, async (em) => {
      const [now] = await sqlRows<{ version: string }>(
        em,
        'select xmin::text as version from payout_accounts where user_id = $1 for update',
        [row.user_id],
      );
      if (now?.version !== row.version) return false;
      const at = deps.clock.now();
      await alongside(em, at);
      await keepAccount(em, row.user_id, found.value, at);
      return true;
    });
    if (isWritten) return;
  }
  throw new Error(`Account ${accountId} keeps changing`);
}
