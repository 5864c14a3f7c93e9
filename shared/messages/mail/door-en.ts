/** Texts of the mails about a door that was reported shut. */
const en = {
  greeting: 'Hello {name},',
  askedSubject: 'Are you open? A traveller stands at a shut door: {location}',
  askedText:
    '{traveller} says that the door of {location} is shut, though you advertise to be open. Please open, or answer now. After 2 minutes without an answer they may take their money back or go to another place.',
  unansweredSubject: 'Door reported shut, no answer: {code} at {location}',
  unansweredText: 'A traveller reported a shut door 10 minutes ago, and nobody at the location has answered.',
  openSubject: '{location} says that it was open: {code}',
  openText: '{location} answered your report of a shut door:',
  openAdminSubject: 'Door reported shut, the location disputes it: {code}',
  openAdminText: 'The location answered a report of a shut door. Where the traveller has not gone on, please decide.',
  standsSubject: 'Your report of a shut door stands: {code}',
  standsText:
    'Your report about {location} stands. On its page you see what became of it; where you have chosen nothing yet, you can take everything back or go to another place.',
  decidedSubject: 'Decided: the report of a shut door, {code}',
  decidedText: 'We decided about the report that the door of {location} was shut. This is why:',
  toDecideSubject: 'Door reported shut, please decide: {code} at {location}',
  toDecideText: 'A day has passed without an answer of the location.',
  warnedSubject: 'Two travellers found your door shut: {location}',
  warnedText:
    'Two reports of different people within 90 days stand. Please check your hours. With a third, {location} takes no new bookings until we have talked.',
  toStopSubject: 'Three travellers found the door shut: {location}',
  toStopText:
    'Three reports of different people within 90 days stand. New bookings stop once we have looked, at the latest in 12 hours. Bookings that are there stay.',
  toStopAdminText: 'Please look: without a look its new bookings stop in 12 hours.',
  stoppedSubject: '{location} takes no new bookings for now',
  stoppedText:
    'Three travellers found the door shut. Bookings that are there stay. Please answer this mail, so that we can talk.',
  quote: '“{words}”',
  code: 'Code',
  location: 'Location',
  at: 'Reported',
  action: 'Open the report',
  actionAsked: 'Answer now',
  actionHours: 'Look at the hours',
  footer: 'You can read all of it on the page of the report.',
} as const;

export default en satisfies Record<string, string>;
