import { join } from 'node:path';
import { measureFirstLoads } from '../bench/first-load.ts';
import { mapAddress, reviewAddress, stayInToronto } from './support/stay.ts';
import { expect, test } from './support/test.ts';

const screens = {
  'the landing page': '/',
  'the map': mapAddress(),
  'a location': '/map/york-street-coffee-toronto',
  'the review of a stay': reviewAddress(stayInToronto(4)),
  'a page of text': '/en/faq',
};

/** Of scripts, in KB (1000 bytes) of brotli: a little above what `npm run bench -- --only first-load` finds. */
const mostKilobytes = { 'core chunk': 103, '/': 151.5, '/map': 172.5, '/map/$slug': 187, '/book/$step': 168 };

test.describe('the looks of a screen', () => {
  test('@desk are one sheet for travellers; that of the offices comes when one of their screens is opened', async ({
    page,
    request,
  }) => {
    const sheets = () =>
      page
        .locator('head > link[rel="stylesheet"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await page.goto('/partners');
    const [everywhere, ...others] = await sheets();
    expect(others).toEqual([]);
    const css = await (await request.get(String(everywhere))).body();
    expect(css.length).toBeLessThan(220_000);
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await page.getByRole('link', { name: 'List Your Space' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Join as a partner' })).toBeVisible();
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    expect(await sheets()).toEqual([everywhere, expect.stringMatching(/^\/assets\/offices-/)]);
    await page.goBack();
    await expect(page.getByRole('link', { name: 'List Your Space' }).first()).toBeVisible();
    await page.goto('/join/new');
    expect(await sheets()).toEqual([everywhere, expect.stringMatching(/^\/assets\/offices-/)]);
  });
});

test.describe('the scripts that bring a page to life', () => {
  test.use({ serviceWorkers: 'block' });

  for (const [name, address] of Object.entries(screens)) {
    test(`@desk are all named in the head of ${name}, so that they come in one wave`, async ({ page }) => {
      const response = await page.goto(address);
      // What is fetched in a pause after it has loaded may be under way by now.
      const beforeLoaded = await page.evaluate(() => {
        const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (visit?.loadEventStart ?? 0))
          .map(({ name }) => new URL(name).pathname);
      });
      expect(beforeLoaded.length).toBeGreaterThan(9);
      const html = (await response?.text()) ?? '';
      const named = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
      expect(beforeLoaded.filter((path) => !named.includes(path))).toEqual([]);
      expect(named.length).toBeLessThan(34);
    });
  }

  test('@desk bring no cards and shop fronts to the landing page, which shows none', async ({ page }) => {
    const html = (await (await page.goto('/'))?.text()) ?? '';
    expect(html).toMatch(/modulepreload" href="\/assets\/search-ticket-/);
    expect(html).not.toMatch(/modulepreload" href="\/assets\/(storefront|place|listing|map-search)-/);
  });

  test('@desk bring the map in the same wave', async ({ page }) => {
    const response = await page.goto(mapAddress());
    const html = (await response?.text()) ?? '';
    for (const part of ['map-view-', 'leaflet-surface-'])
      expect(html).toMatch(new RegExp(`modulepreload" href="/assets/${part}[^>]*data-late`, 'i'));
  });

  test('@desk do not grow unseen, and bring nothing that only later steps need', () => {
    const loads = measureFirstLoads(join(import.meta.dirname, '..')) ?? [];
    const travellers = loads.filter(({ route }) => route in mostKilobytes);
    expect(travellers).toHaveLength(Object.keys(mostKilobytes).length);
    for (const { route, kilobytes, tooEarly } of travellers) {
      expect(kilobytes, route).toBeLessThan(mostKilobytes[route as keyof typeof mostKilobytes]);
      expect(tooEarly, route).toEqual([]);
    }
  });
});
