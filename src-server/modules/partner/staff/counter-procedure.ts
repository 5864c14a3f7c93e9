import { forbidden } from '#server/platform/errors/common.errors.ts';
import { atCounterProcedure } from '#server/platform/trpc/trpc.ts';

/** Partners, and people who are invited to a counter. Adds `user`. At which location, the use case asks. */
export const counterProcedure = atCounterProcedure.use(async ({ ctx, next }) => {
  if (!ctx.user.isPartner) {
    const [place] = await ctx.deps.db.query('select 1 from counter_listings($1) limit 1', [ctx.user.id]);
    if (place === undefined) throw forbidden();
  }
  return next();
});
