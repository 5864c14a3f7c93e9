import type { ItemProblem } from '#shared/partner/opening-items.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

/** A foreign location answers like one that is not there. */
export const ownListingNotFound = () => new AppError({ status: 404, key: 'listingNotFound' });

/** A photo of another person, or one that was never uploaded. */
export const photoUnknown = () => new AppError({ status: 422, key: 'imageFailed', field: 'imageIds' });

/** The card provider sends no money from the platform's country to accounts there. */
export const outOfReach = () => new AppError({ status: 422, key: 'countryOutOfReach', field: 'address' });

/** Without a tariff of its country nothing can be sold at a place. */
export const noTariffThere = () => new AppError({ status: 422, key: 'noTariffThere', field: 'address' });

export const zoneUnknown = () => new AppError({ status: 422, key: 'zoneUnknown', field: 'timeZone' });

/** Stays were sold by the location's clock: administration corrects it, and keeps their local times. */
export const zoneNeedsUs = () => new AppError({ status: 422, key: 'zoneNeedsUs', field: 'timeZone' });

export const businessTypeUnknown = () => new AppError({ status: 422, key: 'required', field: 'businessTypeId' });

/** Prices, taxes and the payout account are those of the country it was made in. */
export const otherCountry = () => new AppError({ status: 422, key: 'otherCountry', field: 'address' });

/** The partner asks for something else by now. */
export const changeRequestChanged = () => new AppError({ status: 409, key: 'changeRequestChanged' });

/** It was decided, or replaced by another, while a person looked at it. */
export const changeRequestGone = () => new AppError({ status: 409, key: 'changeRequestGone' });

/** Its look was decided by another administrator, or it is not refused any more. */
export const newLocationGone = () => new AppError({ status: 409, key: 'newLocationGone' });

/** Its partner or another administrator has changed it since it was looked at. */
export const newLocationChanged = () => new AppError({ status: 409, key: 'newLocationChanged' });

/** A slot, special day, closure or discount that is not there, or is of another location. */
export const itemNotFound = () => new AppError({ status: 404, key: 'notFound' });

/** It cannot stand with the others of its location. */
export const itemProblem = ({ field, key }: ItemProblem) => new AppError({ status: 422, key, field });

/** More of one kind than a location has. */
export const tooManyItems = (bound: number) =>
  new AppError({ status: 422, key: 'mustBeAtMost', params: { bound }, field: 'base' });
