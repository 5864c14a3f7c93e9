/** Texts of the mail that says that bags are missing at check-out. */
const en = {
  subject: 'Booking {code}: {out} of {inside} bags were handed back',
  text: 'At {location} fewer bags were checked out than were checked in. The custody record stands in its story.',
  footer: 'Sent because a check-out at a counter gave a reason for missing bags.',
  location: 'Location',
  traveller: 'Traveller',
  reason: 'Reason',
  person: 'Checked out by',
  action: 'Open the booking',
} as const;

export default en satisfies Record<string, string>;
