import type { Text } from '../text.ts';

/** Texts about one listing: cards, the marker panel and the page of a listing. */
const en = {
  rating: { one: '{rating} of 5 stars, {count} review', other: '{rating} of 5 stars, {count} reviews' },
  noReviews: 'No reviews yet',
  fewReviews: { one: 'New, {count} review', other: 'New, {count} reviews' },
  walkingTime: '{minutes} min',
  walkingLabel: { one: '{count} minute on foot', other: '{count} minutes on foot' },
  walkingEstimate: {
    one: 'About {count} minute on foot (estimate)',
    other: 'About {count} minutes on foot (estimate)',
  },
  insuredAmount: '${amount} Insurance',
  insuranceIncluded: 'Insurance Included',
  freeCancellation: 'Free Cancellation',
  priceText: '{perHour}/hr or {perDay}/day',
  rateNote: 'a bag, plus fee and tax',
  bags: { one: '{count} bag', other: '{count} bags' },
  book: 'Book This Location',
  closedButton: 'This Location is Closed',
  fullButton: 'Change Bags',
  tooFarButton: 'Choose an earlier day',
  openForYourStay: 'Open for your stay: {name}, {distance}',
  wasPrice: 'Price {price}, not available for your stay',
  allDay: '24 Hours',
  closedDay: 'Closed',
  dayRange: '{from} – {to}',
  specialHours: '(special hours)',
  today: 'Today',
  yourDay: 'Your day',
  answeredOn: '{name} answered on {date}',
  wiFi: 'Wi-Fi',
  restroom: 'Restroom',
} as const;

export default en satisfies Record<string, Text>;
