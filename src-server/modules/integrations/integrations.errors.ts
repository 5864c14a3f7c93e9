import { AppError } from '#server/platform/errors/app-error.ts';

/** A foreign integration answers like one that is not there. */
export const integrationNotFound = () => new AppError({ status: 404, key: 'notFound' });

/** A person has one integration with a service. */
export const integrationExists = () => new AppError({ status: 409, key: 'integrationExists' });

/** The person who does not know the secret of a webhook's address receives no more than that. */
export const secretWrong = () => new AppError({ status: 401, key: 'unauthenticated' });
