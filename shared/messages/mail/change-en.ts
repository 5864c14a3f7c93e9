/** Texts of the mail about a decided change request. */
const en = {
  greeting: 'Hello {name},',
  footer: 'Questions? Write to {supportEmail}.',
  approvedSubject: 'Your changes to {listing} are public',
  approvedText: 'We have checked what you changed at {listing}. Travellers see it from now on:',
  approvedAction: 'Open your location',
  refusedSubject: 'Your changes to {listing} were not accepted',
  refusedText:
    'We have checked what you changed at {listing} and cannot show it. Travellers see what was there before:',
  refusedAction: 'Edit your location',
  reason: 'The reason:',
  fieldName: 'Name',
  fieldStorefront: 'Storefront name',
  fieldPhotos: 'Photos',
  fieldAddress: 'Address',
} as const;

export default en satisfies Record<string, string>;
