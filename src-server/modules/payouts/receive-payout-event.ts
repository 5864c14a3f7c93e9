import type { Deps } from '#server/deps.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { isId } from '#server/platform/ids.ts';
import type { ProviderEvent } from '#server/platform/payments/card-provider.ts';
import { returnPayout } from './payouts-jobs.ts';
import { settlePayout } from './settle-payout.ts';

/** Works off an event about one of our payouts to a partner's bank; any other is ignored. Delivered again it is the same. */
export async function receivePayoutEvent(deps: Deps, event: ProviderEvent): Promise<void> {
  if (event.kind !== 'payout' || event.status === 'pending') return;
  const { payoutId = '' } = event.metadata;
  if (!isId(payoutId)) return;
  const now = deps.clock.now().toString();
  await deps.db.query(
    'insert into provider_events (id, type, received_at) values ($1, $2, $3) on conflict do nothing',
    [event.id, event.type, now],
  );
  if (event.status === 'paid') {
    await settlePayout(deps, payoutId, { status: 'paid' });
    return;
  }
  const { failureCode: code, failureMessage: message } = event;
  await inTransaction(deps, async (em) => {
    const [known] = await sqlRows(em, 'select 1 from payouts where id = $1', [payoutId]);
    if (known !== undefined) await deps.jobs.enqueue(em, returnPayout, { payoutId, code, message });
  });
}
