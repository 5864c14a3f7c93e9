import { join } from 'node:path';
import { measureFirstLoads } from '../bench/first-load.ts';
import { mapAddress } from './support/stay.ts';
import { expect, test } from './support/test.ts';

/** Of the scripts of first pages, in KB (1000 bytes) of brotli. */
const mostKilobytes = {
  site: { '/': 150, '/map': 175 },
  office: { '/dashboard': 260 },
} as const;

test('@desk what each application brings first does not grow unseen', () => {
  for (const application of ['site', 'office'] as const) {
    const loads = measureFirstLoads(join(import.meta.dirname, '..'), application) ?? [];
    // Libraries of maps and cards come with what needs them: the office's first page is one of those.
    const early = loads.filter(({ route }) => application === 'site' && route in mostKilobytes.site);
    expect(early.flatMap(({ tooEarly }) => tooEarly)).toEqual([]);
    for (const [route, most] of Object.entries(mostKilobytes[application])) {
      const load = loads.find((each) => each.route === route);
      expect(load?.kilobytes, route).toBeLessThan(most);
    }
  }
});

test.describe('a page', () => {
  test.use({ serviceWorkers: 'block' });

  test('@desk names the scripts that bring it to life', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => performance.mark('alive')).observe(document, {
        subtree: true,
        attributeFilter: ['data-alive'],
      });
    });
    for (const address of ['/', mapAddress(2, 4), '/api/docs']) {
      const html = await (await page.goto(address))?.text();
      await page.locator('html[data-alive]').waitFor();
      const beforeAlive = await page.evaluate(() => {
        const alive = performance.getEntriesByName('alive')[0]?.startTime ?? 0;
        return performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => name.endsWith('.js') && startTime < alive)
          .map(({ name }) => new URL(name).pathname);
      });
      expect(beforeAlive.length).toBeGreaterThan(9);
      expect(beforeAlive.filter((path) => !html?.includes(`"${path}"`))).toEqual([]);
    }
  });
});

test('@desk an address of the other application is loaded as a page, and back', async ({ page }) => {
  const listSpace = page.getByRole('main').locator('section').getByRole('link', { name: 'List Your Space' });
  await page.goto('/partners');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await listSpace.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Join as a partner' })).toBeVisible();
  expect(await page.evaluate(() => 'stays' in window)).toBe(false);
  await page.goBack();
  await expect(listSpace).toBeVisible();
});
