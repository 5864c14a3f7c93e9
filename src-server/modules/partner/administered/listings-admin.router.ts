import { z } from 'zod';
import { foundListingsAnswer, shownListingAnswer } from '#shared/admin/listing-answers.ts';
import { answerBy, nothing } from '#server/platform/trpc/answer.ts';
import {
  addressForPartnerSchema,
  findListingsSchema,
  listingIdSchema,
  listingNoteSchema,
  listingRatesSchema,
  kindOfShopSchema,
  photosForPartnerSchema,
  removeListingNoteSchema,
  stopListingSchema,
  surroundingsForPartnerSchema,
} from '#shared/admin/listings-schema.ts';
import { amountSchema } from '#shared/money/money-schema.ts';
import { operatorProcedure, router } from '#server/platform/trpc/trpc.ts';
import { setAddress, setPhotos } from './edit-details.ts';
import { findListings } from './find-listings.ts';
import { addNote, removeNote } from './listing-notes.ts';
import { resumeListing, setBusinessType, setListingRates, stopListing } from './manage-listing.ts';
import { setSurroundings } from './set-surroundings.ts';
import { previewListingRates, showListing } from './show-listing.ts';

const audits = { audits: { table: 'listings', id: 'listingId' } } as const;

/** Locations of all partners. */
export const listingsAdminRouter = router({
  find: operatorProcedure('support', 'finance')
    .input(findListingsSchema)
    .output(answerBy(foundListingsAnswer))
    .query(({ ctx, input }) => findListings(ctx.deps, input)),

  show: operatorProcedure('support', 'finance')
    .input(listingIdSchema)
    .output(answerBy(shownListingAnswer))
    .query(({ ctx, input }) => showListing(ctx.deps, input.listingId)),

  note: operatorProcedure('support', 'finance')
    .meta(audits)
    .input(listingNoteSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => addNote(ctx.deps, ctx.actor.userId, input)),

  /** Takes a note off, or puts it back. */
  removeNote: operatorProcedure('support', 'finance')
    .meta({ audits: { table: 'listing_notes', id: 'noteId' } })
    .input(removeListingNoteSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => removeNote(ctx.deps, ctx.actor, input)),

  stop: operatorProcedure('support')
    .meta(audits)
    .input(stopListingSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => stopListing(ctx.deps, input)),

  resume: operatorProcedure('support')
    .meta(audits)
    .input(listingIdSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => resumeListing(ctx.deps, input.listingId)),

  /** Says what kind of shop it is, for its partner, who has a mail with the reason. */
  setBusinessType: operatorProcedure('support')
    .meta({ ...audits, tells: true })
    .input(kindOfShopSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => setBusinessType(ctx.deps, input)),

  /** Where it is, and how its address is written. */
  setAddress: operatorProcedure('support')
    .meta({ ...audits, tells: true })
    .input(addressForPartnerSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => setAddress(ctx.deps, input)),

  /** Corrects what was derived of where it stands: country, region (so its tax and currency) and time zone. */
  setSurroundings: operatorProcedure('support')
    .meta({ ...audits, tells: true })
    .input(surroundingsForPartnerSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => setSurroundings(ctx.deps, input)),

  setPhotos: operatorProcedure('support')
    .meta(audits)
    .input(photosForPartnerSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => setPhotos(ctx.deps, input)),

  /** What the sample stay would cost with rates of its own, before they are set. */
  previewRates: operatorProcedure('finance')
    .input(listingRatesSchema)
    .output(answerBy(z.object({ here: amountSchema })))
    .query(({ ctx, input }) => previewListingRates(ctx.deps, input)),

  setRates: operatorProcedure('finance')
    .meta(audits)
    .input(listingRatesSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => setListingRates(ctx.deps, input)),
});
