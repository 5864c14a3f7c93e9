import { ownServer } from './support/own-server.ts';
import { mapAddress } from './support/stay.ts';
import { expect, test } from './support/test.ts';

const PORT = 4395;
const STYLE = 'https://tiles.example/style.json';
const server = ownServer(PORT, { MAP_STYLE_URL: STYLE });
test.use({
  baseURL: server.base,
  // Draws by the processor where there is no graphics card.
  launchOptions: {
    ...(process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
  },
});
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(90_000);
  await server.start();
});
test.afterAll(() => server.stop());

test('@desk a map of vector tiles carries the same pins over the ground of its style', async ({ page }) => {
  const background = { id: 'ground', type: 'background', paint: { 'background-color': '#e8e0d0' } };
  await page.route(STYLE, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { version: 8, sources: {}, layers: [background] },
    }),
  );
  await page.goto(mapAddress(2));
  await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible();
  const map = page.getByRole('region', { name: 'Map of locations' });
  await expect(map.getByRole('button', { name: 'York Street Coffee, $24.18' })).toBeVisible();
  await expect(map.getByText('200 m')).toBeVisible();
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect(map.getByText('100 m')).toBeVisible();
  await expect(page.getByText('Schematic map. Not for navigation')).toBeHidden();
});

test('@desk a map of vector tiles gives way to the sketch when its style does not come', async ({ page, watch }) => {
  watch.allow(/Failed to load resource|ERR_FAILED|AJAXError|Failed to fetch/);
  await page.route(STYLE, (route) => route.abort());
  await page.goto(mapAddress(2));
  await expect(page.getByText('Schematic map. Not for navigation')).toBeVisible();
  await expect(page.getByRole('button', { name: 'York Street Coffee, $24.18' })).toBeVisible();
});
