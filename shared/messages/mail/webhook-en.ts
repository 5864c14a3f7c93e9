/** The mail about a webhook that takes nothing. */
const en = {
  subject: 'Your webhook has not answered for three days',
  greeting: 'Hello {name},',
  text: 'We could not deliver a single event to {host} in the last three days.',
  stays:
    'We keep trying what happens from now on. What was given up can be sent again for 30 days, as soon as your server takes it.',
  goneSubject: 'Your webhook is off',
  goneText: '{host} answered that it is gone (410), so we send it no more events.',
  goneStays: 'Save its address again or send it a test to turn it on. What was given up can be sent again for 30 days.',
  action: 'See what it answered',
  footer: 'You get this mail once, because a webhook is set up in your {siteName} account.',
} as const;

export default en satisfies Record<string, string>;
