import * as z from 'zod/mini';
import { claimAskedMax, claimKinds, claimReasons, claimWordsMaxLength } from './claim-rules.ts';

const id = z.string().check(z.minLength(1, 'required'), z.maxLength(100));
const words = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(claimWordsMaxLength));
/** In minor units of the order's currency. */
const minor = z.int().check(z.gte(0), z.lte(claimAskedMax));

export const claimOfOrderSchema = z.object({ bookingId: id });

export const claimPictureSchema = z.object({ bookingId: id, photoId: z.uuid() });

export const sendClaimSchema = z.object({
  bookingId: id,
  kind: z.enum(claimKinds),
  /** What its tag says, or which of the bags it was, counted from 1, where they had none. */
  bag: z.union([
    z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(20)),
    z.int().check(z.gte(1), z.lte(50)),
  ]),
  words,
  /** What it costs the traveller; nothing where they cannot say. */
  asked: minor,
});

/** What a traveller adds, and what it costs them in all now; the same as before where it is left out. */
export const addToClaimSchema = z.object({ bookingId: id, words, asked: z.optional(minor) });

export const answerClaimSchema = z.object({ bookingId: id, text: words, disputes: z.boolean() });

/** The place of the last claim that was shown: how old it is, or how new its decision (Unix time in seconds), and its id. */
export const claimCursor = z.object({
  place: z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,6})?$/)),
  id: z.uuid(),
});

export const listClaimsSchema = z.object({
  state: z._default(z.enum(['open', 'decided']), 'open'),
  cursor: z.nullish(claimCursor),
});

export const claimRefSchema = z.object({ claimId: z.uuid() });

export const decideClaimSchema = z.object({
  claimId: z.uuid(),
  /** For the bag, transferred by hand; and of what the stay cost, refunded to the card. */
  bagMinor: minor,
  stayMinor: minor,
  share: z.enum(['kept', 'takenBack']),
  reason: z.enum(claimReasons),
  note: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(500)),
  /** What the order held when it was decided. */
  held: minor,
});

export const answerProposalSchema = z.object({ claimId: z.uuid(), agrees: z.boolean() });
