import type { Text } from '../text.ts';

/** What a notification says; it is read on a locked screen, so it names no code and no words of a message. */
const en = {
  bagsIn: 'Your bags are in',
  bagsInText: {
    one: '{location} has {count} bag of yours. Pick up by {time}.',
    other: '{location} has your {count} bags. Pick up by {time}.',
  },
  soon: 'Time to fetch your bags',
  soonText: 'They are still at {location}. Pick up by {time}.',
  left: 'Your bags are still at {location}',
  leftText: 'The pick-up was at {time}. See what you can do.',
  changes: 'News of your booking',
  changesText: 'Something changed at {location}. See what.',
  messagesToTraveller: '{location} wrote to you',
  messagesToTravellerText: 'Open the talk to answer.',
  messagesToCounter: '{traveller} wrote to you',
  messagesToCounterText: '{location}. Open the talk to answer.',
  booking: 'New booking',
  bookingChanged: 'Booking changed',
  bookingCanceled: 'Booking canceled',
  bookingText: { one: '{location}: {count} bag, {time}', other: '{location}: {count} bags, {time}' },
  door: 'Is your door open?',
  doorText: 'A traveller says {location} is shut. Answer now.',
  doorAnswer: 'News of the shut door',
  doorAnswerText: 'See what is said about {location}, and what you can do.',
  leftToCounter: 'Bags are still with you',
  leftToCounterText: {
    one: '{location}: {count} bag. The pick-up was at {time}.',
    other: '{location}: {count} bags. The pick-up was at {time}.',
  },
  payout: 'A payout came back',
  payoutText: 'See why, and change the account.',
} as const;

export default en satisfies Record<string, Text>;
