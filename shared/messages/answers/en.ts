import type { Text } from '../text.ts';

/** Prepared answers to contact messages: each with its name. Words in braces come from the booking. */
const en = {
  received: 'We have your message',
  receivedText:
    'Hello {firstName},\n\nwe have your message and look into it. You hear from us within 2 business days.\n\n{answeredBy}',
  lostTag: 'Lost tag, bag still inside',
  lostTagText:
    "Hello {firstName},\n\nyes. Your bags are at {location}, and you don't need the tag: show the code {code} and an ID in the name of {name}.\n\nYour pick-up time is {pickUp}.\n\n{answeredBy}",
  late: 'Late for the pick-up',
  lateText:
    'Hello {firstName},\n\nyour bags are safe at {location}. Come while it is open. We never charge you without asking. You can change the pick-up on the page of your order, {code}, so that the counter expects you.\n\n{answeredBy}',
  refund: 'Where the refund is',
  refundText:
    'Hello {firstName},\n\na refund takes 5 to 10 days from the day it was sent. The page of your order, {code}, shows how far it is.\n\n{answeredBy}',
} as const;

export default en satisfies Record<string, Text>;
