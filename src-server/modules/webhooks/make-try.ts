import { Instant } from '@js-joda/core';
import { nextTryAt } from '#shared/integrations/delivery-tries.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { type Answered, postOutside } from '#server/platform/http/post-outside.ts';
import { targetGuard } from '#server/platform/http/target-guard.ts';
import { newId } from '#server/platform/ids.ts';
import { messageIdOf } from './keep-deliveries.ts';
import { type SecretFacts, signedHeaders } from './webhook-signature.ts';
import { sendDelivery, sendWebhookMail } from './webhooks-jobs.ts';

const PATIENCE_MS = 10_000;

/** After so long without one success its owner is informed, once. */
const TOLD_AFTER_SECONDS = 3 * 86_400;

/** What a try needs to know of a delivery and its webhook. */
export interface Sendable extends SecretFacts {
  readonly delivery_id: string;
  readonly subject: string;
  readonly body: string;
  readonly url: string;
}

export const sendableSql = `
  select d.id as delivery_id, d.subject, d.body, w.id, w.url, w.secret_version, w.secret_changed_at
  from webhook_deliveries d join webhooks w on w.id = d.webhook_id`;

interface Made {
  readonly answered: Answered;
  readonly sentHeaders: Readonly<Record<string, string>>;
  readonly tookMs: number;
}

/** Sends one delivery to its webhook; what came of it is to be recorded. */
export async function tryOnce(deps: Pick<Deps, 'clock' | 'config'>, sendable: Sendable): Promise<Made> {
  const { body, url, delivery_id: deliveryId } = sendable;
  const sentHeaders = signedHeaders(deps, sendable, { id: messageIdOf(deliveryId), body });
  const startedAt = performance.now();
  const answered = await postOutside({
    url,
    headers: sentHeaders,
    body,
    patienceMs: PATIENCE_MS,
    guard: targetGuard(deps.config),
  });
  return { answered, sentHeaders, tookMs: Math.round(performance.now() - startedAt) };
}

/** Seconds that an answer asks to wait: a number of them, or an instant. */
function retryAfterOf(answered: Answered, now: Instant): number | null {
  const text = answered.failure === null ? answered.headers['retry-after'] : undefined;
  if (text === undefined) return null;
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - now.toEpochMilli()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}

