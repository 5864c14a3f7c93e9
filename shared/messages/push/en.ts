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
  leftText: 'Pick-up was due {time}. See what you can do.',
  changes: 'News about your booking',
  changesText: '{location} changed something. See what it means for you.',
  messagesToTraveller: '{location} wrote to you',
  messagesToTravellerText: 'Open the conversation to answer.',
  messagesToCounter: '{traveller} wrote to you',
  messagesToCounterText: '{location}. Open the conversation to answer.',
  booking: 'New booking',
  bookingChanged: 'Booking changed',
  bookingCanceled: 'Booking canceled',
  bookingText: { one: '{location}: {count} bag, {time}', other: '{location}: {count} bags, {time}' },
  door: 'Is your door open?',
  doorText: 'A traveller found {location} shut. Answer now.',
  doorAnswer: 'News about the shut door',
  doorAnswerText: 'See what {location} says, and what you can do.',
  leftToCounter: 'Bags were not picked up',
  leftToCounterText: {
    one: '{location}: {count} bag, due {time}. See whose it is.',
    other: '{location}: {count} bags, due {time}. See whose they are.',
  },
  payout: 'A payout failed',
  payoutText: 'See why, and what to do.',
} as const;

export default en satisfies Record<string, Text>;
