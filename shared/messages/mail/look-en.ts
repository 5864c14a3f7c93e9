/** Texts of the mail about a new or moved location that was looked at. */
const en = {
  greeting: 'Hello {name},',
  footer: 'Questions? Write to {supportEmail}.',
  fineSubject: '{listing} is approved',
  liveText: 'We have looked at {listing}. Travellers can find it now.',
  fineText:
    'We have looked at {listing} and it is fine. Travellers can find it as soon as its hours are set and your e-mail address is confirmed.',
  fineAction: 'Open your location',
  refusedSubject: '{listing} was not approved',
  refusedText: 'We have looked at {listing} and cannot show it to travellers yet.',
  reason: 'The reason:',
  refusedNext: 'Correct what is wrong, or tell us what we missed: answer on your location’s page, and we look again.',
  refusedAction: 'Answer',
} as const;

export default en satisfies Record<string, string>;
