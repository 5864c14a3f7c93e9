import type { Text } from '../text.ts';

/** Texts of the partner's list of bookings. */
const en = {
  title: 'Bookings',
  search: 'Search by name or code',
  sortLabel: 'Sort',
  dropOffAsc: 'Upcoming First (check-in)',
  dropOffDesc: 'Past First (check-in)',
  pickUpAsc: 'Upcoming First (check-out)',
  pickUpDesc: 'Past First (check-out)',
  none: 'No upcoming bookings',
  nonePast: 'No past bookings',
  past: 'Past Bookings',
  more: 'Show 10 more',
  times: 'Times in {zone}',
  bags: { one: '{count} bag', other: '{count} bags' },
  range: '{from} to {to}',
  bookedOn: 'Booked {date}',
  you: 'you {amount}',
  canceled: 'Canceled',
  failed: 'The bookings could not be loaded.',
  loading: 'Loading…',
} as const satisfies Record<string, Text>;

export default en;
