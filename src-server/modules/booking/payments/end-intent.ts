import type { Deps } from '#server/deps.ts';
import { settlePayment } from './confirm-payment.ts';

/**
 * Cancels an intent at the provider, or takes over that it was paid after all.
 * @returns whether nothing can be paid by it any more.
 */
export async function endIntent(deps: Deps, paymentId: string, intentId: string): Promise<boolean> {
  const canceled = await deps.cards.cancelIntent(intentId, `cancel-${paymentId}`);
  if (canceled.ok) return true;
  if (canceled.failure.kind === 'unreachable' || canceled.failure.kind === 'unusable') return false;
  const found = await deps.cards.retrieveIntent(intentId);
  if (!found.ok) return false;
  if (found.value.state === 'succeeded') await settlePayment(deps, paymentId, { intent: found.value });
  return found.value.state === 'canceled' || found.value.state === 'succeeded';
}
