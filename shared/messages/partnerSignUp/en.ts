/** Texts of the dialog in which a person becomes a partner, on any page. */
const en = {
  title: 'Become a partner',
  lead: 'Ten minutes, then you are on the map. Free, always.',
  repeatPassword: 'Repeat Password',
  register: 'Sign Up',
  checking: 'Your e-mail is being confirmed',
  checkTitle: 'Check your email to confirm your account',
  checkText: 'We have sent a link to {email}. It works for 7 days; look into spam, too.',
  checkNext: 'You need not wait for it: tell us about your location meanwhile.',
  confirmTitle: 'Your e-mail has been confirmed, thank you!',
  confirmText: 'Is everything right? This is how we reach you. Travellers see none of it.',
  proveText: 'Sign in, and go on where you stopped. What you told us is kept.',
  confirm: 'Confirm',
  successTitle: 'You are a partner',
  successText: 'Your details are saved. Next, your location: the address, its name, and how many bags fit.',
  successDone: 'Everything else is in your dashboard.',
  changeDetails: 'Change your details',
  goOn: 'Go on',
  linkFailed: 'The link could not confirm your address',
} as const;

export default en satisfies Record<string, string>;
