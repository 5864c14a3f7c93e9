import { Instant } from '@js-joda/core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { everyDay, rulesOf } from '#shared/availability/rules.fixture.ts';
import { nearPlacesFor } from '#server/modules/booking/hosting/near-places.ts';
import { closingNear } from './near-closing.ts';
import { findMarkers } from './find-markers.ts';
import { getHome } from './get-home.ts';
import { nearestStation } from '#server/modules/places/places.module.ts';
import { getNearby } from './get-nearby.ts';
import { listListings } from './list-listings.ts';
import { searchAreaOf } from './search-area.ts';
import { openSearchWorld, type SearchWorld } from './search-world.fixture.ts';
import { centredOnLocations, markWhereWeAre } from './where-we-are.ts';

const now = Instant.parse('2026-11-24T20:00:00Z');
// The same hours at Fiji (+12), the Chatham Islands (+13:45) and in the Aleutians (-10).
const stay = { dropOffAt: Instant.parse('2026-11-24T22:00:00Z'), pickUpAt: Instant.parse('2026-11-25T01:00:00Z') };
const always = (zone: string) => rulesOf({ zone, availableFullTime: true });

/** On Taveuni, through which the 180th meridian goes: 3 km on either side of it. */
const west = { latitude: -16.8, longitude: 179.97 };
const east = { latitude: -16.8, longitude: -179.97 };

let world: SearchWorld;
beforeAll(async () => {
  world = await openSearchWorld(now);
});
afterEach(() => world.clear());
afterAll(() => world.close());

type Bounds = Parameters<typeof searchAreaOf>[1];
async function found(center: typeof west, bounds?: Bounds) {
  const asked = { area: searchAreaOf(center, bounds), stay, bagsCount: 1 };
  const markers = await findMarkers(world.deps, asked);
  const page = await listListings(world.deps, { ...asked, center, page: 1, perPage: 10 });
  expect(page.totalCount).toBe(page.items.length);
  expect(markers.map(({ id }) => id).toSorted()).toEqual(page.items.map(({ id }) => id).toSorted());
  expect(markers.every(({ available }) => available)).toBe(true);
  return page.items;
}

