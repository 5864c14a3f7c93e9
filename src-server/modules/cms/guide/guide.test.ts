import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeListing } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const union = {
  name: 'Union Station',
  kind: 'station',
  latitude: 43.6453,
  longitude: -79.3806,
};

describe('the page of a city', () => {
  let t: TestApp;
  const page = (url: string, type: string, settings: object, language = 'en') =>
    t.rows(
      `insert into cms_pages (id, url, language, page_type, title, description, body, settings, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, $3, 'Title', '', $4, $5, now(), now())`,
      [url, language, type, '+++ How? {how}\nSo.\n+++', JSON.stringify(settings)],
    );
  beforeAll(async () => {
    t = await createTestApp();
    await page('/toronto', 'city', { city: 'Toronto', country: 'CA' });
    await page('/montreal', 'city', { city: 'Montreal', country: 'CA' });
    await page('/toronto/union-station', 'place', {
      city: 'Toronto',
      country: 'CA',
      place: union,
    });
    const around = [
      ['Near', 43.6458, -79.38],
      ['Far', 43.67, -79.4],
    ] as const;
    for (const [name, latitude, longitude] of around) {
      const { id } = await makeListing(t, { at: { latitude, longitude } });
      await t.rows('update listings set name = $2 where id = $1', [id, name]);
    }
    for (const [name, latitude] of [
      ['A market by the lake', 43.65],
      ['An airport far outside', 43.8],
    ] as const)
      await t.rows(
        `insert into places (id, kind, name, context, country, latitude, longitude, weight, search_text)
         values (gen_random_uuid(), 'landmark', $1, 'Toronto', 'CA', $2, -79.38, 0.9, lower($1))`,
        [name, latitude],
      );
  });
  afterAll(() => t.close());
  const visitor = () => t.as(null);

  it('shows the locations around with whole prices of a day’s stay, and its stations', async () => {
    const guide = await (await visitor()).cms.guide({ url: '/toronto' });
    expect(guide?.city).toMatchObject({ name: 'Toronto', locations: 2 });
    expect(guide?.bagsCount).toBe(2);
    expect(guide?.markers.map(({ name }) => name).toSorted()).toEqual(['Far', 'Near']);
    expect(guide?.sights).toMatchObject([
      {
        url: '/toronto/union-station',
        name: 'Union Station',
        within: 1,
        minutes: 1,
      },
      // The airport is farther than an hour on foot from every location.
      { name: 'A market by the lake', within: 1 },
    ]);
    expect(guide?.cost?.steps).toHaveLength(26);
    expect(guide?.best.map(({ open }) => open)).toEqual([[{ from: 480, to: 1200 }], [{ from: 480, to: 1200 }]]);
    // Two bags on the day rate or below, fee and tax in it.
    expect(guide?.best[0]?.price.minor).toBe(guide?.cost?.quote.totalPrice.minor);
  });

  it('is centred on its place where it is about one, which is none of the others', async () => {
    const guide = await (await visitor()).cms.guide({ url: '/toronto/union-station' });
    expect(guide?.center).toEqual({
      latitude: union.latitude,
      longitude: union.longitude,
    });
    expect(guide?.around).toMatchObject({
      within: 1,
      minutes: 1,
      nearest: { name: 'Near', minutes: 1 },
    });
    expect(guide?.sights).toMatchObject([{ name: 'A market by the lake' }]);
  });

  it('names its city’s page only while that is read', async () => {
    const above = async (url: string) => (await (await visitor()).cms.page({ url }))?.cityUrl;
    expect([await above('/toronto/union-station'), await above('/toronto')]).toEqual(['/toronto', null]);
    await t.rows(`update cms_pages set published = false where url = '/toronto'`);
    expect(await above('/toronto/union-station')).toBeNull();
    await t.rows(`update cms_pages set published = true where url = '/toronto'`);
  });

  describe('the best of a place', () => {
    const best = async (url: string) =>
      (await (await visitor()).cms.guide({ url }))?.best.map(({ slug }) => slug) ?? [];
    const slugOf = async (name: string) =>
      (await t.rows<{ slug: string }>('select slug from listings where name = $1', [name]))[0]?.slug;
    beforeAll(async () => {
      const placeOf = (name: string, at: object) => ({
        city: 'Toronto',
        country: 'CA',
        place: { ...union, name, ...at },
      });
      await page('/toronto/bus-terminal', 'place', placeOf('Bus Terminal', {}));
      await page('/toronto/rouge-park', 'place', placeOf('Rouge Park', { latitude: 43.69, longitude: -79.42 }));
      await t.rows(`update listings set rating_sum = 5 * 9, reviews_count = 9 where name = 'Far'`);
      for (const name of ['Second', 'Third', 'Fourth']) {
        const { id } = await makeListing(t, { at: { latitude: 43.646, longitude: -79.3802 } });
        await t.rows('update listings set name = $2 where id = $1', [id, name]);
      }
    });
    afterAll(async () => {
      await t.rows(`delete from cms_pages where url in ('/toronto/bus-terminal', '/toronto/rouge-park')`);
      await t.rows(`update listings set published = false where name in ('Second', 'Third', 'Fourth')`);
    });

    it('is around it on foot, however good the rest of its city is', async () => {
      const far = await slugOf('Far');
      const nearby = await best('/toronto/bus-terminal');
      expect(nearby.length).toBeGreaterThan(1);
      expect(nearby).not.toContain(far);
    });

    it('is what is nearest where nothing is around it on foot', async () => {
      expect(await best('/toronto/rouge-park')).toContain(await slugOf('Far'));
    });
  });

  it('shows nothing of a city without locations, or of a page about none', async () => {
    expect(await (await visitor()).cms.guide({ url: '/montreal' })).toBeNull();
    expect(await (await visitor()).cms.guide({ url: '/nowhere' })).toBeNull();
  });

  it('says in which languages it is written, and its questions', async () => {
    await page('/montreal', 'city', { city: 'Montreal', country: 'CA' }, 'fr');
    const found = await (await visitor()).cms.page({ url: '/Montreal/', language: 'es' });
    expect(found).toMatchObject({
      language: 'en',
      languages: ['en', 'fr'],
      questions: [{ id: 'how', answer: 'So.' }],
    });
  });

  it('leads on from an address that it had', async () => {
    await t.rows(`insert into cms_redirects values ('/to', '/toronto', now())`);
    expect(await (await visitor()).cms.redirect({ url: '/TO' })).toBe('/toronto');
    expect(await (await visitor()).cms.redirect({ url: '/nowhere' })).toBeNull();
  });
});
