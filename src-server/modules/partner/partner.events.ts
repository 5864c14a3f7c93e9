import { z } from 'zod';
import { defineEvent } from '#server/platform/events/domain-event.ts';

/** A listing has other opening hours, special days or closures. */
export const listingOpeningChanged = defineEvent({
  name: 'listing.opening-changed',
  payload: z.object({ listingId: z.string() }),
  subjectOf: ({ listingId }) => listingId,
});
