import type { Page } from '@playwright/test';
import { listingCard } from './support/pieces.ts';
import { mapAddress } from './support/stay.ts';
import { expect, test } from './support/test.ts';

/** Some steps north of York Street Coffee. */
const here = { latitude: 43.64765, longitude: -79.3815 };
const map = (page: Page) => page.getByRole('region', { name: 'Map of locations' });
/** The list stays with what was searched until 'Search this area' is pressed. */
const listStays = (page: Page) => page.getByRole('checkbox', { name: 'List follows the map' }).uncheck();
const count = (page: Page) => page.getByRole('heading', { level: 1 });

test('@desk the device says where it is, and the place stays with the address', async ({ page, context }) => {
  await page.addInitScript((coords) => {
    const answers: (() => void)[] = [];
    const getCurrentPosition = (found: (position: object) => void) => answers.push(() => found({ coords }));
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition } });
    Object.assign(window, { answerGps: () => answers.forEach((answer) => answer()) });
  }, here);
  await page.goto(mapAddress());
  await page.getByRole('button', { name: 'Find my location' }).click();
  await expect(page.getByText('Waiting for GPS...')).toBeVisible();
  await page.evaluate('answerGps()');
  await expect(page.getByText('Waiting for GPS...')).toBeHidden();
  const isHere = async () => {
    await expect(count(page)).toHaveText(/locations near Your location/);
    await expect(map(page).getByRole('img', { name: 'Your location' })).toBeVisible();
    await expect(listingCard(page, 'York Street Coffee')).toContainText('150 m');
  };
  await isHere();
  await page.reload();
  await isHere();
  await page.goBack();
  await expect(count(page)).toHaveText(/locations near Union Station/);
  await page.goForward();
  await isHere();
  const kept = (await context.cookies()).find(({ name }) => name === 'ba_user_filters');
  expect(JSON.parse(decodeURIComponent(kept?.value ?? '')).userFilter).toMatchObject({
    isGpsCoords: true,
    userGpsCoords: { lat: here.latitude, lng: here.longitude },
  });
});

test('@phone the device says where it is from the place search', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(here);
  await page.goto(mapAddress());
  await page.getByRole('button', { name: /^Place/ }).click();
  const search = page.getByRole('dialog', { name: 'Search a place' });
  await search.getByRole('option', { name: 'Use my location' }).click();
  await expect(search).toBeHidden();
  await expect(page.getByRole('button', { name: /locations near Your location/ })).toBeVisible();
  await expect(map(page).getByRole('img', { name: 'Your location' })).toBeVisible();
});

test('@phone a device that may not say where it is says how to allow it', async ({ page, accessible }) => {
  await page.goto(mapAddress());
  await page.getByRole('button', { name: 'Find my location' }).click();
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText(
    'Please allow us access to your GPS location so we may provide accurate distance information',
  );
  await accessible();
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(notice).toBeHidden();
  const note = page.getByText('To find your location automatically, turn on location services.');
  await expect(note).toBeVisible();
  await page.getByRole('status').filter({ has: note }).getByRole('button', { name: 'Close' }).click();
  await expect(note).toBeHidden();
});

