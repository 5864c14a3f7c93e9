import * as z from 'zod/mini';
import { rulesAnswer } from '../availability/opening-answers.ts';
import { clockAnswer } from '../time/clock-answer.ts';
import { placeTypes } from './listing-schema.ts';
import { discountAnswer } from '../pricing/quote-schema.ts';
import { amenitiesSchema } from '../amenities/amenities-schema.ts';
import { amountSchema } from '../money/money-schema.ts';
import { weekdays } from '../availability/opening-rules.ts';

const changes = z.object({
  name: z.optional(z.string()),
  alternativeName: z.optional(z.string()),
  address: z.optional(z.string()),
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
  /** All photos that there shall be, by their files. */
  imageIds: z.optional(z.array(z.string())),
});

const requested = z.object({
  since: z.string(),
  fields: z.array(z.enum(['name', 'alternativeName', 'address', 'imageIds'])),
  changes,
});

/** A location as its owner sees it. */
export const ownListingAnswer = z.object({
  /** What waits for approval, and since when. */
  pending: z.nullable(requested),
  /** What was not accepted, and why. */
  refused: z.nullable(z.extend(requested, { reason: z.string() })),
  /** The look of administration that it is hidden for: why it was refused, and what was answered. */
  look: z.nullable(
    z.object({
      state: z.enum(['waiting', 'refused']),
      reason: z.nullable(z.string()),
      answer: z.nullable(z.string()),
    }),
  ),
  id: z.string(),
  slug: z.string(),
  /** What stands over the door; on papers it is `legalName`. */
  name: z.string(),
  legalName: z.string(),
  alternativeName: z.nullable(z.string()),
  address: z.string(),
  cityName: z.string(),
  region: z.nullable(z.string()),
  country: z.string(),
  postalCode: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  businessType: z.nullable(z.string()),
  businessTypeId: z.nullable(z.string()),
  mapsLink: z.nullable(z.string()),
  additionalInformation: z.nullable(z.string()),
  notificationsEmail: z.nullable(z.string()),
  /** Its names and its address are checked before travellers see them. */
  isChecked: z.boolean(),
  placeType: z.enum(placeTypes),
  imageIds: z.array(z.string()),
  imageUrls: z.array(z.string()),
  phone: z.nullable(z.string()),
  amenities: amenitiesSchema,
  bookingsNotificationsEnabled: z.boolean(),
  /** Whether a change of it waits for approval, or it was taken off the map. */
  status: z.enum(['inactive', 'active', 'waiting_for_approve']),
  isPublished: z.boolean(),
  /** What its own code opens, which stands on its poster. */
  walkInAddress: z.string(),
  isBookable: z.boolean(),
  /** Without hours no one finds it. */
  hasHours: z.boolean(),
  /** `null` for one that is new. */
  rating: z.nullable(z.number()),
  /** Of all its reviews together. */
  starsCount: z.int(),
  reviewsCount: z.int(),
  maxCapacity: z.number(),
  rules: rulesAnswer,
  clock: clockAnswer,
  discounts: z.array(discountAnswer),
});

/** All locations of a partner. */
export const ownListingsAnswer = z.array(ownListingAnswer);

/** Names what was made or changed. */
export const idAnswer = z.object({
  id: z.string(),
});

/** The zones that an owner may choose from, and whether they may still. */
export const ownZonesAnswer = z.object({
  zones: z.array(
    z.object({
      name: z.string(),
      /** Minute of the day that its clock shows now. */
      minuteNow: z.int(),
    }),
  ),
  canChoose: z.boolean(),
});

/** What a location could earn. */
export const earningsAnswer = z.object({
  city: z.string(),
  /** What was derived of where it stands: ISO 3166, the region of rates and taxes, the zone and its clock. */
  country: z.string(),
  region: z.nullable(z.string()),
  timeZone: z.string(),
  clock: clockAnswer,
  rates: z.object({
    hour: amountSchema,
    day: amountSchema,
    night: amountSchema,
    taxRateMillionths: z.number(),
    shareMillionths: z.number(),
  }),
  samples: z.array(
    z.object({
      kind: z.enum(['day', 'hours', 'night', 'busy']),
      total: amountSchema,
      share: amountSchema,
      /** What is left of storage for the site. */
      ours: amountSchema,
      handlingFee: amountSchema,
      tax: amountSchema,
    }),
  ),
});

/** Hours, special days and closures one by one, by their ids: `OpeningItems`. */
export const openingItemsAnswer = z.object({
  weekly: z.array(
    z.object({
      day: z.enum(weekdays),
      from: z.number(),
      to: z.number(),
      id: z.string(),
    }),
  ),
  special: z.array(
    z.object({
      /** Local date, `YYYY-MM-DD`. */
      date: z.string(),
      closed: z.boolean(),
      replaces: z.optional(z.boolean()),
      id: z.string(),
      slots: z.array(
        z.object({
          from: z.number(),
          to: z.number(),
          id: z.string(),
        }),
      ),
    }),
  ),
  closures: z.array(
    z.object({
      id: z.string(),
      from: z.string(),
      to: z.string(),
    }),
  ),
});

/** Public holidays to come; whether these are all, those that every part of the country or region has, or not known. */
export const publicHolidaysAnswer = z.object({
  coverage: z.enum(['all', 'shared', 'unknown']),
  days: z.array(
    z.object({
      date: z.string(),
      name: z.string(),
    }),
  ),
});
