import { AppError } from '#server/platform/errors/app-error.ts';

/** On a shared device nothing is handed over before a person has said by their PIN that it is their turn. */
export const pinNeeded = () => new AppError({ status: 403, key: 'pinNeeded' });
/** A wrong PIN, and one of a person who has none or does not work there. */
export const pinWrong = () => new AppError({ status: 422, key: 'pinWrong', field: 'pin' });
/** After five wrong ones in 15 minutes: the person's password is asked for. */
export const pinPassword = () => new AppError({ status: 422, key: 'pinPassword', field: 'password' });
