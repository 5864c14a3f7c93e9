import type { Text } from '../text.ts';

/** Texts of the messages between a traveller and a location. */
const en = {
  title: 'Messages',
  about: 'Booking {code}, {name}',
  traveller: 'Traveller',
  toOrder: 'Back to the order',
  write: 'Your message',
  writeHint: 'It is sent by e-mail. Never write card numbers.',
  send: 'Send',
  sent: 'Message sent',
  read: 'Read {time}',
  sentAt: 'Sent {time}',
  quick: 'Ready answers',
  undo: 'Undo',
  going: 'Goes in ten seconds',
  quickTravellerWay: 'On my way',
  quickTravellerLate: 'Ten minutes late',
  quickTravellerDoor: 'Which door is it?',
  quickLocationHere: 'We are here',
  quickLocationRing: 'Please ring the bell',
  quickLocationBack: 'Back in ten minutes',
  none: 'Nothing has been written yet.',
  closed: 'Messages about this booking are closed.',
} as const satisfies Record<string, Text>;

export default en;
