/** The door of partner, which alone writes listings and their opening rules. */
export { decideChangeRequest } from './decide-change-request.ts';
export { insertListings } from './insert-listings.ts';
export { type ListingDraft, listingRow } from './listing-draft.ts';
export { firstFree, slugOf } from './listing-slug.ts';
export { lockOwnListing } from './lock-own-listing.ts';
export { setPayable } from './listing-state.ts';
export { openingItems } from './opening-items.ts';
export { openingColumns, openingOf, type OpeningRow } from './opening.sql.ts';
export { listingChanged } from './partner.events.ts';
export { itemNotFound, itemProblem, ownListingNotFound } from './partner.errors.ts';
export { ownListing } from './own-listings.ts';
export { partnerSubscriptions } from './partner.subscriptions.ts';
export { sendChangeDecisionHandler } from './send-change-decision.job.ts';
export { counterProcedure } from './staff/counter-procedure.ts';
export { sendStaffInvitationHandler } from './staff/send-staff-invitation.job.ts';
export { uploadPhoto } from './upload-photo.ts';
export { waitingRequests } from './waiting-requests.ts';
export { type ListingChange, type OpeningParts, replaceOpening, withParts } from './replace-opening.ts';
