import { listPayoutGroupsSchema, payoutSchema, payPartnerSchema } from '#shared/admin/payouts-schema.ts';
import { operatorProcedure, router } from '#server/platform/trpc/trpc.ts';
import { getPayout } from './get-payout.ts';
import { payoutGroups, previewRun } from './list-groups.ts';
import { payPartner } from './pay-partner.ts';

/** Money on its way to partners, and what holds it up. */
export const payoutOperationsRouter = router({
  list: operatorProcedure('reader', 'finance')
    .input(listPayoutGroupsSchema)
    .query(({ ctx, input }) => payoutGroups(ctx.deps, input)),

  get: operatorProcedure('reader', 'finance')
    .input(payoutSchema)
    .query(({ ctx, input }) => getPayout(ctx.deps, input.payoutId)),

  /** What a run now would pay out. */
  previewRun: operatorProcedure('finance').query(({ ctx }) => previewRun(ctx.deps)),

  /** Sends what came back again, with all else that its partner is owed. */
  payPartner: operatorProcedure('finance')
    .meta({ risky: true })
    .input(payPartnerSchema)
    .mutation(({ ctx, input }) => payPartner(ctx.deps, input.partnerId)),
});
