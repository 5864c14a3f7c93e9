import { sendAccountMailHandler } from '#server/modules/accounts/accounts.module.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';

/** Everything that happens because of a write, and on a schedule. */
export const jobHandlers: readonly JobHandler<never>[] = [sendAccountMailHandler as JobHandler<never>];
