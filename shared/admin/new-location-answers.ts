import * as z from 'zod/mini';
import { shopFrontAnswer } from './listing-answers.ts';

const point = z.object({ latitude: z.number(), longitude: z.number() });

const look = {
  id: z.string(),
  /** Whether it is new, or its pin moved far. */
  because: z.enum(['new', 'moved']),
  state: z.enum(['waiting', 'fine', 'refused']),
  /** ISO instant since when it waits. */
  since: z.string(),
  /** Whether travellers find it now. */
  isLive: z.boolean(),
  /** Whether it is hidden until it is found fine. */
  isHeld: z.boolean(),
  decidedBy: z.nullable(z.string()),
};

/** Locations that wait for a look, the oldest first, then those refused, and those found fine within a week. */
export const newLocationsAnswer = z.array(
  z.object({
    ...look,
    name: z.string(),
    city: z.string(),
    shopFront: shopFrontAnswer,
    /** It waits hidden for more than 48 hours. */
    isUrgent: z.boolean(),
  }),
);

/** One of them, with what a decision is made by. */
export const newLocationAnswer = z.object({
  ...look,
  seen: z.string(),
  /** Why it was refused, and what the partner answered; of the refusal before, where it waits again. */
  reason: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  listing: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    alternativeName: z.string(),
    address: z.string(),
    city: z.string(),
    country: z.string(),
    place: point,
    shopFront: shopFrontAnswer,
    hasHours: z.boolean(),
  }),
  owner: z.object({
    id: z.string(),
    name: z.string(),
    /** ISO instant since when there is the account. */
    since: z.string(),
    isConfirmed: z.boolean(),
    locationsCount: z.int(),
  }),
  /** What may be the same place: near, or of the same city and called alike; the nearest first. */
  alike: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      meters: z.number(),
      isOfOwner: z.boolean(),
      isNear: z.boolean(),
      isCalledAlike: z.boolean(),
      place: point,
    }),
  ),
});

/** Where the address of a location is by the service that knows addresses; why it is not known. */
export const addressFoundAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), place: point, text: z.string(), meters: z.number() }),
  z.object({ kind: z.literal('nowhere') }),
  z.object({ kind: z.literal('silent') }),
  z.object({ kind: z.literal('noService') }),
]);
