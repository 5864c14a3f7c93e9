import type { Text } from '../text.ts';

/** Texts of outgoing mails. */
const en = {
  title: 'Outgoing mails',
  failed: 'That did not work. Please try again.',
  search: 'Search mails',
  searchHint: 'address, code, subject',
  fate: 'Fate',
  all: 'All',
  failedFate: 'Not delivered',
  sentFate: 'Handed over',
  found: { one: '{count} mail', other: '{count} mails' },
  none: 'No mail found',
  time: 'Time',
  mail: 'Mail',
  to: 'To',
  kept: 'Kept for 90 days, without links',
  toAt: 'To {to}, {at}',
  tries: { one: '{count} try', other: '{count} tries' },
  says: 'What it says',
  noLinks: 'Links are left out',
  again: 'Send again',
  address: 'Address',
  correctMeans:
    'All bookings of this traveller get this address, and what was sent to the wrong one sets no password any more.',
  correctAndSend: 'Correct and send',
  onItsWay: 'On its way to {to}',
} as const satisfies Record<string, Text>;

export default en;
