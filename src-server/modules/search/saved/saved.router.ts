import { savedListingsAnswer } from '#shared/search/search-answers.ts';
import { z } from 'zod';
import { answerBy } from '#server/platform/trpc/answer.ts';
import { savedSlugSchema, savedSlugsSchema } from '#shared/search/saved-schema.ts';
import { publicProcedure, router, userProcedure } from '#server/platform/trpc/trpc.ts';
import { addSaved, removeSaved, savedSlugs, showSaved } from './saved-listings.ts';

/** The locations that people keep to come back to. Without an account the browser keeps them. */
export const savedRouter = router({
  /** One's own, the newest first, by their slugs. */
  list: userProcedure.output(answerBy(z.array(z.string()))).query(({ ctx }) => savedSlugs(ctx.deps, ctx.user.id)),

  /** Adds some to one's own: one that was pressed, or what a browser kept before its person signed in. */
  add: userProcedure
    .input(savedSlugsSchema)
    .output(answerBy(z.array(z.string())))
    .mutation(({ ctx, input }) => addSaved(ctx.deps, ctx.user.id, input.slugs)),

  remove: userProcedure
    .input(savedSlugSchema)
    .output(answerBy(z.array(z.string())))
    .mutation(({ ctx, input }) => removeSaved(ctx.deps, ctx.user.id, input.slug)),

  /** What a list shows of published locations, in the order asked. */
  show: publicProcedure
    .meta({ cost: 5 })
    .input(savedSlugsSchema)
    .output(answerBy(savedListingsAnswer))
    .query(({ ctx, input }) => showSaved(ctx.deps, input.slugs)),
});
