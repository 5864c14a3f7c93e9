import type { Text } from '../text.ts';

/** Texts of a question to a location before booking, and of its answer. */
const en = {
  title: 'A question before you book?',
  text: 'Ask {name}. The answer comes by e-mail and appears here.',
  signIn: 'Sign in to ask',
  write: 'Your question',
  writeHint: 'Up to 300 characters. Never write card numbers.',
  send: 'Send question',
  sent: 'Question sent',
  open: 'Sent {date}. You can ask again once it is answered.',
  answered: '{name}, {date}',
  inboxTitle: { one: '{count} question before booking', other: '{count} questions before booking' },
  inboxNone: 'Questions before booking',
  inboxNoneText: 'No question waits for you.',
  asked: '{name}, {location}, {date}',
  answer: 'Your answer to {name}',
  answerHint: 'It is sent by e-mail. Never write card numbers.',
  sendAnswer: 'Send answer',
  answerSent: 'Answer sent',
  takes: 'Locations that take questions',
  failed: 'The questions could not be loaded.',
  retry: 'Try again',
} as const satisfies Record<string, Text>;

export default en;
