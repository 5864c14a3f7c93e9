import { fits } from './support/fits.ts';
import { enter, partner } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const pages = [
  '/dashboard',
  '/dashboard/bookings',
  '/dashboard/messages',
  '/dashboard/listings',
  '/dashboard/listings/new',
  '/dashboard/payouts',
  '/dashboard/payouts/bank',
  '/dashboard/staff',
  '/dashboard/staff/invite',
  '/dashboard/profile/edit',
  '/account/address',
  '/account/availability',
  '/information',
  '/settings',
  '/integrations',
  '/integrations/api',
  '/integrations/calendars',
  '/integrations/widget',
] as const;

const rooms = ['', '/edit', '/hours', '/holidays', '/closure', '/promotions'] as const;

test('@phone a partner’s pages fit every width, in French, whose words are the longest', async ({ page }) => {
  test.slow();
  await enter(page, partner);
  await page.goto('/dashboard/listings');
  const location = await page.getByRole('link', { name: 'College Barber Co.' }).getAttribute('href');
  for (const path of [...pages, ...rooms.map((room) => `${location}${room}`)]) {
    await test.step(path, async () => {
      await page.goto(`${path}?lang=fr`);
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      await fits(page, [320, 360, 412, 600, 768, 900, 1024]);
    });
  }
});

test('@phone what stands in the counter’s empty field for a code is seen whole, in each language', async ({ page }) => {
  await enter(page, partner);
  for (const lang of ['en', 'fr', 'es']) {
    await page.goto(`/dashboard?lang=${lang}`);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const spare = () =>
        page.locator('form input[placeholder*="CLK-"]').evaluate((field: HTMLInputElement) => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(field);
          const pen = new OffscreenCanvas(1, 1).getContext('2d');
          if (pen === null) return -1;
          pen.font = font;
          const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
          return Math.ceil(room) - Math.floor(pen.measureText(field.placeholder).width);
        });
      await expect.poll(spare, { message: `${lang} at ${width}` }).toBeGreaterThanOrEqual(0);
    }
  }
});
