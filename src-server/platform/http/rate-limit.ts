import { AppError } from '#server/platform/errors/app-error.ts';
import { tooManyRequests } from '#server/platform/errors/common.errors.ts';
import { outsideOf } from '#server/platform/db/transaction.ts';
import { householdOf } from './network.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';

interface Limit {
  /** What is limited: `sign-in`, `email-check`. */
  readonly name: string;
  readonly hits: number;
  readonly perSeconds: number;
}

const keyOf = (limit: Limit, subject: string): string => `${limit.name}:${householdOf(subject)}`;

/**
 * Counts one hit for a subject (an address, an e-mail) in PostgreSQL, so that every process sees the same count; also
 * where the work around it is taken back, else a refused guess would not count.
 * @throws AppError 429 with the seconds to wait, once the limit is passed.
 */
export async function limitRate(ctx: Pick<RequestContext, 'deps'>, limit: Limit, subject: string): Promise<void> {
  if (!ctx.deps.config.RATE_LIMITS) return;
  const now = new Date(ctx.deps.clock.now().toEpochMilli());
  const [row] = await outsideOf(ctx.deps.db).query<{ hits: number; window_ends_at: Date }>(
    `insert into rate_limits as r (key, hits, window_ends_at) values ($1, 1, $2::timestamptz + make_interval(secs => $3))
     on conflict (key) do update set
       hits = case when r.window_ends_at <= $2::timestamptz then 1 else r.hits + 1 end,
       window_ends_at = case when r.window_ends_at <= $2::timestamptz then excluded.window_ends_at else r.window_ends_at end
     returning hits, window_ends_at`,
    [keyOf(limit, subject), now, limit.perSeconds],
  );
  if (row !== undefined && row.hits > limit.hits) {
    throw tooManyRequests(Math.max(1, Math.ceil((row.window_ends_at.getTime() - now.getTime()) / 1000)));
  }
}

/** Counts one hit likewise. @returns whether it is within the limit */
export const isWithinLimit = (ctx: Pick<RequestContext, 'deps'>, limit: Limit, subject: string): Promise<boolean> =>
  limitRate(ctx, limit, subject).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false;
      throw error;
    },
  );

/** Takes one hit back, of an attempt that turned out well. */
export async function forgiveHit({ deps }: Pick<RequestContext, 'deps'>, limit: Limit, subject: string): Promise<void> {
  if (!deps.config.RATE_LIMITS) return;
  await outsideOf(deps.db).query('update rate_limits set hits = greatest(hits - 1, 0) where key = $1', [
    keyOf(limit, subject),
  ]);
}

/**
 * Does `work` and counts it only where it was a guess that missed; counted beforehand and taken back, so that many at
 * once are no way around.
 * @param isMiss whether the result, or what was thrown, tells a person who guesses that they were wrong.
 * @throws AppError 429 once too many have missed, for every caller behind the subject.
 */
export async function limitMisses<Result>(
  ctx: Pick<RequestContext, 'deps'>,
  limit: Limit,
  subject: string,
  work: () => Promise<Result>,
  isMiss: (outcome: { readonly result?: Result; readonly error?: unknown }) => boolean,
): Promise<Result> {
  await limitRate(ctx, limit, subject);
  try {
    const result = await work();
    if (!isMiss({ result })) await forgiveHit(ctx, limit, subject);
    return result;
  } catch (error) {
    if (!isMiss({ error })) await forgiveHit(ctx, limit, subject);
    throw error;
  }
}
