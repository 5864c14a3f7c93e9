import { referenceAnswer } from '#server/api/docs/reference-answer.ts';
import { answerBy } from '#server/platform/trpc/answer.ts';
import { publicProcedure, router } from '#server/platform/trpc/trpc.ts';
import { documentOf } from './api-document.ts';
import { withOwnSamples } from './own-samples.ts';
import { type ApiDocument, referenceOf } from './reference.ts';

export const docsRouter = router({
  /** Every documented call of the REST API, as the page of its documentation shows it. */
  reference: publicProcedure
    .meta({ cost: 15 })
    .output(answerBy(referenceAnswer))
    .query(({ ctx }) => withOwnSamples(ctx, referenceOf(documentOf(ctx.deps.db) as ApiDocument))),
});
