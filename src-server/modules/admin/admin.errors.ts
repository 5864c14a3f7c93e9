import { AppError } from '#server/platform/errors/app-error.ts';

export const ownerNotFound = () => new AppError({ status: 422, key: 'ownerNotFound', field: 'ownerEmail' });
export const personNotFound = () => new AppError({ status: 404, key: 'notFound' });
/** `why` is for whoever asked: what has to end before. */
export const notErasable = (why: readonly string[]) =>
  new AppError({ status: 409, key: 'notErasable', data: { why: [...why] } });
export const tokenProblem = (sentence: string) =>
  new AppError({ status: 422, key: 'tokenProblem', field: 'name', params: { sentence } });
