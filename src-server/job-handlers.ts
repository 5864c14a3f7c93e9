import type { JobHandler } from '#server/platform/jobs/job.ts';

/** Everything that happens because of a write, and on a schedule. */
export const jobHandlers: readonly JobHandler<never>[] = [];
