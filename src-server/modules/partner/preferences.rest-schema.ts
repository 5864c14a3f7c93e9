import { z } from 'zod';
import type { Amenities } from '#shared/amenities/amenities-schema.ts';

/** The amenities that REST names. */
export const preferences = z.object({ wi_fi: z.boolean(), restroom: z.boolean() });

export const preferencesToRest = ({ wifi = false, restroom = false }: Amenities): z.output<typeof preferences> => ({
  wi_fi: wifi,
  restroom,
});

/** What is given of them, over what is there. */
export const amenitiesFromRest = (
  given: Partial<z.output<typeof preferences>> = {},
  now: Amenities = {},
): Amenities => ({ ...now, wifi: given.wi_fi ?? now.wifi ?? false, restroom: given.restroom ?? now.restroom ?? false });
