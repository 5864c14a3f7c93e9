import type { z } from 'zod';
import { defaultStay } from '#shared/availability/stay-defaults.ts';
import type { Stay } from '#shared/availability/stay.ts';
import { defaultZone } from '#shared/search/limits.ts';
import type { listingSchema, searchSchema } from '#shared/search/search-schema.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import type { AskedStay } from './listing.view.ts';
import { searchAreaOf } from './search-area.ts';
import { dropOffAfterPickUp } from './search.errors.ts';

function orderedStay(stay: Stay): Stay {
  if (!stay.dropOffAt.isBefore(stay.pickUpAt)) throw dropOffAfterPickUp();
  return stay;
}

/** The area and stay that an input asks for. @throws AppError 422 for a drop-off that is not before its pick-up. */
export const searchOf = (input: z.output<typeof searchSchema>) => ({
  area: searchAreaOf(input.center, input.bounds),
  stay: orderedStay(input.stay),
  bagsCount: input.bagsCount,
});

/** What is asked of one listing; the default stay where none is given. @throws AppError 422 as `searchOf`. */
export function askedStayOf({ clock }: Pick<Deps, 'clock'>, input: z.output<typeof listingSchema>): AskedStay {
  const now = clock.now();
  return {
    stay: input.stay === undefined ? defaultStay(now, zoneOf(defaultZone)) : orderedStay(input.stay),
    bagsCount: input.bagsCount,
    center: input.center ?? null,
    now,
  };
}
