import * as z from 'zod/mini';

/** Languages that can be said to be spoken at a counter, by their ISO 639-1 codes. */
export const spokenLanguages = ['en', 'fr', 'es', 'pt', 'it', 'de', 'zh', 'ja', 'ko', 'ar', 'hi', 'uk'] as const;

/** What a location can have or lack besides Wi-Fi and a restroom. */
export const amenityNames = ['ramp', 'lift', 'camera'] as const;
export type AmenityName = (typeof amenityNames)[number];

/** What its partner has answered; what is absent has no answer, and nothing is said of it. */
export const amenitiesSchema = z.object({
  ramp: z.optional(z.boolean()),
  lift: z.optional(z.boolean()),
  camera: z.optional(z.boolean()),
  languages: z.optional(z.array(z.enum(spokenLanguages)).check(z.maxLength(spokenLanguages.length))),
});
export type Amenities = z.output<typeof amenitiesSchema>;
