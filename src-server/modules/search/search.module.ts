/** The door of search: what other modules may use. */
export { searchTextOf } from './find-places.ts';
export { getListing } from './get-listing.ts';
export { listingColumns, listingJoins, type ListingRow, rulesOf } from './listing-row.ts';
export { listingView } from './listing.view.ts';
export { pointLiteral, toMercator } from './mercator.ts';
export { Place } from './place.entity.ts';
