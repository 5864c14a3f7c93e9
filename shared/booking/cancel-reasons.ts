/** Reasons that no one typed: kept and sent by REST in these words, shown in the person's language. */
export const cancelReasons = {
  editing: 'Booking editing',
  paymentProblem: 'Problem with payment',
  notPaid: 'Not paid in time',
  bookedAgain: 'Booked again before the payment arrived',
  paidTooLate: 'The payment arrived after its places were released',
  closedDoor: 'The location is closed at that time',
  moved: 'Moved to another location',
  doorShut: 'The door was shut',
  moveOver: 'The other location was not taken',
} as const;

const textKeys = {
  [cancelReasons.notPaid]: 'reasonNotPaid',
  [cancelReasons.paymentProblem]: 'reasonPaymentProblem',
  [cancelReasons.bookedAgain]: 'reasonBookedAgain',
  [cancelReasons.paidTooLate]: 'reasonPaidTooLate',
  [cancelReasons.closedDoor]: 'reasonClosedDoor',
  [cancelReasons.moved]: 'reasonMoved',
  [cancelReasons.doorShut]: 'reasonDoorShut',
} as const;

/** The text of an order's catalogue that says one of the product's own reasons; `null` for what a person typed. */
export const textKeyOfReason = (reason: string | null): (typeof textKeys)[keyof typeof textKeys] | null =>
  reason !== null && Object.hasOwn(textKeys, reason) ? textKeys[reason as keyof typeof textKeys] : null;
