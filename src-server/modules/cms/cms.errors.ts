import { AppError } from '#server/platform/errors/app-error.ts';

/** Another person saved the draft meanwhile; who and when, and what it says now. */
export const draftChanged = (data: { readonly by: string | null; readonly at: string; readonly revision: number }) =>
  new AppError({ status: 409, key: 'draftChanged', params: { name: data.by ?? '' }, data });
export const pageUrlTaken = (field: string) => new AppError({ status: 422, key: 'pageUrlTaken', field });
/** The product links to the page or reads it. */
export const pageNeeded = () => new AppError({ status: 409, key: 'pageNeeded' });
export const nothingToPublish = () => new AppError({ status: 422, key: 'nothingToPublish', field: 'languages' });
/** A prepared text wants a fact that is not known. */
export const answerLacksFacts = (fact: string) =>
  new AppError({ status: 422, key: 'answerLacksFacts', params: { fact }, field: 'body' });
/** No one is behind that address any more. */
export const personErased = () => new AppError({ status: 409, key: 'personErased' });
export const publishInPast = () => new AppError({ status: 422, key: 'publishInPast', field: 'at' });
