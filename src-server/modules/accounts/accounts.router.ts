import { publicProcedure, router } from '#server/platform/trpc/trpc.ts';
import { viewerView } from './viewer.view.ts';

export const accountsRouter = router({
  /** Who is signed in, or `null`. */
  viewer: publicProcedure.query(({ ctx }) => viewerView(ctx.viewer)),
});
