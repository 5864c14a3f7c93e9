/** Texts of the mail to the guest of a rental. */
const en = {
  subject: 'A place for your bags near {rental}',
  subjectPlain: 'A place for your bags',
  greeting: 'Hello {name},',
  greetingPlain: 'Hello,',
  text: 'Arriving before check-in on {date}, or leaving late? Leave your bags at {location}.',
  textPlain: 'Arriving before check-in, or leaving late? Leave your bags at {location}.',
  facts: 'From {price} an hour.',
  factsWalk: '{minutes} min on foot, from {price} an hour.',
  action: 'Book Storage!',
  footer: '{sender} sends this once for your reservation, through {siteName}.',
} as const;

export default en satisfies Record<string, string>;
