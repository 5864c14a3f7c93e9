import { googleMapsScript } from './support/google-maps-stand-in.ts';
import { ownServer } from './support/own-server.ts';
import { mapAddress } from './support/stay.ts';
import { expect, test } from './support/test.ts';

const PORT = 4393;
const server = ownServer(PORT, { GOOGLE_MAPS_KEY: 'of-the-journeys' });
test.use({ baseURL: server.base });
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(90_000);
  await server.start();
});
test.afterAll(() => server.stop());

test('@desk the map of Google carries the same pins, follows the buttons and is dragged', async ({ page }) => {
  const asked: URL[] = [];
  await page.route('https://maps.googleapis.com/**', (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/javascript', body: googleMapsScript });
  });
  await page.goto(mapAddress(2));
  const ground = page.locator('[data-camera]');
  const zoomOf = async () => (await ground.getAttribute('data-camera'))?.split(' ')[2];
  const map = page.getByRole('region', { name: 'Map of locations' });
  const pin = map.getByRole('img', { name: 'Union Station' });
  await expect(map.getByRole('button', { name: 'York Street Coffee, $24.18' })).toBeVisible();
  await expect(ground).toBeVisible();
  expect(asked[0]?.searchParams.get('key')).toBe('of-the-journeys');
  expect(asked).toHaveLength(1);

  const zoom = Number(await zoomOf());
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect.poll(zoomOf).toBe(String(zoom + 1));
  await page.getByRole('button', { name: 'Zoom out', exact: true }).click();
  await expect.poll(zoomOf).toBe(String(zoom));

  await page.getByRole('checkbox', { name: 'List follows the map' }).uncheck();
  const before = await pin.boundingBox();
  const middle = await ground.boundingBox();
  if (before === null || middle === null) throw new Error('There is no map.');
  await page.mouse.move(middle.x + 60, middle.y + 300);
  await page.mouse.down();
  await page.mouse.move(middle.x + 160, middle.y + 260, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => {
      const after = await pin.boundingBox();
      return after === null ? null : [after.x - before.x, after.y - before.y].map((px) => Math.round(px / 5) * 5);
    })
    .toEqual([100, -40]);
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible();
});

test('@desk the map of Google gives way to the sketch when it does not come', async ({ page, watch }) => {
  watch.allow(/Failed to load|could not load|ERR_FAILED/);
  await page.route('https://maps.googleapis.com/**', (route) => route.abort());
  await page.goto(mapAddress(2));
  await expect(page.getByText('Schematic map. Not for navigation')).toBeVisible();
  await expect(page.getByRole('button', { name: 'York Street Coffee, $24.18' })).toBeVisible();
});
