/** Texts of the mails about a booking. */
const en = {
  greeting: 'Hello {name},',
  footer: 'Questions? Write to {supportEmail}.',

  confirmedSubject: 'Your booking {code} at {location} is confirmed',
  confirmedText: 'Your bags have a place. Show this code at the counter, and bring your ID.',
  confirmedAction: 'Open your order',
  changedSubject: 'Your booking {code} at {location} was changed',
  changedText: 'Your booking was changed and has a new code. The old one is no longer valid.',
  changedAction: 'Open your order',
  canceledSubject: 'Your booking {code} at {location} was cancelled',
  canceledText: 'Your booking was cancelled. Its places are free again.',
  canceledRefund: '{amount} goes back to your card. We write again as soon as it has been refunded.',
  canceledAction: 'Open your order',
  refundedSubject: '{amount} of booking {code} has been refunded',
  refundedText: '{amount} has been refunded. Your bank may take 5 to 10 days to show it.',
  refundedAction: 'Open your order',
  followUpSubject: 'How was your stay at {location}?',
  followUpText: 'Your bags have been picked up. Would you tell other travellers how it was?',
  followUpAction: 'Write a review',

  partnerConfirmedSubject: 'New booking {code} at {location}',
  partnerConfirmedText: '{traveller} booked a place for their bags.',
  partnerChangedSubject: 'Booking {code} at {location} was changed',
  partnerChangedText: '{traveller} changed a booking. This is how it is now.',
  partnerCanceledSubject: 'Booking {code} at {location} was cancelled',
  partnerCanceledText: '{traveller} cancelled a booking. Nothing is left to do.',
  partnerAction: 'Open your bookings',

  claim: 'Set a password with this e-mail address to see all your orders in one place: {link}',
  noteFrom: 'Note from the location: {note}',
  reason: 'Reason: {reason}',
  code: 'Code',
  location: 'Location',
  address: 'Address',
  checkIn: 'Check In',
  checkOut: 'Check Out',
  items: 'Number of Items',
  total: 'Total Price',
  phone: 'Phone',
} as const;

export default en satisfies Record<string, string>;
