import { enterAsAdmin } from './support/admin.ts';
import { newPartner } from './support/new-partner.ts';
import { enter } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('@phone a partner’s screens that lead on from others are read by everyone, on a phone and on a desk', async ({
  page,
  request,
  accessible,
}) => {
  const { listingId, ...own } = await newPartner(request, 'Paper Lantern Tea');
  await enter(page, own);
  const location = `/dashboard/listings/${listingId}`;
  for (const path of [
    '/dashboard/staff/invite',
    '/dashboard/listings/new',
    '/account/address',
    '/information',
    '/guesty',
    '/counter',
    `${location}/promotions`,
    `${location}/closure`,
    `${location}/kit`,
  ]) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await accessible();
      await page.setViewportSize({ width: 1440, height: 900 });
      await accessible();
    });
  }
});

test('@desk the console’s mails, and the door before it, are read by everyone', async ({ page, accessible }) => {
  await enterAsAdmin(page, 'support');
  await page.goto('/admin/mails');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await accessible();
  await page.setViewportSize({ width: 360, height: 800 });
  await accessible();
});
