import type { Locator, Page } from '@playwright/test';
import { mapAddress } from './support/stay.ts';
import { expect, test } from './support/test.ts';

const mapOf = (page: Page): Locator => page.getByRole('region', { name: 'Map of locations' });
const york = (page: Page): Locator => mapOf(page).getByRole('button', { name: 'York Street Coffee, $24.18' });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not on the screen');
  return box;
}

test('@desk a drag and a wheel that start on a pin move the map and choose nothing', async ({ page }) => {
  await page.goto(mapAddress(2));
  const pin = york(page);
  await expect(pin).toBeVisible();
  // What moves the map comes when it is pointed at.
  await expect(page.locator('.leaflet-container')).toHaveCount(0);
  const before = await boxOf(pin);
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 30, { steps: 6 });
  await page.mouse.move(x + 120, y + 60, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await boxOf(pin)).x - before.x)).toBeGreaterThan(80);
  await expect(mapOf(page).getByRole('article')).toHaveCount(0);

  const scale = mapOf(page).getByText(/^\d+ m$/);
  const at = await boxOf(pin);
  const first = await scale.textContent();
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
  await page.mouse.wheel(0, -300);
  await expect(scale).not.toHaveText(first ?? '');
});

test('@desk there are three prices for each cluster, which says its lowest; a chosen pin keeps the focus, and Escape closes its card', async ({
  page,
}) => {
  await page.goto(mapAddress(2));
  const pin = york(page);
  await expect(pin).toBeVisible();
  const clusters = mapOf(page).getByRole('button', { name: /: zoom in to \d+ locations$/ });
  const prices = mapOf(page).getByRole('button', { name: /\$[\d.]+(, not available for your stay)?$/ });
  expect(await prices.count()).toBeGreaterThanOrEqual(3 * (await clusters.count()));
  await expect(clusters).not.toHaveCount(0);
  for (const cluster of await clusters.all())
    await expect(cluster).toHaveAccessibleName(/^\d+ (from \$[\d.]+|closed|full): zoom in/);

  const cards = mapOf(page).getByRole('article');
  await pin.focus();
  await pin.press('Enter');
  await expect(cards.getByRole('heading')).toHaveText('York Street Coffee');
  await expect(pin).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cards).toHaveCount(0);
  await expect(pin).toBeFocused();
  await pin.click();
  await expect(cards).toHaveCount(1);
  await expect(pin).toBeFocused();
  await cards.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await expect(cards).toHaveCount(0);
  await expect(pin).toBeFocused();
});

test('@phone Back closes the card of a pin and stays on the map', async ({ page }) => {
  await page.goto('/');
  await page.goto(mapAddress(2));
  await york(page).tap();
  const card = page.getByRole('article').filter({ hasText: 'York Street Coffee' });
  await expect(card).toBeVisible();
  await page.goBack();
  await expect(card).toHaveCount(0);
  await expect(page).toHaveURL(/\/map/);
  await expect(york(page)).toBeVisible();
});
