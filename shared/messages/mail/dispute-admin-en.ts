/** Texts of the mail that tells the people behind the site of a dispute. */
const en = {
  inquirySubject: 'The bank asks about {code}',
  inquiryText: 'No money was taken away yet. An answer, or a refund, may keep it that way.',
  lapsedSubject: 'The bank’s question about {code} is closed',
  lapsedText: 'No money was taken away. The bank may still dispute the payment later.',
  openedSubject: 'Dispute of {code}: answer the bank by {date}',
  openedText: 'The bank took the money away until it decides. The custody record of the order is the evidence.',
  wonSubject: 'Dispute of {code} won',
  wonText: 'The money is back.',
  lostSubject: 'Dispute of {code} lost',
  lostText: 'The payer has the money. The partner’s share was taken back, or is never earned.',
  footer: 'Sent because the card provider told of a dispute.',
  location: 'Location',
  traveller: 'Traveller',
  amount: 'Amount',
  reason: 'The bank’s reason',
  dispute: 'Dispute',
  action: 'Open the booking',
} as const;

export default en satisfies Record<string, string>;
