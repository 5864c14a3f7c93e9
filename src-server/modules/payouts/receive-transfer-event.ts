import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import { noteDifference } from '#server/modules/ledger/ledger.module.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { cardFailed } from '#server/platform/payments/card-failed.ts';
import type { ProviderEvent } from '#server/platform/payments/card-provider.ts';
import { takeCalledBack } from './settle-payout.ts';

/**
 * Takes over what of a transfer was called back at the provider without us: see docs/decisions/disputes.md.
 * What is true now is asked of the provider; what we called back ourselves is written down where that was done.
 * @throws Error when the provider cannot be asked: it then delivers the event again.
 */
export async function receiveTransferEvent(deps: Deps, event: ProviderEvent): Promise<void> {
  if (event.kind !== 'transfer') return;
  const found = await deps.cards.retrieveTransfer(event.transferId);
  if (!found.ok) throw cardFailed(`Transfer ${event.transferId}`, found.failure);
  const { id, amount, reversals } = found.value;
  const minor = reversals.reduce(
    (sum, reversal) => (reversal.metadata.payoutId === undefined ? sum + reversal.amount.minor : sum),
    0,
  );
  if (minor === 0) return;
  const calledBack = money<string>(minor, amount.currency);
  const [payout] = await deps.db.query<{ id: string }>('select id from payouts where provider_transfer_id = $1', [id]);
  if (payout !== undefined) return takeCalledBack(deps, payout.id, calledBack);
  const about = { subject: 'transfer', providerId: id, what: 'notInBooks' } as const;
  await inTransaction(deps, (em) => noteDifference(em, deps, { ...about, amount: calledBack }));
}
