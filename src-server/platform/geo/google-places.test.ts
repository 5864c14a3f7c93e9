import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startJsonService } from '#server/testing/json-service.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createGooglePlaces } from './google-places.ts';

const unionStation = {
  id: 'ChIJ1',
  displayName: { text: 'Union Station' },
  formattedAddress: '65 Front St W, Toronto, ON M5J 1E6, Canada',
  location: { latitude: 43.6453, longitude: -79.3806 },
  types: ['train_station', 'point_of_interest'],
};
const lyon = {
  id: 'ChIJ2',
  displayName: { text: 'Lyon' },
  formattedAddress: 'Lyon, France',
  location: { latitude: 45.76, longitude: 4.84 },
  types: ['locality', 'political'],
};

describe('the place search with a key for Google', () => {
  let t: TestApp;
  let google: Awaited<ReturnType<typeof startJsonService>>;
  const search = async (text: string) => {
    const placeFinder = createGooglePlaces({ key: 'of-the-tests', url: google.url });
    const visitor = await t.as(null, { placeFinder });
    return visitor.search.places({ text, near: { latitude: 43.65, longitude: -79.38 } });
  };

  beforeAll(async () => {
    t = await createTestApp();
    await t.rows(
      `insert into places (id, kind, name, context, country, latitude, longitude, weight, search_text)
       values (gen_random_uuid(), 'city', 'Toronto', 'Ontario', 'CA', 43.65, -79.38, 1, 'toronto')`,
    );
    google = await startJsonService();
  });
  afterAll(async () => {
    await google.close();
    await t.close();
  });

  it('asks near the traveller and in their language, and answers places with what tells them apart', async () => {
    google.answer({ places: [unionStation, lyon] });
    expect(await search('union')).toMatchObject([
      {
        id: 'ChIJ1',
        kind: 'station',
        name: 'Union Station',
        context: '65 Front St W, Toronto, ON M5J 1E6, Canada',
        latitude: 43.6453,
        longitude: -79.3806,
      },
      { id: 'ChIJ2', kind: 'city', name: 'Lyon', context: 'France', latitude: 45.76, longitude: 4.84 },
    ]);
    expect(google.asked).toMatchObject([
      {
        headers: { 'x-goog-api-key': 'of-the-tests' },
        body: {
          textQuery: 'union',
          languageCode: 'en',
          locationBias: { circle: { center: { latitude: 43.65, longitude: -79.38 }, radius: 20_000 } },
        },
      },
    ]);
  });

  it.each([
    ['finds nothing', 200, { places: [] }],
    ['refuses', 403, { error: { message: 'key expired' } }],
    ['answers something else', 200, { places: [{ id: 1 }] }],
  ])('goes on with the own gazetteer when the service %s', async (_what, status, body) => {
    google.answer(body, status);
    expect(await search('toron')).toMatchObject([{ kind: 'city', name: 'Toronto', context: 'Ontario' }]);
    expect(google.asked).toHaveLength(1);
  });
});
