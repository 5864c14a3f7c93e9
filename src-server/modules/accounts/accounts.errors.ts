import { AppError } from '#server/platform/errors/app-error.ts';

export const wrongCredentials = () => new AppError({ status: 401, key: 'wrongCredentials' });
export const wrongPassword = () => new AppError({ status: 422, key: 'wrongPassword', field: 'currentPassword' });
/** Who has no password proves by a fresh sign-in who they are. */
export const signInAnew = () => new AppError({ status: 422, key: 'signInAnew', field: 'email' });
export const commonPassword = () => new AppError({ status: 422, key: 'commonPassword', field: 'password' });
export const emailTaken = () => new AppError({ status: 422, key: 'emailTaken', field: 'email' });
/** A partner's papers and payouts need both names. */
export const lastNameMissing = () => new AppError({ status: 422, key: 'required', field: 'lastName' });
export const tokenInvalid = () => new AppError({ status: 422, key: 'tokenInvalid' });
/** Signing in to an account that its owner closed. */
export const accountClosed = () => new AppError({ status: 401, key: 'accountClosed' });
/** Signing out without a session that the names open. */
export const notSignedIn = () => new AppError({ status: 404, key: 'notSignedIn' });
/** A change of the account that names nothing to change. */
export const nothingToChange = () => new AppError({ status: 422, key: 'nothingToChange' });
export const googleServerFailed = () => new AppError({ status: 401, key: 'googleServerFailed' });
/** A change takes the second factor's code, which is missing. */
export const codeAsked = () => new AppError({ status: 422, key: 'secondFactorAsked', field: 'code' });
/** The password was right, and the account has a second factor. */
export const secondFactorAsked = () => new AppError({ status: 401, key: 'secondFactorAsked', field: 'code' });
export const codeWrong = () => new AppError({ status: 422, key: 'codeWrong', field: 'code' });
/** A mailed code that is wrong, used, replaced, older than ten minutes, or was tried five times. */
export const mailedCodeWrong = () => new AppError({ status: 422, key: 'mailedCodeWrong', field: 'mailedCode' });
export const recoveryCodeWrong = () => new AppError({ status: 422, key: 'recoveryCodeWrong', field: 'code' });
/** Too many wrong codes. */
export const secondFactorOff = (seconds: number) =>
  new AppError({ status: 429, key: 'secondFactorOff', field: 'code', params: { seconds } });
export const secondFactorSet = () => new AppError({ status: 409, key: 'secondFactorSet' });
export const secondFactorRequired = () => new AppError({ status: 422, key: 'secondFactorRequired' });
export const passwordsDontMatch = () =>
  new AppError({ status: 422, key: 'passwordsDontMatch', field: 'passwordConfirmation' });
