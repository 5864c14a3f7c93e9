/** Texts of the mail about an incident to an administrator. */
export default {
  payoutFailedSubject: { one: 'A payout failed', other: '{count} payouts failed' },
  payoutFailedText: 'The money is back in the balance. Its partner waits for it.',
  doorShutSubject: {
    one: 'Bags are behind a shut door',
    other: 'Bags are behind {count} shut doors',
  },
  doorShutText: 'A traveller came for their bags and reports the door shut. The location has been asked.',
  answerSubject: { one: 'A traveller waits for an answer', other: '{count} travellers wait for an answer' },
  answerText: 'The location has not answered a message for ten minutes. The traveller reads that our team is told.',
  checkSubject: { one: 'A check found a fault', other: '{count} checks found faults' },
  checkText: 'The hourly check found something in the books or the bookings that does not add up.',
  jobsFailedSubject: { one: 'Jobs are failing', other: 'Jobs of {count} kinds are failing' },
  jobsFailedText: 'They were tried again until the last time, and wait for you now.',
  since: 'since {since}',
  action: 'See to it',
  footer: 'One mail for each incident, and at most one an hour of each kind.',
  change: 'Change my mails',
};
