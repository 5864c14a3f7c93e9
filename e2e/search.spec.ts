import { mapTile } from './support/map-tiles.ts';
import { listingCard } from './support/pieces.ts';
import { mapAddress } from './support/stay.ts';
import { expect, test } from './support/test.ts';

const isPhone = (name: string) => name === 'phone';

test.describe('the map', () => {
  test.beforeEach(async ({ page }, { project }) => {
    await page.goto(mapAddress());
    if (isPhone(project.name)) await page.getByRole('button', { name: /locations near Union Station/ }).click();
  });

  test('lists the nearest locations with the whole price for the stay, and pages through them', async ({
    page,
    accessible,
  }) => {
    const card = listingCard(page, 'York Street Coffee');
    await expect(card).toContainText('$24.18');
    await expect(card).toContainText('$2.50/hr or $9.95/day');
    await expect(card).toContainText(/Closes (9|11):00 PM/);
    await expect(card).toContainText('Insurance Included');
    await expect(card).toContainText('Free Cancellation');
    await expect(card.getByRole('link', { name: 'Book This Location' })).toBeVisible();
    await accessible();
    await page.getByRole('button', { name: /Page 2$/ }).click();
    await expect(listingCard(page, 'York Street Coffee')).toHaveCount(0);
    await expect(page.getByRole('listitem').getByRole('article').filter({ visible: true })).not.toHaveCount(0);
  });
});

test('a badge that comes after its card moves nothing of the list', async ({ page }, { project }) => {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route(/search\.markers/, async (route) => {
    asked.resolve();
    await answered.promise;
    await route.continue();
  });
  await page.goto(mapAddress());
  if (isPhone(project.name)) await page.getByRole('button', { name: /locations near Union Station/ }).click();
  const articles = page.getByRole('listitem').getByRole('article').filter({ visible: true });
  await expect(articles).not.toHaveCount(0);
  await asked.promise;
  const heights = () => articles.evaluateAll((all) => all.map((article) => article.getBoundingClientRect().height));
  const before = await heights();
  answered.resolve();
  await expect(page.getByText('Cheapest here').filter({ visible: true })).not.toHaveCount(0);
  expect(await heights()).toEqual(before);
});

test('@desk the number of bags changes the results only when asked to', async ({ page }) => {
  await page.goto(mapAddress(2));
  const update = page.getByRole('button', { name: 'Update Results' });
  await expect(update).toBeDisabled();
  await page.getByRole('button', { name: /# of Items/ }).click();
  const dialog = page.getByRole('dialog', { name: 'How many items would you like to store?' });
  await dialog.getByRole('button', { name: 'One bag more' }).click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(update).toBeEnabled();
  await expect(listingCard(page, 'York Street Coffee')).toContainText('$24.18');
  await update.click();
  await expect(listingCard(page, 'York Street Coffee')).toContainText('3 bags');
  await expect(listingCard(page, 'York Street Coffee')).toContainText('$35.43');
});

test('@desk the dates dialog leads from check-in to check-out', async ({ page, accessible }) => {
  await page.goto(mapAddress(2));
  await page.getByRole('button', { name: /Drop-off/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'When are you checking in?' })).toBeVisible();
  await accessible();
  await dialog.getByText('11:00 AM', { exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'When are you checking out?' })).toBeVisible();
  await dialog.getByText('5:00 PM', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: /Drop-off/ })).toContainText('11:00 AM');
  await expect(page.getByRole('button', { name: /Pick-up/ })).toContainText('05:00 PM');
  await expect(page.getByRole('button', { name: 'Update Results' })).toBeEnabled();
});

test('@desk a place is found although it is typed wrongly', async ({ page }) => {
  await page.goto(mapAddress());
  const place = page.getByRole('combobox', { name: 'Place' });
  await place.fill('kensingtn');
  await page.getByRole('option', { name: /Kensington Market/ }).click({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Update Results' }).click();
  await expect(page.getByRole('heading', { name: /locations near Kensington Market/ })).toBeVisible();
});

test('@desk a listing has a page of its own that search engines understand', async ({ page, accessible }) => {
  const response = await page.goto('/map/york-street-coffee-toronto');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'York Street Coffee', level: 1 })).toBeVisible();
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({
    name: 'York Street Coffee',
    address: { streetAddress: '61 York St', addressLocality: 'Toronto', addressRegion: 'ON' },
  });
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /York Street Coffee/);
  await accessible();
});

test('@desk previews read what the picture shows and in which languages a page is written', async ({ request }) => {
  const meta = async (path: string) => {
    const html = await (await request.get(path)).text();
    return [...html.matchAll(/<meta (?:name="[^"]*" )?property="(og:(?:locale|image:alt)[^"]*)" content="([^"]*)"/g)]
      .map(([, name, content]) => `${name} ${content}`)
      .toSorted();
  };
  expect(await meta('/map/york-street-coffee-toronto')).toEqual([
    'og:image:alt York Street Coffee, 61 York St, Toronto, ON M5J 1P3',
    'og:locale en_CA',
    'og:locale:alternate es_MX',
    'og:locale:alternate fr_CA',
  ]);
  expect(await meta('/montreal?lang=fr')).toEqual([
    'og:image:alt Consigne à bagages à Montréal',
    'og:locale fr_CA',
    'og:locale:alternate en_CA',
    'og:locale:alternate es_MX',
  ]);
});

test('@desk machines read who runs the site and how it is searched, and a search by words alone answers', async ({
  page,
}) => {
  await page.goto('/');
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [organization, website] = facts.map((each) => JSON.parse(each));
  expect(organization).toMatchObject({ '@type': 'Organization', name: 'Cloakroom' });
  expect((await page.request.get(organization.logo)).status()).toBe(200);
  expect(website).toMatchObject({ '@type': 'WebSite', inLanguage: 'en' });
  await page.goto(website.potentialAction.target.urlTemplate.replace('{search_term_string}', 'Union+Station'));
  await expect(page.getByRole('heading', { name: /locations near Union Station/ })).toBeVisible();
});

test('@desk what is shared has a picture of 1200 by 630 and its other languages', async ({ request }) => {
  const headOf = async (path: string) => (await request.get(path)).text();
  for (const path of [
    '/map/york-street-coffee-toronto',
    '/map/york-street-coffee-toronto/reviews',
    '/toronto',
    '/about',
  ]) {
    const head = await headOf(path);
    const [, image = ''] = /<meta property="og:image" content="([^"]*)"/.exec(head) ?? [];
    const picture = await request.get(image);
    expect(picture.headers()['content-type']).toBe('image/png');
    const bytes = await picture.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    const languages = [...head.matchAll(/<link rel="alternate" hreflang="([^"]*)"/gi)].map(([, language]) => language);
    expect(languages.toSorted()).toEqual(['en', 'es', 'fr', 'x-default']);
    expect(head).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
    expect(await headOf(`${path}?lang=fr`)).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}\\?lang=fr"`));
  }
  expect((await request.get('/share/locations/no-such-place.png')).status()).toBe(404);
});

test('@desk a broken search cookie is ignored', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'ba_user_filters', value: '%7Bbroken', url: baseURL ?? '' }]);
  const response = await page.goto('/map');
  expect(response?.status()).toBe(200);
  await expect(page.getByText(/locations near Toronto/).filter({ visible: true })).toBeVisible();
});

test('@desk without map tiles a drawn map says what it is', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED|ERR_ABORTED/);
  await page.route(mapTile, (route) => route.abort());
  await page.goto(mapAddress());
  await expect(page.getByText('Schematic map. Not for navigation')).toBeVisible({ timeout: 15_000 });
});
