import * as z from 'zod/mini';
import { instantSchema } from '../time/instant-schema.ts';
import { isDate } from '../time/local-time.ts';
import { emailSchema } from '../contact/contact-schema.ts';
import { createListingSchema } from '../partner/listing-schema.ts';
import { weeklySlotSchema } from '../partner/opening-schema.ts';

const MAX_ROWS = 1000;

/** A code with or without `CLK-`, an e-mail address, or words of a name or a location. */
export const findBookingsSchema = z.object({ text: z.string().check(z.trim(), z.minLength(2), z.maxLength(200)) });

/** Bookings made from `from` on and before `until`; `after` is the id of the last one shown. */
export const exportBookingsSchema = z.object({
  from: instantSchema,
  until: instantSchema,
  after: z._default(z.nullable(z.uuid()), null),
  limit: z._default(z.int().check(z.gte(1), z.lte(MAX_ROWS)), MAX_ROWS),
});

export const payoutStatuses = ['requested', 'sent', 'paid', 'failed'] as const;

export const listPayoutsSchema = z.object({
  status: z.optional(z.enum(payoutStatuses)),
  after: z._default(z.nullable(z.uuid()), null),
  limit: z._default(z.int().check(z.gte(1), z.lte(MAX_ROWS)), 100),
});

/** A location of a person who is a partner, with its week. `dryRun` says what is wrong and saves nothing. */
export const importListingSchema = z.object({
  ownerEmail: emailSchema,
  listing: createListingSchema,
  weekly: z.array(weeklySlotSchema).check(z.maxLength(70)),
  dryRun: z.boolean(),
});

/** A day of the location's own calendar. What becomes of bookings that meet the closed door is said for all of them. */
export const closeListingSchema = z.object({
  /** Its id or slug. */
  listing: z.string().check(z.minLength(1), z.maxLength(200)),
  day: z.string().check(z.refine(isDate, 'invalidFormat')),
  whenMet: z.enum(['keep', 'refund', 'refuse']),
});

export const resentMails = ['confirmed', 'changed', 'canceled', 'refunded'] as const;

export const resendMailSchema = z.object({
  bookingId: z.uuid(),
  kind: z.enum(resentMails),
  to: z._default(z.enum(['traveller', 'partner']), 'traveller'),
});

export const checks = ['ledger', 'capacity', 'custody'] as const;

/** Payments are compared with what the card provider has taken since an instant; the others ask the database alone. */
export const verifySchema = z.union([
  z.object({ check: z.enum(checks) }),
  z.object({ check: z.literal('payments'), since: instantSchema }),
]);

export const personSchema = z.object({ email: emailSchema });

/** By their number: what is written down of the act shall not name them. */
export const erasePersonSchema = z.object({ userId: z.uuid() });

export const issueTokenSchema = z.object({
  name: z.string().check(z.maxLength(80)),
  role: z.string().check(z.maxLength(20)),
  days: z.int(),
  company: z.optional(z.uuid()),
});

export const tokenNameSchema = z.object({ name: z.string().check(z.maxLength(80)) });

/** About one thing, such as an order code; all that were not taken where nothing is said. */
export const findDeliveriesSchema = z.object({ about: z.optional(z.string().check(z.maxLength(100))) });

export const resendDeliverySchema = z.object({ deliveryId: z.uuid() });
