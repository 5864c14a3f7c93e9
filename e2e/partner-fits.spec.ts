import { fits } from './support/fits.ts';
import { enter, partner } from './support/sign-in.ts';
import { test } from './support/test.ts';

const pages = [
  '/dashboard',
  '/dashboard/bookings',
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
