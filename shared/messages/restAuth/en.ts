import type { Text } from '../text.ts';

/** What the calls under `/auth` answer besides data, and how their fields are called in sentences about them. */
const en = {
  signedUp: 'Check your email to confirm your account',
  resetAsked: 'If this address has an account, a link for a new password is on its way to it.',
  confirmationAsked: 'If this address waits to be confirmed, a link that confirms it is on its way to it.',
  passwordChanged: 'Your password has been changed.',
  accountClosed: 'Your account is closed. For seven days the link in our mail opens it again; then it is erased.',
  aboutField: '{field}: {message}',
  email: 'E-mail',
  password: 'Password',
  password_confirmation: 'Password confirmation',
  current_password: 'Current password',
  otp_attempt: 'Code',
  first_name: 'First name',
  last_name: 'Last name',
  phone_number: 'Phone number',
  country_of_residence: 'Country of residence',
  language: 'Language',
} as const satisfies Record<string, Text>;

export default en;
