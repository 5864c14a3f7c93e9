/** The door of search: what other modules may use. */
export { searchTextOf } from './find-places.ts';
export { countSlugParts, listSlugs } from './list-slugs.ts';
export { openHours, openHoursAnswer } from './listing.rest-schema.ts';
