/** Texts of the content pages' blocks, of contact and of the partners' page. */
const en = {
  country: 'Country',
  perHour: 'Per hour',
  perDay: 'Daily maximum',
  overnight: 'Overnight fee',
  orderFee: 'Location fee per order',
  tax: 'Tax',
  ratesCaption: 'Rates per item',
  name: 'Name',
  email: 'E-mail',
  message: 'Message',
  send: 'Send',
  messageSent: 'Message was successfully sent!',
  messageSentText: 'We answer within 2 business days, to {email}.',
  writeAnother: 'Write another message',
  join: 'List Your Space',
  openMap: 'Open the map',
  citiesTitle: 'Already in {cities} and {last}',
  previewTitle: 'Preview.',
  previewText: 'A draft, it may still change. This link works until {date}.',
} as const;

export default en satisfies Record<string, string>;
