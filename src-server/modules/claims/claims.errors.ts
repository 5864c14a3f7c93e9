import { AppError } from '#server/platform/errors/app-error.ts';

export const claimNotFound = () => new AppError({ status: 404, key: 'claimNotFound' });
export const claimTooLate = () => new AppError({ status: 409, key: 'claimTooLate' });
export const claimSentAlready = () => new AppError({ status: 409, key: 'claimSentAlready' });
export const claimFull = () => new AppError({ status: 409, key: 'claimFull' });
export const claimAnsweredAlready = () => new AppError({ status: 409, key: 'claimAnsweredAlready' });
export const claimDecidedAlready = () => new AppError({ status: 409, key: 'claimDecidedAlready' });
export const claimBagUnknown = () => new AppError({ status: 422, key: 'claimBagUnknown' });
export const claimTooMuch = () => new AppError({ status: 422, key: 'claimTooMuch' });
export const receiptUnreadable = () => new AppError({ status: 422, key: 'receiptUnreadable' });
export const claimChanged = () => new AppError({ status: 409, key: 'claimChanged' });
export const secondYesNeeded = () => new AppError({ status: 409, key: 'secondYesNeeded' });
