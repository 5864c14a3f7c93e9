import { expect, test } from './support/test.ts';

test('@desk a city shows its map with prices, its stations, and what a stay costs', async ({ page, accessible }) => {
  await page.goto('/toronto');
  await expect(page.getByRole('heading', { level: 1, name: 'Luggage storage in Toronto' })).toBeVisible();
  const best = page.getByRole('region', { name: 'The map, with prices' });
  await expect(best.getByRole('link', { name: /Cheapest/ })).toContainText('$');
  await expect(best.getByRole('link', { name: /Cheapest/ })).toContainText(/\d:\d\d AM – \d+:\d\d [AP]M/);
  await accessible();

  const cost = page.getByRole('region', { name: 'What it costs' });
  const total = cost.getByText('Whole price').locator('..');
  const before = await total.innerText();
  await expect(async () => {
    await cost.getByRole('group', { name: 'Bags' }).getByRole('button', { name: 'More' }).click();
    expect(await total.innerText()).not.toBe(before);
  }).toPass();

  await page
    .getByRole('region', { name: 'Stations and sights' })
    .getByRole('link', { name: /^Union Station \d/ })
    .click();
  await expect(page).toHaveURL('/toronto/union-station');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luggage storage near Union Station');
  await expect(
    page.getByRole('navigation', { name: 'Where you are' }).getByRole('link', { name: 'Toronto' }),
  ).toBeVisible();
  // Machines ask for each page by its address; a visitor who walks on takes no other page's facts along.
  const told = page.locator('script[type="application/ld+json"]');
  await expect(told).toHaveCount(0);
  await page.reload();
  const facts = await told.allTextContents();
  expect(facts.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toEqual([
    'BreadcrumbList',
    'FAQPage',
    'Place',
  ]);
  await page.goto('/montreal/gare-centrale?lang=fr');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Consigne à bagages près de');
  await accessible();
});

test('@desk the map of a city shows the tag of the best place that is pointed at, comes nearer, and leads to where one is', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 43.6465, longitude: -79.3957 });
  await page.goto('/toronto');
  const best = page.getByRole('region', { name: 'The map, with prices' });
  const map = best.getByRole('region', { name: 'Map of the locations in Toronto' });
  const tagOf = (name: string) => map.getByRole('button', { name: new RegExp(`^${name}, \\$[\\d.]+$`) });
  const named = async (reason: string) => {
    const row = best.getByRole('link', { name: new RegExp(`^${reason}`) });
    await row.hover();
    const lines = (await row.innerText()).split('\n').filter((line) => line.trim() !== '');
    return lines[lines.indexOf(reason) + 1] ?? '';
  };
  await expect(tagOf(await named('Best rated'))).toBeVisible();
  await expect(tagOf(await named('Cheapest'))).toBeVisible();

  const together = map.getByRole('button', { name: /zoom in to \d+ locations$/ });
  await expect(together).not.toHaveCount(0);
  const atFirst = await together.allTextContents();
  await best.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect.poll(() => together.allTextContents()).not.toEqual(atFirst);
  await best.getByRole('button', { name: 'Zoom out', exact: true }).click();
  await expect.poll(() => together.allTextContents()).toEqual(atFirst);

  await best.getByRole('button', { name: 'Find my location' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/map' && url.searchParams.get('gps') === '1');
  await expect(page.getByText(/locations near Your location/i).filter({ visible: true })).toBeVisible();
});

test('a city is drawn for the width of the window, by day and by night', async ({ page, isMobile }) => {
  const drawn = () =>
    page
      .locator('header picture img')
      .filter({ visible: true })
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc.replace(/^.*\//, '')));
  const size = isMobile ? 'narrow' : 'desk';
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/montreal');
  await expect.poll(drawn).toEqual([`city-montreal-panorama-${size}.avif`]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(drawn).toEqual([`city-montreal-panorama-${size}-dark.avif`]);
  if (isMobile) return;
  await page.setViewportSize({ width: 2560, height: 1300 });
  await expect.poll(drawn).toEqual(['city-montreal-panorama-vast-dark.avif']);
  // The skyline ends below the words over it, at any width: it is not scaled up with the window.
  const image = page.locator('header picture img').filter({ visible: true });
  const scale = await image.evaluate((img: HTMLImageElement) =>
    Math.max(img.clientWidth / (img.naturalWidth / 1.5), img.clientHeight / (img.naturalHeight / 1.5)),
  );
  expect(scale).toBeLessThan(1.4);
});
