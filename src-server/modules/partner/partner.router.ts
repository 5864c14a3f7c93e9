import {
  ownListingsAnswer,
  ownListingAnswer,
  ownZonesAnswer,
  idAnswer,
  earningsAnswer,
  openingItemsAnswer,
  publicHolidaysAnswer,
} from '#shared/partner/listing-answers.ts';
import { answerBy } from '#server/platform/trpc/answer.ts';
import { accountAddressSchema } from '#shared/partner/account-schema.ts';
import { createListingSchema, earningsSchema, updateListingSchema } from '#shared/partner/listing-schema.ts';
import { answerLookSchema } from '#shared/partner/look-schema.ts';
import {
  discountChangeSchema,
  listingIdSchema,
  publicHolidaysSchema,
  saveDiscountsSchema,
} from '#shared/partner/opening-schema.ts';
import { partnerProcedure, router } from '#server/platform/trpc/trpc.ts';
import { answerLook } from './looks/answer-look.ts';
import { changeDiscount } from './change-discount.ts';
import { createListing } from './create-listing.ts';
import { earningsAt } from './earnings.ts';
import { ownOpeningItems } from './opening-items.ts';
import { ownListing, ownListings } from './own-listings.ts';
import { ownZones } from './own-zone.ts';
import { publicHolidays } from './holidays/public-holidays.ts';
import { saveDiscounts } from './save-discounts.ts';
import { updateAccount } from './update-account.ts';
import { updateListing } from './update-listing.ts';

export const partnerRouter = router({
  /** The partner's own locations. */
  listings: partnerProcedure
    .meta({ token: ['read'] })
    .output(answerBy(ownListingsAnswer))
    .query(({ ctx }) => ownListings(ctx.deps, ctx.user.id)),

  /** One of them. */
  listing: partnerProcedure
    .meta({ token: ['read'] })
    .input(listingIdSchema)
    .output(answerBy(ownListingAnswer))
    .query(({ ctx, input }) => ownListing(ctx.deps, ctx.user.id, input.listingId)),

  /** Adds a location; a partner who is joining goes on to its hours. */
  createListing: partnerProcedure
    .meta({ token: ['write'] })
    .input(createListingSchema)
    .output(answerBy(idAnswer))
    .mutation(async ({ ctx, input }) => ({ id: await createListing(ctx.deps, ctx.user, input) })),

  /** What travellers would pay at a place, and what its partner earns. */
  earnings: partnerProcedure
    .meta({ token: ['read'] })
    .input(earningsSchema)
    .output(answerBy(earningsAnswer))
    .query(({ ctx, input }) => earningsAt(ctx.deps, ctx.user.id, input)),

  /** The zones that a location may be in, for its owner to correct which one it is by `updateListing`. */
  zones: partnerProcedure
    .meta({ token: ['read'] })
    .input(listingIdSchema)
    .output(answerBy(ownZonesAnswer))
    .query(({ ctx, input }) => ownZones(ctx.deps, ctx.user.id, input.listingId)),

  /** Changes a location; what is checked first is only asked for, and stands in `pending` of the answer. */
  updateListing: partnerProcedure
    .meta({ token: ['write'] })
    .input(updateListingSchema)
    .output(answerBy(ownListingAnswer))
    .mutation(async ({ ctx, input }) => {
      await updateListing(ctx.deps, ctx.user.id, input);
      return ownListing(ctx.deps, ctx.user.id, input.listingId);
    }),

  /** Answers the refusal of a new or moved location, which is looked at again. */
  answerLook: partnerProcedure
    .input(answerLookSchema)
    .output(answerBy(ownListingAnswer))
    .mutation(async ({ ctx, input }) => {
      await answerLook(ctx.deps, ctx.user.id, input);
      return ownListing(ctx.deps, ctx.user.id, input.listingId);
    }),

  /** The short form of a location. */
  updateAccount: partnerProcedure
    .input(accountAddressSchema)
    .output(answerBy(ownListingAnswer))
    .mutation(async ({ ctx, input }) => {
      await updateAccount(ctx.deps, ctx.user.id, input);
      return ownListing(ctx.deps, ctx.user.id, input.listingId);
    }),

  /** A location's opening rules one by one, under ids. */
  openingItems: partnerProcedure
    .meta({ token: ['read'] })
    .input(listingIdSchema)
    .output(answerBy(openingItemsAnswer))
    .query(({ ctx, input }) => ownOpeningItems(ctx.deps, ctx.user.id, input.listingId)),

  /** The public holidays where a location is, for the next twelve months. */
  publicHolidays: partnerProcedure
    .meta({ token: ['read'] })
    .input(publicHolidaysSchema)
    .output(answerBy(publicHolidaysAnswer))
    .query(({ ctx, input }) => publicHolidays(ctx.deps, ctx.user.id, input)),

  /** Replaces a location's discounts on the partner's own products. */
  saveDiscounts: partnerProcedure
    .meta({ token: ['write'] })
    .input(saveDiscountsSchema)
    .output(answerBy(ownListingAnswer))
    .mutation(async ({ ctx, input }) => {
      await saveDiscounts(ctx.deps, ctx.user.id, input);
      return ownListing(ctx.deps, ctx.user.id, input.listingId);
    }),

  /** Adds, changes or removes one discount, for machines. */
  changeDiscount: partnerProcedure
    .meta({ token: ['write'] })
    .input(discountChangeSchema)
    .output(answerBy(idAnswer))
    .mutation(({ ctx, input }) => changeDiscount(ctx.deps, ctx.user.id, input)),
});
