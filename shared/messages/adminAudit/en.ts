import type { Text } from '../text.ts';

/** Texts of the audit log. */
const en = {
  title: 'Audit log',
  span: 'Span of time',
  lastDays: { one: 'Last day', other: 'Last {count} days' },
  anybody: 'Anybody',
  anything: 'Anything',
  count: { one: 'one act', other: '{count} acts' },
  countMore: 'more than {count} acts',
  failed: 'The log could not be shown. Try again.',
  none: 'Nothing was done',
  noneText: 'Choose a longer time, or take a filter away.',
  when: 'When',
  who: 'Who',
  what: 'What',
  thing: 'Thing',
  byAt: 'By {name}, {at}',
  changed: 'What changed',
  nothingChanged: 'No row was changed, or none is kept.',
  before: 'before:',
  after: 'after:',
  sent: 'What was sent',
  more: 'More',
  allOfPerson: 'All of this person',
  allOfThing: 'All about this thing',
} as const satisfies Record<string, Text>;

export default en;
