import { homeAnswer, needCountsAnswer, figuresAnswer } from '#shared/admin/work-answers.ts';
import { z } from 'zod';
import { answerBy, nothing } from '#server/platform/trpc/answer.ts';
import { settleDifferenceSchema, snoozeNeedSchema, takeNeedSchema } from '#shared/admin/home-schema.ts';
import { seenTo } from '#server/modules/ledger/ledger.module.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { operatorProcedure, router } from '#server/platform/trpc/trpc.ts';
import { runChecks } from '../checks/run-checks.job.ts';
import { figuresOverTime } from './figures.ts';
import { countNeeds, getHome } from './get-home.ts';
import { snoozeNeed, takeNeed } from './need-marks.ts';

const audits = { audits: { table: 'need_marks', id: 'needId' } } as const;

/** Where the people who run Cloakroom begin. */
export const homeRouter = router({
  get: operatorProcedure('reader', 'support', 'finance', 'content')
    .output(answerBy(homeAnswer))
    .query(({ ctx }) => getHome(ctx.deps, { role: ctx.actor.part, userId: ctx.actor.userId })),

  /** How much needs a person, by kind: what the rail asks every half minute. */
  counts: operatorProcedure('reader', 'support', 'finance', 'content')
    .output(answerBy(needCountsAnswer))
    .query(({ ctx }) => countNeeds(ctx.deps, { role: ctx.actor.part, userId: ctx.actor.userId })),

  figures: operatorProcedure('reader', 'support', 'finance', 'content')
    .output(answerBy(figuresAnswer))
    .query(({ ctx }) => figuresOverTime(ctx.deps)),

  /** Says that the caller sees to it, or no longer does. */
  take: operatorProcedure('support', 'finance', 'content')
    .meta(audits)
    .input(takeNeedSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => takeNeed(ctx.deps, ctx.actor.userId, input)),

  /** Puts something off, for all administrators. */
  snooze: operatorProcedure('support', 'finance', 'content')
    .meta(audits)
    .input(snoozeNeedSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => snoozeNeed(ctx.deps, input)),

  /** Says that what differed between the card provider and the books was seen to. */
  settle: operatorProcedure('finance')
    .meta({ audits: { table: 'provider_differences', id: 'differenceId' } })
    .input(settleDifferenceSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => seenTo(ctx.deps, input.differenceId)),

  /** Reckons everything again now instead of within the hour. */
  check: operatorProcedure('support', 'finance')
    .output(answerBy(z.object({ asked: z.boolean() })))
    .mutation(({ ctx: { deps } }) =>
      inTransaction(deps, async (em) => {
        await deps.jobs.enqueue(em, runChecks, { asked: true });
        return { asked: true };
      }),
    ),
});
