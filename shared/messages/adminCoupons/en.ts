import type { Text } from '../text.ts';

/** Texts of the page of discount codes. */
const en = {
  title: 'Coupons',
  lead: 'What a code takes off never changes once it is given out; until when and how often it holds may.',
  add: 'Add coupon',
  none: 'There is no code yet.',
  code: 'Code',
  takesOff: 'Takes off',
  note: 'Note',
  uses: 'Uses',
  each: 'Per customer',
  where: 'Where',
  anywhere: 'Any',
  ends: 'Ends',
  noLimit: '{count}, no limit',
  usedOf: '{count} of {most}',
  usedUp: 'Used up',
  endedOn: 'ended {day}',
  startsOn: 'from {day}',
  noEnd: 'no end',
  until: 'until {day}',
  added: 'The code is given out',
  changed: 'Changed',
  newCode: 'New code',
  holds: 'How long it holds',
  codeHint: '3 to 32 letters and digits',
  unit: 'Unit',
  noteHint: 'Seen here only',
  endsHint: 'The first day on which it does not hold; empty for no end',
  emptyNoLimit: 'Empty: no limit',
  giveOut: 'Give it out',
  save: 'Save',
  ended: 'The code is ended',
  endNow: 'End it now',
} as const satisfies Record<string, Text>;

export default en;
