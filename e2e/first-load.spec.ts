import { join } from 'node:path';
import { measureFirstLoads } from '../bench/first-load.ts';
import { mapAddress, reviewAddress, stayInToronto } from './support/stay.ts';
import { expect, test } from './support/test.ts';

const screens = {
  'the landing page': '/',
  'the map': mapAddress(2, 4),
  'a location': '/map/york-street-coffee-toronto',
  'the review of a stay': reviewAddress(stayInToronto(4)),
  'the payment of a stay': reviewAddress(stayInToronto(4)).replace('/review', '/payment'),
  'a page of text': '/en/faq',
};

/** Of scripts, in KB (1000 bytes) of brotli: at most one above what `npm run bench -- --only first-load` finds. */
const mostKilobytes = {
  'core chunk': 103,
  '/': 150,
  '/map': 172.5,
  '/map/$slug': 188,
  '/book/$step': 164,
  '/book/payment': 174.5,
  '/help': 157,
  '/find-booking': 171,
};

/** The scripts that a page names for its start. */
const scriptsIn = (html = ''): readonly string[] =>
  JSON.parse(/const files=(\[[^\]]*\])/.exec(html)?.[1] ?? '[]') as readonly string[];

test.describe('the looks of a screen', () => {
  test('@desk are one sheet for travellers; that of the offices comes when one of their screens is opened', async ({
    page,
    request,
  }) => {
    const sheets = () =>
      page
        .locator('head > link[rel="stylesheet"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    // The page says it twice; the one above is meant.
    const listSpace = page.getByRole('main').locator('section').getByRole('link', { name: 'List Your Space' });
    await page.goto('/partners');
    const [everywhere, ...others] = await sheets();
    expect(others).toEqual([]);
    const css = await (await request.get(String(everywhere))).body();
    expect(css.length).toBeLessThan(256_000);
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await listSpace.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Join as a partner' })).toBeVisible();
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    expect(await sheets()).toEqual([everywhere, expect.stringMatching(/^\/assets\/offices-/)]);
    await page.goBack();
    await expect(listSpace).toBeVisible();
    await page.goto('/join/new');
    expect(await sheets()).toEqual([everywhere, expect.stringMatching(/^\/assets\/offices-/)]);
  });
});

test.describe('the scripts that bring a page to life', () => {
  test.use({ serviceWorkers: 'block' });

  for (const [name, address] of Object.entries(screens)) {
    test(`@desk of ${name} are all named at the end of it, so that they come in one wave`, async ({ page }) => {
      await page.addInitScript(() => {
        new MutationObserver(() => performance.mark('alive')).observe(document, {
          subtree: true,
          attributeFilter: ['data-ready'],
        });
      });
      const response = await page.goto(address);
      await page.locator('html[data-ready]').waitFor();
      // What is fetched in a pause after it has come to life may be under way by now.
      const beforeAlive = await page.evaluate(() => {
        const alive = performance.getEntriesByName('alive')[0]?.startTime ?? 0;
        return performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => name.endsWith('.js') && startTime < alive)
          .map(({ name }) => new URL(name).pathname);
      });
      expect(beforeAlive.length).toBeGreaterThan(9);
      const named = scriptsIn(await response?.text());
      expect(beforeAlive.filter((path) => !named.includes(path))).toEqual([]);
      expect(named.length).toBeLessThan(32);
    });
  }

  test('@desk are asked for when the page has been painted, and not before', async ({ page }) => {
    // However long that takes here.
    await page.addInitScript(() => {
      const { setTimeout } = window;
      Object.assign(window, {
        setTimeout: (run: () => void, ms?: number) => (ms === 1000 ? 0 : setTimeout(run, ms)),
      });
    });
    await page.goto('/');
    await page.locator('html[data-ready]').waitFor();
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(asked.length).toBeGreaterThan(9);
    expect(Math.min(...asked)).toBeGreaterThan(painted);
  });

  test('@desk are asked for when all of the page has been shown, also where its beginning was painted before', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { setTimeout } = window;
      Object.assign(window, {
        setTimeout: (run: () => void, ms?: number) => (ms === 1000 ? 0 : setTimeout(run, ms)),
        // The first paint came before the page's last line.
        PerformanceObserver: class {
          readonly tell: (paints: { readonly getEntriesByName: (name: string) => readonly string[] }) => void;
          constructor(tell: typeof this.tell) {
            this.tell = tell;
          }
          observe({ type }: { readonly type?: string }) {
            if (type === 'paint') this.tell({ getEntriesByName: (name) => [name] });
          }
          disconnect() {}
        },
      });
      document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive') requestAnimationFrame(() => performance.mark('shown whole'));
      });
    });
    await page.goto('/map');
    await page.locator('html[data-ready]').waitFor();
    const { shown, asked } = await page.evaluate(() => ({
      shown: performance.getEntriesByName('shown whole')[0]?.startTime ?? Infinity,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(asked.length).toBeGreaterThan(9);
    expect(Math.min(...asked)).toBeGreaterThan(shown);
  });

  test('@desk come too where the browser tells of no paint', async ({ page }) => {
    await page.addInitScript(() => Object.assign(PerformanceObserver.prototype, { observe: () => undefined }));
    await page.goto('/');
    await page.locator('html[data-ready]').waitFor();
  });

  test('@desk bring no cards and shop fronts to the landing page, which shows none', async ({ page }) => {
    const named = scriptsIn(await (await page.goto('/'))?.text()).join(' ');
    expect(named).toMatch(/\/assets\/search-ticket-/);
    expect(named).not.toMatch(/\/assets\/(storefront|place|listing|map-search)-/);
  });

  test('@desk bring the payment only to its own page, in the same wave', async ({ page }) => {
    const { 'the review of a stay': review, 'the payment of a stay': payment } = screens;
    expect(scriptsIn(await (await page.goto(review))?.text()).join(' ')).not.toContain('/assets/pay-step-');
    expect(scriptsIn(await (await page.goto(payment))?.text()).join(' ')).toContain('/assets/pay-step-');
  });

  test('@desk bring the map in the same wave', async ({ page }) => {
    const response = await page.goto(mapAddress());
    const named = scriptsIn(await response?.text());
    for (const part of ['map-view-', 'open-leaflet-'])
      expect(named).toContainEqual(expect.stringContaining(`/assets/${part}`));
  });

  for (const [name, address] of Object.entries({ 'the map': '/map', 'a location': screens['a location'] })) {
    test(`@desk of ${name} wait for no answer about the map: it is asked for in the same wave, once`, async ({
      page,
    }) => {
      const asked: string[] = [];
      const first = page.waitForRequest(/search\.markers/);
      page.on('request', (request) => request.url().includes('search.markers') && asked.push(request.url()));
      await page.route(/\/assets\/entry-client-/, async (route) => {
        await first;
        await route.continue();
      });
      await page.goto(address);
      const pins = page.getByRole('region', { name: 'Map of locations' }).getByRole('button', { name: /locations/ });
      await expect(pins).not.toHaveCount(0);
      expect(asked).toHaveLength(1);
    });
  }

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
