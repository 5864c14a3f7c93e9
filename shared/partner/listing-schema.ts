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

/** What the listing form says of a location; `latitude` and `longitude` are its pin's. */
const listingFieldsSchema = z.object({
  address: z.string().check(z.trim(), filled, z.minLength(3, 'invalidAddress'), z.maxLength(200)),
  latitude: z.number().check(z.gte(-85), z.lte(85)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  name: organizationName,
  alternativeName: organizationName,
  businessTypeId: z.uuid('required'),
  phoneNumber: phoneSchema,
  mapsLink: optionalUrl,
  maxCapacity: z.int().check(z.gte(1), z.lte(50)),
  wiFi: z.boolean(),
  restroom: z.boolean(),
  additionalInformation: z.string().check(z.trim(), z.maxLength(512)),
});

/** `requestId` is made by the form: sent twice, one location is made. */
export const createListingSchema = z.extend(listingFieldsSchema, {
  requestId: z.uuid(),
  notificationsEmail: z.optional(emailSchema),
});
