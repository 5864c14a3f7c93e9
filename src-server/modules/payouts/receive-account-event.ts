import type { Deps } from '#server/deps.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { ProviderEvent } from '#server/platform/payments/card-provider.ts';
import { keepAccount } from './keep-account.ts';

const TRIES = 5;

/**
 * Works off an event about a partner's account; any other is ignored. Events come late and out of order, so what is true
 * now is asked of the provider. Where somebody else wrote the account down while we asked, our answer may be the older
 * one: it is asked for again.
 * @throws Error when the provider cannot be asked, or the account does not come to rest: the event is delivered again.
 */
export async function receiveAccountEvent(deps: Deps, event: ProviderEvent): Promise<void> {
  if (event.kind !== 'account') return;
  const accountId = event.account.id;
  for (let turn = 0; turn < TRIES; turn += 1) {
    const [row] = await deps.db.query<{ user_id: string; version: string }>(
      'select user_id, xmin::text as version from payout_accounts where provider_account_id = $1',
      [accountId],
    );
    if (row === undefined) return;
    const found = await deps.cards.retrieveAccount(accountId);
    if (!found.ok) throw new Error(`Account ${accountId}: ${found.failure.message}`);
    const isWritten = await inTransaction(deps, async (em) => {
      const [now] = await sqlRows<{ version: string }>(
        em,
        'select xmin::text as version from payout_accounts where user_id = $1 for update',
        [row.user_id],
      );
      if (now?.version !== row.version) return false;
      const at = deps.clock.now();
      await sqlRows(
        em,
        'insert into provider_events (id, type, received_at) values ($1, $2, $3) on conflict do nothing',
        [event.id, event.type, at.toString()],
      );
      await keepAccount(em, row.user_id, found.value, at);
      return true;
    });
    if (isWritten) return;
  }
  throw new Error(`Account ${accountId} keeps changing`);
}
