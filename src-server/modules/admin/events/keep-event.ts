import type { Deps } from '#server/deps.ts';
import { isDatabaseAway } from '#server/platform/db/is-away.ts';
import { newId } from '#server/platform/ids.ts';
import type { ProviderEvent } from '#server/platform/payments/card-provider.ts';
import type { Told } from '#server/platform/payments/told-by-event.ts';

/** The provider's id of what an event is about; null where it says none. */
function objectOf(event: ProviderEvent): string | null {
  if (event.kind === 'intent') return event.intent.id;
  if (event.kind === 'refund') return event.refundId;
  if (event.kind === 'dispute') return event.disputeId;
  if (event.kind === 'account') return event.account.id;
  if (event.kind === 'transfer') return event.transferId;
  return event.kind === 'payout' ? (event.metadata.payoutId ?? null) : null;
}

const intentOf = (event: ProviderEvent): string | null =>
  event.kind === 'intent' ? event.intent.id : event.kind === 'refund' ? event.intentId : null;

interface Came {
  readonly event: ProviderEvent;
  /** What may be kept of it as it came; `null` where we asked. */
  readonly told: Told | null;
}

/**
 * Works an event of the card provider off and writes down what it became: done, seen before, nothing of ours, or failed,
 * which the provider then delivers again. That it cannot be written down stops no event.
 */
export async function keepEvent(deps: Deps, { event, told }: Came, work: () => Promise<void>): Promise<void> {
  const { db, clock, log } = deps;
  const began = performance.now();
  const [seen] = await db.query('select 1 from provider_events where id = $1', [event.id]);
  const note = (became: 'done' | 'seen' | 'ignored' | 'failed', error: string | null) =>
    db
      .query(
        `insert into provider_event_log (id, event_id, type, kind, object_id, payment_id, became, error, took_ms, received_at, told)
         values ($1, $2, $3, $4, $5, coalesce(
           (select id from payments where provider_intent_id = $6),
           (select d.payment_id from disputes d where d.provider_dispute_id = $5)), $7, $8, $9, $10, $11)`,
        [
          newId(),
          event.id,
          event.type,
          event.kind,
          objectOf(event),
          intentOf(event),
          became,
          error,
          Math.round(performance.now() - began),
          clock.now().toString(),
          told === null ? null : JSON.stringify(told),
        ],
      )
      .catch((problem: unknown) => log.error({ err: problem }, 'an event was not written down'));
  try {
    await work();
  } catch (error) {
    const noted = note('failed', String(error).slice(0, 500));
    // While the database is away no one waits for that; the provider delivers the event again.
    if (!isDatabaseAway(error)) await noted;
    throw error;
  }
  await note(seen !== undefined ? 'seen' : event.kind === 'other' ? 'ignored' : 'done', null);
}
