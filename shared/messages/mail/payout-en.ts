/** Texts of the mails about payouts. */
export default {
  sentSubject: '{amount} is on its way',
  sentText: 'We sent {amount} to your account •••• {last4}. Your bank has it by {date}.',
  sentAction: 'Open Payouts',
  failedSubject: 'The payout of {amount} came back',
  failedText: '{reason} The money is safe: it is in your balance again.',
  failedWhatNow: 'Check your payout method. Once it is saved, we send the money again the same day.',
  failedAction: 'Edit Payment Method',
  orders: { one: '{count} order', other: '{count} orders' },
  takenBack: 'Taken back',
  cameBack: 'Payouts that came back',
  payout: 'Payout',
  footer: 'The statement of each month is on the page of your payouts.',
};
