import type { Text } from '../text.ts';

/** Texts of the page of places to recruit in. */
const en = {
  title: 'Where to recruit',
  lead: 'Places where travellers searched and found nothing. Each network counts once per day and place.',
  period: 'Period',
  lastDays: 'Last {count} days',
  count: { one: '{count} search', other: '{count} searches' },
  place: 'Place',
  searches: 'Searches',
  noShop: 'No location there',
  noRoom: 'Full or closed',
  nearest: 'Nearest location',
  noneYet: 'None yet',
  openMap: 'Map of {place}',
  csv: 'Export CSV',
  saved: 'File saved',
  distance: 'Distance (m)',
  latitude: 'Latitude',
  longitude: 'Longitude',
  region: 'Region',
  none: 'No search came up empty',
  noneText: 'Choose a longer period to look further back.',
  failed: 'The list could not be shown. Try again.',
} as const satisfies Record<string, Text>;

export default en;
