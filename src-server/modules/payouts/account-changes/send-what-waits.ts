import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { runPayouts, sendPayout } from '../payouts-jobs.ts';
import { accountWaits } from './account-waits.ts';

/** Once it is known where a partner is paid: payouts that stopped on their way go on, and what came back is sent again. */
export async function sendWhatWaits(em: EntityManager, deps: Pick<Deps, 'jobs'>, userId: string): Promise<void> {
  if (await accountWaits(em, userId)) return;
  const payouts = await sqlRows<{ id: string; status: string; is_latest: boolean }>(
    em,
    `select id, status, row_number() over (order by created_at desc, id desc) = 1 as is_latest from payouts where user_id = $1`,
    [userId],
  );
  for (const { id, status, is_latest: isLatest } of payouts) {
    if (status === 'requested') await deps.jobs.enqueue(em, sendPayout, { payoutId: id });
    if (status === 'failed' && isLatest) await deps.jobs.enqueue(em, runPayouts, { userId });
  }
}
