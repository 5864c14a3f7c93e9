/** The door of accounts: what other modules may use. */
export { GuestSession, GuestSessionBooking, User } from './accounts.entity.ts';
export { emailTaken } from './accounts.errors.ts';
export { ensureGuest, type GuestContact } from './ensure-guest.ts';
export { viewerView } from './viewer.view.ts';
export { sendAccountMailHandler } from './send-account-mail.job.ts';
export { signInWithIdentity } from './sign-in-with-google.ts';
export { updateAvatar } from './update-profile.ts';
