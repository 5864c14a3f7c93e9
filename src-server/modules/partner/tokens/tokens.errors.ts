import { AppError } from '#server/platform/errors/app-error.ts';

/** A foreign token answers like one that is not there. */
export const tokenNotFound = () => new AppError({ status: 404, key: 'notFound' });
export const tokenNameTaken = () => new AppError({ status: 422, key: 'tokenNameTaken', field: 'name' });
export const tooManyTokens = () => new AppError({ status: 409, key: 'tooManyTokens' });
