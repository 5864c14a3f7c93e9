import type { Locator, Page } from '@playwright/test';
import { fillCard, fillContact, freshEmail } from './support/book.ts';
import { fits } from './support/fits.ts';
import { shown } from './support/order.ts';
import { listingCard } from './support/pieces.ts';
import { mapAddress } from './support/stay.ts';
import { expect, test } from './support/test.ts';

const own = (page: Page): readonly number[] => [page.viewportSize()?.width ?? 0];

/** From landing to ticket, with a look at each screen. */
async function bookAndLook(page: Page): Promise<void> {
  const look = () => fits(page, own(page));
  await page.goto('/');
  await look();
  await page.goto(mapAddress());
  // Twice as large is as narrow as a tablet, whose list is behind its tab.
  await page.getByRole('button', { name: /locations near/ }).click();
  const card = listingCard(page, 'York Street Coffee');
  await expect(card).toBeVisible();
  await card.getByRole('link', { name: 'York Street Coffee' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'York Street Coffee' })).toBeVisible();
  await look();
  await shown(page.getByRole('link', { name: 'Book This Location' })).click();
  await expect(page.getByRole('heading', { name: 'Review your booking' })).toBeVisible();
  await look();
  await page.getByRole('button', { name: /Check In/ }).click();
  const dates = page.getByRole('dialog', { name: 'Check In and Check Out' });
  await dates.getByRole('radio', { name: '10:30 AM' }).click();
  await dates.getByRole('button', { name: 'Confirm' }).click();
  await expect(dates).toBeHidden();
  await shown(page.getByRole('button', { name: 'Continue' })).click();
  await fillContact(page, freshEmail());
  await fillCard(page);
  await look();
  await page.getByRole('checkbox', { name: /accept/ }).check();
  await shown(page.getByRole('button', { name: 'Complete Booking' })).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible();
  await look();
}

/** Whether nothing of what it says is cut off. */
const isWhole = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) =>
    [...element.querySelectorAll('*')].every(
      ({ scrollWidth, clientWidth }) => clientWidth === 0 || scrollWidth <= clientWidth,
    ),
  );

/** What is typed stays to be read above what it could mean. */
async function listLiesBelow(field: Locator): Promise<void> {
  await field.fill('Union');
  const list = field.page().getByRole('listbox');
  await expect(list).toBeVisible();
  const end = (await field.boundingBox()) ?? { y: 0, height: Infinity };
  expect((await list.boundingBox())?.y).toBeGreaterThanOrEqual(end.y + end.height);
}

test.describe('with everything twice as large', () => {
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });
  test('@desk a stay is booked', ({ page }) => bookAndLook(page));
});

test('@phone with letters twice as large a stay is booked', async ({ page }) => {
  // As the setting of a phone does: only the letters grow.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { -webkit-text-size-adjust: 200% !important; text-size-adjust: 200% !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  await page.goto('/');
  const letters = await page
    .getByRole('heading', { level: 1 })
    .evaluate((title) => title.getBoundingClientRect().height);
  expect(letters).toBeGreaterThan(110);
  for (const name of [/^Drop-off/, /^Pick-up/]) expect(await isWhole(page.getByRole('button', { name }))).toBe(true);
  await listLiesBelow(page.getByRole('combobox', { name: 'Place' }));
  await page.goto(`${mapAddress()}&listing=york-street-coffee-toronto`);
  await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport();
  await bookAndLook(page);
});
