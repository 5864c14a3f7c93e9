import * as z from 'zod/mini';
import { perFilterAmenity } from '../../amenities/amenities.ts';
import { isCurrencyCode } from '../../money/currency.ts';
import { maxWholePrice, ratingSteps, sorts } from './filters.ts';

const on = z.optional(z.literal(true));
const whole = z.optional(z.int().check(z.gte(0), z.lte(maxWholePrice)));

/** Filters as calls take them; see `SearchFilters`. */
export const filtersSchema = z.strictObject({
  room: on,
  late: on,
  price: z.optional(z.strictObject({ currency: z.string().check(z.refine(isCurrencyCode)), from: whole, to: whole })),
  rating: z.optional(z.literal(ratingSteps)),
  always: on,
  ...perFilterAmenity(() => on),
});

export const sortSchema = z.enum(sorts);
