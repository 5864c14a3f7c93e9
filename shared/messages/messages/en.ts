import type { Text } from '../text.ts';

/** Texts of the messages between a traveller and a location. */
const en = {
  title: 'Messages',
  about: 'Booking {code}, {name}',
  you: 'You',
  traveller: 'Traveller',
  write: 'Your message',
  writeHint: 'It is sent by e-mail. Never write card numbers.',
  send: 'Send',
  sent: 'Message sent',
  none: 'Nothing has been written yet.',
  closed: 'Messages about this booking are closed.',
} as const satisfies Record<string, Text>;

export default en;
