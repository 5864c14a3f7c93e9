import { AppError } from '#server/platform/errors/app-error.ts';

/** The provider does not take the account, in its own words about what was given. */
export const payoutAccountRefused = (message: string) =>
  new AppError({
    status: 422,
    key: 'payoutAccountRefused',
    params: { message },
    documented: { type: 'PARTNER_STRIPE_ACC_ERROR' },
  });
/** The provider gave no answer; what was typed may be sent again. */
export const payoutAccountUnknown = () => new AppError({ status: 503, key: 'payoutAccountUnknown' });
/** Without a location no one knows in which country a partner is paid. */
export const locationFirst = () => new AppError({ status: 409, key: 'locationFirst' });
/** The provider has not enabled payouts (yet). */
export const payoutsNotEnabled = () => new AppError({ status: 409, key: 'payoutsNotEnabled' });
/** Who a partner is can be sent to the provider once there is an account there. */
export const bankFirst = () => new AppError({ status: 409, key: 'bankFirst' });
/** No one is born tomorrow. */
export const dateInvalid = () => new AppError({ status: 422, key: 'dateInvalid', field: 'dateOfBirth' });
/** A new account needs it; one that is there has it. */
export const birthDateMissing = () => new AppError({ status: 422, key: 'required', field: 'dateOfBirth' });
/** An account cannot go while money is on its way to it. */
export const payoutUnderWay = () => new AppError({ status: 409, key: 'payoutUnderWay' });
/** Decided by now, or changed again: it has to be looked at anew. */
export const accountChangeGone = () => new AppError({ status: 409, key: 'accountChangeGone' });
/** The second yes is another person's; and no one says yes to their own account. */
export const otherAdministrator = () => new AppError({ status: 409, key: 'secondAdministratorNeeded' });
export const nothingToPay = () => new AppError({ status: 409, key: 'nothingToPay' });