test('@desk a browser that cannot know where it is says so', async ({ page }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
  await page.goto(mapAddress());
  await page.getByRole('button', { name: 'Find my location' }).click();
  await expect(page.getByText('Geolocation is not supported by this browser.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('@desk another area can be searched once the map was moved, beyond 50 km too', async ({ page }) => {
  await page.goto(mapAddress());
  const union = map(page).getByRole('img', { name: 'Union Station' });
  await expect(union).toBeVisible();
  await listStays(page);
  for (const scale of ['500 m', '1 km']) {
    await page.getByRole('button', { name: 'Zoom out', exact: true }).click();
    await expect(map(page).getByText(scale, { exact: true })).toBeVisible();
  }
  const box = await map(page).boundingBox();
  if (box === null) throw new Error('There is no map.');
  const middle = box.y + box.height / 2;
  /** About 12 km to the west. */
  const drag = async () => {
    await page.mouse.move(box.x + 30, middle);
    await page.mouse.down();
    await page.mouse.move(box.x + 930, middle, { steps: 3 });
    await page.mouse.up();
  };
  const searchArea = page.getByRole('button', { name: 'Search this area' });
  await expect(searchArea).toBeHidden();
  for (let times = 0; times < 5; times += 1) {
    await drag();
    await expect(union).not.toBeInViewport();
    await expect(searchArea).toBeVisible();
  }
  await searchArea.click();
  await expect(count(page)).toHaveText(/locations? in this area/);
  await expect(searchArea).toBeHidden();
  expect(Number(new URL(page.url()).searchParams.get('lng'))).toBeLessThan(-80);
});

test('@desk who zooms before the ground has come may search what is seen then', async ({ page }) => {
  const ground = Promise.withResolvers<void>();
  await page.route(/open-leaflet-/, async (route) => {
    await ground.promise;
    await route.continue();
  });
  await page.goto(`${mapAddress()}&bbox=-79.40227%2C43.64148%2C-79.35893%2C43.66343`);
  const searchArea = page.getByRole('button', { name: 'Search this area' });
  await listStays(page);
  await expect(map(page).getByText('200 m', { exact: true })).toBeVisible();
  const inArea = await countOf(page);
  await page.getByRole('button', { name: 'Zoom out', exact: true }).click();
  await expect(map(page).getByText('500 m', { exact: true })).toBeVisible();
  await expect(searchArea).toBeVisible();
  ground.resolve();
  await map(page).hover({ position: { x: 5, y: 400 } });
  await expect(page.locator('.leaflet-container')).toBeAttached();
  await searchArea.click();
  await expect.poll(() => countOf(page)).toBeGreaterThan(inArea);
});

test('@desk after a short move the area that is seen is searched, and the list is what the map shows', async ({
  page,
}) => {
  await page.goto(mapAddress());
  await expect(count(page)).toHaveText(/locations near Union Station/);
  await expect(map(page).getByRole('img', { name: 'Union Station' })).toBeVisible();
  await listStays(page);
  const inCity = await countOf(page);
  const box = await map(page).boundingBox();
  if (box === null) throw new Error('There is no map.');
  // About 1 km to the north.
  await page.mouse.move(box.x + 40, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y + 430, { steps: 4 });
  await page.mouse.up();
  const searchArea = page.getByRole('button', { name: 'Search this area' });
  await expect(searchArea).toBeVisible();
  const scale = await map(page)
    .getByText(/^\d+ k?m$/)
    .textContent();
  const [standing] = await map(page)
    .getByRole('button', { name: /, \$[\d.]+$/ })
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  const pin = map(page).getByRole('button', { name: standing ?? 'a pin', exact: true });
  const stood = await pin.boundingBox();
  const answer = page.waitForResponse((response) => response.url().includes('search.listings'));
  await searchArea.click();
  await answer;
  await expect(count(page)).toHaveText(/locations? in this area/);
  await expect(searchArea).toBeHidden();
  const inView = await countOf(page);
  expect(inView).toBeGreaterThan(0);
  expect(inView).toBeLessThan(inCity);
  await expect.poll(() => seenOn(page)).toBe(inView);

  // The map stands where it stood, and does so for a visitor who is sent the address.
  await expect(map(page).getByText(scale ?? '', { exact: true })).toBeVisible();
  expect(await pin.boundingBox()).toEqual(stood);
  await page.reload();
  await expect(count(page)).toHaveText(/locations? in this area/);
  await expect(map(page).getByText(scale ?? '', { exact: true })).toBeVisible();
  expect(await countOf(page)).toBe(inView);
  await expect.poll(() => seenOn(page)).toBe(inView);

  // Farther out there is more to be found; a place by its name is searched without bounds again.
  await page.getByRole('button', { name: 'Zoom out', exact: true }).click();
  await expect(searchArea).toBeVisible();
  await searchArea.click();
  await expect.poll(() => countOf(page)).toBeGreaterThan(inView);
  await page.goBack();
  await expect.poll(() => countOf(page)).toBe(inView);
  await page.goBack();
  await expect.poll(() => countOf(page)).toBe(inCity);
});

const countOf = async (page: Page): Promise<number> =>
  Number(/^\d+/.exec((await count(page).textContent()) ?? '')?.[0]);

/** The locations whose pins stand inside the map, also those that are gathered in clusters. */
const seenOn = (page: Page): Promise<number> =>
  map(page).evaluate((region) => {
    const { left, right, top, bottom } = region.getBoundingClientRect();
    const inside = [...region.querySelectorAll('[data-pin]:not([data-pin="own"])')].filter((pin) => {
      const { x, y } = pin.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    });
    const numbers = inside.map(
      (pin) => /^(\d+) .*: zoom in/.exec(pin.querySelector('button')?.ariaLabel ?? '')?.[1] ?? 1,
    );
    return numbers.reduce<number>((sum, number) => sum + Number(number), 0);
  });

test('@desk the link of a location is copied also where the browser lends its clipboard to no page', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto('/map/york-street-coffee-toronto');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
  await page.evaluate(() => document.body.appendChild(document.createElement('textarea')).focus());
  await page.keyboard.press('Control+v');
  await expect(page.locator('body > textarea')).toHaveValue(/\/map\/york-street-coffee-toronto/);
});
