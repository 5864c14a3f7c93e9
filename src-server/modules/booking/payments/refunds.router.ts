import { shareChoices } from '#shared/booking/refund-plan.ts';
import { answerBy, nothing } from '#server/platform/trpc/answer.ts';
import { z } from 'zod/mini';
import { operatorProcedure, router } from '#server/platform/trpc/trpc.ts';
import { sentByHand } from './another-way.ts';
import { chooseShare } from './choose-share.ts';

/** Refunds that an administrator sends, since the card did not take them, and those that were made at the card provider. */
export const adminRefundsRouter = router({
  /** Says that a refund was sent by hand, with the reference of the transfer. */
  sentByHand: operatorProcedure('finance')
    .meta({ audits: { table: 'refunds', id: 'refundId' }, proof: 'lately', tells: true })
    .input(
      z.object({
        refundId: z.guid(),
        reference: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(60)),
      }),
    )
    .output(nothing)
    .mutation(({ ctx, input }) => sentByHand(ctx.deps, input.refundId, input.reference)),

  /** Chooses what becomes of the partner's share of a refund that was made at the card provider. */
  chooseShare: operatorProcedure('finance')
    .meta({ audits: { table: 'refunds', id: 'refundId' }, proof: 'lately', second: true })
    .input(z.object({ refundId: z.guid(), share: z.enum(shareChoices) }))
    .output(answerBy(z.object({ outcome: z.enum(['done', 'waits']) })))
    .mutation(({ ctx, input }) => chooseShare(ctx.deps, ctx.actor.userId, input)),
});
