import type { Locator, Page } from '@playwright/test';
import { mapAddress } from './support/stay.ts';
import { expect, test } from './support/test.ts';

const mapOf = (page: Page): Locator => page.getByRole('region', { name: 'Map of locations' });
const pinOf = (page: Page): Locator => mapOf(page).getByRole('img', { name: 'Union Station' });
const library = (page: Page): Locator => page.locator('.leaflet-container');
const tiles = (page: Page): Locator => mapOf(page).locator('img[width="256"]');

async function middleOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('@desk the tiles stand there without the library, and it takes over where they were', async ({ page }) => {
  await page.goto(mapAddress());
  await expect(pinOf(page)).toBeVisible();
  await expect(tiles(page).filter({ visible: true })).not.toHaveCount(0);
  const map = await mapOf(page).boundingBox();
  const boxes = await Promise.all((await tiles(page).all()).map((tile) => tile.boundingBox()));
  const edge = (of: (box: { x: number; y: number; width: number; height: number }) => number) =>
    boxes.flatMap((box) => (box === null ? [] : [of(box)]));
  // They reach over all edges of the map.
  expect(Math.min(...edge(({ x }) => x))).toBeLessThanOrEqual(map?.x ?? 0);
  expect(Math.min(...edge(({ y }) => y))).toBeLessThanOrEqual(map?.y ?? 0);
  expect(Math.max(...edge(({ x, width }) => x + width))).toBeGreaterThanOrEqual((map?.x ?? 0) + (map?.width ?? 0));
  expect(Math.max(...edge(({ y, height }) => y + height))).toBeGreaterThanOrEqual((map?.y ?? 0) + (map?.height ?? 0));
  await expect(library(page)).toHaveCount(0);
  const sources = () => tiles(page).evaluateAll((all) => all.map((tile) => (tile as HTMLImageElement).src));
  const [first = ''] = await sources();
  const place = await mapOf(page).locator(`img[src="${first}"]`).boundingBox();
  const pin = await middleOf(pinOf(page));

  await mapOf(page).hover({ position: { x: 20, y: 400 } });
  await expect(library(page)).toBeAttached();
  await expect(tiles(page)).toHaveCount(0);
  const after = await mapOf(page).locator(`img.leaflet-tile[src="${first}"]`).boundingBox();
  expect(Math.abs((after?.x ?? 0) - (place?.x ?? 0))).toBeLessThanOrEqual(1);
  expect(Math.abs((after?.y ?? 0) - (place?.y ?? 0))).toBeLessThanOrEqual(1);
  expect(await middleOf(pinOf(page))).toEqual(pin);
});

test('@desk the map is reached by Tab and moved by the arrow keys from the first press on, and zoomed by the wheel', async ({
  page,
}) => {
  await page.goto(mapAddress());
  const pin = pinOf(page);
  await expect(pin).toBeVisible();
  const before = await middleOf(pin);
  await mapOf(page).locator('[tabindex="0"]').focus();
  await expect(library(page)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Math.round((await middleOf(pin)).x - before.x)).toBeLessThan(-50);

  // A wheel that turns before the library has come zooms.
  await page.goto(mapAddress());
  await expect(pin).toBeVisible();
  const scale = mapOf(page).getByText(/^\d+ m$/);
  const first = await scale.textContent();
  const at = await middleOf(mapOf(page));
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(0, -300);
  await expect(scale).not.toHaveText(first ?? '');
});

test('@phone a finger that draws over the map before the library has come moves it', async ({ page }) => {
  await page.goto(mapAddress());
  const pin = pinOf(page);
  await expect(pin).toBeVisible();
  await expect(library(page)).toHaveCount(0);
  const before = await middleOf(pin);
  const finger = await page.context().newCDPSession(page);
  const [x, y] = [60, 400];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  const draw = (step: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: x + step * 20, y: y + step * 10 }],
    });
  for (const step of [1, 2]) await draw(step);
  await expect(library(page)).toBeAttached();
  for (const step of [3, 4]) await draw(step);
  await expect.poll(async () => Math.round((await middleOf(pin)).x - before.x)).toBe(80);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(Math.round((await middleOf(pin)).y - before.y)).toBe(40);
});
