import { saveOpeningForPartnerSchema } from '#shared/admin/listings-schema.ts';
import { affectedAnswer, openingMessagesAnswer } from '#shared/partner/hosting-answers.ts';
import { ownListingAnswer } from '#shared/partner/listing-answers.ts';
import { listingIdSchema, openingChangeSchema, openingMessagesSchema } from '#shared/partner/opening-schema.ts';
import {
  lockOwnListing,
  ownerOfListing,
  ownListing,
  sendEditedForYou,
} from '#server/modules/partner/partner.module.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { answerBy } from '#server/platform/trpc/answer.ts';
import { operatorProcedure, router } from '#server/platform/trpc/trpc.ts';
import { findAffected } from './find-affected.ts';
import { openingMessages } from './opening-messages.ts';
import { saveOpening } from './save-opening.ts';

const supportProcedure = operatorProcedure('support');
const parts = ['weekly', 'special', 'closures', 'maxCapacity'] as const;

/** A location's opening, changed by an administrator for its partner: by the same guard, and the partner is informed why. */
export const openingForPartnerRouter = router({
  listing: supportProcedure
    .input(listingIdSchema)
    .output(answerBy(ownListingAnswer))
    .query(async ({ ctx, input: { listingId } }) =>
      ownListing(ctx.deps, await ownerOfListing(ctx.deps, listingId), listingId),
    ),

  /** The bookings that a change would meet, before it is saved. */
  affected: supportProcedure
    .input(openingChangeSchema)
    .output(answerBy(affectedAnswer))
    .query(async ({ ctx, input }) => {
      const ownerId = await ownerOfListing(ctx.deps, input.listingId);
      return inTransaction(ctx.deps, async (em) => {
        const listing = await lockOwnListing(em, ownerId, input.listingId);
        return (await findAffected(em, { listing, change: input, now: ctx.deps.clock.now() })).list;
      });
    }),

  /** What its travellers would be written. */
  openingMessages: supportProcedure
    .input(openingMessagesSchema)
    .output(answerBy(openingMessagesAnswer))
    .query(async ({ ctx, input }) => openingMessages(ctx.deps, await ownerOfListing(ctx.deps, input.listingId), input)),

  /** Saves it, with what becomes of each of them. */
  saveOpening: supportProcedure
    .meta({ audits: { table: 'listings', id: 'listingId' }, tells: true })
    .input(saveOpeningForPartnerSchema)
    .output(answerBy(ownListingAnswer))
    .mutation(async ({ ctx, input: { reason, ...input } }) => {
      const { deps } = ctx;
      const { listingId } = input;
      const ownerId = await ownerOfListing(deps, listingId);
      const changed = parts.filter((part) => input[part] !== undefined);
      await saveOpening(deps, ownerId, input, (em) =>
        deps.jobs.enqueue(em, sendEditedForYou, { listingId, parts: changed, reason }),
      );
      return ownListing(deps, ownerId, listingId);
    }),
});
