import * as z from 'zod/mini';
import { amountSchema } from '../money/money-schema.ts';
import { requirementGroups } from './requirements.ts';

/** Why a balance does not go out with the next run. */
export const holds = ['noAccount', 'information', 'account', 'currency', 'unproven', 'cameBack'] as const;

const payout = z.object({
  id: z.string(),
  amount: amountSchema,
  status: z.enum(['requested', 'sent', 'paid', 'failed']),
  failureCode: z.nullable(z.string()),
  last4: z.nullable(z.string()),
  createdAt: z.string(),
  expectedAt: z.nullable(z.string()),
  paidAt: z.nullable(z.string()),
});

const line = z.object({
  code: z.nullable(z.string()),
  traveller: z.nullable(z.string()),
  /** ISO instant, and the zone of the location to show it in. */
  at: z.string(),
  zone: z.string(),
  storage: z.nullable(amountSchema),
  shareMillionths: z.nullable(z.number()),
  note: z.nullable(z.string()),
  amount: amountSchema,
});

/** Where a partner is paid, and what is missing. */
export const accountAnswer = z.object({
  payoutsEnabled: z.boolean(),
  /** What is missing; `isPastDue` when the provider waits no longer for some of it. */
  missing: z.array(z.enum(requirementGroups)),
  /** Of it what no form gives, by the provider's names: administration has a work item and writes. */
  formless: z.array(z.string()),
  isPastDue: z.boolean(),
  /** Until when it has to come (ISO instant). */
  deadline: z.nullable(z.string()),
  /** In the provider's words, each once. */
  reasons: z.array(z.string()),
  last4: z.nullable(z.string()),
  kycSentAt: z.nullable(z.string()),
});

/** A partner's payouts, balances and account. */
export const payoutsAnswer = z.object({
  year: z.object({
    paidOut: z.array(amountSchema),
    takenBack: z.array(amountSchema),
    /** `YYYY-MM`; null before anything was earned. */
    firstMonth: z.nullable(z.string()),
    sample: z.nullable(
      z.object({
        code: z.string(),
        bagsCount: z.int(),
        storage: amountSchema,
        share: amountSchema,
        shareMillionths: z.number(),
      }),
    ),
  }),
  payouts: z.array(payout),
  nextCursor: z.nullable(z.number()),
  /** What goes out next: without shares in dispute. */
  balances: z.array(amountSchema),
  disputes: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      /** Instant in UTC, and the zone of the location to show it in. */
      openedAt: z.string(),
      zone: z.string(),
      share: amountSchema,
      held: amountSchema,
      /** Already in the partner's account, or on its way there. */
      isPaidOut: z.boolean(),
    }),
  ),
  /** Per currency what is owed, what comes when the bookings of now are checked out, and why it waits. */
  tickets: z.array(
    z.object({
      balance: amountSchema,
      later: amountSchema,
      /** Held back until the bank of the payer decides; no part of the balance. */
      inDispute: amountSchema,
      hold: z.nullable(z.enum(['currency', 'account', 'unproven', 'cameBack', 'negative'])),
    }),
  ),
  /** Local date (UTC) of the next weekly run. */
  nextPayoutOn: z.string(),
  account: z.nullable(
    z.object({
      payoutsEnabled: z.boolean(),
      needsInformation: z.boolean(),
      deadline: z.nullable(z.string()),
      businessName: z.nullable(z.string()),
      last4: z.nullable(z.string()),
      currencies: z.array(z.string()),
    }),
  ),
  /** The account that no one has proven yet, and whether a code of the codes app proves it. */
  unproven: z.nullable(
    z.object({
      last4: z.string(),
      since: z.string(),
      canProve: z.boolean(),
    }),
  ),
  /** The month of now, `YYYY-MM` (UTC). */
  month: z.string(),
});

/** Older payouts. */
export const olderPayoutsAnswer = z.object({
  payouts: z.array(payout),
  nextCursor: z.nullable(z.number()),
});

/** What a payout is made of. */
export const payoutLinesAnswer = z.object({
  orders: z.array(line),
  ordersCount: z.int(),
  rest: z.object({
    count: z.int(),
    amount: amountSchema,
  }),
  clawBacks: z.array(line),
  returned: z.array(line),
  unknown: amountSchema,
  total: amountSchema,
});

/** A month of a partner. */
export const statementAnswer = z.object({
  month: z.string(),
  zone: z.string(),
  name: z.string(),
  currencies: z.array(
    z.object({
      currency: z.string(),
      before: amountSchema,
      lines: z.array(
        z.object({
          kind: z.enum(['earning', 'claw_back', 'payout_reversal', 'payout']),
          at: z.string(),
          /** `YYYY-MM-DD` by that zone's calendar. */
          date: z.string(),
          code: z.nullable(z.string()),
          location: z.nullable(z.string()),
          note: z.nullable(z.string()),
          amount: amountSchema,
          balance: amountSchema,
        }),
      ),
      after: amountSchema,
    }),
  ),
});

/** What was earned in a stretch of a year: the orders, what their travellers paid, the tax in it, and the share. */
const earnedPart = { orders: z.number(), kept: amountSchema, tax: amountSchema, share: amountSchema };

/** A partner's year, per currency: `after` is `before`, the share, what was taken back (negative) and paid out (negative). */
export const yearAnswer = z.object({
  year: z.number(),
  /** Of their first location; what was earned counts by the zone of where it was. */
  zone: z.string(),
  /** The invoice's, before its currency. */
  number: z.string(),
  name: z.string(),
  currencies: z.array(
    z.object({
      currency: z.string(),
      before: amountSchema,
      /** 1 to 12. */
      months: z.array(z.object({ month: z.number(), ...earnedPart })),
      total: z.object(earnedPart),
      takenBack: amountSchema,
      paidOut: amountSchema,
      after: amountSchema,
    }),
  ),
});

/** What the form of the bank account begins with. */
export const bankFormAnswer = z.object({
  /** The country (ISO 3166) and currency the partner is paid in; null without a location. */
  country: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  /** Of the account that is paid now; null before there is one. */
  last4: z.nullable(z.string()),
  /** A name that was given once is changed by us only. */
  isNameLocked: z.boolean(),
  businessName: z.string(),
  addressLine1: z.string(),
  addressCity: z.string(),
  addressState: z.string(),
  addressPostalCode: z.string(),
  routingNumber: z.string(),
});

/** Whether the weekly mail comes. */
export const weeklySummaryAnswer = z.object({
  isOn: z.boolean(),
});

/** Figures of a partner. */
export const saleStatsAnswer = z.object({
  balances: z.array(amountSchema),
  balance: z.nullable(amountSchema),
  earnings: z.nullable(amountSchema),
  weeklyEarnings: z.nullable(amountSchema),
  customers: z.number(),
  weeklyBookings: z.number(),
  recentBookings: z.number(),
});

/** A partner's account at the provider, in the provider's words. */
export const connectionAnswer = z.object({
  partnerId: z.string(),
  payoutsEnabled: z.boolean(),
  currentlyDue: z.array(z.string()),
  pastDue: z.array(z.string()),
  /** Seconds since 1970. */
  deadline: z.nullable(z.number()),
  errors: z.array(
    z.object({
      reason: z.string(),
    }),
  ),
});
