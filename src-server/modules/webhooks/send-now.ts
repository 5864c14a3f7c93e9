import type { Deps } from '#server/deps.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { newId } from '#server/platform/ids.ts';
import { addDelivery } from './keep-deliveries.ts';
import { recordTry, type Sendable, sendableSql, tryOnce } from './make-try.ts';
import { deliveryNotFound, webhookMissing } from './webhooks.errors.ts';

/** Buttons that make us send something to an address that another person chose. */
const limit = { name: 'webhook-send', hits: 10, perSeconds: 60 } as const;

/** Sends one delivery at once, whatever became of it. @throws AppError 404 for an unknown one. */
export async function sendNow(deps: Deps, deliveryId: string): Promise<void> {
  const [sendable] = await deps.db.query<Sendable>(`${sendableSql} where d.id = $1`, [deliveryId]);
  if (sendable === undefined) throw deliveryNotFound();
  await recordTry(deps, sendable, await tryOnce(deps, sendable), true);
}

/**
 * Sends one delivery again at once, also one that was taken or given up, as long as it is kept.
 * @throws AppError 404 for a foreign or unknown one, 429 when it is asked too often.
 */
export async function sendAgain(deps: Deps, ownerId: string, deliveryId: string): Promise<void> {
  const [own] = await deps.db.query(
    'select 1 from webhook_deliveries d join webhooks w on w.id = d.webhook_id where d.id = $1 and w.owner_id = $2',
    [deliveryId, ownerId],
  );
  if (own === undefined) throw deliveryNotFound();
  await limitRate({ deps }, limit, ownerId);
  await sendNow(deps, deliveryId);
}

/**
 * Sends a `webhook.test` at once, and never again by itself. @returns the delivery's id.
 * @throws AppError 409 where there is no webhook, 429 when it is asked too often.
 */
export async function sendTest(deps: Deps, ownerId: string): Promise<string> {
  const [webhook] = await deps.db.query<{ id: string }>('select id from webhooks where owner_id = $1', [ownerId]);
  if (webhook === undefined) throw webhookMissing();
  await limitRate({ deps }, limit, ownerId);
  const key = `test:${newId()}`;
  const data = { message: `A test of ${deps.config.SITE_NAME}` };
  const message = { type: 'webhook.test', key, subject: key, about: '', data, state: 'givenUp' } as const;
  const deliveryId = await inTransaction(deps, (em) => addDelivery(em, deps, webhook.id, message));
  if (deliveryId === null) throw webhookMissing();
  await sendNow(deps, deliveryId);
  return deliveryId;
}
