import { expect, test } from 'vitest';
import { amenitiesSchema } from '#shared/amenities/amenities-schema.ts';
import { type DemoCity, demoCities } from './cities.ts';
import { demoAmenities } from './demo-amenities.ts';
import { demoListings } from './demo-listings.ts';
import { createRandom } from './random.ts';
import { isOnWater } from './shores.ts';
import { torontoAddress } from './toronto-streets.ts';

const type = { id: 'a type', type: 'Café' };

const listingsOf = (city: DemoCity) =>
  demoListings({
    city,
    random: createRandom(20_261_121),
    day: () => '2026-12-01',
    at: '2026-11-21T12:00:00Z',
    types: [type],
    ownerOf: (index) => ({ id: 'an owner', email: `owner${index}@example.com` }),
    rates: { hour: 250, max: 995 },
  });

test.each(demoCities)('the locations of $name stand on land, within a kilometre of a landmark', (city) => {
  const listings = listingsOf(city);
  expect(listings.length).toBeGreaterThanOrEqual(40);
  for (const row of listings) {
    expect(isOnWater(row), `${row.name} at ${row.latitude}, ${row.longitude}`).toBe(false);
    const near = city.landmarks.some(
      ([, lat, lng]) => Math.hypot(row.latitude - lat, (row.longitude - lng) * 0.75) < 0.012,
    );
    expect(near, row.name).toBe(true);
  }
  expect(listings.map(({ notificationsEmail }) => notificationsEmail)).toEqual(
    listings.map((_, index) => `owner${index}@example.com`),
  );
});

test('in Toronto an address is where its location stands', () => {
  expect(torontoAddress({ latitude: 43.65245, longitude: -79.3791 }).address).toMatch(/^2 Queen St [EW]$/);
  expect(torontoAddress({ latitude: 43.6595, longitude: -79.3789 }).address).toMatch(/^\d{3} Church St$/);
  const [toronto] = demoCities;
  const listings = toronto === undefined ? [] : listingsOf(toronto);
  const [first, ...others] = listings;
  expect(first?.address).toBe('61 York St, Toronto, ON M5J 1P3');
  for (const { address, latitude, longitude } of others) {
    const { address: house, away } = torontoAddress({ latitude, longitude });
    expect(address).toBe(`${house}, Toronto, ON`);
    // A degree is 111 km: not farther than a block.
    expect(away * 111_000, address).toBeLessThan(200);
  }
});

test('a harbour is water, the street behind it is not', () => {
  expect(isOnWater({ latitude: 43.637, longitude: -79.38 })).toBe(true);
  expect(isOnWater({ latitude: 43.6463, longitude: -79.3815 })).toBe(false);
  expect(isOnWater({ latitude: 45.5019, longitude: -73.5674 })).toBe(false);
});

test.each(demoCities)('the locations of $name differ in what travellers find there', (city) => {
  const next = demoAmenities(city);
  const answers = Array.from({ length: city.listings }, next);
  for (const name of ['ramp', 'lift', 'camera'] as const)
    expect(new Set(answers.map(({ amenities }) => amenities[name]))).toEqual(new Set([true, false, undefined]));
  expect(new Set(answers.map(({ additionalInformation }) => additionalInformation)).size).toBeGreaterThan(2);
  for (const { amenities } of answers) expect(amenitiesSchema.parse(amenities)).toEqual(amenities);
});
