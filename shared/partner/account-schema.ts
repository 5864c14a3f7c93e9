import * as z from 'zod/mini';
import { amenitiesSchema } from '../amenities/amenities-schema.ts';
import { filled, phoneSchema } from '../contact/contact-schema.ts';
import { listingTextsSchema, placeTypes } from './listing-schema.ts';

/** What is typed into the short form of a partner's first location. */
export const accountTextsSchema = z.object({
  name: listingTextsSchema.shape.name,
  phoneNumber: phoneSchema.check(z.minLength(9), z.maxLength(15)),
  postalCode: z.string().check(z.trim(), filled, z.maxLength(12)),
  additionalInformation: z.string().check(z.trim(), z.maxLength(512)),
  placeType: z.enum(placeTypes),
});

/** The short form as it is saved; its room for bags goes through the closed-door guard. */
export const accountAddressSchema = z.extend(accountTextsSchema, {
  listingId: z.uuid(),
  amenities: amenitiesSchema,
});
