import { ratesYearsAhead } from '#shared/admin/rates-schema.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

export const listingNotFound = () => new AppError({ status: 404, key: 'listingNotFound' });
/** A country that is not served, has no currency or leaves something open; a day that costs less than its first hour. */
export const badRates = (field: 'country' | 'currency' | 'rates' | 'maxPrice') =>
  new AppError({ status: 422, key: 'badRates', field });
export const ratesTooEarly = () => new AppError({ status: 422, key: 'ratesTooEarly', field: 'from' });
export const ratesTooLate = () =>
  new AppError({ status: 422, key: 'ratesTooLate', params: { years: ratesYearsAhead }, field: 'from' });
/** Partners cannot be paid out there, or not in this currency. */
export const countryNotServed = () => new AppError({ status: 422, key: 'countryNotServed', field: 'country' });
/** The card provider sends no money from the platform's country to accounts there. */
export const countryOutOfReach = () => new AppError({ status: 422, key: 'countryOutOfReach', field: 'country' });
/** Neither the gazetteer nor a location knows a region of this name in the country. */
export const regionUnknown = () => new AppError({ status: 422, key: 'regionUnknown', field: 'region' });
export const planGone = () => new AppError({ status: 409, key: 'planGone' });
/** Something else holds there by now. */
export const ratesChanged = () => new AppError({ status: 409, key: 'ratesChanged' });
