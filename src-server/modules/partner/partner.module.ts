/** The door of partner, which alone writes listings and their opening rules. */
export { askZonesHandler } from './ask-zones.job.ts';
export { ensureBusinessTypes } from './business-types.ts';
export { decideChangeRequest } from './decide-change-request.ts';
export { insertListings } from './insert-listings.ts';
export { createListing } from './create-listing.ts';
export { type ListingDraft, listingRow, PACKED_BY } from './listing-draft.ts';
export { firstFree, slugOf } from './listing-slug.ts';
export { lockOwnListing } from './lock-own-listing.ts';
export { setPayable } from './listing-state.ts';
export { openingItems } from './opening-items.ts';
export { openingColumns, openingOf, type OpeningRow } from './opening.sql.ts';
export { listingChanged, listingMoved, listingRezoned } from './partner.events.ts';
export { itemNotFound, itemProblem, ownListingNotFound, tooManyItems } from './partner.errors.ts';
export { ownListing } from './own-listings.ts';
export { dropAccount, keepAccount, keepBankForm, keepKycSent } from './payout-account/keep-account.ts';
export { PayoutAccount } from './payout-account/payout-account.entity.ts';
export { partnerSubscriptions } from './partner.subscriptions.ts';
export { sendChangeDecisionHandler } from './send-change-decision.job.ts';
export { counterProcedure, requireCounter } from './staff/counter-procedure.ts';
export { type Hand, handOf, handProcedure, handThen, readerOf } from './pins/turn.ts';
export { sendStaffInvitationHandler } from './staff/send-staff-invitation.job.ts';
export { uploadPhoto, uploadPhotoFor } from './upload-photo.ts';
export { waitingRequests } from './waiting-requests.ts';
export { type ListingChange, type OpeningParts, replaceOpening, withParts } from './replace-opening.ts';
export { lookNeeds } from './looks/look-needs.ts';
export { sendLookDecisionHandler } from './looks/send-look-decision.job.ts';
export { changeRequestNeeds } from './change-request-needs.ts';
export { sendEditedForYouHandler } from './administered/send-edited-for-you.job.ts';
export { listingsFound } from './administered/find-listings.ts';
export { ownerOfListing } from './administered/owner-of-listing.ts';
export { sendEditedForYou } from './partner-jobs.ts';
export { setAddress } from './administered/edit-details.ts';
export { removeNote } from './administered/listing-notes.ts';
export {
  resumeListing,
  setBusinessType,
  setListingRates,
  stopListing,
  stopListingWithin,
} from './administered/manage-listing.ts';
export { fieldsOf as changedFields } from './requested-changes.ts';
export { amenitiesFromRest, preferences, preferencesToRest } from './preferences.rest-schema.ts';
export { shopFrontColumns, shopFrontOf, type ShopFrontRow } from './shop-front.ts';

export { packOpeningOf } from './repack-opening.ts';
export { kitFacts } from './kit/kit-facts.ts';
export { findShop, positionOfShop, shopOfPoster } from './find-shop.ts';
export { countSlugParts, listSlugs } from './list-slugs.ts';
export { listBusinessTypes } from './list-business-types.ts';
export { posterPdf } from './kit/poster-pdf.ts';
export { stickerPdf } from './kit/sticker-pdf.ts';
export { lastTag, tagsPdf } from './kit/tags-pdf.ts';
export type { PartnerPorts, StaffAct, StaysThere } from './partner.ports.ts';
