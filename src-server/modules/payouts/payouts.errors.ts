import { AppError } from '#server/platform/errors/app-error.ts';

/** The provider does not take the account, in its own words about what was given. */
export const payoutAccountRefused = (message: string) =>
  new AppError({ status: 422, key: 'payoutAccountRefused', params: { message } });
/** The provider gave no answer; what was typed may be sent again. */
export const payoutAccountUnknown = () => new AppError({ status: 503, key: 'payoutAccountUnknown' });
/** Without a location nobody knows in which country a partner is paid. */
export const locationFirst = () => new AppError({ status: 409, key: 'locationFirst' });
