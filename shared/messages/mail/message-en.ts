/** Texts of the mails by which a traveller and a location write to each other. */
const en = {
  greeting: 'Hello {name},',
  travellerSubject: '{location} wrote to you about your booking {code}',
  travellerText: '{location} wrote to you:',
  locationSubject: '{traveller} wrote to you about the booking {code}',
  locationText: '{traveller} wrote to you:',
  askedSubject: '{traveller} has a question about {location}',
  askedText: '{traveller} asks before booking:',
  askerSubject: '{location} answered your question',
  askerText: '{location} answered your question:',
  code: 'Code',
  location: 'Location',
  dropOff: 'Drop-off',
  action: 'Read and answer',
  footer:
    'Please answer with the button: a reply to this e-mail does not reach the other side. Never send card numbers.',
} as const;

export default en satisfies Record<string, string>;
