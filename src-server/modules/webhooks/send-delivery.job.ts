import type { Deps } from '#server/deps.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { isFirst, lockSubject, recordTry, type Sendable, sendableSql, tryOnce } from './make-try.ts';
import { sendDelivery, wakeDeliveries } from './webhooks-jobs.ts';

/** A process that begins an attempt has it to itself for so long; when it dies, it is made again after. */
const HELD_SECONDS = 60;

/** A failing one holds back what comes after it of its subject for its first tries: later news must not come days late. */
const HOLDS_SECONDS = 300;

/** No one is looked for who may still be at it, or whose turn has just come. */
const OVERDUE_SECONDS = 120;

/**
 * Begins a try of a delivery that is due and first of its subject; what is behind a failing one waits for some minutes,
 * so that events of a booking are sent in their order. `null` when it is not to be tried now.
 */
export async function beginTry(deps: Pick<Deps, 'clock' | 'db'>, deliveryId: string): Promise<Sendable | null> {
  const now = deps.clock.now();
  return inTransaction(deps, async (em) => {
    const [asked] = await sqlRows<Sendable>(em, `${sendableSql} where d.id = $1`, [deliveryId]);
    if (asked === undefined) return null;
    await lockSubject(em, asked.id, asked.subject);
    const begun = await sqlRows(
      em,
      `update webhook_deliveries d set first_try_at = coalesce(first_try_at, $2::timestamptz), next_try_at = $3,
         holds_until = coalesce(holds_until, $4::timestamptz)
       where d.id = $1 and d.state = 'waiting' and d.next_try_at <= $2::timestamptz and ${isFirst('$2::timestamptz')} returning d.id`,
      [deliveryId, now.toString(), now.plusSeconds(HELD_SECONDS).toString(), now.plusSeconds(HOLDS_SECONDS).toString()],
    );
    return begun.length === 0 ? null : asked;
  });
}

/** Tries a delivery. One whose process dies in the middle is tried again: receivers hear of everything at least once. */
export const sendDeliveryHandler = handleJob(sendDelivery, async ({ deliveryId }, deps: Deps) => {
  const sendable = await beginTry(deps, deliveryId);
  if (sendable === null) return;
  await recordTry(deps, sendable, await tryOnce(deps, sendable), false);
});

/** Every minute: takes up what should have been tried a while ago. */
export const wakeDeliveriesHandler = handleJob(
  wakeDeliveries,
  async (_payload, deps: Deps) => {
    const now = deps.clock.now();
    await inTransaction(deps, async (em) => {
      const overdue = await sqlRows<{ id: string; webhook_id: string }>(
        em,
        `select d.id, d.webhook_id from webhook_deliveries d where d.state = 'waiting' and d.next_try_at < $1 and ${isFirst('$2::timestamptz')}
         order by d.next_try_at limit 200`,
        [now.minusSeconds(OVERDUE_SECONDS).toString(), now.toString()],
      );
      for (const { id, webhook_id: webhookId } of overdue)
        await deps.jobs.enqueue(em, sendDelivery, { deliveryId: id, webhookId });
    });
  },
  '* * * * *',
);
