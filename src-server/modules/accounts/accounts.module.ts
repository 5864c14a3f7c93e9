/** The door of accounts: what other modules may use. */
export { User } from './accounts.entity.ts';
export { userConfirmed, userEmailChanged, userTakenOver } from './accounts.events.ts';
export { claimPath } from './claim-account.ts';
export { canSignIn, ensureGuest } from './ensure-guest.ts';
export { ERASED, erasedAddress, isErasedAddress } from './erased.ts';
export { knownDevice } from './known-device.ts';
export { openInvitedAccount } from './invited-account.ts';
export { setOnboardingStep } from './onboarding-step.ts';
export { rememberCard, savedCardsOf } from './saved-cards.ts';
export { closeAccount, REOPEN_DAYS } from './close-account.ts';
export { correctEmail } from './correct-email.ts';
export { emailTaken } from './accounts.errors.ts';
export {
  requestConfirmationHandler,
  requestResetHandler,
  sendAccountMail,
  sendAccountMailHandler,
  tellOfChange,
} from './send-account-mail.job.ts';
export { whereLinkLeads } from './reset-link.ts';
export { endAccess } from './end-access.ts';
export { removeFactor } from './second-factor/recovery-codes.ts';
export { checkCode, hasSecondFactor } from './second-factor/check-code.ts';
export { provePasswordOf } from './second-factor/prove.ts';
export { requireStrongestProof } from './second-factor/strongest-proof.ts';
export { createSessions } from './sessions/create-sessions.ts';
export { ServiceTokenError, serviceTokensOf } from './sessions/service-tokens.ts';
export { signInWithIdentity } from './sign-in-with-google.ts';
export { keepAvatar, keepLogo, updateAvatar, updateLogo } from './update-profile.ts';
export { personWords } from './person-words.sql.ts';
