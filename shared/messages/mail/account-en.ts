/** Texts of the mails about an account. */
const en = {
  greeting: 'Hello {name},',
  footer: 'Questions? Write to {supportEmail}.',
  ignore: 'If this was not you, you can ignore this mail.',
  activationSubject: 'Confirm your e-mail for {siteName}',
  activationText: 'Please confirm that this e-mail address is yours. The link works once, for seven days.',
  activationAction: 'Confirm e-mail',
  passwordResetSubject: 'Set your {siteName} password',
  passwordResetText: 'Set a password to open your account with all your bookings. The link works once, for one hour.',
  passwordResetAction: 'Set password',
  signInCodeSubject: 'Your code for {siteName}',
  signInCodeText: 'Enter this code on the page that asked for it. It works once, for ten minutes.',
  alreadyRegisteredSubject: 'You already have a {siteName} account',
  alreadyRegisteredText:
    'Someone, probably you, tried to sign up with this e-mail address. It has an account already; nothing was changed.',
  alreadyRegisteredAction: 'Sign in',
  passwordChangedSubject: 'Your {siteName} password was changed',
  passwordChangedText:
    'The password of your account was changed. Other devices were signed out, and your programs no longer have access. If this was not you, set a new one now.',
  passwordChangedAction: 'Set a new password',
  emailChangedSubject: 'The e-mail of your {siteName} account was changed',
  emailChangedText:
    'The e-mail address of your account was changed, and mails go to the new one from now on. Other devices were signed out, and your programs no longer have access. If this was not you, write to us at once: to {supportEmail}, or by the form.',
  emailChangedAction: 'Write to us',
  secondFactorSetSubject: 'Your {siteName} account has a second factor',
  secondFactorSetText:
    'From now on signing in takes your password and six digits of your app. Other devices were signed out, and your programs no longer have access. If this was not you, write to {supportEmail} at once.',
  secondFactorSetAction: 'Open settings',
  secondFactorEndedSubject: 'The second factor of your {siteName} account was removed',
  secondFactorEndedText:
    'Signing in takes your password only. Other devices were signed out, and your programs no longer have access. If this was not you, set a new password now and write to {supportEmail}.',
  secondFactorEndedAction: 'Set a new password',
  administratorInvitedSubject: 'You are invited to run {siteName}',
  administratorInvitedText:
    'You are an administrator of {siteName} once you have chosen a password. The link works once, for seven days; after it the console asks you to set a second factor up.',
  administratorInvitedAction: 'Choose a password',
  recoveryCodesRenewedSubject: 'Your {siteName} account has new recovery codes',
  recoveryCodesRenewedText:
    'Ten new recovery codes replace the old ones. Other devices were signed out, and your programs no longer have access. If this was not you, write to {supportEmail} at once.',
  recoveryCodesRenewedAction: 'Open settings',
  sessionsEndedSubject: 'You were signed out of {siteName}',
  sessionsEndedText:
    'Our team has signed you out on one or more devices. Your password stays as it is. If you do not know why, write to {supportEmail}.',
  sessionsEndedAction: 'Sign in',
  recoveryAskedSubject: 'Your {siteName} account will lose its second factor',
  recoveryAskedText:
    'Our team was asked to remove the second factor of your account, because the phone and the recovery codes are lost. Nothing happens for 72 hours; only for an administrator a second owner can agree before. If you did not ask for this, sign in with your code, which stops it, and write to {supportEmail} at once.',
  recoveryAskedAction: 'Sign in',
  addressAskedSubject: 'The e-mail of your {siteName} account will be replaced',
  addressAskedText:
    'Our team was asked to give your account another e-mail address, because its mailbox is lost. Nothing happens for 72 hours; only for an administrator a second owner can agree before. If you did not ask for this, sign in, which stops it, and write to {supportEmail} at once.',
  addressAskedAction: 'Sign in',
  roleEndedSubject: 'An administrator of {siteName} lost their role',
  roleEndedText:
    'The address {about} was confirmed for the first time, by a link or by Google, so the role that its account had until then was removed. Give it again if you know who this is.',
  roleEndedAction: 'Open people',
  accountClosedSubject: 'Your {siteName} account is closed',
  accountClosedText:
    'Your account was closed, and every device was signed out. Seven days after that it is erased, with your name and address. If you want to keep it, or this was not you, open it again; then choose a new password.',
  accountClosedAction: 'Open it again',
} as const;

export default en satisfies Record<string, string>;
