import * as z from 'zod/mini';
import { amountSchema } from '../money/money-schema.ts';

/** Another one's software that tells of its guests. */
export const integrationAnswer = z.object({
  id: z.string(),
  service: z.literal('guesty'),
  token: z.string(),
  emailEnabled: z.boolean(),
  /** Hours after the reservation was made. */
  notificationDelay: z.number(),
  /** The address that Guesty sends its events to; who has it can send them. */
  webhookUrl: z.string(),
  lastHeardAt: z.nullable(z.string()),
  /** Since when the other software has refused the token; `null` while it takes it. */
  refusedAt: z.nullable(z.string()),
  /** Until when guests wait, because there are too many for a day; `null` while there is room. */
  heldUntil: z.nullable(z.string()),
  since: z.string(),
});

/** All of a partner. */
export const integrationsAnswer = z.array(integrationAnswer);

/** Reservations that were heard of lately. */
export const latelyAnswer = z.array(
  z.object({
    id: z.string(),
    rental: z.nullable(z.string()),
    arrivesOn: z.nullable(z.string()),
    state: z.enum(['sent', 'canceled', 'off', 'waiting', 'noAddress', 'tooLate', 'due']),
    at: z.string(),
    /** When a mail that waits is sent. */
    dueAt: z.nullable(z.string()),
  }),
);

/** What a month brought. */
export const monthAnswer = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  heard: z.number(),
  sent: z.number(),
  waiting: z.number(),
  canceled: z.number(),
  bookings: z.number(),
  shares: z.array(amountSchema),
  /** Who a mail would be from, and about which location; `null` while none can be booked. */
  letter: z.nullable(
    z.object({
      sender: z.string(),
      hasCompany: z.boolean(),
      location: z.string(),
      /** An hour of one bag. */
      price: amountSchema,
    }),
  ),
  /** IANA zone that times are shown in. */
  zone: z.string(),
});
