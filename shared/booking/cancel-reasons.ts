/** Reasons that nobody typed: kept and sent by REST in these words, shown in the person's language. */
export const cancelReasons = {
  editing: 'Booking editing',
  paymentProblem: 'Problem with payment',
  notPaid: 'Not paid in time',
  paidTooLate: 'The payment arrived after its places were released',
} as const;
