import * as z from 'zod/mini';
import { amountNames, byName, rateNames } from '../pricing/tariff.ts';

const MAX_MINOR = 1_000_000_000;

/** How many years ahead rates may be planned at most. */
export const ratesYearsAhead = 2;

/** Minor units of the place's currency; `null` takes the country's. */
const amount = z.nullable(z.int().check(z.gte(0), z.lte(MAX_MINOR)));
/** Millionths: 13 % is 130 000. */
const millionths = z.nullable(z.int().check(z.gte(0), z.lte(1_000_000)));

/** What a place says of itself. */
const ratesSchema = z.object({
  ...byName(amountNames, () => amount),
  taxRateMillionths: millionths,
  partnerShareMillionths: millionths,
});
export type Rates = z.infer<typeof ratesSchema>;

/** Of a place that says nothing of itself. */
export const noRates: Rates = byName(rateNames, () => null);

const place = {
  /** ISO 3166 code. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'invalidFormat')),
  /** As listings of the country name it, such as `ON`; `null` for the country itself. */
  region: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
};

export const sampleStays = ['afternoon', 'overnight', 'weekend'] as const;
export type SampleStay = (typeof sampleStays)[number];

export const previewRatesSchema = z.object({
  ...place,
  /** ISO 4217, of a country that has no rates yet. */
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, 'invalidFormat'))),
  rates: ratesSchema,
  stay: z.enum(sampleStays),
  bagsCount: z.int().check(z.gte(1), z.lte(20)),
});

export const planRatesSchema = z.object({
  ...place,
  /** ISO 4217, for a country that has no rates yet; it stays. */
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, 'invalidFormat'))),
  rates: ratesSchema,
  /** The local day from which they hold, from its midnight on; `null` for at once. */
  from: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'invalidFormat'))),
});

export const ratePlanSchema = z.object({ planId: z.uuid() });
