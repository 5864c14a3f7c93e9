import { recruitingAnswer, recruitingSchema } from '#shared/admin/recruiting-schema.ts';
import { answerBy } from '#server/platform/trpc/answer.ts';
import { operatorProcedure, router } from '#server/platform/trpc/trpc.ts';
import { listEmptySearches } from './list-empty-searches.ts';

/** What administrators see of searches. */
export const recruitingRouter = router({
  /** Where travellers searched and found nothing. */
  list: operatorProcedure('support', 'finance')
    .input(recruitingSchema)
    .output(answerBy(recruitingAnswer))
    .query(({ ctx, input }) => listEmptySearches(ctx.deps, input.days, ctx.locale)),
});
