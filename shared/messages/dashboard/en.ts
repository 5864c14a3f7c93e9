import type { Text } from '../text.ts';

/** Texts of the partner's home and of one location's page. */
const en = {
  closeEarly: 'Close early today',
  closedToday: 'Closed today',
  closeEarlyTitle: 'Close early today',
  closedTodayTitle: 'Closed today',
  closeEarlyText: 'Nobody can book the hours that fall away. Holiday hours undo it.',
  closeWhen: 'Close',
  closeNow: 'Now, {time}',
  closeAllDay: 'The whole day',
  closeApplyNow: 'Close now',
  closeApplyAt: 'Close at {time}',
  closedSaved: 'You are closed from {time} today',
  closedDaySaved: 'You are closed today',
  closeUndo: 'Undo in holiday hours',
  stillToday: { one: '{count} pick-up still today', other: '{count} pick-ups still today' },
  doorHoursEvery: 'Open every day',
  doorHoursRange: 'Open {from} to {to}',
  doorForgotten: '{name} is not set yet',
  travellersSee: 'As travellers see it',
  travellersSeeWhen: '{day}, {from} to {to}',
  bookOff: 'Book This Location',
  thisWeek: 'This week',
  bookings: 'Bookings',
  bags: 'Bags',
  yourShare: 'Your share',
} as const satisfies Record<string, Text>;

export default en;
