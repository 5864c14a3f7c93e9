import type { Deps } from '#server/deps.ts';
import { receiveBookingEvent, receiveDisputeEvent } from '#server/modules/booking/booking.module.ts';
import { newId } from '#server/platform/ids.ts';
import { cardFailed } from '#server/platform/payments/card-failed.ts';
import { eventNotFound } from '../admin.errors.ts';
import { keepEvent } from './keep-event.ts';

/**
 * Asks the provider what is true now of what an event was about, and brings our record to it: as if the event came
 * again, which is always safe.
 * @throws AppError 404 for an event of which nothing can be asked; Error when the provider does not answer.
 */
export async function askAgain(deps: Deps, id: string): Promise<{ readonly asked: true }> {
  const [row] = await deps.db.query<{ type: string; kind: string; object_id: string | null }>(
    'select type, kind, object_id from provider_event_log where id = $1',
    [id],
  );
  if (row === undefined || row.object_id === null) throw eventNotFound();
  const { type, object_id: objectId } = row;
  const eventId = `asked_${newId()}`;
  if (row.kind === 'dispute') {
    const event = { id: eventId, type, kind: 'dispute' as const, disputeId: objectId };
    await keepEvent(deps, { event, told: null }, () => receiveDisputeEvent(deps, event));
    return { asked: true };
  }
  if (row.kind !== 'intent') throw eventNotFound();
  const found = await deps.cards.retrieveIntent(objectId);
  if (!found.ok) throw cardFailed(`Intent ${objectId}`, found.failure);
  const event = { id: eventId, type, kind: 'intent' as const, intent: found.value };
  await keepEvent(deps, { event, told: null }, () => receiveBookingEvent(deps, event));
  return { asked: true };
}
