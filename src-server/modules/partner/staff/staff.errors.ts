import { AppError } from '#server/platform/errors/app-error.ts';

/** Another partner's person answers like an unknown one. */
export const staffNotFound = () => new AppError({ status: 404, key: 'staffNotFound' });
export const staffKnown = () => new AppError({ status: 409, key: 'staffKnown', field: 'email' });
export const invitationOver = () => new AppError({ status: 404, key: 'invitationOver' });
export const invitationOfOther = (email: string) =>
  new AppError({ status: 409, key: 'invitationOfOther', params: { email } });
