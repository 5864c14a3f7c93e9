import { claimListAnswer, claimCaseAnswer, decidedClaimAnswer } from '#shared/admin/claim-answers.ts';
import { claimOfOrderAnswer, claimAnswer, hostedClaimsAnswer } from '#shared/claims/claim-answers.ts';
import { z } from 'zod';
import { answerBy } from '#server/platform/trpc/answer.ts';
import {
  addToClaimSchema,
  answerClaimSchema,
  answerProposalSchema,
  claimOfOrderSchema,
  claimPictureSchema,
  claimRefSchema,
  decideClaimSchema,
  listClaimsSchema,
  sendClaimSchema,
} from '#shared/claims/claims-schema.ts';
import { operatorProcedure, orderProcedure, partnerProcedure, router } from '#server/platform/trpc/trpc.ts';
import { addToClaim } from './add-to-claim.ts';
import { dropClaimPhoto } from './claim-photo.ts';
import { dropClaimReceipt } from './claim-receipt.ts';
import { answerProposal, decideClaim } from './decide-claim.ts';
import { hostedClaims } from './hosted-claims.ts';
import { getClaim, listClaims } from './list-claims.ts';
import { answerClaim, claimOfHosted, claimOfOrder, sendClaim } from './send-claim.ts';

const ofBooking = orderProcedure.meta({ audits: { table: 'bookings', id: 'bookingId' } });

/** What went wrong with bags, as its traveller reports it and the location answers. */
export const claimsRouter = router({
  ofOrder: orderProcedure
    .input(claimOfOrderSchema)
    .output(answerBy(claimOfOrderAnswer))
    .query(({ ctx, input }) => claimOfOrder(ctx, input)),

  send: ofBooking
    .input(sendClaimSchema)
    .output(answerBy(claimOfOrderAnswer))
    .mutation(({ ctx, input }) => sendClaim(ctx, input)),

  /** Adds words to a claim that is not decided. */
  add: ofBooking
    .input(addToClaimSchema)
    .output(answerBy(claimOfOrderAnswer))
    .mutation(({ ctx, input }) => addToClaim(ctx, input)),

  /** Takes the receipt off a claim that is not decided. */
  dropReceipt: ofBooking
    .input(claimOfOrderSchema)
    .output(answerBy(claimOfOrderAnswer))
    .mutation(({ ctx, input }) => dropClaimReceipt(ctx, input)),

  /** Takes a picture off a claim that no one has answered. */
  dropPhoto: ofBooking
    .input(claimPictureSchema)
    .output(answerBy(claimOfOrderAnswer))
    .mutation(({ ctx, input }) => dropClaimPhoto(ctx, input)),

  /** For the owner of the location. */
  ofHosted: partnerProcedure
    .input(claimOfOrderSchema)
    .output(answerBy(z.nullable(claimAnswer)))
    .query(({ ctx, input }) => claimOfHosted(ctx, input)),

  /** Those about bookings at one's own locations. */
  hosted: partnerProcedure.output(answerBy(hostedClaimsAnswer)).query(({ ctx }) => hostedClaims(ctx.deps, ctx.user.id)),

  answer: partnerProcedure
    .meta({ audits: { table: 'bookings', id: 'bookingId' } })
    .input(answerClaimSchema)
    .output(answerBy(z.nullable(claimAnswer)))
    .mutation(({ ctx, input }) => answerClaim(ctx, input)),
});

const decision = { audits: { table: 'claims', id: 'claimId' }, proof: 'lately' } as const;

/** Claims as administrators decide them. */
export const adminClaimsRouter = router({
  list: operatorProcedure('support', 'finance')
    .input(listClaimsSchema)
    .output(answerBy(claimListAnswer))
    .query(({ ctx, input }) => listClaims(ctx.deps, input)),

  get: operatorProcedure('support', 'finance')
    .input(claimRefSchema)
    .output(answerBy(claimCaseAnswer))
    .query(({ ctx, input }) => getClaim(ctx.deps, input)),

  /** Decides a claim; above 100.00 it waits for a second administrator. */
  decide: operatorProcedure('support', 'finance')
    .meta({ ...decision, second: true, tells: true })
    .input(decideClaimSchema)
    .output(answerBy(decidedClaimAnswer))
    .mutation(({ ctx, input }) => decideClaim(ctx.deps, ctx.actor.userId, input)),

  /** The second administrator's yes or no. */
  answer: operatorProcedure('support', 'finance')
    .meta({ ...decision, tells: true })
    .input(answerProposalSchema)
    .output(answerBy(z.object({ outcome: z.enum(['done', 'refused']) })))
    .mutation(({ ctx, input }) => answerProposal(ctx.deps, ctx.actor.userId, input)),
});
