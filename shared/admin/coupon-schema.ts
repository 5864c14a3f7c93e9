import * as z from 'zod/mini';
import { instantSchema } from '../time/instant-schema.ts';

const limit = z.nullable(z.int().check(z.gte(1), z.lte(10_000_000)));

const isBefore = (from: string | null, until: string | null): boolean =>
  from === null || until === null || Date.parse(from) < Date.parse(until);

const terms = {
  note: z.string().check(z.trim(), z.maxLength(120)),
  /** The first instant at which it is over; `null` for no end. */
  validUntil: z.nullable(instantSchema),
  maxUses: limit,
  maxUsesPerCustomer: limit,
  /** The most that it may cost, in whole units of each currency in which it is used. */
  budget: z.int().check(z.gte(1), z.lte(10_000_000)),
};

const newCoupon = z.object({
  ...terms,
  code: z.string().check(
    z.trim(),
    z.overwrite((text) => text.toUpperCase()),
    z.regex(/^[A-Z0-9][A-Z0-9_-]{2,31}$/, 'invalidFormat'),
  ),
  off: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('percent'), basisPoints: z.int().check(z.gte(1), z.lte(10_000)) }),
    z.object({
      kind: z.literal('amount'),
      minor: z.int().check(z.gte(1), z.lte(1_000_000_000)),
      currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'invalidFormat')),
    }),
  ]),
  country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/, 'invalidFormat'))),
  /** `null` for at once. */
  validFrom: z.nullable(instantSchema),
});

export const addCouponSchema = newCoupon.check(
  z.refine(({ validFrom, validUntil }) => isBefore(validFrom, validUntil), {
    error: 'endBeforeStart',
    path: ['validUntil'],
  }),
);

/** What may change once a code is given out: never what it takes off. */
export const changeCouponSchema = z.object({ couponId: z.uuid(), ...terms });
export const couponSchema = z.object({ couponId: z.uuid() });