/** One at a time says what becomes of a subject's deliveries, so that none is left waiting for one that has ended. */
export const lockSubject = (em: EntityManager, webhookId: string, subject: string) =>
  sqlRows(em, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${webhookId}:${subject}`]);

/** Nothing of the same subject that came before delivery `d` holds it back at an instant, a parameter's name. */
export const isFirst = (now: string): string => `not exists (
  select from webhook_deliveries e
  where e.webhook_id = d.webhook_id and e.subject = d.subject and e.state = 'waiting' and e.sequence < d.sequence
    and (e.holds_until is null or e.holds_until > ${now}))`;

/** The next of the same subject is tried now that none before it holds it back. */
async function wakeNext(em: EntityManager, deps: Deps, webhookId: string, subject: string): Promise<void> {
  const [next] = await sqlRows<{ id: string }>(
    em,
    `select d.id from webhook_deliveries d where d.webhook_id = $1 and d.subject = $2 and d.state = 'waiting'
       and d.next_try_at <= $3::timestamptz and ${isFirst('$3::timestamptz')} order by d.sequence limit 1`,
    [webhookId, subject, deps.clock.now().toString()],
  );
  if (next !== undefined) await deps.jobs.enqueue(em, sendDelivery, { deliveryId: next.id, webhookId });
}

async function noteFailure(em: EntityManager, deps: Deps, webhookId: string, now: Instant): Promise<void> {
  await sqlRows(em, 'update webhooks set failing_since = coalesce(failing_since, $2) where id = $1', [
    webhookId,
    now.toString(),
  ]);
  const told = await sqlRows(
    em,
    'update webhooks set told_at = $2 where id = $1 and told_at is null and failing_since <= $3 returning id',
    [webhookId, now.toString(), now.minusSeconds(TOLD_AFTER_SECONDS).toString()],
  );
  if (told.length > 0) await deps.jobs.enqueue(em, sendWebhookMail, { webhookId });
}

/** The receiver says that it is no more (410): it is called no more, and its owner is informed. */
async function turnOff(em: EntityManager, deps: Deps, webhookId: string, now: Instant): Promise<void> {
  await sqlRows(
    em,
    `update webhook_deliveries set state = 'givenUp', next_try_at = null where webhook_id = $1 and state = 'waiting'`,
    [webhookId],
  );
  const off = await sqlRows(
    em,
    `update webhooks set gone_at = $2, failing_since = coalesce(failing_since, $2) where id = $1 and gone_at is null
     returning id`,
    [webhookId, now.toString()],
  );
  if (off.length > 0) await deps.jobs.enqueue(em, sendWebhookMail, { webhookId });
}

const GONE = 410;

/** A request that is refused for what it says will be refused again: what comes after it need not wait. */
const isRefusal = (status: number | null): boolean =>
  status !== null && status >= 400 && status < 500 && ![408, 425, 429].includes(status);

interface DeliveryRow {
  readonly state: 'waiting' | 'delivered' | 'givenUp';
  readonly tries: number;
  readonly first_try_at: Date | null;
}

/**
 * Writes a try down with its answer, and decides what becomes of the delivery: delivered, tried again, or given up,
 * the last for all that waits where the receiver is gone.
 * @param isByHand a try that a person asked for counts for none of the twelve.
 */
export function recordTry(deps: Deps, sendable: Sendable, made: Made, isByHand: boolean): Promise<void> {
  const { id: webhookId, delivery_id: deliveryId, subject } = sendable;
  const { answered, sentHeaders, tookMs } = made;
  const now = deps.clock.now();
  const isTaken = answered.failure === null && answered.status >= 200 && answered.status < 300;
  return inTransaction(deps, async (em) => {
    await lockSubject(em, webhookId, subject);
    const [row] = await sqlRows<DeliveryRow>(
      em,
      'select state, tries, first_try_at from webhook_deliveries where id = $1 for update',
      [deliveryId],
    );
    // Its webhook was removed meanwhile.
    if (row === undefined) return;
    const tries = isByHand ? row.tries : row.tries + 1;
    await sqlRows(
      em,
      `insert into webhook_tries (id, delivery_id, number, made_at, took_ms, sent_headers, status, failure, answer_headers, answer_body)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        newId(),
        deliveryId,
        isByHand ? null : tries,
        now.toString(),
        tookMs,
        JSON.stringify(sentHeaders),
        answered.status,
        answered.failure,
        answered.failure === null ? JSON.stringify(answered.headers) : null,
        answered.failure === null ? answered.body : null,
      ],
    );
    if (isTaken) {
      await sqlRows(
        em,
        `update webhook_deliveries set state = 'delivered', tries = $2, next_try_at = null where id = $1`,
        [deliveryId, tries],
      );
      await sqlRows(em, 'update webhooks set failing_since = null, told_at = null, gone_at = null where id = $1', [
        webhookId,
      ]);
    } else if (answered.status === GONE) {
      await sqlRows(em, 'update webhook_deliveries set tries = $2 where id = $1', [deliveryId, tries]);
      return turnOff(em, deps, webhookId, now);
    } else {
      await noteFailure(em, deps, webhookId, now);
      if (isByHand || row.state !== 'waiting') return;
      const firstAt = row.first_try_at === null ? now : Instant.ofEpochMilli(row.first_try_at.getTime());
      const next = nextTryAt({ firstAt, tries, now, retryAfter: retryAfterOf(answered, now) });
      await sqlRows(
        em,
        `update webhook_deliveries set state = $2, tries = $3, next_try_at = $4, holds_until = coalesce($5, holds_until)
         where id = $1`,
        [
          deliveryId,
          next === null ? 'givenUp' : 'waiting',
          tries,
          next?.toString() ?? null,
          isRefusal(answered.status) ? now.toString() : null,
        ],
      );
      if (next !== null) await deps.jobs.enqueue(em, sendDelivery, { deliveryId, webhookId }, { startAfter: next });
    }
    await wakeNext(em, deps, webhookId, subject);
  });
}
