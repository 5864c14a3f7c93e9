import { daysAhead } from '#shared/availability/how-far.ts';
import type { StayEnd } from '#shared/availability/verdict.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

export const listingNotFound = () => new AppError({ status: 404, key: 'listingNotFound' });
export const dropOffAfterPickUp = () => new AppError({ status: 422, key: 'dropOffAfterPickUp', field: 'dropOffAt' });
export const tooFarAhead = (end: StayEnd) =>
  new AppError({ status: 422, key: 'tooFarAhead', params: { days: daysAhead }, field: `${end}At` });
