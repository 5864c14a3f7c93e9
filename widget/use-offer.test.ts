import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadOffer, NothingLeft } from './use-offer.ts';

const settings = {
  slugs: ['a', 'b', 'c'],
  near: null,
  place: null,
  size: 'card',
  locale: 'en',
  theme: null,
  code: null,
  widget: null,
} as const;
const listing = (slug: string) => ({ id: slug, slug, available: true, walking_time: null, latitude: 1, longitude: 2 });
const stay = { from: '2026-11-25T11:00:00-05:00', to: '2026-11-25T14:00:00-05:00' };

afterEach(() => vi.unstubAllGlobals());

/** What the calls answer, by the location: a status that is no answer, or itself. */
function answers(statuses: Readonly<Record<string, number>>): void {
  vi.stubGlobal('fetch', async (url: URL) => {
    const slug = url.pathname.split('/').at(-1) ?? '';
    if (slug === 'list') return Response.json({ listings: [], pagination: { total_count: 4 } });
    if (slug === 'price') return Response.json({ total_with_discount: '24.18 CAD' });
    const status = statuses[slug] ?? 200;
    return status === 200 ? Response.json(listing(slug)) : new Response('', { status });
  });
}
const load = () =>
  loadOffer('https://site.example', settings, { stay, bags: 1, tries: 0 }, new AbortController().signal);

describe('a widget of several locations', () => {
  it('shows the others where one is gone, for good', async () => {
    answers({ a: 404 });
    expect(await load()).toMatchObject({ listing: { slug: 'b' }, isWhole: true });
  });

  it.each([429, 500, 503])('shows the others where one answers %i, and asks again', async (status) => {
    answers({ a: status, c: 404 });
    expect(await load()).toMatchObject({ listing: { slug: 'b' }, isWhole: false });
  });

  it('is empty where all are gone, and has failed where one may come back', async () => {
    answers({ a: 404, b: 404, c: 404 });
    await expect(load()).rejects.toBeInstanceOf(NothingLeft);
    answers({ a: 404, b: 429, c: 404 });
    await expect(load()).rejects.toMatchObject({ status: 429 });
  });
});
