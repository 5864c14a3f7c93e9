import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { idempotencyBusy, idempotencyMismatch } from '#server/platform/errors/common.errors.ts';
import type { Deps } from '#server/deps.ts';

/** Whoever works says so every four seconds; after twelve without a word their process has died. */
const HEARTBEAT_MS = 4_000;
const ABANDONED_AFTER_MS = 12_000;
const WAIT_STEP_MS = 200;
const WAIT_STEPS = 90;

interface KeyRow {
  readonly request_hash: string;
  readonly response: { readonly value: unknown } | null;
  readonly created_at: Date;
}

/**
 * Does `work` at most once per scope and key and answers a repetition with the first answer.
 * A repetition that comes while the first is still at work waits for it. Failures are not kept: they may be tried again.
 * @param scope who and what, such as `book:user-id`, so that nobody meets another's keys.
 * @throws AppError 409 when the key was used for another request, or the first is still at work after 18 seconds.
 */
export async function once<Result>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { scope, key, request }: { scope: string; key: string; request: unknown },
  work: () => Promise<Result>,
): Promise<Result> {
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  for (let step = 0; step < WAIT_STEPS; step += 1) {
    const now = new Date(clock.now().toEpochMilli());
    const claimed = await db.query(
      `insert into idempotency_keys as k (scope, key, request_hash, created_at) values ($1, $2, $3, $4)
       on conflict (scope, key) do update set created_at = excluded.created_at
         where k.response is null and k.request_hash = excluded.request_hash and k.created_at < $5
       returning key`,
      [scope, key, hash, now, new Date(now.getTime() - ABANDONED_AFTER_MS)],
    );
    if (claimed.length > 0) return finish({ db, clock }, scope, key, work);
    const [row] = await db.query<KeyRow>(
      'select request_hash, response, created_at from idempotency_keys where scope = $1 and key = $2',
      [scope, key],
    );
    if (row !== undefined && row.request_hash !== hash) throw idempotencyMismatch();
    if (row?.response) return row.response.value as Result;
    await wait(WAIT_STEP_MS);
  }
  throw idempotencyBusy();
}

async function finish<Result>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  scope: string,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const heartbeat = setInterval(() => {
    const now = new Date(clock.now().toEpochMilli());
    const beat = db.query('update idempotency_keys set created_at = $3 where scope = $1 and key = $2', [
      scope,
      key,
      now,
    ]);
    beat.catch(() => undefined);
  }, HEARTBEAT_MS);
  try {
    const value = await work();
    await db.query('update idempotency_keys set response = $3 where scope = $1 and key = $2', [
      scope,
      key,
      JSON.stringify({ value }),
    ]);
    return value;
  } catch (error) {
    await db.query('delete from idempotency_keys where scope = $1 and key = $2 and response is null', [scope, key]);
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}
