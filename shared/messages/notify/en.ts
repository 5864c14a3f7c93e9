import type { Text } from '../text.ts';

/** Texts of notifications on a device: asked for, and what of them is switched off. */
const en = {
  title: 'Shall we tell you?',
  lead: 'Three things about this stay, nothing else.',
  counterLead: 'Three things about your counter, nothing else.',
  tellMe: 'Tell me',
  notNow: 'Not now',
  foot: 'They end with your stay. Mails come anyway.',
  counterFoot: 'Mails come anyway.',
  failed: 'This browser cannot be notified. Mails come anyway.',
  heading: 'Notifications on this device',
  offText: 'This device is not notified.',
  stop: 'Switch all off',
  close: 'Close',
  bagsIn: 'Your bags are in',
  bagsInText: 'How many, and until when',
  bagsInWhen: 'at check-in',
  soon: 'An hour before closing',
  soonText: 'Only if your bags are still there',
  left: 'Your bags are left behind',
  changes: 'The shop changes something',
  messages: 'The shop writes',
  messagesText: 'Answers, or that something changed',
  anyTime: 'any time',
  booking: 'A new booking',
  bookingText: 'Also when one is changed or canceled',
  counterMessages: 'A traveller writes',
  counterMessagesText: 'Answer in one press',
  door: 'Your door is reported shut',
  doorText: 'By day and by night',
} as const;

export default en satisfies Record<string, Text>;
