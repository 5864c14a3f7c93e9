import { Instant } from '@js-joda/core';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulesOf } from '#shared/availability/rules.fixture.ts';
import { defaultCenter } from '#shared/search/limits.ts';
import { buildApp } from '#server/app.ts';
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
      isHealthy: async () => true,
      createRenderer: async () => null,
    });
    [listing = ''] = await world.addListings([{ rules: rulesOf({ availableFullTime: true }) }]);
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
  ])('starts at Toronto, with an hour by its clock, for somebody whose address %s', async (_, find) => {
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
    [
      'a latitude beyond the pole',
      'search.markers',
      { ...search, center: { latitude: 91, longitude: 0 } },
      'center.latitude',
    ],
    [
      'seconds',
      'search.markers',
      { ...search, stay: { ...stay, dropOffAt: '2026-11-22T10:00:30-05:00' } },
      'stay.dropOffAt',
    ],
    [
      'a time without offset',
      'search.markers',
      { ...search, stay: { ...stay, pickUpAt: '2026-11-22T16:00' } },
      'stay.pickUpAt',
    ],
    ['page 0', 'search.listings', { ...search, page: 0 }, 'page'],
    ['too many on a page', 'search.listings', { ...search, perPage: 51 }, 'perPage'],
    ['two characters of a place', 'search.places', { text: ' un ' }, 'text'],
    [
      'a reversed stay',
      'search.markers',
      { ...search, stay: { dropOffAt: stay.pickUpAt, pickUpAt: stay.dropOffAt } },
      'customer_drop_off_date',
    ],
    ['no stay', 'pricing.quote', { listing: 'x', bagsCount: 1 }, 'stay'],
  ])('refuses %s with a text beside its field', async (_, procedure, input, field) => {
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

  it('says not found for what is not there', async () => {
    expect((await call('search.listing', { listing: 'nowhere' })).status).toBe(404);
    expect(await rest('/listings/nowhere', {})).toEqual({ status: 404, body: { error: 'Not Found' } });
  });

  it('answers at three characters, whole and with its length', async () => {
    const { status, headers, body } = await call('search.places', { text: 'yor' });
    expect(status).toBe(200);
    expect(headers['content-length']).toBe(String(Buffer.byteLength(JSON.stringify(body))));
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
    expect(marker.body.listings[0].total_price).toBe('22.47');
    expect(card.body.listings[0].total_price).toBe('22.47');
    expect(detail.body.total_price).toBe('22.47');
  });
});
