import { firstOf } from './support/order-of.ts';
import { freshEmail, openReview } from './support/book.ts';
import { takePlace } from './support/search-place.ts';
import { mapAddress, reviewAddress, someDay, stayInToronto } from './support/stay.ts';
import { expect, test } from './support/test.ts';

test('@desk a pressed cluster takes the list along, and the order opens under its button', async ({ page }) => {
  await page.goto(mapAddress());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/locations near Union Station/);
  const sort = page.getByRole('button', { name: /^Sort/ });
  const order = page.getByRole('dialog', { name: 'Sort' });
  await sort.click();
  await expect(order).toBeVisible();
  const [button, popover] = [await sort.boundingBox(), await order.boundingBox()];
  expect(Math.abs((popover?.x ?? 0) - (button?.x ?? 0))).toBeLessThan(24);
  await page.keyboard.press('Escape');
  await expect(order).toBeHidden();

  const chip = page.getByRole('button', { name: 'Open late' });
  const before = await chip.boundingBox();
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  expect((await chip.boundingBox())?.x).toBe(before?.x);
  await chip.click();

  const clusters = page.getByRole('button', { name: /zoom in to/ });
  await expect(clusters).not.toHaveCount(0);
  await firstOf(clusters).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ locations? in this view$/);
});

test('@phone where there is no location the map says so, and is not come back to', async ({ page, accessible }) => {
  const { from, to } = stayInToronto(someDay());
  await page.goto(`/map?${new URLSearchParams({ q: 'Reykjavík', lat: '64.1466', lng: '-21.9426', from, to })}`);
  await expect(page.getByRole('heading', { name: 'No locations near Reykjavík yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search in Montreal' })).toBeVisible();
  await accessible();
  const tell = page.getByRole('region', { name: 'Tell me when you open here' });
  await tell.getByLabel('E-mail').fill(freshEmail());
  await tell.getByRole('button', { name: 'Subscribe' }).tap();
  await expect(tell.getByText('Your e-mail has been received, thank you!')).toBeVisible();
  await page.goto('/map');
  await expect(page.getByRole('button', { name: /locations near/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /No locations near/ })).toHaveCount(0);
});

test('@phone the list over the whole screen has filters and order', async ({ page, accessible }) => {
  await page.goto(mapAddress());
  await page.getByRole('button', { name: /locations near/ }).tap();
  const list = page.getByRole('dialog', { name: /locations near/ });
  await list.getByRole('button', { name: 'Filter and sort' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
  await sheet.getByText('Wi-Fi', { exact: true }).tap();
  await accessible();
  await sheet.getByRole('button', { name: /^Show \d+ locations?$/ }).tap();
  await expect(page.getByRole('dialog', { name: /^\d+ of \d+ near Union Station/ })).toBeVisible();
});

test('@phone a city of the list is called by its name and leads to its locations', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Place' }).tap();
  await takePlace(page, /^Los Angeles/);
  await page.getByRole('button', { name: /locations near Los Angeles/ }).tap();
  const list = page.getByRole('dialog', { name: /locations near Los Angeles/ });
  await expect(firstOf(list.getByRole('article'))).toContainText(/\d{2,3} m/);
});

test('@phone before paying it is said how many places are free, and until when cancelling is free', async ({
  page,
}) => {
  await page.goto(reviewAddress(stayInToronto(someDay()), { bags: 40 }));
  const alert = page.getByRole('main').getByText(/^Only \d+ places are free at these times/);
  await expect(alert.filter({ visible: true })).toHaveCount(1);
  await openReview(page);
  await expect(page.getByText(/^Cancel before \w{3} \d+, \d{4} @ 10:00 am and get everything back\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).tap();
  await expect(page.getByText(/^Free Cancellation until/).filter({ visible: true })).toHaveCount(1);
  await page.getByLabel('Email').fill('ana@gmial.com');
  await page.getByRole('button', { name: 'Did you mean ana@gmail.com?' }).tap();
  await expect(page.getByLabel('Email')).toHaveValue('ana@gmail.com');
});

test('@phone a pin whose location cannot be loaded says so once, and opens when it is pressed again', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  await page.goto(mapAddress());
  const pins = page.getByRole('region', { name: 'Map of locations' }).getByRole('button', { name: /, \$[\d.]+/ });
  const listed = await page.getByRole('article').getByRole('heading').allTextContents();
  await expect.poll(() => pins.count()).toBeGreaterThan(10);
  const labels = await pins.evaluateAll((all) => all.map((pin) => pin.ariaLabel ?? ''));
  // One whose card the list has not: what it is comes with the press.
  const label = labels.find((each) => !listed.some((name) => each.startsWith(name))) ?? '';
  const pin = page.getByRole('button', { name: label, exact: true });
  let isAway = true;
  await page.route(/search\.listing[?,]/, (route) => (isAway ? route.abort() : route.continue()));
  await pin.press('Enter');
  const words = page.getByText('This location could not be loaded. Press it again.');
  await expect(words).toBeVisible();
  await pin.press('Enter');
  await expect(words).toHaveCount(1);
  isAway = false;
  await pin.press('Enter');
  await expect(
    page.getByRole('link', { name: 'Details' }).or(page.getByRole('link', { name: /Book/ })),
  ).not.toHaveCount(0);
  await expect.poll(() => new URL(page.url()).searchParams.get('listing')).not.toBeNull();
});

test('@desk prices have their place before they are known', async ({ page }) => {
  await page.goto(mapAddress());
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/search\.fitting/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Price', exact: true }).click();
  const popover = page.getByRole('dialog', { name: 'Price of your whole stay' });
  await expect(popover.getByRole('button', { name: 'Show', exact: true })).toBeVisible();
  await expect(popover.getByRole('slider')).toHaveCount(0);
  const before = (await popover.boundingBox())?.height ?? 0;
  answer();
  await expect(popover.getByRole('slider')).toHaveCount(2);
  expect(Math.abs(((await popover.boundingBox())?.height ?? 0) - before)).toBeLessThan(6);
});
