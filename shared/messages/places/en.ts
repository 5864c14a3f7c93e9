import type { Text } from '../text.ts';

/** Texts of the place picker. */
const en = {
  yourPlace: 'Your location',
  waitingForGps: 'Waiting for GPS...',
  gpsDenied: 'To find your location automatically, turn on location services.',
  gpsNotice: 'Please allow us access to your GPS location so we may provide accurate distance information',
  gpsTitle: 'Your location',
  gpsUnsupported: 'Geolocation is not supported by this browser.',
  gpsFailed: 'Your location could not be found. Search a place instead.',
  ok: 'OK',
  seeAll: 'See all locations',
  noResults: 'No results found',
  geocoderFailed: 'Geocoder failed due to: {reason}',
  geocoderLate: 'no answer within 10 seconds',
  geocoderUnreachable: 'no connection',
  searching: 'Searching',
  suggestions: 'Suggestions',
  typeMore: 'Type at least 3 characters',
  useGps: 'Use my location',
  recent: 'Recent searches',
  clearRecent: 'Clear recent searches',
  stationsAndCities: 'Stations and cities',
  nearestCities: 'Nearest cities with locations',
  placesFound: 'Places found',
  noneYet: 'No locations yet',
  nowhere: 'We have no locations around {place} yet.',
  unknownHelp: 'Check the spelling, or try a city, a station or a street.',
  locations: { one: '{count} location', other: '{count} locations' },
} as const;

export default en satisfies Record<string, Text>;
