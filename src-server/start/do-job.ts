import type { Deps } from '#server/deps.ts';
import { freeHeard } from '#server/modules/admin/admin.module.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';

/**
 * Does a job; where it went well by the help of a person outside, what waits for them goes on.
 * @throws what the job fails with.
 */
export async function doJob(handler: JobHandler<never>, payload: unknown, deps: Deps): Promise<void> {
  await handler.handle(payload, deps as never);
  // The job is done, whatever becomes of those that wait: they are looked at again within a minute.
  await freeHeard(deps).catch((error: unknown) => deps.log.error({ err: error }, 'jobs that wait'));
}
