import { Instant } from '@js-joda/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { rulesOf } from '#shared/availability/rules.fixture.ts';
import { toRestAmount } from '#shared/money/money-text.ts';
import { findListing, getListing } from './get-listing.ts';
import { findPage, listListings } from './list-listings.ts';
import { listing, listingDetail } from './listing.rest-schema.ts';
import { listingDetailToRest, listingToRest } from './listing-to-rest.ts';
import { searchAreaOf } from './search-area.ts';
import { openSearchWorld, type SearchWorld, toronto } from './search-world.fixture.ts';

const now = Instant.parse('2026-10-28T12:00:00Z');
/** Open on weekdays from 9:00 AM to 5:00 PM, closed on a Thursday. */
const rules = rulesOf({
  weekly: (['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map((day) => ({
    day,
    from: 9 * 60,
    to: 17 * 60,
  })),
  special: [{ date: '2026-11-05', closed: true, slots: [] }],
});

let world: SearchWorld;
let id: string;
beforeAll(async () => {
  world = await openSearchWorld(now);
  [id = ''] = await world.addListings([{ rules, capacity: 3 }]);
  const held = { dropOffAt: Instant.parse('2026-10-29T15:00:00Z'), pickUpAt: Instant.parse('2026-10-29T17:00:00Z') };
  await world.addBookings([{ listingId: id, ...held, bags: 2 }]);
});
afterAll(() => world.close());

const askedFor = (dropOffAt: string, pickUpAt: string, bagsCount: number) => ({
  stay: { dropOffAt: Instant.parse(dropOffAt), pickUpAt: Instant.parse(pickUpAt) },
  bagsCount,
  center: toronto,
  now,
});
type Asked = ReturnType<typeof askedFor>;

const pageOf = (asked: Asked) => ({ ...asked, area: searchAreaOf(toronto, undefined), page: 1, perPage: 10 });

/** The same listing as pages show it and as REST tells it, in a list and by itself. */
async function bothWays(asked: Asked) {
  const inList = await findPage(world.deps, pageOf(asked));
  return {
    card: (await listListings(world.deps, pageOf(asked))).items[0],
    page: await getListing(world.deps, id, asked),
    listed: inList.items.map((found): unknown => listingToRest(found, asked, world.deps))[0],
    alone: listingDetailToRest(await findListing(world.deps, id, asked), asked, world.deps) as unknown,
  };
}

it.each([
  ['that fits', askedFor('2026-10-30T14:00:00Z', '2026-10-30T20:00:00Z', 3), null],
  ['with room for fewer bags', askedFor('2026-10-29T14:00:00Z', '2026-10-29T20:00:00Z', 2), 'full'],
  ['on a closed day', askedFor('2026-11-05T15:00:00Z', '2026-11-05T20:00:00Z', 1), 'closedSpecialSlot'],
  ['at night', askedFor('2026-10-30T14:00:00Z', '2026-10-31T02:00:00Z', 1), 'outsideWeeklyHours'],
  ['in the past', askedFor('2026-10-27T14:00:00Z', '2026-10-27T20:00:00Z', 1), 'past'],
  ['too far ahead', askedFor('2028-10-27T14:00:00Z', '2028-10-27T20:00:00Z', 1), 'tooFar'],
])('a stay %s is judged, priced and measured as pages show it', async (_, asked, reason) => {
  const { card, page, listed, alone } = await bothWays(asked);
  expect(page.verdict.refusal?.reason ?? null).toBe(reason);
  for (const [view, told] of [
    [card, listed],
    [page, alone],
  ] as const) {
    expect(told).toMatchObject({
      id,
      available: view?.verdict.available,
      unavailable_reason: view?.verdict.refusal?.reason ?? null,
      places_left: view?.placesLeft,
      total_price: view && toRestAmount(view.quote.totalPrice),
      price_per_hour: view && toRestAmount(view.quote.rates.pricePerHour),
      max_price: view && toRestAmount(view.quote.rates.maxPrice),
      distance: view?.distance,
      walking_time: view?.walk?.minutes,
      walking_time_estimated: view?.walk?.isEstimate,
    });
  }
});

it('has the documented fields, all of them and no other', async () => {
  const { listed, alone } = await bothWays(askedFor('2026-10-30T14:00:00Z', '2026-10-30T20:00:00Z', 1));
  expect(z.strictObject(listing.shape).parse(listed)).toEqual(listed);
  expect(z.strictObject(listingDetail.shape).parse(alone)).toEqual(alone);
});

it('tells hours from today on, also of a listing that was read yesterday', async () => {
  const asked = askedFor('2026-11-02T15:00:00Z', '2026-11-02T20:00:00Z', 1);
  const daysAt = async (at: string) => {
    const told = { ...asked, now: Instant.parse(at) };
    const found = await findListing(world.deps, id, told);
    const { time_slots_with_special_hours: slots } = listingDetailToRest(found, told, world.deps);
    return slots.map(({ date }) => date);
  };
  expect((await daysAt('2026-10-30T12:00:00Z'))[0]).toBe('2026-10-30');
  expect((await daysAt('2026-10-31T12:00:00Z'))[0]).toBe('2026-11-02');
});

it('tells a new name and another limit at once', async () => {
  const asked = askedFor('2026-10-30T14:00:00Z', '2026-10-30T20:00:00Z', 1);
  expect(await bothWays(asked)).toMatchObject({ listed: { max_capacity: 3 }, alone: { max_capacity: 3 } });
  await world.db.query(`update listings set name = 'Harbour Books', max_capacity = 5 where id = $1`, [id]);
  const now5 = { name: 'Harbour Books', max_capacity: 5, places_left: 5 };
  expect(await bothWays(asked)).toMatchObject({ listed: now5, alone: now5 });
});
