import type { Text } from '../text.ts';

/** Kinds of shops. */
const en = {
  cafe: 'Café',
  bookshop: 'Bookshop',
  barber: 'Barber',
  convenienceStore: 'Convenience store',
  hotel: 'Hotel',
  florist: 'Florist',
  recordShop: 'Record shop',
  laundry: 'Laundry',
  bikeShop: 'Bike shop',
  souvenirShop: 'Souvenir shop',
  other: 'Other',
} as const satisfies Record<string, Text>;

export default en;
