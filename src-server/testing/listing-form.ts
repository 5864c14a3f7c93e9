import { randomUUID } from 'node:crypto';

/** A location as its partner fills it in: in Toronto, for twelve bags. */
export const aListingForm = () => ({
  requestId: randomUUID(),
  name: 'Harbour Lockers',
  alternativeName: '',
  address: '61 York St, Toronto',
  latitude: 43.6466,
  longitude: -79.3822,
  phoneNumber: '+14165550142',
  mapsLink: '',
  additionalInformation: '',
  maxCapacity: 12,
  amenities: { wifi: true, restroom: false },
});
