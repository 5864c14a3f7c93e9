import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** What an administrator can change of a location for its partner. */
const editedParts = [
  'weekly',
  'special',
  'closures',
  'maxCapacity',
  'businessType',
  'address',
  'surroundings',
  'photos',
] as const;
export type EditedPart = (typeof editedParts)[number];

/** Tells a partner what an administrator changed of their location, and why. */
export const sendEditedForYou = defineJob({
  name: 'send-edited-for-you',
  payload: z.object({ listingId: z.string(), parts: z.array(z.enum(editedParts)), reason: z.nullable(z.string()) }),
  retries: 10,
});

/** Tells a partner what became of their change request. */
export const sendChangeDecision = defineJob({
  name: 'send-change-decision',
  payload: z.object({ changeRequestId: z.string() }),
  retries: 10,
});

/** Tells a partner what became of the look at their location. */
export const sendLookDecision = defineJob({
  name: 'send-look-decision',
  payload: z.object({ lookId: z.string(), state: z.enum(['fine', 'refused']) }),
  retries: 10,
});
