import * as z from 'zod/mini';
import { bagsCountSchema, staySchema } from '../availability/stay-schema.ts';

export const couponCodeSchema = z.string().check(z.trim(), z.maxLength(40));

export const priceQuerySchema = z.object({
  listing: z.string().check(z.minLength(1), z.maxLength(200)),
  stay: staySchema,
  bagsCount: bagsCountSchema,
  code: z.optional(couponCodeSchema),
});
