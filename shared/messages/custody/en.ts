import type { Text } from '../text.ts';

/** Texts of the record of bags that were handed over: on the order and on paper. */
const en = {
  title: 'Custody record',
  booked: {
    one: 'Booked {from} to {until}, {count} bag',
    other: 'Booked {from} to {until}, {count} bags',
  },
  inTimeOf: 'Times of the location ({zone})',
  in: { one: 'Checked in: {count} bag', other: 'Checked in: {count} bags' },
  out: { one: 'Checked out: {count} bag', other: 'Checked out: {count} bags' },
  correction: { one: 'Number corrected: {count} bag', other: 'Number corrected: {count} bags' },
  undo: { one: 'Taken back: {count} bag', other: 'Taken back: {count} bags' },
  by: 'By {name}',
  byDevice: 'Made without a network, heard of at {time}',
  note: '“{note}”',
  tags: 'Tags {tags}',
  photo: 'Photo',
  photoOf: 'Photo of the bags, {title}',
  attached:
    'Each entry carries the fingerprint of the one before it at this location. The signed record is attached to this file; its signature:',
  checkedIn: 'Checked in',
  checkedOut: 'Checked out',
  stillInside: 'Still in store',
  stillInsideText: 'Pick-up until {time}',
  asBooked: { one: '{count} bag, as booked', other: '{count} bags, as booked' },
  ofBooked: '{count} of {booked} booked',
  noneMissing: { one: '{count} bag, none missing', other: '{count} bags, none missing' },
  someMissing: '{count} of {inside} handed back',
  allEntries: 'All entries',
  cannotChange: 'Nobody can change this record, we included.',
  fingerprint: 'Each entry carries the fingerprint of the one before it. This one ends in {end}.',
  download: 'Download record',
  downloadSigned: 'Signed file (JSON)',
} as const satisfies Record<string, Text>;

export default en;
