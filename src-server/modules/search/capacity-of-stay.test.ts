import { Instant } from '@js-joda/core';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulesOf } from '#shared/availability/rules.fixture.ts';
import { type BagsHold, peakOfBags } from '#shared/capacity/places-left.ts';
import { freshIndex } from './index/follow.ts';
import { peakOfStay } from './index/occupancy.ts';
import { findSlot } from './index/search-index.ts';
import { openSearchWorld, type SearchWorld } from './search-world.fixture.ts';

const now = Instant.parse('2026-11-21T12:00:00Z');
const minute = (count: number) => now.plusSeconds(count * 60);

const hold = fc.record({
  from: fc.integer({ min: 1, max: 60 }),
  length: fc.integer({ min: 1, max: 25 }),
  bags: fc.integer({ min: 1, max: 3 }),
  kind: fc.constantFrom('confirmed', 'confirmed', 'held', 'expired', 'canceled', 'completed', 'early', 'late'),
});

const statusOf = {
  confirmed: 'confirmed',
  early: 'confirmed',
  held: 'pending',
  expired: 'pending',
  canceled: 'canceled',
  completed: 'completed',
  late: 'completed',
} as const;

describe('the capacity of a stay', () => {
  let world: SearchWorld;
  beforeAll(async () => {
    world = await openSearchWorld(now);
  });
  afterAll(() => world.close());

  it('has the same peak in the search index as in SQL and the engine; early and late bags count, expired, cancelled and completed ones hold nothing', async () => {
    const cases = fc.sample(
      fc.tuple(fc.array(hold, { maxLength: 12 }), fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 30 })),
      {
        numRuns: 120,
        seed: 5,
      },
    );
    const ids = await world.addListings(
      cases.map(() => ({ rules: rulesOf({ availableFullTime: true }), capacity: 50 })),
    );
    const peaks: number[] = [];
    for (const [index, [holds, from, length]] of cases.entries()) {
      const listingId = ids[index] ?? '';
      const bookings = holds.map((each) => ({
        listingId,
        dropOffAt: each.kind === 'late' ? minute(-each.from - each.length) : minute(each.from),
        pickUpAt: each.kind === 'late' ? minute(-each.from) : minute(each.from + each.length),
        bags: each.bags,
        status: statusOf[each.kind],
        holdExpiresAt: each.kind === 'held' ? minute(10) : minute(-1),
        ...(each.kind === 'early' || each.kind === 'late' ? { checkedInAt: minute(-90) } : {}),
      }));
      await world.addBookings(bookings);
      const live: BagsHold[] = bookings.flatMap(({ dropOffAt, pickUpAt, bags: bagsCount }, place) => {
        const kind = holds[place]?.kind ?? 'canceled';
        if (kind === 'early') return { dropOffAt: minute(-90), pickUpAt, bagsCount };
        // No one knows when they are fetched.
        if (kind === 'late') return { dropOffAt: minute(-90), pickUpAt: minute(90), bagsCount };
        return kind === 'confirmed' || kind === 'held' ? { dropOffAt, pickUpAt, bagsCount } : [];
      });
      const stay = { dropOffAt: minute(from), pickUpAt: minute(from + length) };
      const expected = peakOfBags(live, stay);
      const [row] = await world.db.query<{ peak: number }>(
        `select peak_of_bags($1, $2::timestamptz, $3::timestamptz, product_now(), null) as peak`,
        [listingId, stay.dropOffAt.toString(), stay.pickUpAt.toString()],
      );
      const { index: places, now: at } = await freshIndex(world.deps);
      const [since, until] = [stay.dropOffAt.toEpochMilli(), stay.pickUpAt.toEpochMilli()];
      const indexed = peakOfStay(places, findSlot(places, listingId) ?? -1, since, until, at);
      expect({ indexed, sql: row?.peak }).toEqual({ indexed: expected, sql: expected });
      peaks.push(expected);
    }
    expect(Math.max(...peaks)).toBeGreaterThan(5);
  });
});
