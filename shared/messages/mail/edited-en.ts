/** Texts of the mail about what an administrator changed for a partner. */
const en = {
  greeting: 'Hello {name},',
  footer: 'Not as it should be? Write to {supportEmail}.',
  subject: 'We changed {listing} for you',
  text: 'We have changed the following at {listing} for you. Your bookings stay as they are, unless their travellers were told otherwise.',
  partWeekly: 'Weekly hours',
  partSpecial: 'Holiday hours',
  partClosures: 'Closures',
  partRoom: 'Room for bags',
  partKind: 'Business type',
  partSurroundings: 'Country, region and time zone',
  partAddress: 'Address',
  partPhotos: 'Photos',
  reason: 'The reason:',
  action: 'Open your location',
} as const;

export default en satisfies Record<string, string>;
