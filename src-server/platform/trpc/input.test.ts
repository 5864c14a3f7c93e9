import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { priceQuerySchema } from '#shared/pricing/price-schema.ts';
import { listingSchema, markersSchema, searchPageSchema } from '#shared/search/search-schema.ts';
import { inputBy } from './input.ts';

const few = fc.oneof(fc.string(), fc.integer(), fc.double(), fc.constantFrom(null, undefined, true, 'true', [], {}));
const instant = fc.constantFrom('2026-11-25T10:00-05:00', '2026-11-25T12:00Z', '2026-11-25T12:00:30Z', 'soon');
const point = fc.record({
  latitude: fc.integer({ min: -99, max: 99 }),
  longitude: fc.integer({ min: -199, max: 199 }),
});
const input = fc.record(
  {
    center: fc.oneof(point, few),
    bounds: fc.oneof(fc.record({ north: few, south: fc.integer(), east: fc.integer(), west: fc.integer() }), few),
    stay: fc.oneof(fc.record({ dropOffAt: instant, pickUpAt: instant, unknown: few }), few),
    bagsCount: fc.oneof(fc.integer({ min: -1, max: 3 }), few),
    filters: fc.oneof(fc.record({ room: fc.boolean(), rating: few, wifi: fc.constant(true) }), few),
    sort: fc.constantFrom('nearest', 'price', 'else'),
    page: fc.oneof(fc.integer({ min: 0, max: 1001 }), few),
    perPage: fc.oneof(fc.integer({ min: 0, max: 51 }), few),
    facts: fc.oneof(fc.boolean(), few),
    listing: fc.oneof(fc.constantFrom('', 'a-shop', 'x'.repeat(201)), few),
    code: few,
    unknown: few,
  },
  { requiredKeys: [] },
);

/** What comes out, or what is wrong, word for word. */
const outcomeOf = (read: () => unknown): unknown => {
  try {
    return JSON.stringify(read());
  } catch (error) {
    return error instanceof z.core.$ZodError ? error.issues : error;
  }
};

describe('an input of a procedure that is asked often', () => {
  it.each([
    ['a search of an area', markersSchema],
    ['a page of listings', searchPageSchema],
    ['one listing', listingSchema],
    ['a price', priceQuerySchema],
  ])('is read, and refused, as its schema says: %s', (_, schema) => {
    const read = inputBy(schema) as unknown as (value: unknown) => unknown;
    fc.assert(
      fc.property(fc.oneof(input, few), (given) => {
        expect(outcomeOf(() => read(given))).toEqual(outcomeOf(() => z.parse(schema, given)));
      }),
      { numRuns: 500 },
    );
  });
});
