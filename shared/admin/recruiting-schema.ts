import * as z from 'zod/mini';

/** How far back the list of places to recruit in goes, in days. */
export const recruitingDays = [7, 30, 90] as const;

export const recruitingSchema = z.object({ days: z.union(recruitingDays.map((days) => z.literal(days))) });

/** Where travellers searched and found nothing, the places of most searches first. */
export const recruitingAnswer = z.object({
  places: z.array(
    z.object({
      id: z.string(),
      /** Null where no city is near: on the water, in a desert. */
      city: z.nullable(z.string()),
      /** Region and country of the city, such as `Ontario, Canada`. */
      context: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      /** Once a network and day. */
      searches: z.int(),
      /** Of them, those where there was no location at all; at the others none was open with room. */
      noShop: z.int(),
      /** The nearest published location and how far it is, in metres as the crow flies. */
      nearest: z.nullable(z.object({ id: z.string(), name: z.string(), distance: z.int() })),
    }),
  ),
  /** All searches of the time that found nothing, those of places that are not listed too. */
  searches: z.int(),
});
