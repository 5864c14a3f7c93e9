import { z } from 'zod';
import { ratesAnswer, ratesPreviewAnswer, plannedRatesAnswer } from '#shared/admin/price-answers.ts';
import { answerBy, nothing } from '#server/platform/trpc/answer.ts';
import { planRatesSchema, previewRatesSchema, ratePlanSchema } from '#shared/admin/rates-schema.ts';
import { operatorProcedure, router } from '#server/platform/trpc/trpc.ts';
import { listRates } from './list-rates.ts';
import { dropPlan, planRates, undoRates } from './plan-rates.ts';
import { previewRates } from './preview-rates.ts';
import { soldSince } from './sold-since.ts';

/** What storage costs in countries and regions. */
export const ratesAdminRouter = router({
  /** What each place says of itself, and what is planned there. */
  list: operatorProcedure('finance')
    .output(answerBy(ratesAnswer))
    .query(({ ctx }) => listRates(ctx.deps)),

  /** What a sample stay would cost, and what last week's would have. */
  preview: operatorProcedure('finance')
    .input(previewRatesSchema)
    .output(answerBy(ratesPreviewAnswer))
    .query(({ ctx, input }) => previewRates(ctx.deps, input)),

  /** Sets rates, at once or from a day on. */
  plan: operatorProcedure('finance')
    .meta({ audits: { table: 'rate_plans', id: 'answer' } })
    .input(planRatesSchema)
    .output(answerBy(plannedRatesAnswer))
    .mutation(({ ctx, input }) => planRates(ctx.deps, input, ctx.actor.userId)),

  /** How many orders were sold at the prices of a change since they hold. */
  sold: operatorProcedure('finance')
    .input(ratePlanSchema)
    .output(answerBy(z.object({ orders: z.int() })))
    .query(async ({ ctx, input }) => ({ orders: await soldSince(ctx.deps, input.planId) })),

  /** Takes back what is planned. */
  drop: operatorProcedure('finance')
    .meta({ audits: { table: 'rate_plans', id: 'planId' } })
    .input(ratePlanSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => dropPlan(ctx.deps, input.planId)),

  /** Sets again what was before a change. */
  undo: operatorProcedure('finance')
    .meta({ audits: { table: 'rate_plans', id: 'answer' } })
    .input(ratePlanSchema)
    .output(answerBy(plannedRatesAnswer))
    .mutation(({ ctx, input }) => undoRates(ctx.deps, input.planId, ctx.actor.userId)),
});
