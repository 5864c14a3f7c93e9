import type { Deps } from '#server/deps.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import type { ProviderEvent } from '#server/platform/payments/card-provider.ts';
import { refreshAccount } from './refresh-account.ts';

/**
 * Works off an event about a partner's account; any other is ignored. Events come late and out of order, so what is true
 * now is asked of the provider.
 * @throws Error when the provider cannot be asked, or the account does not come to rest: the event is delivered again.
 */
export async function receiveAccountEvent(deps: Deps, event: ProviderEvent): Promise<void> {
  if (event.kind !== 'account') return;
  await refreshAccount(deps, event.account.id, (em, at) =>
    sqlRows(em, 'insert into provider_events (id, type, received_at) values ($1, $2, $3) on conflict do nothing', [
      event.id,
      event.type,
      at.toString(),
    ]),
  );
}
