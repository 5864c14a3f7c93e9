import { daysAhead } from '#shared/availability/how-far.ts';
import type { StayEnd } from '#shared/availability/verdict.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

export const dropOffAfterPickUp = () => new AppError({ status: 422, key: 'dropOffAfterPickUp', field: 'dropOffAt' });
export const tooFarAhead = (end: StayEnd) =>
  new AppError({ status: 422, key: 'tooFarAhead', params: { days: daysAhead }, field: `${end}At` });
export const couponCodeTaken = () => new AppError({ status: 422, key: 'couponCodeTaken', field: 'code' });
export const couponGone = () => new AppError({ status: 404, key: 'couponGone' });
export const couponUsedMore = () => new AppError({ status: 422, key: 'couponUsedMore', field: 'maxUses' });
