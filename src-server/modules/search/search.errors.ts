import { AppError } from '#server/platform/errors/app-error.ts';

export const listingNotFound = () => new AppError({ status: 404, key: 'listingNotFound' });
export const placeNotFound = () => new AppError({ status: 422, key: 'placeNotFound', field: 'text' });
export const dropOffAfterPickUp = () => new AppError({ status: 422, key: 'dropOffAfterPickUp', field: 'dropOffAt' });
