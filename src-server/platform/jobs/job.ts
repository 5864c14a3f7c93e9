import type { z } from 'zod';

/** A kind of work that happens because of a write; its payload is parsed before the handler sees it. */
export interface Job<Payload> {
  /** Kebab-case, past tense or imperative: `send-booking-mail`. */
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** How often a failure is tried again, with exponential back-off. */
  readonly retries: number;
}

export const defineJob = <Payload>(job: Job<Payload>): Job<Payload> => job;

/** A job with what it does. Handlers may run more than once for one payload and must be repeatable. */
export interface JobHandler<Deps> {
  readonly job: Job<unknown>;
  readonly cron: string | null;
  handle(payload: unknown, deps: Deps): Promise<void>;
}

/** Binds a job to its work; `cron` (UTC) runs it on a schedule besides, with an empty payload. */
export function handleJob<Payload, Deps>(
  job: Job<Payload>,
  handle: (payload: Payload, deps: Deps) => Promise<void>,
  cron: string | null = null,
): JobHandler<Deps> {
  return { job: job as Job<unknown>, cron, handle: (payload, deps) => handle(job.payload.parse(payload ?? {}), deps) };
}
