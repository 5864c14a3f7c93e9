/** Texts of the mail with the links to a traveller's tickets. */
const en = {
  subject: 'Your tickets',
  greeting: 'Hello {name},',
  text: 'These links open your tickets, without an account.',
  ignore: 'You did not ask for this? Then there is nothing to do: nobody else has seen your tickets.',
  footer: 'Questions? Write to {supportEmail}.',
} as const;

export default en satisfies Record<string, string>;
