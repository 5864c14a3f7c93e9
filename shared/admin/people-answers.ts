import * as z from 'zod/mini';
import { shopFrontAnswer } from './listing-answers.ts';
import { amountSchema } from '../money/money-schema.ts';
import { adminRoles } from '../accounts/admin-roles.ts';
import { partnerObstacles } from './people-schema.ts';

/** What a program says it runs on. */
export const deviceAnswer = z.object({
  program: z.nullable(z.string()),
  system: z.nullable(z.string()),
  kind: z.enum(['desktop', 'phone', 'program']),
});

/** What a word finds. */
export const foundAnythingAnswer = z.object({
  bookings: z.array(
    z.object({
      code: z.string(),
      traveller: z.string(),
      location: z.string(),
      shopFront: shopFrontAnswer,
    }),
  ),
  payments: z.array(z.object({ id: z.string(), code: z.string(), traveller: z.string(), amount: amountSchema })),
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
    }),
  ),
  listings: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      city: z.string(),
      shopFront: shopFrontAnswer,
    }),
  ),
  pages: z.array(
    z.object({
      url: z.string(),
      title: z.string(),
    }),
  ),
});

/** People as administrators list them. */
export const peopleAnswer = z.object({
  people: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      name: z.string(),
      isPartner: z.boolean(),
      adminRole: z.nullable(z.enum(adminRoles)),
      isGuest: z.boolean(),
      isConfirmed: z.boolean(),
      /** Whether the server of their address refused the last mail to it for good. */
      isBouncing: z.boolean(),
      ordersCount: z.int(),
      listingsCount: z.int(),
      seenAt: z.nullable(z.string()),
    }),
  ),
  isMore: z.boolean(),
});

/** What they paid, or are owed as partners, in each currency. */
export const peopleAmountsAnswer = z.array(
  z.object({ id: z.string(), kind: z.enum(['paid', 'owed']), amounts: z.array(amountSchema) }),
);

/** How many there are. */
export const peopleCountsAnswer = z.object({ all: z.int(), admins: z.int() });

/** One of them. */
export const shownPersonAnswer = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  phoneNumber: z.nullable(z.string()),
  company: z.nullable(z.string()),
  isPartner: z.boolean(),
  /** What has to end before they are no partner any more. */
  partnerBecause: z.array(z.enum(partnerObstacles)),
  adminRole: z.nullable(z.enum(adminRoles)),
  /** Whether a role can be given: to the person who can sign in. */
  isGuest: z.boolean(),
  isErased: z.boolean(),
  /** The last mail to their address, which its server refused for good. */
  bounced: z.nullable(z.object({ at: z.string(), error: z.string() })),
  isConfirmed: z.boolean(),
  since: z.string(),
  secondFactorSince: z.nullable(z.string()),
  ordersCount: z.int(),
  listings: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      published: z.boolean(),
      bookable: z.boolean(),
      /** Bags that are held there now, of so many that fit. */
      held: z.int(),
      maxCapacity: z.int(),
      shopFront: shopFrontAnswer,
    }),
  ),
  /** What the next run pays out, or would if nothing held it back. */
  payouts: z.object({
    /** The run's date `YYYY-MM-DD`, UTC. */
    nextOn: z.string(),
    due: z.array(z.object({ amount: amountSchema, last4: z.nullable(z.string()), isHeld: z.boolean() })),
  }),
  /** How many there are in all. */
  listingsCount: z.int(),
  sessions: z.array(
    z.object({
      client: z.string(),
      device: deviceAnswer,
      /** A city, else the address it came from; null where no one knows. */
      place: z.nullable(z.string()),
      since: z.string(),
      seenAt: z.string(),
    }),
  ),
  tokens: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      since: z.string(),
      usedAt: z.nullable(z.string()),
    }),
  ),
});

/** All that is kept of a person. */
export const exportedDataAnswer = z.object({
  exportedAt: z.string(),
  data: z.record(z.string(), z.array(z.unknown())),
});

/** What an erasure would take, and what stands in its way. */
export const erasurePreviewAnswer = z.object({
  userId: z.string(),
  bookings: z.number(),
  why: z.array(z.enum(['claim', 'admin', 'listing', 'refund', 'booking', 'dispute', 'staff', 'share'])),
});
