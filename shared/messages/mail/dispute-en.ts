/** Texts of the mails about disputed payments, and why a share is taken back for one. */
export default {
  openedSubject: 'The payment of {code} is disputed',
  openedText:
    'Whoever paid for {code} told their bank that they did not mean to. The bank keeps the money until it decides, which can take two to three months. We answer the bank with the custody record.',
  openedHold: 'Your share of this order is in dispute: it is held back until then. You need not do anything.',
  openedPaid:
    'Your share of this order was paid out already. It is taken off your next payouts only if the bank decides for the payer.',
  wonSubject: 'The dispute of {code} is won',
  wonText: 'The bank decided for you. Your share of this order is yours, and goes out with your next payout.',
  lostSubject: 'The dispute of {code} is lost',
  lostText:
    'The bank decided for the payer, who has the money back. Your share of this order is taken off what you are owed, never from your bank account.',
  lostEarly: 'The bank decided for the payer, who has the money back. There is no share of this order.',
  takenBackReason: 'the payer’s bank decided for the payer.',
  madeThereReason: 'the payment was refunded at the card provider.',
  order: 'Order',
  location: 'Location',
  share: 'Your share',
  action: 'Open Payouts',
  footer: 'What is in dispute is on the page of your payouts.',
};
