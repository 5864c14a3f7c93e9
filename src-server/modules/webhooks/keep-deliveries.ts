import { groupOf, type WebhookEventType } from '#shared/integrations/webhook-events.ts';
import { toIso } from '#shared/time/instants.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newId } from '#server/platform/ids.ts';
import type { EventFacts } from './event-facts.ts';
import { sendDelivery } from './webhooks-jobs.ts';

interface Happened {
  readonly type: WebhookEventType;
  /** The same for the same happening, however often its event comes. */
  readonly key: string;
  /** Whose order is kept, such as a booking's id. */
  readonly subject: string;
}

interface Message extends Omit<Happened, 'type'> {
  readonly type: WebhookEventType | 'webhook.test';
  readonly about: string;
  readonly revision?: number | undefined;
  readonly data: Readonly<Record<string, unknown>>;
  readonly state: 'waiting' | 'givenUp';
}

/** The id that receivers know a delivery by: that of its body, and of its header on every try. */
export const messageIdOf = (deliveryId: string): string => `evt_${deliveryId.replaceAll('-', '')}`;

/** Writes a delivery down, once for each happening. @returns its id, or `null` where it was there. */
export async function addDelivery(
  em: EntityManager,
  { clock }: Pick<Deps, 'clock'>,
  webhookId: string,
  { type, key, subject, about, revision, data, state }: Message,
): Promise<string | null> {
  const id = newId();
  const now = clock.now();
  const timestamp = toIso(now);
  const body = JSON.stringify({ id: messageIdOf(id), type, timestamp, ...(revision ? { revision } : {}), data });
  const [added] = await sqlRows<{ id: string }>(
    em,
    `insert into webhook_deliveries (id, webhook_id, event_key, type, subject, about, body, state, next_try_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, case when $8 = 'waiting' then $9::timestamptz end, $9::timestamptz)
     on conflict (webhook_id, event_key) do nothing returning id`,
    [id, webhookId, key, type, subject, about, body, state, now.toString()],
  );
  return added?.id ?? null;
}

/** Makes a delivery of what happened for each webhook that wants to hear of it: its partner's, and the administrators'. */
export async function keepDeliveries(
  deps: Deps,
  { type, key, subject }: Happened,
  factsOf: () => Promise<EventFacts | null>,
): Promise<void> {
  const [some] = await deps.db.query('select 1 from webhooks where $1 = any(groups) and gone_at is null limit 1', [
    groupOf(type),
  ]);
  const facts = some === undefined ? null : await factsOf();
  if (facts === null) return;
  await inTransaction(deps, async (em) => {
    const webhooks = await sqlRows<{ id: string }>(
      em,
      'select id from webhooks where (owner_id = $1 or owner_id is null) and $2 = any(groups) and gone_at is null',
      [facts.ownerId, groupOf(type)],
    );
    for (const webhook of webhooks) {
      const message = { ...facts, type, key, subject, state: 'waiting' } as const;
      const deliveryId = await addDelivery(em, deps, webhook.id, message);
      if (deliveryId !== null) await deps.jobs.enqueue(em, sendDelivery, { deliveryId, webhookId: webhook.id });
    }
  });
}
