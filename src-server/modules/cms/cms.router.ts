import { publicProcedure, router } from '#server/platform/trpc/trpc.ts';
import { getSite } from './get-site.ts';

export const cmsRouter = router({
  /** The site's public settings. */
  site: publicProcedure.query(({ ctx }) => getSite(ctx)),
});
