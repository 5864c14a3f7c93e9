import {
  payoutRunsAnswer,
  payoutAnswer,
  runPreviewAnswer,
  accountChangeAnswer,
  vouchedAnswer,
} from '#shared/admin/payout-answers.ts';
import { z } from 'zod';
import { answerBy } from '#server/platform/trpc/answer.ts';
import { listPayoutGroupsSchema, payoutSchema, payPartnerSchema, vouchSchema } from '#shared/admin/payouts-schema.ts';
import { operatorProcedure, router } from '#server/platform/trpc/trpc.ts';
import { accountToProve, vouch } from './vouch.ts';
import { getPayout } from './get-payout.ts';
import { payoutGroups, previewRun } from './list-groups.ts';
import { payPartner } from './pay-partner.ts';

/** Money on its way to partners, and what holds it up. */
export const payoutOperationsRouter = router({
  list: operatorProcedure('reader', 'finance')
    .input(listPayoutGroupsSchema)
    .output(answerBy(payoutRunsAnswer))
    .query(({ ctx, input }) => payoutGroups(ctx.deps, input)),

  get: operatorProcedure('reader', 'finance')
    .input(payoutSchema)
    .output(answerBy(payoutAnswer))
    .query(({ ctx, input }) => getPayout(ctx.deps, input.payoutId)),

  /** What a run now would pay out. */
  previewRun: operatorProcedure('finance')
    .output(answerBy(runPreviewAnswer))
    .query(({ ctx }) => previewRun(ctx.deps)),

  /** The account that a partner changed last, and who has said yes to it. */
  account: operatorProcedure('finance')
    .input(payPartnerSchema)
    .output(answerBy(z.nullable(accountChangeAnswer)))
    .query(({ ctx, input }) => accountToProve(ctx.deps, input.partnerId, ctx.actor.userId)),

  /** Says yes to a changed account; the second one's lets money go there. */
  vouch: operatorProcedure('finance')
    .meta({ audits: { table: 'payout_account_changes', id: 'changeId' }, proof: 'lately', second: true })
    .input(vouchSchema)
    .output(answerBy(vouchedAnswer))
    .mutation(({ ctx, input }) => vouch(ctx.deps, ctx.actor.userId, input.changeId)),

  /** Sends what came back again, with all else that its partner is owed. */
  payPartner: operatorProcedure('finance')
    .meta({ proof: 'lately', tells: true })
    .input(payPartnerSchema)
    .output(answerBy(z.object({ asked: z.literal(true) })))
    .mutation(({ ctx, input }) => payPartner(ctx.deps, input.partnerId)),
});
