/** Texts of the mails about claims. */
const en = {
  sentSubject: 'Problem reported: {code} at {location}',
  addedSubject: 'Added to the report about {code}',
  addedText: 'The traveller added to their report. It is decided by {decideBy} all the same.',
  answeredSubject: '{location} answered about {code}',
  decidedSubject: 'Decided: the report about {code}',
  greeting: 'Hello {name},',
  footer: 'You can read all of it on the page of the report.',
  footerDecided: 'You can read all of it, and object within 14 days, on the page of the report.',
  sentText:
    'We have your report, with the record of your bags. {location} answers by {date}; we decide within a week after that. Add pictures until then.',
  sentPartnerText:
    'A traveller reports a problem with a bag. Please write your side by {date}; without an answer it is decided from the record.',
  sentAdminText: 'A traveller reported a problem. The location has until {date} to answer.',
  answeredText: 'The location wrote its side. Administrators decide by {decideBy}.',
  decidedText: 'This was decided, with the amounts below.',
  stayText: 'What is refunded of the stay goes back to your card.',
  bagText: 'What is given for the bag is transferred: we write to you and ask for an account.',
  decidedPartnerText: 'This was decided: the traveller is given something for it. This is why:',
  refusedText: 'This was decided: nothing is given.',
  transferText: 'This was decided. Ask the traveller for an account and transfer what is given for the bag by hand.',
  quote: '“{words}”',
  code: 'Code',
  location: 'Location',
  what: 'What happened',
  bagNumber: 'Bag {number}',
  missing: 'A bag is missing',
  damaged: 'A bag is damaged',
  gone: 'Something is gone from it',
  wrong: 'I got a wrong bag',
  notMine: 'These are not my bags',
  asked: 'Asked for',
  forBag: 'For the bag',
  ofStay: 'Of the stay',
  action: 'Open the report',
} as const;

export default en satisfies Record<string, string>;
