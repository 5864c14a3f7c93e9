import { partnerProcedure, router } from '#server/platform/trpc/trpc.ts';
import { payoutsSummary } from './payouts-summary.ts';

export const payoutsRouter = router({
  /** Balances, the next payout, the account it goes to, and the payouts before. */
  summary: partnerProcedure.query(({ ctx }) => payoutsSummary(ctx.deps, ctx.user.id)),
});
