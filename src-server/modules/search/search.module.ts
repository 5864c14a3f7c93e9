/** The door of search: what other modules may use. */
export { findMarkers, type Marker } from './find-markers.ts';
export { citiesWithLocations } from './get-home.ts';
export { listListings } from './list-listings.ts';
export { openSearch } from './index/open-search.ts';
export { openHours, openHoursAnswer } from './listing.rest-schema.ts';
export type { ListingView } from './listing.view.ts';
export { searchAreaOf } from './search-area.ts';
