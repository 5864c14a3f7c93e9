import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeListing } from '#server/testing/factories.ts';
import { startJsonService } from '#server/testing/json-service.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createGoogleWalks } from './google-walks.ts';

const denied = { error: { code: 403, status: 'PERMISSION_DENIED', message: 'of the key ABC' } };

describe('walks with a key for Google', () => {
  let t: TestApp;
  let google: Awaited<ReturnType<typeof startJsonService>>;
  let near: { id: string };
  const from = { latitude: 43.6453, longitude: -79.3806 };
  const visitor = () => t.as(null, { walks: createGoogleWalks({ key: 'of-the-tests', url: google.url }) });
  const search = { center: from, stay: { dropOffAt: '2026-11-25T10:00-05:00', pickUpAt: '2026-11-25T14:00-05:00' } };
  const walksOf = async () =>
    Object.fromEntries(
      (await (await visitor()).search.listings({ ...search, bagsCount: 1 })).items.map(({ id, walk }) => [id, walk]),
    );

  beforeAll(async () => {
    t = await createTestApp();
    near = await makeListing(t, { at: { latitude: 43.6466, longitude: -79.3835 } });
    google = await startJsonService();
  });
  afterAll(async () => {
    await google.close();
    await t.close();
  });

  it('takes the times of a list from one question, without what is too far to walk', async () => {
    const far = await makeListing(t, { at: { latitude: 43.8, longitude: -79.3835 } });
    google.answer([{ destinationIndex: 0, condition: 'ROUTE_EXISTS', duration: '412s' }]);
    expect(await walksOf()).toEqual({
      [near.id]: { minutes: 7, isEstimate: false },
      [far.id]: { minutes: 280, isEstimate: true },
    });
    expect(google.asked).toHaveLength(1);
    expect(google.asked[0]).toMatchObject({
      path: '/distanceMatrix/v2:computeRouteMatrix',
      headers: { 'x-goog-api-key': 'of-the-tests' },
      body: { travelMode: 'WALK', destinations: [{}] },
    });
    expect(google.asked[0]?.body['destinations']).toHaveLength(1);
  });

  it.each([
    ['knows no way', 200, [{ destinationIndex: 0, condition: 'ROUTE_NOT_FOUND' }]],
    ['refuses', 403, [denied]],
    ['answers something else', 200, { hello: 'world' }],
  ])('estimates the times when the service %s', async (_what, status, body) => {
    google.answer(body, status);
    expect((await walksOf())[near.id]).toEqual({ minutes: 4, isEstimate: true });
  });

  it('leads to a listing along the streets', async () => {
    google.answer({
      routes: [
        {
          duration: '398s',
          polyline: {
            geoJsonLinestring: {
              coordinates: [
                [-79.3806, 43.6453],
                [-79.381, 43.647],
                [-79.3835, 43.6466],
              ],
            },
          },
        },
      ],
    });
    expect(await (await visitor()).search.walk({ from, listingId: near.id })).toEqual({
      minutes: 7,
      isEstimate: false,
      distance: expect.closeTo(274, 0),
      path: [from, { latitude: 43.647, longitude: -79.381 }, { latitude: 43.6466, longitude: -79.3835 }],
      problem: null,
    });
    expect(google.asked).toMatchObject([
      { path: '/directions/v2:computeRoutes', headers: { 'x-goog-api-key': 'of-the-tests' } },
    ]);
  });

  it.each([
    ['refuses', 403, denied, 'PERMISSION_DENIED'],
    ['breaks', 502, 'bad gateway', 'HTTP_502'],
    ['answers something else', 200, { routes: [{}] }, 'UNKNOWN_ANSWER'],
  ])('says in a word when the service %s, and estimates', async (_what, status, body, problem) => {
    google.answer(body, status);
    const straight = { minutes: 4, isEstimate: true, path: [from, { latitude: 43.6466, longitude: -79.3835 }] };
    expect(await (await visitor()).search.walk({ from, listingId: near.id })).toMatchObject({ ...straight, problem });
  });

  it('does not ask for what is too far to walk, for where one is already, nor for what does not exist', async () => {
    google.answer({});
    const someone = await visitor();
    expect(await someone.search.walk({ from: { latitude: 45.5, longitude: -73.57 }, listingId: near.id })).toBeNull();
    const atTheDoor = { latitude: 43.6466, longitude: -79.38345 };
    expect(await someone.search.walk({ from: atTheDoor, listingId: near.id })).toBeNull();
    await expect(
      someone.search.walk({ from, listingId: '0198c000-0000-7000-8000-000000000000' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(google.asked).toEqual([]);
  });

  it('leads by number to what is on the map only; by id, which an order knows, also to what has left it', async () => {
    google.answer({}, 500);
    const hidden = await makeListing(t, { at: { latitude: 43.6466, longitude: -79.3835 } });
    const [{ number = 0 } = {}] = await t.rows<{ number: number }>('select number from listings where id = $1', [
      hidden.id,
    ]);
    const someone = await visitor();
    expect(await someone.search.walk({ from, listingId: number })).toMatchObject({ minutes: 4 });
    await t.rows('update listings set published = false where id = $1', [hidden.id]);
    await expect(someone.search.walk({ from, listingId: number })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await someone.search.walk({ from, listingId: hidden.id })).toMatchObject({ minutes: 4 });
  });
});
