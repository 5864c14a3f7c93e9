/** Metres around a place that a search covers. */
export const searchRadius = 50_000;

/** Markers on the map at most; the nearest are kept. */
export const markerCap = 1000;

export const listingsPerPage = 10;

/** Where the map starts when nothing else is known: Toronto. */
export const defaultCenter = { latitude: 43.6532, longitude: -79.3832 } as const;

export const defaultZone = 'America/Toronto';

/** As many locations as one person, or one browser, keeps. */
export const mostSaved = 200;
