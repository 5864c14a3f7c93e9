import type { Deps } from '#server/deps.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { ProviderEvent } from '#server/platform/payments/card-provider.ts';
import { keepAccount } from './keep-account.ts';

/**
 * Works off an event about a partner's account; any other is ignored. Events come late and out of order, so what is true
 * now is asked of the provider.
 * @throws Error when the provider cannot be asked: it then delivers the event again.
 */
export async function receiveAccountEvent(deps: Deps, event: ProviderEvent): Promise<void> {
  if (event.kind !== 'account') return;
  const [row] = await deps.db.query<{ user_id: string }>(
    'select user_id from payout_accounts where provider_account_id = $1',
    [event.account.id],
  );
  if (row === undefined) return;
  const found = await deps.cards.retrieveAccount(event.account.id);
  if (!found.ok) throw new Error(`Account ${event.account.id}: ${found.failure.message}`);
  await inTransaction(deps, async (em) => {
    const now = deps.clock.now();
    await sqlRows(
      em,
      'insert into provider_events (id, type, received_at) values ($1, $2, $3) on conflict do nothing',
      [event.id, event.type, now.toString()],
    );
    await keepAccount(em, row.user_id, found.value, now);
  });
}
