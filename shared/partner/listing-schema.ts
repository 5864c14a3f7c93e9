import * as z from 'zod/mini';
import { amenitiesSchema } from '../amenities/amenities-schema.ts';
import { emailSchema, filled, NAME_OR_NONE, optionalPhoneSchema, phoneSchema } from '../contact/contact-schema.ts';
import { NAME } from '../contact/contact-rules.ts';

const organizationName = z
  .string()
  .check(z.trim(), filled, z.minLength(2), z.maxLength(120), z.regex(NAME, 'invalidName'));

const organizationNameOrNone = z.string().check(z.trim(), z.maxLength(120), z.regex(NAME_OR_NONE, 'invalidName'));

/** A page on the web, or nothing. */
const optionalUrl = z.string().check(
  z.trim(),
  z.maxLength(500),
  z.refine((text) => text === '' || (/^https?:\/\//i.test(text) && URL.canParse(text)), 'invalidUrl'),
);

/** What is typed about a location by a person who joins. */
export const listingTextsSchema = z.object({
  address: z.string().check(z.trim(), filled, z.minLength(3, 'invalidAddress'), z.maxLength(200)),
  name: organizationName,
  alternativeName: organizationName,
  businessTypeId: z.uuid('required'),
  phoneNumber: phoneSchema,
  mapsLink: optionalUrl,
  additionalInformation: z.string().check(z.trim(), z.maxLength(512)),
});

/** The same of a later location: travellers may know it by its name, and reach its owner. */
export const furtherListingSchema = z.extend(listingTextsSchema, {
  alternativeName: organizationNameOrNone,
  phoneNumber: optionalPhoneSchema,
});

/** How a location's address is written. */
export const addressText = listingTextsSchema.shape.address;

export const MAX_PHOTOS = 8;

/** Where its door is. */
export const pin = {
  latitude: z.number().check(z.gte(-85), z.lte(85)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
};

/** Where a location would be, and which one of the partner's it is, if it is there already. */
export const earningsSchema = z.object({ ...pin, listingId: z.optional(z.uuid()) });

/** Photos by their files, in the order in which they are shown. */
export const photoIds = z.array(z.uuid()).check(
  z.maxLength(MAX_PHOTOS),
  z.refine((ids) => new Set(ids).size === ids.length, 'invalidFormat'),
);
const imageIds = z.optional(photoIds);

export const placeTypes = ['shop', 'hotel', 'other'] as const;

/** What the short form and machines say besides; left out, it stays as it is. */
const optionalTexts = {
  postalCode: z.optional(z.string().check(z.trim(), z.maxLength(12))),
  placeType: z.optional(z.enum(placeTypes)),
};

/** Machines may leave the kind of business out. */
const businessTypeOrNone = z.optional(z.uuid());

/** A new location: `latitude` and `longitude` are its pin's. `requestId` is made by the form: sent twice, one is made. */
export const createListingSchema = z.extend(furtherListingSchema, {
  requestId: z.uuid(),
  ...pin,
  ...optionalTexts,
  businessTypeId: businessTypeOrNone,
  bookingsNotificationsEnabled: z.optional(z.boolean()),
  maxCapacity: z.int().check(z.gte(1), z.lte(50)),
  amenities: z.optional(amenitiesSchema),
  notificationsEmail: z.optional(emailSchema),
  imageIds,
});

/** What is typed about a location that is there: mails about bookings go to an address of its own. */
export const listingEditSchema = z.extend(listingTextsSchema, {
  alternativeName: organizationNameOrNone,
  notificationsEmail: emailSchema,
  /** IANA's name of the zone whose clock it goes by; left out, it stays. */
  timeZone: z.optional(z.string().check(z.maxLength(64))),
});

/** A location as it shall be, whole; its room for bags goes through the closed-door guard instead. */
export const updateListingSchema = z.extend(listingEditSchema, {
  listingId: z.uuid(),
  ...pin,
  ...optionalTexts,
  businessTypeId: businessTypeOrNone,
  bookingsNotificationsEnabled: z.boolean(),
  /** Left out, they stay as they are. */
  amenities: z.optional(amenitiesSchema),
  /** Left out, the photos stay as they are. */
  imageIds,
});
export type ListingUpdate = z.output<typeof updateListingSchema>;
