import type { Text } from '../text.ts';

/** Texts of the page that a location's own code opens, at its counter. */
const en = {
  title: 'Leave your bags here',
  yourStay: 'Your stay from now',
  from: 'From',
  until: 'Until',
  now: 'Now, {time}',
  pickUps: 'Pick-up time',
  other: 'Other',
  otherTime: 'Another pick-up time',
  roomNow: { one: 'Room for {count} right now', other: 'Room for {count} right now' },
  fewer: 'One bag fewer',
  more: 'One bag more',
  totalPrice: 'Total Price',
  feesIncluded: 'Fees and tax included',
  closesSoon: { one: 'The door closes in {count} minute', other: 'The door closes in {count} minutes' },
  closesSoonText: 'Bags that are not fetched by {time} stay inside until {name} opens again.',
  insured: 'Insurance Included, up to $1,200 per item',
  order: 'Pay, show the code, hand over your bags',
} as const;

export default en satisfies Record<string, Text>;