describe('the date line', () => {
  it.each([
    ['from the west', west],
    ['from the east', east],
    ['from the line', { latitude: -16.8, longitude: 180 }],
    ['from the line by its other name', { latitude: -16.8, longitude: -180 }],
  ])('is no end of 50 km around a place: %s', async (_, center) => {
    const [one, other] = await world.addListings([
      { rules: always('Pacific/Fiji'), ...west },
      { rules: always('Pacific/Fiji'), ...east },
      { rules: always('Pacific/Fiji'), latitude: -16.8, longitude: 179.4 },
      { rules: always('Pacific/Fiji'), latitude: -16.8, longitude: -179.4 },
    ]);
    const items = await found(center);
    expect(items.map(({ id }) => id).toSorted()).toEqual([one, other].toSorted());
    expect(Math.max(...items.map(({ distance }) => distance ?? 0))).toBeLessThan(6500);
  });

  it('orders by the way over it', async () => {
    const ids = await world.addListings(
      [179.99, 179.9, -179.93, -179.85].map((longitude) => ({
        rules: always('Pacific/Fiji'),
        latitude: -16.8,
        longitude,
      })),
    );
    const items = await found({ latitude: -16.8, longitude: 179.98 });
    expect(items.map(({ id }) => id)).toEqual([ids[0], ids[1], ids[2], ids[3]]);
  });

  const fiji = { north: -15, south: -20 };
  it.each([
    ['Fiji over the line', { ...fiji, west: 175, east: -178 }, ['west', 'east']],
    ['its west', { ...fiji, west: 175, east: 180 }, ['west']],
    ['its east', { ...fiji, west: -180, east: -178 }, ['east']],
    ['most of the world, over the line', { ...fiji, west: -179.99, east: -179.995 }, ['west', 'east']],
    ['all of it', { ...fiji, west: -180, east: 180 }, ['west', 'east']],
    ['all but the Pacific', { ...fiji, west: -100, east: 170 }, []],
    ['the Pacific north of it', { north: 10, south: 0, west: 170, east: -170 }, []],
  ])('may lie within the map’s bounds: %s', async (_, bounds, expected) => {
    const [one, other] = await world.addListings([
      { rules: always('Pacific/Fiji'), ...west },
      { rules: always('Pacific/Fiji'), ...east },
    ]);
    const names = new Map([
      [one, 'west'],
      [other, 'east'],
    ]);
    const items = await found(west, bounds);
    expect(items.map(({ id }) => names.get(id)).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    ['Chatham Islands', 'Pacific/Chatham', -43.953, -176.559, 173, -170],
    ['Amchitka', 'America/Adak', 51.5, 179.0, 170, -160],
    ['Adak', 'America/Adak', 51.88, -176.65, 170, -160],
    ['Nukuʻalofa', 'Pacific/Tongatapu', -21.14, -175.2, 179, -174],
  ])('leaves %s where it is', async (_, zone, latitude, longitude, from, to) => {
    const [id] = await world.addListings([{ rules: always(zone), latitude, longitude }]);
    const bounds = { north: latitude + 1, south: latitude - 1, west: from, east: to };
    const center = { latitude, longitude: 180 };
    expect((await found(center, bounds)).map((each) => each.id)).toEqual([id]);
    expect((await found({ latitude, longitude }, undefined)).map((each) => each.id)).toEqual([id]);
  });

  it('hides no location from what is asked around a place', async () => {
    const rules = rulesOf({ zone: 'Pacific/Fiji', weekly: everyDay({ from: 480, to: 1080 }) });
    await world.addListings([{ rules, ...east, cityName: 'Waiyevo' }]);
    expect(await closingNear(world.deps, west, '2026-11-25')).toBe(1080);
    expect(await markWhereWeAre(world.deps, [west])).toMatchObject([{ hasLocations: true }]);
    expect(await centredOnLocations(world.deps, [{ ...west, kind: 'city' }])).toMatchObject([
      { latitude: east.latitude, longitude: expect.closeTo(east.longitude, 6) },
    ]);
  });

  it('parts no city: it is where most of its locations are', async () => {
    const rules = always('Pacific/Fiji');
    await world.addListings(
      [179.999, -179.999, -179.997, -179.9].map((longitude) => ({
        rules,
        latitude: -16.8,
        longitude,
        cityName: 'Waiyevo',
      })),
    );
    const { cities } = await getHome(world.deps);
    expect(cities.find(({ name }) => name === 'Waiyevo')?.longitude).toBeCloseTo(-179.999, 6);
  });

  it('is crossed on foot: to the nearest station, and to a place that takes bags over', async () => {
    const [station] = await world.db.query<{ id: string }>(
      `insert into places (id, kind, name, context, country, latitude, longitude, weight, search_text)
       values (gen_random_uuid(), 'station', 'Taveuni Pier', 'Fiji', 'FJ', -16.8, -179.995, 0.1, 'taveuni pier') returning id`,
    );
    const at = { latitude: -16.8, longitude: 179.995 };
    const [own, next] = await world.addListings([
      { rules: always('Pacific/Fiji'), ...at },
      { rules: always('Pacific/Fiji'), latitude: -16.8, longitude: -179.996 },
    ]);
    expect(await nearestStation(world.db, at)).toMatchObject({
      name: 'Taveuni Pier',
      distance: expect.closeTo(1064, -1),
    });
    expect((await getNearby(world.deps, at, 'en')).stations).toHaveLength(1);
    const booking = { id: 'one', ...stay, bagsCount: 1 };
    const places = await world.db.fork().transactional((em) => nearPlacesFor(em, own ?? '', [booking]));
    expect(places.get('one')).toMatchObject([{ placeId: next, metres: expect.closeTo(958, -1) }]);
    await world.db.query('delete from places where id = $1', [station?.id]);
  });
});
