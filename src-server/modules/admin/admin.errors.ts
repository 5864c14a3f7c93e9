import { AppError } from '#server/platform/errors/app-error.ts';

export const ownerNotFound = () => new AppError({ status: 422, key: 'ownerNotFound', field: 'ownerEmail' });
export const personNotFound = () => new AppError({ status: 404, key: 'notFound' });
/** `why` is for the caller: what has to end before. */
export const notErasable = (why: readonly string[]) =>
  new AppError({ status: 409, key: 'notErasable', data: { why: [...why] } });
/** Why a person cannot close their account by themselves. */
export type NotClosable =
  | 'closingAdministrator'
  | 'closingPartner'
  | 'closingWithFactor'
  | 'closingWithStays'
  | 'closingWithMoney'
  | 'closingWithClaims';
export const accountNotClosable = (key: NotClosable) => new AppError({ status: 422, key });
/** Closing an account without a session that names it. */
export const noAccountToClose = () => new AppError({ status: 404, key: 'noAccountToClose' });
export const tokenProblem = (sentence: string) =>
  new AppError({ status: 422, key: 'tokenProblem', field: 'name', params: { sentence } });
export const jobNotFound = () => new AppError({ status: 404, key: 'notFound' });
export const mailNotFound = () => new AppError({ status: 404, key: 'notFound' });
export const eventNotFound = () => new AppError({ status: 404, key: 'notFound' });
/** An account's address is its owner's to change, and an address that a person has is no one else's. */
export const addressNotCorrectable = () => new AppError({ status: 409, key: 'addressNotCorrectable', field: 'email' });
/** Only what happened to a booking can be written again. */
export const mailNotRepeatable = () => new AppError({ status: 409, key: 'mailNotRepeatable' });

/** `why` is for the caller: what has to end before. */
export const partnerStays = (why: readonly string[]) =>
  new AppError({ status: 409, key: 'partnerStays', data: { why: [...why] } });

/** How an administrator comes in themselves is changed in their settings. */
export const ownAccess = () => new AppError({ status: 409, key: 'ownAccess' });
/** A role is for a person whose address is confirmed. */
export const addressUnconfirmed = () => new AppError({ status: 409, key: 'addressUnconfirmed' });
/** A person has to be able to let others in. */
export const lastOwner = () => new AppError({ status: 422, key: 'lastOwner' });

/** Money that left, a mail that was sent, a session that ended. */
export const actNotUndoable = () => new AppError({ status: 409, key: 'actNotUndoable' });
/** A person changed the same since. */
export const actChangedSince = () => new AppError({ status: 409, key: 'ratesChanged' });

/** Put off into the past, or for longer than two days. */
export const snoozeTooLong = () => new AppError({ status: 422, key: 'snoozeTooLong', field: 'until' });
/** Who can use the factor needs no recovery. */
export const signedInSince = () => new AppError({ status: 409, key: 'signedInSince' });
export const factorUsedSince = () => new AppError({ status: 409, key: 'factorUsedSince' });
