import * as z from 'zod/mini';
import { amountSchema } from '../money/money-schema.ts';
import { amountNames, byName } from './tariff.ts';

const problems = [
  'unknown',
  'expired',
  'notYetValid',
  'usedUp',
  'usedUpByCustomer',
  'otherCurrency',
  'otherCountry',
] as const;

/** What a quote tells a caller who asks for a price: a `Quote`, and nothing else. */
export const quoteAnswer = z.object({
  currency: z.string(),
  mode: z.enum(['hourly', 'day', 'overnight']),
  bagsCount: z.int(),
  numberOfHours: z.number(),
  nights: z.int(),
  firstDayHours: z.number(),
  rates: z.object({
    pricePerHour: amountSchema,
    maxPrice: amountSchema,
    overnightFee: amountSchema,
    taxRateMillionths: z.int(),
  }),
  firstDay: amountSchema,
  storage: amountSchema,
  handlingFee: amountSchema,
  totalPriceNoTax: amountSchema,
  taxAmount: amountSchema,
  totalPrice: amountSchema,
  couponDiscount: amountSchema,
  waived: amountSchema,
  totalWithDiscount: amountSchema,
  taxContained: amountSchema,
  coupon: z.nullable(z.object({ code: z.string(), problem: z.nullable(z.enum(problems)) })),
});

/** Public rates of a country, or of a region of it. */
export const countryPricingAnswer = z.object({
  id: z.string(),
  country: z.string(),
  region: z.nullable(z.string()),
  currency: z.string(),
  ...byName(amountNames, () => amountSchema),
  taxRateMillionths: z.int(),
});

/** What storage costs in one place: `Tariff`. */
export const tariffAnswer = z.object({
  currency: z.string(),
  ...byName(amountNames, () => z.number()),
  /** Millionths: 13 % is 130 000, 14.975 % is 149 750. */
  taxRateMillionths: z.number(),
});

/** What a partner takes off their own products, as the location's page shows; storage costs the same. */
export const discountAnswer = z.object({
  id: z.string(),
  name: z.string(),
  percentage: z.number(),
  appliedTo: z.string(),
});
