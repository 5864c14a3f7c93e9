import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { freshEmail, goOnToPayment, openList } from './support/book.ts';
import { beginNow } from './support/counter.ts';
import { startJob } from './support/jobs.ts';
import { linkOfMail } from './support/mailbox.ts';
import { listingCard } from './support/pieces.ts';
import { writeQrVideo } from './support/qr-video.ts';
import { stayInToronto } from './support/stay.ts';
import { expect, test } from './support/test.ts';

const film = join(
  tmpdir(),
  `cloakroom-day-${process.env.E2E_PORT ?? 'own'}-${process.env.TEST_PARALLEL_INDEX ?? '0'}.y4m`,
);
const password = 'a cupboard of umbrellas';

test.use({
  launchOptions: {
    ...(process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
});

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/join');
  await page.getByLabel('First Name').fill('Amélie');
  await page.getByLabel('Last Name').fill('Tremblay');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone Number').fill('416 555 0142');
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel('Repeat Password').fill(password);
  await page.getByRole('button', { name: 'Continue to Listing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your location' })).toBeVisible();
}

async function openShop(page: Page, shop: string): Promise<void> {
  await page.getByLabel('Address').fill('Granville Island');
  await page
    .getByRole('list', { name: 'Suggestions' })
    .getByRole('button', { name: /^Granville Island/ })
    .click();
  await page.getByLabel('Name *', { exact: true }).fill(shop);
  await page.getByLabel('Storefront name').fill(shop);
  await page.getByRole('button', { name: /^Use my own number/ }).click();
  await page.getByRole('radio', { name: 'Café' }).check();
  for (const _bag of [2, 3, 4]) await page.getByRole('button', { name: 'One bag more' }).click();
  await page.getByRole('button', { name: 'Continue to Store Hours' }).click();
  await expect(page.getByRole('navigation', { name: 'Step 3 of 4: Store hours' })).toBeVisible();
  for (const day of ['Monday', 'Saturday', 'Sunday']) {
    await page.getByRole('switch', { name: `${day} open` }).click();
    await page.getByRole('button', { name: `${day}, 24 Hours` }).click();
  }
  await page.getByRole('button', { name: 'Copy Monday to all weekdays' }).click();
  await page.getByRole('button', { name: 'Continue to Payouts' }).click();
  await page.getByRole('link', { name: 'Add Payout Information' }).click();
  await page.getByLabel('Date of birth').fill('09/14/1986');
  await page.getByLabel('Province').fill('BC');
  await page.getByLabel('Postal code').fill('V6H 3S3');
  await page.getByLabel('Routing number').fill('11000-000');
  await page.getByLabel('Account number').fill('000123456789');
  await page.getByRole('button', { name: 'Save Bank Info' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are ready' })).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** A stranger finds the shop on the map and books. @returns the order's id and code. */
async function bookAt(browser: Browser, shop: string, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const { from, to } = stayInToronto(3, 13, 18);
  const query = new URLSearchParams({ q: 'Granville Island', lat: '49.2712', lng: '-123.134', from, to, bags: '2' });
  await expect(async () => {
    await page.goto(`/map?${query}`);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await openList(page);
    await expect(listingCard(page, shop)).toBeVisible({ timeout: 3000 });
  }).toPass();
  await listingCard(page, shop).getByRole('link', { name: 'Book This Location' }).click();
  await goOnToPayment(page, { email: freshEmail() });
  await page.getByRole('button', { name: 'Complete Booking' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible();
  const code = await page
    .getByText(/^CLK-[2-9A-Z]{6}$/)
    .filter({ visible: true })
    .innerText();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await context.close();
  return { id, code };
}

test('@desk a shop registers, is found, books, scanned in and out, and sees every cent of it in a payout', async ({
  page,
  context,
  browser,
  baseURL,
  accessible,
}) => {
  const email = `p-${randomUUID()}@example.com`;
  const shop = `Harbour Lights ${randomUUID().slice(0, 6)}`;
  await register(page, email);
  await openShop(page, shop);
  await page.goto(await linkOfMail(email, /Confirm your e-mail/, 'Confirm e-mail'));
  const { id, code } = await bookAt(browser, shop, baseURL);

  await beginNow(id);
  writeQrVideo(film, [code]);
  await context.grantPermissions(['camera']);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Scan ticket' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Check in 2 bags' }).click();
  await expect(dialog.getByText(/^Checked in, /)).toBeVisible();
  // The same ticket twice in a row is taken for the one that still lies there.
  await dialog.getByRole('button', { name: 'Next ticket' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Bags in store' }).filter({ hasText: shop })).toContainText(
    /Bags in store\s*2 of/,
  );
  await page.getByRole('button', { name: 'Scan ticket' }).click();
  await dialog.getByRole('button', { name: 'Check out 2 bags' }).click();
  await expect(dialog.getByText(/^Checked out, /)).toBeVisible();
  const ofStay = dialog.getByRole('region', { name: 'Your share of this stay' });
  await expect(ofStay).toContainText('+$9.95');

  const paid = page.getByRole('listitem').filter({ hasText: 'Paid' });
  await expect(async () => {
    await startJob('complete-bookings');
    await startJob('run-payouts');
    await page.goto('/dashboard/payouts');
    await expect(paid).toBeVisible({ timeout: 3000 });
  }).toPass();
  await paid.getByRole('link').click();
  const row = page.getByRole('row', { name: new RegExp(`^${code}`) });
  await expect(row).toBeVisible();
  const share = /\$(\d+\.\d\d)$/.exec(await row.innerText())?.[1];
  await accessible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV', exact: true }).click(),
  ]);
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines[2]).toContain(`,${code},`);
  expect(lines[2]).toContain(`,${share},${share},CAD`);
  expect(lines.at(-1)).toBe(',Balance after,,,,,0.00,CAD');
});
