import { expect, test } from './support/test.ts';

test('@desk a city shows its map with prices, its stations, and what a stay costs', async ({ page, accessible }) => {
  await page.goto('/toronto');
  await expect(page.getByRole('heading', { level: 1, name: 'Luggage storage in Toronto' })).toBeVisible();
  const best = page.getByRole('region', { name: 'The map, with prices' });
  await expect(best.getByRole('link', { name: /Cheapest/ })).toContainText('$');
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
  // Machines ask for each page by its address; whoever walks on takes no other page's facts along.
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
});
