import { forbidden } from '#server/platform/errors/common.errors.ts';
import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { atCounterProcedure } from '#server/platform/trpc/trpc.ts';

/** Asks whether a person works at any counter. @throws AppError 403 */
export async function requireCounter({ deps, user }: RequestContext & { readonly user: SessionUser }): Promise<void> {
  if (user.isPartner) return;
  const [place] = await deps.db.query('select 1 from counter_listings($1) limit 1', [user.id]);
  if (place === undefined) throw forbidden();
}

/** Partners, and people who are invited to a counter. Adds `user`. At which location, the use case asks. */
export const counterProcedure = atCounterProcedure.use(async ({ ctx, next }) => {
  await requireCounter(ctx);
  return next();
});
