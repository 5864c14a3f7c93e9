/** The door of search: what other modules may use. */
export { searchTextOf } from './find-places.ts';
export { pointLiteral, toMercator } from './mercator.ts';
