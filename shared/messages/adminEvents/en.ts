import type { Text } from '../text.ts';

/** Texts of the card provider’s events. */
const en = {
  title: 'Provider events',
  failed: 'That did not work. Please try again.',
  search: 'Search events',
  searchHint: 'event, payment, code',
  found: { one: '{count} event', other: '{count} events' },
  failedCount: {
    one: '{count} event failed; the provider delivers it again.',
    other: '{count} events failed; the provider delivers them again.',
  },
  none: 'No event found',
  came: 'Came',
  event: 'Event',
  about: 'About',
  became: 'Became',
  took: 'Took',
  lasted: '{count} ms',
  done: 'Done',
  seen: 'Seen before',
  ignored: 'Not ours',
  refunded: 'Refunded',
  failedEvent: 'Failed',
  times: 'In the order of the clock',
  checked: 'What was checked',
  whatNow: 'What now?',
  askMeans: 'Handling it again is always safe: it is reckoned from what is true now.',
  ask: 'Ask the provider again',
  asked: 'The provider was asked',
  all: 'All',
  older: 'Show older ones',
  keyAsk: 'ask the provider again',
  kept: 'Kept for 90 days',
  checkedSigned: 'Signed by the provider',
  checkedOnce: 'Taken once, however often it comes',
  checkedAmount: 'Amount and currency are those of the payment',
} as const satisfies Record<string, Text>;

export default en;
