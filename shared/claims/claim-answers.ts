import * as z from 'zod/mini';
import { amountSchema } from '../money/money-schema.ts';
import { claimKinds } from './claim-rules.ts';

/** What it costs, on paper: the file's name and its size in bytes. */
const claimReceipt = z.object({ name: z.string(), bytes: z.int() });
export type ClaimReceipt = z.infer<typeof claimReceipt>;

/** What the bag's tag says, or which one it was, counted from 1, where it had none. */
const claimBag = z.union([z.string(), z.int()]);

/** A claim as traveller and location see it. */
export const claimAnswer = z.object({
  id: z.string(),
  kind: z.enum(claimKinds),
  bag: claimBag,
  words: z.string(),
  /** What its traveller added since, oldest first. */
  additions: z.array(z.object({ text: z.string(), at: z.string() })),
  asked: amountSchema,
  sentAt: z.string(),
  answerDueAt: z.string(),
  decisionDueAt: z.string(),
  photoIds: z.array(z.string()),
  receipt: z.nullable(claimReceipt),
  state: z.enum(['sent', 'waits', 'decided', 'answered']),
  answer: z.nullable(
    z.object({
      text: z.string(),
      disputes: z.boolean(),
      at: z.string(),
    }),
  ),
  decision: z.nullable(
    z.object({
      kind: z.enum(['refused', 'accepted', 'part']),
      bag: amountSchema,
      stay: amountSchema,
      note: z.string(),
      at: z.string(),
      /** Until when it can be objected to, a date of the location, and whether it still can. */
      objection: z.object({ until: z.string(), isOpen: z.boolean() }),
    }),
  ),
});

/** Claims about bookings at one's own locations, as a list says them. */
export const hostedClaimsAnswer = z.array(
  z.object({
    bookingId: z.string(),
    code: z.string(),
    location: z.object({ name: z.string(), zone: z.string() }),
    kind: z.enum(claimKinds),
    bag: claimBag,
    sentAt: z.string(),
    answerDueAt: z.string(),
    state: z.enum(['sent', 'waits', 'decided', 'answered']),
  }),
);

/** The order that a claim is about, and the claim where there is one. */
export const claimOfOrderAnswer = z.object({
  bookingId: z.string(),
  code: z.string(),
  currency: z.string(),
  dropOffAt: z.string(),
  location: z.object({
    name: z.string(),
    phone: z.nullable(z.string()),
    zone: z.string(),
  }),
  /** Those that a claim can be about. */
  bags: z.array(claimBag),
  /** One that was not handed back; null where none stayed behind. */
  missing: z.nullable(claimBag),
  until: z.nullable(z.string()),
  /** What can be reported now; none where it is too late, or too early. */
  kinds: z.array(z.enum(claimKinds)),
  /** As it was added while the claim is written. */
  receipt: z.nullable(claimReceipt),
  claim: z.nullable(claimAnswer),
});
