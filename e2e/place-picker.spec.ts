import type { Locator, Page } from '@playwright/test';
import { mapAddress } from './support/stay.ts';
import { firstOf, lastOf } from './support/order-of.ts';
import { shown } from './support/order.ts';
import { expect, test } from './support/test.ts';

const place = (page: Page) => page.getByRole('combobox', { name: /Place|Search a place/ });
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const group = (page: Page, name: string) => page.getByRole('group', { name }).getByRole('option');

/** Opens the place search of a screen as a visitor does there: on the map of a phone it is behind a button. */
async function openPicker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const isPhoneMap = address !== '/' && (page.viewportSize()?.width ?? 0) < 768;
  if (isPhoneMap) await page.getByRole('button', { name: /^Place/ }).click();
  else await place(page).click();
}

for (const [screen, address] of [
  ['the landing page', '/'],
  ['the map', mapAddress(2, 8)],
] as const) {
  test(`the place picker of ${screen} starts with the own position, stations and cities`, async ({
    page,
    accessible,
  }) => {
    await openPicker(page, address);
    await expect(firstOf(options(page))).toHaveText('Use my location');
    await expect(lastOf(options(page))).toHaveText('See all locations');
    await expect(firstOf(group(page, 'Stations and cities'))).toHaveText(/^Union Station/);
    await expect(group(page, 'Stations and cities').filter({ hasText: /^Montr[eé]al\d+ locations$/ })).toHaveCount(1);
    await accessible();
  });

  test(`@desk the place picker of ${screen} helps where we have nothing, and puts nothing first that has none`, async ({
    page,
  }) => {
    await openPicker(page, address);
    await place(page).fill('Bordeaux');
    await expect(page.getByText('We have no locations around Bordeaux yet.')).toBeVisible();
    const nearest = group(page, 'Nearest cities with locations');
    await expect(firstOf(nearest)).toHaveText(/^Montr[eé]al\d+ locations$/);
    await expect(firstOf(group(page, 'Places found'))).toHaveText(/^Bordeaux.*No locations yet$/);
    await place(page).press('Enter');
    await expect(nearest.filter({ hasText: /^Montr[eé]al/ })).toBeVisible();
    await place(page).fill('qxzvwqk');
    await expect(page.getByText('No results found')).toBeVisible();
    await expect(page.getByText('Check the spelling, or try a city, a station or a street.')).toBeVisible();
    await expect(firstOf(nearest)).toHaveText(/^Toronto\d+ locations$/);
  });
}

test('@phone whose door never closes is offered where that is typed in the place of a place', async ({ page }) => {
  await openPicker(page, mapAddress(2, 8));
  await place(page).fill('open 24 hours');
  await page.getByRole('link', { name: /^Open 24 hours/ }).click();
  await expect(page).toHaveURL(/always=1/);
  await expect(page).toHaveURL(/lat=43\.64/);
  await expect(shown(page.getByText(/^\d+ of \d+ near Union Station/))).toBeVisible();
  await expect(place(page).filter({ visible: true })).toHaveCount(0);
});

test('@desk what was searched is offered again on both screens until it is cleared', async ({ page }) => {
  await openPicker(page, '/');
  await expect(page.getByRole('group', { name: 'Recent searches' })).toHaveCount(0);
  const search = async (text: string, label: string, button: Locator) => {
    await openPicker(page, '/');
    await place(page).fill(text);
    await options(page).filter({ hasText: label }).click();
    await button.click();
    await expect(page).toHaveURL(/\/map\?/);
    // The browser keeps the search once the map has it.
    const keptLabel = async () =>
      decodeURIComponent((await page.context().cookies()).find(({ name }) => name === 'ba_user_filters')?.value ?? '');
    await expect.poll(keptLabel).toContain(label);
  };
  // A chosen place leads on to the times, and those to the search; where one is kept already, the form searches.
  await search('kensington m', 'Kensington Market', page.getByRole('dialog').getByRole('button', { name: 'Search' }));
  await search('distillery', 'Distillery', page.getByRole('search').getByRole('button', { name: 'Search' }));
  await openPicker(page, mapAddress());
  await expect(group(page, 'Recent searches')).toHaveText([/^Distillery/, /^Kensington Market/]);
  await openPicker(page, '/');
  await expect(group(page, 'Recent searches')).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(page.getByRole('group', { name: 'Recent searches' })).toHaveCount(0);
  await openPicker(page, mapAddress());
  await expect(options(page).filter({ hasText: 'Use my location' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Recent searches' })).toHaveCount(0);
});

test('@desk the device says where it is on the landing page too', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 43.64765, longitude: -79.3815 });
  await openPicker(page, '/');
  await options(page).filter({ hasText: 'Use my location' }).click();
  await expect(place(page)).toHaveValue('Your location');
  // A chosen place leads on to its times, which search as well.
  await page.getByRole('dialog').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/gps=1/);
});
