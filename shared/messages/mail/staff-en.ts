/** Texts of the mail that invites a person to a counter. */
const en = {
  subject: '{owner} invites you to the counter of {siteName}',
  text: 'You may check bags in and out at {locations}. You see today’s list and the counter, no money.',
  action: 'Accept the invitation',
  validity: 'The link is good for 7 days and for one person. If you do not know who wrote it, ignore this mail.',
  footer: 'Questions? Write to {supportEmail}.',
} as const;

export default en satisfies Record<string, string>;
