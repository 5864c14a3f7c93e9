import { AppError } from '#server/platform/errors/app-error.ts';

/** A foreign delivery answers like one that is not there. */
export const deliveryNotFound = () => new AppError({ status: 404, key: 'notFound' });

/** There is no webhook to test or to change. */
export const webhookMissing = () => new AppError({ status: 409, key: 'webhookMissing' });

export const webhookAddressWrong = () => new AppError({ status: 422, key: 'webhookAddressWrong', field: 'url' });
export const webhookNeedsHttps = () => new AppError({ status: 422, key: 'webhookNeedsHttps', field: 'url' });
export const webhookAddressPrivate = () => new AppError({ status: 422, key: 'webhookAddressPrivate', field: 'url' });
export const webhookAddressUnknown = () => new AppError({ status: 422, key: 'webhookAddressUnknown', field: 'url' });
