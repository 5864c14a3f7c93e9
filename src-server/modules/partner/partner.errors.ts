import { AppError } from '#server/platform/errors/app-error.ts';

/** A foreign location answers like one that is not there. */
export const ownListingNotFound = () => new AppError({ status: 404, key: 'listingNotFound' });
