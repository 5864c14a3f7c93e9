import type { Deps } from '#server/deps.ts';
import { isId } from '#server/platform/ids.ts';
import type { ProviderEvent } from '#server/platform/payments/card-provider.ts';
import { cardFailed } from '#server/platform/payments/card-failed.ts';
import { settlePayment } from './confirm-payment.ts';
import { receiveRefund } from './receive-refund.ts';

/**
 * Works off an event of the card provider about a payment or refund of ours; any other is ignored. An event says only
 * that something happened: events come late and out of order, so what is true now is asked of the provider.
 * @throws Error when the provider cannot be asked: it then delivers the event again.
 */
export async function receiveBookingEvent(deps: Deps, event: ProviderEvent): Promise<void> {
  if (event.kind === 'refund') return receiveRefund(deps, event);
  if (event.kind !== 'intent') return;
  const { intent } = event;
  const named = intent.metadata.payment_id ?? '';
  const [payment] = await deps.db.query<{ id: string }>(
    'select id from payments where provider_intent_id = $1 or (id = $2 and provider_intent_id is null)',
    [intent.id, isId(named) ? named : null],
  );
  if (payment === undefined) return;
  const seen = await deps.db.query('select 1 from provider_events where id = $1', [event.id]);
  if (seen.length > 0) return;
  const found = await deps.cards.retrieveIntent(intent.id);
  if (!found.ok) throw cardFailed(`Intent ${intent.id}`, found.failure);
  await settlePayment(deps, payment.id, { intent: found.value }, event);
}
