/** The door of places: the gazetteer. */
export { nearestStation, stationsNear } from './stations.ts';
