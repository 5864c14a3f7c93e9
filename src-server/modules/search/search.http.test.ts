import { Instant } from '@js-joda/core';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulesOf } from '#shared/availability/rules.fixture.ts';
import { defaultCenter } from '#shared/search/limits.ts';
import { buildApp } from '#server/app.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';
import { openHealth } from '#server/platform/http/health.ts';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { newId } from '#server/platform/ids.ts';
import { getStart } from './get-start.ts';
import { openSearchWorld, type SearchWorld, toronto } from './search-world.fixture.ts';

const stay = { dropOffAt: '2026-11-22T10:00-05:00', pickUpAt: '2026-11-22T16:00-05:00' };

describe('search and price over HTTP', () => {
  let world: SearchWorld;
  let app: FastifyInstance;
  let listing = '';
  beforeAll(async () => {
    world = await openSearchWorld(Instant.parse('2026-11-21T12:00:00Z'));
    const { deps } = world;
    app = await buildApp({
      deps,
      root: '/',
      dev: false,
      health: openHealth({ url: '', db: world.db, isWorking: () => true }),
      metrics: createMetrics(world.db),
      createRenderer: async () => null,
    });
    const rules = rulesOf({ availableFullTime: true });
    [listing = ''] = await world.addListings([{ rules }, { rules, latitude: 45.505, longitude: -73.57 }]);
    const montreal = {
      kind: 'city',
      name: 'Montreal',
      search_text: 'montreal',
      context: 'Canada',
      country: 'CA',
      weight: 1,
    };
    await world.db
      .fork()
      .transactional((em) =>
        insertRows(em, 'places', [{ id: newId(), ...montreal, latitude: 45.5, longitude: -73.57 }]),
      );
  });
  afterAll(async () => {
    await app.close();
    await world.close();
  });

  const call = async (procedure: string, input: object) => {
    const answer = await app.inject(`/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`);
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  };
  const rest = async (path: string, query: Record<string, string>) => {
    const answer = await app.inject(`/api/v1${path}?${new URLSearchParams(query)}`);
    return { status: answer.statusCode, body: answer.json() };
  };
  const search = { center: toronto, stay, bagsCount: 1 };

  it.each([
    ['says no place', async () => null],
    ['cannot be looked up', () => Promise.reject(new Error('The database of addresses is broken.'))],
  ])('starts at Toronto, with an hour by its clock, for a visitor whose address %s', async (_, find) => {
    const deps = { ...world.deps, ipLocation: { find } };
    expect(await getStart({ deps, ip: '192.0.2.77' })).toMatchObject({
      center: defaultCenter,
      label: 'Toronto',
      isGuess: true,
      zone: 'America/Toronto',
      stay: { dropOffAt: '2026-11-21T07:00:00-05:00', pickUpAt: '2026-11-21T08:00:00-05:00' },
    });
  });

  it.each([
    ['no bags', 'search.markers', { ...search, bagsCount: 0 }, 'bagsCount'],
    ['half a bag', 'search.listings', { ...search, bagsCount: 1.5 }, 'bagsCount'],
    ['a latitude beyond the pole', 'search.markers', { ...search, center: { latitude: 91, longitude: 0 } }, 'latitude'],
    [
      'seconds',
      'search.markers',
      { ...search, stay: { ...stay, dropOffAt: '2026-11-22T10:00:30-05:00' } },
      'dropOffAt',
    ],
    [
      'a time without offset',
      'search.markers',
      { ...search, stay: { ...stay, pickUpAt: '2026-11-22T16:00' } },
      'pickUpAt',
    ],
    ['page 0', 'search.listings', { ...search, page: 0 }, 'page'],
    ['too many on a page', 'search.listings', { ...search, perPage: 51 }, 'perPage'],
    ['two characters of a place', 'search.places', { text: ' un ' }, 'text'],
    [
      'a reversed stay',
      'search.markers',
      { ...search, stay: { dropOffAt: stay.pickUpAt, pickUpAt: stay.dropOffAt } },
      'dropOffAt',
    ],
    ['no stay', 'pricing.quote', { listing: 'x', bagsCount: 1 }, 'stay'],
  ])('refuses %s with a text for its field', async (_, procedure, input, field) => {
    const { status, body } = await call(procedure, input);
    expect(status).toBe(422);
    expect(body.error.data.fields[field]?.[0]).toMatch(/^[A-Z].{5,}/);
    expect(JSON.stringify(body)).not.toMatch(/zod|select|stack/i);
  });

  it.each([
    ['/listings', { luggage_count: 'two' }],
    ['/listings', { 'ord[lat]': '91', 'ord[lng]': '0' }],
    ['/listings/list', { page: '-1' }],
    ['/listings', { 'dates[drop_off_date]': 'tomorrow' }],
    ['/bookings/price', { listing_id: 'x' }],
  ])('refuses a bad %s in REST by the documented names', async (path, query: Record<string, string>) => {
    const { status, body } = await rest(path, query);
    expect(status).toBe(422);
    const [[name = '', [text] = ['']] = []] = Object.entries(body.errors as Record<string, string[]>);
    expect(name).toMatch(/^[a-z_[\]]+$/);
    expect(text).toMatch(/^[A-Z].{5,}/);
  });

  it('takes the pages of a list that the document says, and no further one', async () => {
    const document = await app.inject('/api/v1/openapi.json');
    const { parameters } = document.json<{ paths: Record<string, { get: { parameters: unknown[] } }> }>().paths[
      '/listings/list'
    ]?.get ?? { parameters: [] };
    const page = parameters.find((each) => Object(each).name === 'page') as { schema: { maximum: number } } | undefined;
    const last = page?.schema.maximum ?? 0;
    expect((await rest('/listings/list', { page: String(last) })).status).toBe(200);
    expect((await rest('/listings/list', { page: String(last + 1) })).status).toBe(422);
  });

  it('says not found for what is not there', async () => {
    expect((await call('search.listing', { listing: 'nowhere' })).status).toBe(404);
    expect(await rest('/listings/nowhere', {})).toEqual({ status: 404, body: { error: 'Not Found' } });
  });

  it('answers at three characters, whole', async () => {
    const { status, body } = await call('search.places', { text: 'yor' });
    expect(status).toBe(200);
    expect(body).toEqual({ result: { data: expect.any(Array) } });
  });

  it('writes the same price in every call', async () => {
    const query = { 'dates[drop_off_date]': stay.dropOffAt, 'dates[pick_up_date]': stay.pickUpAt, luggage_count: '2' };
    const asked = { ...query, 'ord[lat]': '43.65', 'ord[lng]': '-79.38' };
    const price = await rest('/bookings/price', {
      listing_id: listing,
      drop_off: stay.dropOffAt,
      collection: stay.pickUpAt,
      bags_number: '2',
    });
    const [marker, card, detail] = await Promise.all([
      rest('/listings', asked),
      rest('/listings/list', asked),
      rest(`/listings/${listing}`, query),
    ]);
    expect(price.body.total_price).toBe('22.47 CAD');
    expect(marker.body.listings[0].total_price).toBe('22.47 CAD');
    expect(card.body.listings[0].total_price).toBe('22.47 CAD');
    expect(detail.body.total_price).toBe('22.47 CAD');
  });

  it.each([
    [{ search: 'Montreal' }, { 'ord[lat]': '45.50', 'ord[lng]': '-73.57' }],
    [{ addr: 'montréal' }, { 'ord[lat]': '45.50', 'ord[lng]': '-73.57' }],
    [
      { search: 'Montreal', 'ord[lat]': '43.65', 'ord[lng]': '-79.38' },
      { 'ord[lat]': '43.65', 'ord[lng]': '-79.38' },
    ],
    [{}, { 'ord[lat]': '43.65', 'ord[lng]': '-79.38' }],
  ])('searches in REST at the point, else at the place that is named, else in Toronto: %j', async (asked, same) => {
    const names = async (path: string, query: object) =>
      (await rest(path, query as Record<string, string>)).body.listings.map(({ id }: { id: string }) => id);
    for (const path of ['/listings', '/listings/list'])
      expect(await names(path, asked)).toEqual(await names(path, same));
    expect(await names('/listings', asked)).toHaveLength(1);
  });

  it('says that no place has a name', async () => {
    expect(await rest('/listings', { search: 'qqqqqqq' })).toEqual({
      status: 422,
      body: { errors: { search: ['No results found'] } },
    });
    expect((await rest('/listings/list', { search: 'to' })).body.errors.search).toEqual([
      'Too short (minimum is 3 characters)',
    ]);
  });

  it('puts one listing into a list by its id', async () => {
    const { body } = await rest('/listings/list', { id: listing, 'ord[lat]': '45.5', 'ord[lng]': '-73.57' });
    expect(body.listings.map(({ id }: { id: string }) => id)).toEqual([listing]);
    expect(body.pagination).toEqual({
      current_page: 1,
      total_pages: 1,
      total_count: 1,
      prev_page: null,
      next_page: null,
    });
    expect((await rest('/listings/list', { id: 'nowhere' })).status).toBe(404);
  });

  it('writes a listing and a marker with the documented fields', async () => {
    const asked = { 'ord[lat]': '43.65', 'ord[lng]': '-79.38' };
    const [card] = (await rest('/listings/list', asked)).body.listings;
    expect(card).toMatchObject({
      status: 'active',
      alternative_name: null,
      postal_code: null,
      gmaps_link: null,
      price_per_hour: '2.50 CAD',
      max_price: '9.95 CAD',
      max_capacity: 10,
      schedule: { available_full_time: true, time_slots: [] },
    });
    expect(card).not.toHaveProperty('latest_reviews');
    const { body: one } = await rest(`/listings/${card.id}`, {});
    expect(one).toMatchObject({ latest_reviews: [] });
    expect(one.time_slots_with_special_hours).toHaveLength(7);
    expect(one.time_slots_with_special_hours[0]).toEqual({
      date: '2026-11-21',
      day: 'saturday',
      from_time: '12:00 AM',
      to_time: '11:59 PM',
    });
    const [marker] = (await rest('/listings', asked)).body.listings;
    expect(marker).toMatchObject({
      address: '61 York St',
      coords: { lat: marker.latitude, lng: marker.longitude },
      available: true,
    });
  });
});
