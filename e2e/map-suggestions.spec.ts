import type { Page } from '@playwright/test';
import { mapAddress } from './support/stay.ts';
import { expect, test } from './support/test.ts';

const asksForPlaces = /\/trpc\/[^?]*search\.places/;
const place = (page: Page) => page.getByRole('combobox', { name: 'Place' });
const seeAll = (page: Page) => page.getByRole('option', { name: 'See all locations' });

test('@desk places are suggested from three characters on and taken by Enter, and nonsense finds none', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (asksForPlaces.test(request.url())) asked.push(decodeURIComponent(request.url()));
  });
  await page.goto(mapAddress());
  await place(page).fill('ke');
  await expect(page.getByText('Type at least 3 characters')).toBeVisible();
  await place(page).pressSequentially('n');
  await expect(page.getByRole('option', { name: /^Kensington Market/ })).toBeVisible();
  await expect(page.getByText('Type at least 3 characters')).toBeHidden();
  expect(asked.filter((address) => address.includes('"ke"'))).toEqual([]);
  expect(asked.some((address) => address.includes('"ken"'))).toBe(true);
  await place(page).fill('qxzvwqk');
  await expect(page.getByText('No results found')).toBeVisible();

  // Enter takes the place that arrows lead to, or the first one, and asks the device only on demand.
  const update = page.getByRole('button', { name: 'Update Results' });
  const option = page.getByRole('option', { name: /^Kensington Market/ });
  for (const keys of [['Enter'], ['ArrowDown', 'Enter']]) {
    await place(page).fill('kensington m');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    for (const key of keys) await place(page).press(key);
    await expect(place(page)).toHaveValue('Kensington Market, Toronto');
    await expect(update).toBeEnabled();
  }
  await place(page).fill('qxzvwqk');
  await expect(page.getByText('No results found')).toBeVisible();
  await place(page).press('Enter');
  await expect(page.getByText('No results found')).toBeVisible();
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
  await expect(page.getByText('turn on location services')).toHaveCount(0);
  await place(page).press('ArrowUp');
  await expect(seeAll(page)).toHaveAttribute('aria-selected', 'true');
});

test('@desk suggestions that cannot be had leave the way to all locations', async ({ page, watch }) => {
  watch.allow(/Failed to load resource/);
  await page.route(asksForPlaces, (route) => route.abort());
  await page.goto(mapAddress());
  await place(page).fill('kensington');
  await expect(page.getByText('Geocoder failed due to: no connection')).toBeVisible();
  await seeAll(page).click();
  await expect(page).toHaveURL(/\/map$/);
  await expect(page.getByRole('heading', { level: 1, name: /locations near Toronto/ })).toBeVisible();
});

test('@phone the place search fills the screen, gives up after 10 seconds and leads to all locations', async ({
  page,
  accessible,
}) => {
  await page.clock.install();
  await page.goto(mapAddress());
  await page.getByRole('button', { name: /^Place/ }).click();
  const search = page.getByRole('dialog', { name: 'Search a place' });
  const hasAsked = page.waitForRequest(asksForPlaces);
  await page.route(asksForPlaces, () => undefined);
  await search.getByRole('combobox').fill('kensington');
  await hasAsked;
  await expect(search.getByRole('status')).toHaveText('Searching');
  await page.clock.fastForward(9_000);
  await expect(search.getByRole('status')).toHaveText('Searching');
  await page.clock.fastForward(1_100);
  await expect(search.getByText('Geocoder failed due to: no answer within 10 seconds')).toBeVisible();
  expect(await search.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 800 });
  await accessible();
  await seeAll(page).click();
  await expect(search).toBeHidden();
  await expect(page).toHaveURL(/\/map$/);
  await expect(page.getByRole('button', { name: /locations near Toronto/ })).toBeVisible();
});
