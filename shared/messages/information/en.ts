import type { Text } from '../text.ts';

/** Texts that explain, step by step, how storing and hosting work. */
const en = {
  travellerTitle: 'How storing works',
  travellerLead: 'Four steps from the station to free hands.',
  partnerTitle: 'How hosting works',
  partnerLead: 'Five steps from an empty shelf to a payout.',
  steps: 'Steps',
  turn: 'Turn the page',
  find: 'Find a place',
  findText:
    'Search a street, a station or a city, and say when you come and how many bags you have. Every place shows its hours on that day and the whole price, tax included.',
  findAction: 'Open the map',
  book: 'Book and pay',
  bookText:
    'Choose a place and pay by card. You get a ticket with a code at once, by mail too. Until your drop-off you may cancel free of charge.',
  dropOff: 'Drop off your bags',
  dropOffText: 'Show the ticket and your ID at the counter. The bags are counted, and the time stands on your booking.',
  ordersAction: 'My bookings',
  pickUp: 'Pick up your bags',
  pickUpText: 'The same ticket gives your bags back. Afterwards you may tell other travellers how it was.',
  location: 'Your location',
  locationText:
    'Say where it is, what it looks like and how many bags fit. It is on the map as soon as it has hours and your e-mail is confirmed.',
  listingsAction: 'Your locations',
  hours: 'Hours and holidays',
  hoursText:
    'Travellers book only while you are open. Holidays and closures go before the usual week; whoever has booked is asked about before you save.',
  bookings: 'Bookings',
  bookingsText: 'Each booking comes by mail and stands in your list, with its code, its times and your share.',
  bookingsAction: 'Your bookings',
  counter: 'At the counter',
  counterText:
    'Scan the ticket or type its code: bags in, and later bags out. Both times are kept. Keep the bags away from public access: that is your one duty.',
  counterAction: 'Today’s list',
  payouts: 'Payouts',
  payoutsText: 'Your share is yours as soon as the stay is over, and goes to your bank every week.',
  payoutsAction: 'Your payouts',
} as const satisfies Record<string, Text>;

export default en;
