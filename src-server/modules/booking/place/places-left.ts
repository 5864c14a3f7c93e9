import { driverError } from '#server/platform/db/driver-error.ts';

/** Places that were left when the capacity guard refused. */
export const placesLeftOf = (error: unknown): number => Math.max(0, Number(driverError(error)?.detail ?? 0) || 0);
