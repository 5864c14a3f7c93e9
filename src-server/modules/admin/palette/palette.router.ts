import { foundAnythingAnswer } from '#shared/admin/people-answers.ts';
import { answerBy } from '#server/platform/trpc/answer.ts';
import { paletteSchema } from '#shared/admin/palette-schema.ts';
import { operatorProcedure, router } from '#server/platform/trpc/trpc.ts';
import { findAnything } from './find-anything.ts';

/** One search for everything that administrators work with. */
export const paletteRouter = router({
  find: operatorProcedure('support', 'finance', 'content')
    .input(paletteSchema)
    .output(answerBy(foundAnythingAnswer))
    .query(({ ctx, input }) => findAnything(ctx.deps, input.text, ctx.actor.part)),
});
