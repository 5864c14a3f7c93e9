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
  checkedText: 'Signed by the provider, taken once, and its amount and currency are those of the payment.',
  whatNow: 'What now?',
  askMeans: 'Handling it again is always safe: it is reckoned from what is true now.',
  ask: 'Ask the provider again',
  asked: 'The provider was asked',
} as const satisfies Record<string, Text>;

export default en;
