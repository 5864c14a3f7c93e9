import * as z from 'zod/mini';
import { type AmenityName, amenityNames } from './amenities.ts';

/** Languages that can be said to be spoken at a counter, by their ISO 639-1 codes. */
export const spokenLanguages = ['en', 'fr', 'es', 'pt', 'it', 'de', 'zh', 'ja', 'ko', 'ar', 'hi', 'uk'] as const;

const answer = z.optional(z.boolean());

/** What the partner of a location has answered; what is absent has no answer, and nothing is said of it. */
export const amenitiesSchema = z.object({
  ...(Object.fromEntries(amenityNames.map((name) => [name, answer])) as Record<AmenityName, typeof answer>),
  languages: z.optional(z.readonly(z.array(z.enum(spokenLanguages)).check(z.maxLength(spokenLanguages.length)))),
});
export type Amenities = Readonly<z.output<typeof amenitiesSchema>>;
