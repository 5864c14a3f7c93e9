import * as z from 'zod/mini';
import { emailSchema, filled, phoneSchema } from '../contact/contact-schema.ts';

/** Letters, digits and the punctuation of firms. */
const ORGANIZATION_NAME = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .,&'’()/+!#:-]*$/u;

const organizationName = z
  .string()
  .check(z.trim(), filled, z.minLength(2), z.maxLength(120), z.regex(ORGANIZATION_NAME, 'invalidName'));

/** A page on the web, or nothing. */
const optionalUrl = z.string().check(
  z.trim(),
  z.maxLength(500),
  z.refine((text) => text === '' || (/^https?:\/\//i.test(text) && URL.canParse(text)), 'invalidUrl'),
);

/** What is typed about a location. */
export const listingTextsSchema = z.object({
  address: z.string().check(z.trim(), filled, z.minLength(3, 'invalidAddress'), z.maxLength(200)),
  name: organizationName,
  alternativeName: organizationName,
  businessTypeId: z.uuid('required'),
  phoneNumber: phoneSchema,
  mapsLink: optionalUrl,
  additionalInformation: z.string().check(z.trim(), z.maxLength(512)),
});

/** A new location: `latitude` and `longitude` are its pin's. `requestId` is made by the form: sent twice, one is made. */
export const createListingSchema = z.extend(listingTextsSchema, {
  requestId: z.uuid(),
  latitude: z.number().check(z.gte(-85), z.lte(85)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  maxCapacity: z.int().check(z.gte(1), z.lte(50)),
  wiFi: z.boolean(),
  restroom: z.boolean(),
  notificationsEmail: z.optional(emailSchema),
});
