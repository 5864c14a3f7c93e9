/** Texts of the mail to a traveller whose bags were taken in although their booking was over. */
const en = {
  subject: 'Your bags are at {location}, without a booking',
  text: '{location} took your bags in while it had no network. The booking {code} was already over by then, so nothing is charged and nothing is booked.',
  choice: 'Please book again, or fetch your bags.',
  action: 'Book again',
  footer: 'Questions? Write to {supportEmail}.',
} as const;

export default en satisfies Record<string, string>;
