import type { Text } from '../text.ts';

/** Texts of the page of questions that are searched. */
const en = {
  title: 'How can we help?',
  description: 'Questions about luggage storage, answered for your booking.',
  search: 'Search the questions',
  clear: 'Clear the search',
  answers: { one: '{count} answer', other: '{count} answers' },
  topics: 'Topics',
  all: 'All',
  forOrder: 'For {code}',
  looksAt: 'These answers look at your booking',
  stayLine: '{day}, {from} to {to}',
  stayLines: '{day}, {from} to {lastDay}, {to}',
  checkedIn: 'Checked in {time}',
  checkedOut: 'Checked out {time}',
  anotherBooking: 'Another booking',
  findBooking: 'Find my booking',
  findText: 'With its code and e-mail, the answers look at your booking.',
  closesAt:
    'The shop closes at {time} on the day of your pick-up, {pickUp}. Until then you can come, and nothing is charged by itself.',
  open24: 'The shop is open day and night on the day of your pick-up.',
  refundable: 'If you cancel now, {amount} goes back to your card.',
  notRefundable: 'If you cancel now, nothing is paid back.',
  canceled: 'This order was canceled. Its page shows the refund.',
  openOrder: 'Open the order',
  noAnswer: 'No answer here?',
  noAnswerText: 'Write to us in English, French or Spanish. We answer within 2 business days.',
  write: 'Write to us',
  nothingFound: 'Nothing here about “{text}”. Your words go with you when you write to us.',
} as const;

export default en satisfies Record<string, Text>;
