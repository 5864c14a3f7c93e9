import type { Text } from '../text.ts';

/** Texts of the list of a partner's conversations. */
const en = {
  title: 'Messages',
  notAnswered: 'Not answered, {count}',
  oldestFirst: 'oldest first',
  answered: 'Answered',
  location: 'Location',
  allLocations: 'All locations',
  you: 'You: {text}',
  by: '{name}: {text}',
  waits: 'Waiting for {time}',
  minutes: '{count} min',
  hours: '{count} h',
  unread: { one: '{count} unread', other: '{count} unread' },
  bags: { one: '{count} bag', other: '{count} bags' },
  inStore: '{bags} in store, pick-up {time}',
  dropOff: 'Drop-off {time}',
  completed: 'Completed {date}',
  canceled: 'Canceled',
  openBooking: 'Open booking',
  noAnswer: 'No answer needed',
  settled: 'Moved to Answered',
  all: 'All messages',
  choose: 'Choose a conversation to read and answer it.',
  none: 'No messages yet',
  noneText: 'What travellers write about their bookings appears here.',
  more: 'Show 20 more',
  failed: 'The messages could not be loaded.',
  retry: 'Try again',
} as const satisfies Record<string, Text>;

export default en;
