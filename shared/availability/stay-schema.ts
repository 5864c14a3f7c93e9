import type { Instant } from '@js-joda/core';
import * as z from 'zod/mini';
import { parseInstant } from '../time/instants.ts';

/** An offset-aware timestamp of a whole minute; comes out as an Instant. Refusals carry a key of the error texts. */
export const instantSchema = z.pipe(
  z.string(),
  z.transform((text, context): Instant => {
    const parsed = parseInstant(text);
    if (parsed.ok) return parsed.value;
    context.issues.push({
      code: 'custom',
      input: text,
      message: parsed.problem === 'seconds' ? 'secondsNotAllowed' : 'invalidInstant',
    });
    return z.NEVER;
  }),
);

/** How many bags; at least one. The upper bound only keeps the arithmetic exact: capacity is asked elsewhere. */
export const bagsCountSchema = z.int().check(z.gte(1), z.lte(1_000_000));

export const staySchema = z.object({ dropOffAt: instantSchema, pickUpAt: instantSchema });
