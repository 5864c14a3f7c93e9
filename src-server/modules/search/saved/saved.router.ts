import { savedSlugSchema, savedSlugsSchema } from '#shared/search/saved-schema.ts';
import { publicProcedure, router, userProcedure } from '#server/platform/trpc/trpc.ts';
import { addSaved, removeSaved, savedSlugs, showSaved } from './saved-listings.ts';

/** The locations that people keep to come back to. Without an account the browser keeps them. */
export const savedRouter = router({
  /** One's own, the newest first, by their slugs. */
  list: userProcedure.query(({ ctx }) => savedSlugs(ctx.deps, ctx.user.id)),

  /** Adds some to one's own: one that was pressed, or what a browser kept before its person signed in. */
  add: userProcedure.input(savedSlugsSchema).mutation(({ ctx, input }) => addSaved(ctx.deps, ctx.user.id, input.slugs)),

  remove: userProcedure
    .input(savedSlugSchema)
    .mutation(({ ctx, input }) => removeSaved(ctx.deps, ctx.user.id, input.slug)),

  /** What a list shows of published locations, in the order asked. */
  show: publicProcedure
    .meta({ cost: 5 })
    .input(savedSlugsSchema)
    .query(({ ctx, input }) => showSaved(ctx.deps, input.slugs)),
});
