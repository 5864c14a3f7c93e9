import { widgetAnswer } from '#shared/widgets/widget-answers.ts';
import { answerBy, nothing } from '#server/platform/trpc/answer.ts';
import { siteSchema } from '#shared/widgets/widget-schema.ts';
import { partnerProcedure, router } from '#server/platform/trpc/trpc.ts';
import { ownWidget, saveSite } from './own-widget.ts';

/** The booking widget that partners put on their own sites. */
export const widgetsRouter = router({
  own: partnerProcedure.output(answerBy(widgetAnswer)).query(({ ctx }) => ownWidget(ctx.deps, ctx.user.id)),

  saveSite: partnerProcedure
    .input(siteSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => saveSite(ctx.deps, ctx.user.id, input.site)),
});
