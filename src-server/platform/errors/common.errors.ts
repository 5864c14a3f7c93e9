import { AppError } from './app-error.ts';

export const notFound = () => new AppError({ status: 404, key: 'notFound' });
export const unauthenticated = () => new AppError({ status: 401, key: 'unauthenticated' });
export const forbidden = () => new AppError({ status: 403, key: 'forbidden' });
/** An administrator's act before the second factor was given in this session. */
export const secondFactorNeeded = () => new AppError({ status: 403, key: 'secondFactorNeeded' });
/** A risky act, and no one has proven for a while who they are. */
export const proveAgain = () => new AppError({ status: 403, key: 'proveAgain' });
/** The same where the password is not enough. */
export const proveByFactor = () => new AppError({ status: 403, key: 'proveByFactor' });
export const crossSite = () => new AppError({ status: 403, key: 'crossSite' });
/** The database is away, full or too slow; nothing is known to be wrong with the request. */
export const serviceAway = () => new AppError({ status: 503, key: 'serviceAway' });
/** The server worked on a search as long as it may. */
export const searchTooLong = () => new AppError({ status: 422, key: 'searchTooLong' });
/** The account's address is not confirmed yet. */
export const confirmFirst = () => new AppError({ status: 409, key: 'confirmFirst' });
export const tooManyRequests = (seconds: number) =>
  new AppError({ status: 429, key: 'tooManyRequests', params: { seconds } });
/** A visitor, who may be any holder of the key, reads no more than that. */
export const idempotencyMismatch = (isVisitor: boolean) =>
  new AppError({ status: isVisitor ? 422 : 409, key: 'idempotencyMismatch' });
export const idempotencyBusy = () => new AppError({ status: 409, key: 'idempotencyBusy' });
export const imageFailed = () => new AppError({ status: 422, key: 'imageFailed', field: 'file' });
/** A picture in a format that is not read, such as HEIC. */
export const pictureOfNoKnownType = () => new AppError({ status: 422, key: 'pictureOfNoKnownType', field: 'file' });
/** A picture with more pixels than are read; both numbers in millions. */
export const pictureTooManyPixels = (pixels: string, limit: string) =>
  new AppError({ status: 422, key: 'pictureTooManyPixels', field: 'file', params: { pixels, limit } });
/** A file over the limit of uploads. */
export const fileTooLarge = () => new AppError({ status: 413, key: 'bodyTooLarge', params: { limit: '10 MB' } });
export const malformedBody = (detail: string) =>
  new AppError({ status: 400, key: 'malformedBody', params: { detail } });
export const methodNotAllowed = () => new AppError({ status: 405, key: 'methodNotAllowed' });
