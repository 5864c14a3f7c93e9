import { hurriedAnswer, jobAddressAnswer, jobAnswer, jobCountAnswer, jobsAnswer } from '#shared/admin/job-answers.ts';
import { answerBy } from '#server/platform/trpc/answer.ts';
import { dropJobsSchema, jobAddressSchema, jobSchema, retryJobsSchema } from '#shared/admin/jobs-schema.ts';
import { hurry } from '#server/platform/jobs/look-at-jobs.ts';
import { operatorProcedure, router } from '#server/platform/trpc/trpc.ts';
import { dropJobs, letJobsWait, retryJobs, undropJobs } from './decide-jobs.ts';
import { getJob, listJobs } from './list-jobs.ts';
import { showAddress } from './show-address.ts';

const several = { audits: { named: 'ids', tells: 'queue' } } as const;

/** Work that happens because of a write: what flows, what is stuck, and what to do about it. */
export const jobsRouter = router({
  list: operatorProcedure('reader', 'support')
    .output(answerBy(jobsAnswer))
    .query(({ ctx }) => listJobs(ctx.deps)),

  get: operatorProcedure('reader', 'support')
    .input(jobSchema)
    .output(answerBy(jobAnswer))
    .query(({ ctx, input }) => getJob(ctx.deps, input.jobId)),

  /** The address that a job carries; that it was seen is written down. */
  showAddress: operatorProcedure('support')
    .meta({ audits: { named: 'jobId', tells: 'queue' } })
    .input(jobAddressSchema)
    .output(answerBy(jobAddressAnswer))
    .mutation(({ ctx, input }) => showAddress(ctx.deps, input)),

  /** Does jobs once more that failed for good, or wait for their cause. */
  retry: operatorProcedure('support')
    .meta(several)
    .input(retryJobsSchema)
    .output(answerBy(jobCountAnswer))
    .mutation(({ ctx, input }) => retryJobs(ctx.deps, { ids: input.ids, by: ctx.actor.userId })),

  /** Lets a job that is tried again by itself run at once. */
  hurry: operatorProcedure('support')
    .meta({ audits: { named: 'jobId', tells: 'queue' } })
    .input(jobSchema)
    .output(answerBy(hurriedAnswer))
    .mutation(async ({ ctx, input }) => ({ queue: await hurry(ctx.deps.db, input.jobId) })),

  /** Lets jobs that failed for good wait until their cause is gone. */
  wait: operatorProcedure('support')
    .meta(several)
    .input(retryJobsSchema)
    .output(answerBy(jobCountAnswer))
    .mutation(({ ctx, input }) => letJobsWait(ctx.deps, { ids: input.ids, by: ctx.actor.userId })),

  drop: operatorProcedure('support')
    .meta(several)
    .input(dropJobsSchema)
    .output(answerBy(jobCountAnswer))
    .mutation(({ ctx, input }) => dropJobs(ctx.deps, { ...input, by: ctx.actor.userId })),

  undrop: operatorProcedure('support')
    .meta(several)
    .input(retryJobsSchema)
    .output(answerBy(jobCountAnswer))
    .mutation(({ ctx, input }) => undropJobs(ctx.deps, input.ids)),
});
