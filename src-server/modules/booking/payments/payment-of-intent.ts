import type { Deps } from '#server/deps.ts';
import { isId } from '#server/platform/ids.ts';
import { cardFailed } from '#server/platform/payments/card-failed.ts';

/**
 * The payment of ours that an intent of the provider is; null for one of another's.
 * @throws Error when the provider cannot be asked, or the payment is about to be written down: an event then comes again.
 */
export async function paymentOfIntent(deps: Deps, intentId: string): Promise<string | null> {
  const [payment] = await deps.db.query<{ id: string }>('select id from payments where provider_intent_id = $1', [
    intentId,
  ]);
  if (payment !== undefined) return payment.id;
  // Its bank may be quicker than our writing down that it was made.
  const intent = await deps.cards.retrieveIntent(intentId);
  if (!intent.ok) {
    if (intent.failure.kind === 'invalid') return null;
    throw cardFailed(`Intent ${intentId}`, intent.failure);
  }
  const { payment_id: named = '' } = intent.value.metadata;
  const [unwritten] = isId(named) ? await deps.db.query('select 1 from payments where id = $1', [named]) : [];
  if (unwritten !== undefined) throw new Error(`The payment of intent ${intentId} is not written down yet.`);
  return null;
}
