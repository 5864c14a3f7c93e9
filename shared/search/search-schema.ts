import * as z from 'zod/mini';
import { filtersSchema, sortSchema } from './filters/filters-schema.ts';
import { bagsCountSchema, staySchema } from '../availability/stay-schema.ts';

const latitudeSchema = z.number().check(z.gte(-90), z.lte(90));
const longitudeSchema = z.number().check(z.gte(-180), z.lte(180));

export const pointSchema = z.object({ latitude: latitudeSchema, longitude: longitudeSchema });

const boundsSchema = z.object({
  north: latitudeSchema,
  south: latitudeSchema,
  east: longitudeSchema,
  west: longitudeSchema,
});

/** Where to look: within 50 km of `center`, or inside `bounds`; distances are from `center`. */
export const searchSchema = z.object({
  center: pointSchema,
  bounds: z.optional(boundsSchema),
  stay: staySchema,
  bagsCount: bagsCountSchema,
});

/** Each marker says which of the filters it fails. */
export const markersSchema = z.extend(searchSchema, { filters: z._default(filtersSchema, {}) });

/** What filters would leave; prices are spread in `currency`. */
export const fittingSchema = z.extend(markersSchema, { currency: z.optional(z.string().check(z.maxLength(3))) });

export const searchPageSchema = z.extend(searchSchema, {
  filters: z._default(filtersSchema, {}),
  sort: z._default(sortSchema, 'nearest'),
  page: z._default(z.int().check(z.gte(1), z.lte(1000)), 1),
  perPage: z._default(z.int().check(z.gte(1), z.lte(50)), 10),
});

/** One listing for a stay, by id, slug or the number that markers name it by. */
export const listingSchema = z.object({
  listing: z.union([z.string().check(z.minLength(1), z.maxLength(200)), z.int().check(z.gte(1))]),
  stay: z.optional(staySchema),
  bagsCount: z._default(bagsCountSchema, 1),
  center: z.optional(pointSchema),
});

/** Place search starts at three characters. */
export const placeQuerySchema = z.object({
  text: z.string().check(z.trim(), z.minLength(3), z.maxLength(120)),
  near: z.optional(pointSchema),
  /** Where a shop stands is asked. */
  isAddress: z.optional(z.boolean()),
});

/** A whole name that was sent, which may be shorter: SF, 東京. */
export const placeNamedSchema = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  near: z.optional(pointSchema),
});

/** What there is around a place, or nearest to it. */
export const nearbyQuerySchema = z.object({ near: pointSchema });

/** A walk from a place to a listing, by its id or number. */
export const walkQuerySchema = z.object({ from: pointSchema, listingId: z.union([z.uuid(), z.int()]) });

/** The code on a location's poster, as it was scanned or typed. */
export const walkInSchema = z.object({
  code: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[2-9A-HJKMNP-TV-Z]{4,5}$/)),
});
