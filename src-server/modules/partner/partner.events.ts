import { z } from 'zod';
import { defineEvent } from '#server/platform/events/domain-event.ts';

/** What was asked for a listing was approved, or it has other opening hours, special days, closures or another capacity. */
export const listingChanged = defineEvent({
  name: 'listing.changed',
  payload: z.object({ listingId: z.string(), changeId: z.string(), what: z.enum(['approved', 'opening']) }),
  subjectOf: ({ listingId }) => listingId,
});

/** It stands at another address: travellers who have booked there have to know. */
export const listingMoved = defineEvent({
  name: 'listing.moved',
  payload: z.object({ listingId: z.string(), changeId: z.string() }),
  subjectOf: ({ listingId }) => listingId,
});

/** It goes by the clock of another zone: local times of its bookings stay. */
export const listingRezoned = defineEvent({
  name: 'listing.rezoned',
  payload: z.object({ listingId: z.string() }),
  subjectOf: ({ listingId }) => listingId,
});
