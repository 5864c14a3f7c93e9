import type { Page } from '@playwright/test';
import { mapAddress } from './support/stay.ts';
import { expect, test } from './support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const chip = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Filters' }).getByRole('button', { name });
const query = (page: Page) => new URL(page.url()).searchParams;

/** "20 of 33 near Union Station": how many fit, and how many there are. */
const counts = async (page: Page) => {
  const [, fitting, all] = /^(\d+) of (\d+) /.exec((await heading(page).textContent()) ?? '') ?? [];
  return { fitting: Number(fitting), all: Number(all) };
};

test('@desk filters narrow list and map, by mouse and keyboard, and live in the address', async ({
  page,
  accessible,
}) => {
  await page.goto(mapAddress());
  await expect(heading(page)).toHaveText(/locations near Union Station/);
  await chip(page, 'Wi-Fi').click();
  await expect(chip(page, 'Wi-Fi')).toHaveAttribute('aria-pressed', 'true');
  await expect(chip(page, 'Wi-Fi')).toBeFocused();
  await expect(heading(page)).toHaveText(/^\d+ of \d+ near Union Station$/);
  const withWiFi = await counts(page);
  expect(withWiFi.fitting).toBeGreaterThan(0);
  expect(withWiFi.fitting).toBeLessThan(withWiFi.all);
  // Nothing vanishes: what does not fit is a dot, whose card says why.
  await expect(page.getByRole('button', { name: /does not fit your filters/ })).not.toHaveCount(0);

  await chip(page, 'Price').click();
  const popover = page.getByRole('dialog', { name: 'Price of your whole stay' });
  await expect(popover).toBeVisible();
  const show = popover.getByRole('button', { name: /^Show \d+$/ });
  await expect(show).toHaveText(`Show ${withWiFi.fitting}`);
  await expect(popover.getByText(/fees and tax included, in CAD$/)).toBeVisible();
  await popover.getByRole('slider', { name: 'Highest price' }).focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft');
  await expect(show).not.toHaveText(`Show ${withWiFi.fitting}`);
  await accessible();
  // Closed without 'Show' it changes nothing, and gives the focus back.
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(chip(page, 'Price')).toBeFocused();
  await page.keyboard.press('Enter');
  const field = popover.getByRole('textbox', { name: 'To' });
  await field.focus();
  await expect(field).toHaveValue(/^\d+$/);
  await field.fill('22');
  await page.keyboard.press('Enter');
  const shown = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0]);
  await show.click();
  await expect(chip(page, 'Up to $22')).toBeVisible();
  await expect.poll(async () => (await counts(page)).fitting).toBe(shown);
  expect(query(page).get('price')).toBe('CAD-0-22');
  await expect(chip(page, 'Clear 2 filters')).toBeVisible();

  await chip(page, /^Sort/).click();
  const order = page.getByRole('dialog', { name: 'Sort' });
  await order.getByText('Price, low first').click();
  await expect(order).toBeHidden();
  await expect.poll(() => query(page).get('sort')).toBe('price');
  await expect(page.getByText('Cheapest here')).toHaveCount(1);

  await page.reload();
  await expect(chip(page, 'Wi-Fi')).toHaveAttribute('aria-pressed', 'true');
  expect((await counts(page)).fitting).toBe(shown);

  // The list follows the map: what is seen is what is listed, around the same place.
  const map = page.getByRole('region', { name: 'Map of locations' });
  await expect(map.getByRole('img', { name: 'Union Station' })).toBeVisible();
  const box = await map.boundingBox();
  if (box === null) throw new Error('There is no map.');
  await page.mouse.move(box.x + 300, box.y + 450);
  await page.mouse.down();
  await page.mouse.move(box.x + 300, box.y + 250, { steps: 4 });
  await page.mouse.up();
  await expect(heading(page)).toHaveText(/^\d+ of \d+ in this view$/);
  expect(query(page).get('q')).toBe('Union Station, Toronto');
  expect(query(page).get('price')).toBe('CAD-0-22');

  // Too much at once: the filter that costs most is named, and one press drops it.
  await page.goto(`${mapAddress()}&wifi=1&price=CAD-0-1`);
  await expect(page.getByRole('heading', { name: 'Nothing fits all of it' })).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: 'Drop Up to $1' }).click();
  await expect(heading(page)).toHaveText(/^\d+ of \d+ near Union Station$/);
});

test('@phone the sheet of filters applies what it says, and nothing when it is closed', async ({
  page,
  accessible,
}) => {
  await page.goto(mapAddress());
  await chip(page, 'Filter and sort').click();
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
  await sheet.getByRole('switch', { name: /^Open late/ }).check();
  await sheet.getByRole('radio', { name: '4.0 stars or more' }).check({ force: true });
  await expect(sheet.getByRole('button', { name: 'Clear 2' })).toBeVisible();
  await accessible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  expect(query(page).has('late')).toBe(false);

  await chip(page, 'Filter and sort').click();
  await sheet.getByRole('switch', { name: 'Restroom' }).check();
  const show = sheet.getByRole('button', { name: /^Show \d+ locations?$/ });
  const shown = /\d+/.exec((await show.textContent()) ?? '')?.[0] ?? '';
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(chip(page, 'Filter and sort 1')).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^${shown} of \\d+ near Union Station$`) })).toBeVisible();
});
