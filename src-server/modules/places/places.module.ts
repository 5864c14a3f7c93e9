/** The door of places: what travellers type, and where that is. */
export { likelyPlaces, type PlaceQuestion } from './find-places.ts';
export { nearestStation, stationsNear } from './stations.ts';
