import { mapAddress, reviewAddress, stayInToronto } from './support/stay.ts';
import { expect, test } from './support/test.ts';

const screens = {
  'the landing page': '/',
  'the map': mapAddress(),
  'a location': '/map/york-street-coffee-toronto',
  'the review of a stay': reviewAddress(stayInToronto(4)),
  'a page of text': '/en/faq',
};

test.describe('the scripts that bring a page to life', () => {
  test.use({ serviceWorkers: 'block' });

  for (const [name, address] of Object.entries(screens)) {
    test(`@desk are all named in the head of ${name}, so that they come in one wave`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
      });
      const response = await page.goto(address);
      const beforeAlive = [...asked];
      const html = (await response?.text()) ?? '';
      const named = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
      expect(beforeAlive.filter((path) => !named.includes(path))).toEqual([]);
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
      expect(html).toMatch(new RegExp(`modulepreload" href="/assets/${part}[^>]*fetchpriority="low"`, 'i'));
  });
});
