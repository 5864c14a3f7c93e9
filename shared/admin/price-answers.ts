import * as z from 'zod/mini';
import { amountSchema } from '../money/money-schema.ts';
import { byName, rateNames } from '../pricing/tariff.ts';

/** All coupons. */
export const couponsAnswer = z.array(
  z.object({
    id: z.string(),
    code: z.string(),
    note: z.string(),
    basisPoints: z.nullable(z.number()),
    amount: z.nullable(amountSchema),
    country: z.nullable(z.string()),
    validFrom: z.string(),
    validUntil: z.nullable(z.string()),
    maxUses: z.nullable(z.number()),
    maxUsesPerCustomer: z.nullable(z.number()),
    usesCount: z.int(),
    budget: z.int(),
    /** What it has cost so far, one amount a currency. */
    spent: z.array(amountSchema),
    state: z.enum(['live', 'notYet', 'usedUp', 'ended']),
  }),
);

const rates = z.object(byName(rateNames, () => z.nullable(z.number())));

const sums = z.object({
  storage: amountSchema,
  /** The storage of all bags on the first day, and over its nights. */
  firstDay: amountSchema,
  overnight: amountSchema,
  /** Whether the hours of the first day cost more than its most. */
  reachesMost: z.boolean(),
  handlingFee: amountSchema,
  tax: amountSchema,
  total: amountSchema,
  partner: amountSchema,
  kept: amountSchema,
  taxRateMillionths: z.int(),
  partnerShareMillionths: z.int(),
});

/** What storage costs by place, and what is planned. */
export const ratesAnswer = z.object({
  places: z.array(
    z.object({
      id: z.string(),
      country: z.string(),
      region: z.nullable(z.string()),
      currency: z.string(),
      rates,
      listingsCount: z.int(),
      withOwnRates: z.number(),
      /** The change that was made last, and what was there before it, which may be set again. */
      last: z.nullable(z.object({ planId: z.string(), before: rates, at: z.string(), by: z.nullable(z.string()) })),
      plan: z.nullable(
        z.object({
          id: z.string(),
          rates,
          fromAt: z.string(),
          by: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  /** Regions in which locations stand and that say nothing of themselves. */
  served: z.array(z.string()),
  regionsWithout: z.array(
    z.object({
      country: z.string(),
      region: z.string(),
    }),
  ),
});

/** A sample stay before and after. */
export const ratesPreviewAnswer = z.object({
  currency: z.string(),
  zone: z.string(),
  dropOffAt: z.string(),
  pickUpAt: z.string(),
  nights: z.int(),
  /** Hours of the first day, rounded up. */
  firstDayHours: z.int(),
  before: sums,
  after: sums,
  lastWeek: z.object({
    stays: z.number(),
    more: z.number(),
    less: z.number(),
    least: z.number(),
    most: z.number(),
    differences: z.array(z.number()),
  }),
});

/** What was planned. */
export const plannedRatesAnswer = z.object({
  id: z.string(),
  fromAt: z.string(),
});
