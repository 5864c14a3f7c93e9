import type { z } from 'zod';
import { isDatabaseAway } from '#server/platform/db/is-away.ts';

/** A kind of work that happens because of a write; its payload is parsed before the handler sees it. */
export interface Job<Payload> {
  /** Kebab-case, past tense or imperative: `send-booking-mail`. */
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** How often a failure is tried again, with exponential back-off. */
  readonly retries: number;
  /** Where given, jobs of one key are worked off one after the other, in the order in which they were added. */
  orderedBy?(payload: Payload): string;
  /** Where given, jobs of one group keep no more than a few workers of a process busy: a slow one holds up no other. */
  groupedBy?(payload: Payload): string;
}

export const defineJob = <Payload>(job: Job<Payload>): Job<Payload> => job;

/** A job with what it does. Handlers may run more than once for one payload and must be repeatable. */
export interface JobHandler<Deps> {
  readonly job: Job<unknown>;
  readonly cron: string | null;
  handle(payload: unknown, deps: Deps): Promise<void>;
}

/**
 * Does `work` for each item, whatever becomes of the others: one that fails does not stop those behind it.
 * @throws Error at the end, with the failures as its cause, so that the job counts as failed and is looked at.
 */
export async function forEachOnItsOwn<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    await work(item).catch((error: unknown) => {
      // Then those behind would fail as well, each after a wait.
      if (isDatabaseAway(error)) throw error;
      failures.push(error);
    });
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} of ${items.length} failed, the first with: ${failures[0]}`);
  }
}

/** Binds a job to its work; `cron` (UTC) runs it on a schedule besides, with an empty payload. */
export function handleJob<Payload, Deps>(
  job: Job<Payload>,
  handle: (payload: Payload, deps: Deps) => Promise<void>,
  cron: string | null = null,
): JobHandler<Deps> {
  return { job: job as Job<unknown>, cron, handle: (payload, deps) => handle(job.payload.parse(payload ?? {}), deps) };
}
