import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { repeatedly, tellAct } from '#server/platform/audit/whole-act.ts';
import { idempotencyBusy, idempotencyMismatch } from '#server/platform/errors/common.errors.ts';
import type { Deps } from '#server/deps.ts';
import { isDatabaseAway } from '#server/platform/db/is-away.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

/** The process at work renews its claim of a key every 4 seconds; 12 seconds after the last renewal it counts as dead. */
const HEARTBEAT_MS = 4_000;
const ABANDONED_AFTER_MS = 12_000;
const WAIT_STEP_MS = 200;
const MAX_WAIT_STEPS = 90;

interface KeyRow {
  readonly request_hash: string;
  readonly response: { readonly value: unknown } | null;
  readonly created_at: Date;
}

type KeyDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Keeps the answer within the transaction of the effect, so that a crash takes both or neither. */
export type KeepAnswer = (em: EntityManager, value: unknown) => Promise<void>;

interface Key {
  /** Who and what, such as `book:user-id`, so that no one meets another's keys. */
  readonly scope: string;
  readonly key: string;
  /** Everything that makes it the same request; kept as a keyed hash only, since it may hold a password. */
  readonly request: unknown;
  /** Told when what is answered is the first answer. */
  readonly onRepeated?: (() => void) | undefined;
}

const hashOf = ({ config }: KeyDeps, request: unknown): string =>
  createHmac('sha256', config.appSecret).update(JSON.stringify(request)).digest('hex');

/** Scopes name visitors as guests, as `scopeOf` does. */
const isOfVisitor = (scope: string): boolean => /(^|:)guest:/.test(scope);

const KEEP = 'update idempotency_keys set response = $3 where scope = $1 and key = $2';

/**
 * Does `work` at most once per scope and key and answers a repetition with the first answer.
 * A repetition that comes while the first is still at work waits for it. Failures are not kept: they may be tried again.
 * `work` may keep its answer itself, in the transaction of its effect; else it is kept once the work is done, and a crash
 * between the two does the work again.
 * @throws AppError 409, for a visitor 422, when the key was used for another request; 409 when the first is still at work
 * after 18 seconds.
 */
export async function withIdempotency<Result>(
  deps: KeyDeps,
  { scope, key, request, onRepeated }: Key,
  work: (keep: KeepAnswer) => Promise<Result>,
): Promise<Result> {
  const { db, clock } = deps;
  const hash = hashOf(deps, request);
  for (let step = 0; step < MAX_WAIT_STEPS; step += 1) {
    const now = new Date(clock.now().toEpochMilli());
    const claimed = await db.query(
      `insert into idempotency_keys as k (scope, key, request_hash, created_at) values ($1, $2, $3, $4)
       on conflict (scope, key) do update set created_at = excluded.created_at
         where k.response is null and k.request_hash = excluded.request_hash and k.created_at < $5
       returning key`,
      [scope, key, hash, now, new Date(now.getTime() - ABANDONED_AFTER_MS)],
    );
    if (claimed.length > 0) return finish(deps, scope, key, work);
    const [row] = await db.query<KeyRow>(
      'select request_hash, response, created_at from idempotency_keys where scope = $1 and key = $2',
      [scope, key],
    );
    if (row !== undefined && row.request_hash !== hash) throw idempotencyMismatch(isOfVisitor(scope));
    if (row?.response) {
      onRepeated?.();
      tellAct('repeated');
      return row.response.value as Result;
    }
    await wait(WAIT_STEP_MS);
  }
  throw idempotencyBusy();
}

/**
 * For work that is repeatable by itself: does it again, and only notes which request a key was used for and whether it
 * was done.
 * @throws AppError 409, for a visitor 422, when it was another one.
 */
export async function repeating<Result>(
  deps: KeyDeps,
  { scope, key, request, onRepeated }: Key,
  work: () => Promise<Result>,
): Promise<Result> {
  const { db, clock } = deps;
  const hash = hashOf(deps, request);
  const noted = (isDone: boolean) => JSON.stringify({ value: isDone });
  const [row] = await db.query<Pick<KeyRow, 'request_hash' | 'response'>>(
    `insert into idempotency_keys as k (scope, key, request_hash, response, created_at) values ($1, $2, $3, $4, $5)
     on conflict (scope, key) do update set created_at = k.created_at
     returning request_hash, response`,
    [scope, key, hash, noted(false), new Date(clock.now().toEpochMilli())],
  );
  if (row?.request_hash !== hash) throw idempotencyMismatch(isOfVisitor(scope));
  const isDone = row.response?.value === true;
  const value = await (isDone ? repeatedly(work) : work());
  if (isDone) onRepeated?.();
  else await db.query(KEEP, [scope, key, noted(true)]);
  return value;
}

async function finish<Result>(
  { db, clock }: KeyDeps,
  scope: string,
  key: string,
  work: (keep: KeepAnswer) => Promise<Result>,
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
    let isKept = false;
    const values = (value: unknown) => [scope, key, JSON.stringify({ value })];
    const value = await work(async (em, answer) => {
      await sqlRows(em, KEEP, values(answer));
      isKept = true;
    });
    if (!isKept) await db.query(KEEP, values(value));
    tellAct('done');
    return value;
  } catch (error) {
    const givenBack = db.query('delete from idempotency_keys where scope = $1 and key = $2 and response is null', [
      scope,
      key,
    ]);
    // While the database is away no one waits for that: a claim that is not renewed ends by itself.
    if (isDatabaseAway(error)) givenBack.catch(() => undefined);
    else await givenBack;
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}
