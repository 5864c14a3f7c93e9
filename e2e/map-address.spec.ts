import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { shown } from './support/order.ts';
import { isUncovered } from './support/pieces.ts';
import { mapAddress, reviewAddress, stayInToronto } from './support/stay.ts';
import { expect, test } from './support/test.ts';

const pastTold = /^The selected time in the filter is already in the past; the time has been automatically changed/;

/** What an earlier search had kept. */
async function keep(context: BrowserContext, url: string | undefined, dropOffDate: string, pickUpDate: string) {
  const coords = { lat: 43.6546, lng: -79.4006 };
  const suggestion = { label: 'Kensington Market, Toronto', placeId: null, coords, isGpsLocation: false };
  const filter = { suggestion, lugCount: 3, dropOffDate, pickUpDate, timezone: 'America/Toronto' };
  const value = encodeURIComponent(JSON.stringify({ ...filter, isDateFilterEdited: true }));
  await context.addCookies([{ name: 'ba_user_filters', value, url: url ?? '' }]);
}

const endOf = (page: Page, end: 'from' | 'to') => Date.parse(new URL(page.url()).searchParams.get(end) ?? '');
const fromOf = (page: Page) => endOf(page, 'from');
const halfHours = 30 * 60_000;

test('@desk the map and a listing name their one address, whatever was asked along', async ({ request, baseURL }) => {
  const search = 'q=Union%20Station&lat=43.6453&lng=-79.3806&bags=3&page=2&utm_source=letter';
  for (const path of ['/map', '/map/york-street-coffee-toronto']) {
    for (const query of ['', `?${search}`]) {
      const html = await (await request.get(path + query)).text();
      expect(html.match(/<link rel="canonical" href="[^"]*"/g)).toEqual([
        `<link rel="canonical" href="${baseURL}${path}"`,
      ]);
      expect(html).toContain(`<meta property="og:url" content="${baseURL}${path}"`);
      expect(html).toMatch(/<meta property="og:title" content="Luggage storage [^"]{5,}"/);
      expect(html).toMatch(/<meta property="og:description" content="[^"]{20,}"/);
      expect(html).toMatch(/<meta property="og:type" content="\w/);
    }
  }
});

test('@desk a kept search whose time has passed is taken up with the times of now', async ({
  page,
  context,
  baseURL,
}) => {
  const { from, to } = stayInToronto(-1);
  await keep(context, baseURL, from, to);
  const before = Date.now();
  await page.goto('/map');
  await expect(page.getByText(pastTold)).toBeVisible();
  await expect(page).toHaveURL(/lat=43\.6546&lng=-79\.4006/);
  await expect(page.getByRole('button', { name: /# of Items:/ })).toContainText('3');
  await expect.poll(() => fromOf(page)).toBeGreaterThanOrEqual(before - 60_000);
  expect(fromOf(page)).toBeLessThanOrEqual(Date.now() + halfHours);
  expect(fromOf(page) % halfHours).toBe(0);
  expect(endOf(page, 'to')).toBe(fromOf(page) + 2 * halfHours);

  const kept = (await context.cookies()).find(({ name }) => name === 'ba_user_filters');
  expect(kept).toMatchObject({ path: '/', sameSite: 'Lax' });
  // A browser keeps cookies by the machine's clock.
  const machineNow = (performance.timeOrigin + performance.now()) / 1000;
  expect(Math.abs((kept?.expires ?? 0) - machineNow - 21_600)).toBeLessThan(60);
});

test('@phone a kept time that has passed does not lead away from a listing', async ({ page, context, baseURL }) => {
  const { from, to } = stayInToronto(-1);
  await keep(context, baseURL, from, to);
  await page.goto('/map/york-street-coffee-toronto');
  await expect(page.getByText(pastTold)).toBeVisible();
  await expect(page).toHaveURL(/\/map\/york-street-coffee-toronto\?.*from=/);
  await expect(page.getByRole('heading', { level: 1, name: 'York Street Coffee' })).toBeVisible();
  const book = shown(page.getByRole('link', { name: 'Book This Location' }));
  await expect(book).toBeVisible();
  expect(await isUncovered(book)).toBe(true);
});

test('@desk an address that asks for what cannot be is put right', async ({ page }) => {
  const { from, to } = stayInToronto(9);
  await page.goto(
    `/map?${new URLSearchParams({ q: 'Union Station', lat: '43.6453', lng: '-79.3806', from: to, to: from })}`,
  );
  await expect(page.getByText('Please drop-off your bags before you collect them!')).toBeVisible();
  await expect.poll(() => fromOf(page)).toBe(Date.parse(to));
  await expect.poll(() => endOf(page, 'to')).toBe(Date.parse(to) + 2 * halfHours);

  // A page beyond the last one.
  await page.goto(`${mapAddress()}&page=99`);
  await expect(page.getByRole('listitem').getByRole('article')).not.toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]')).not.toHaveText('99');
  await expect(page).not.toHaveURL(/page=99/);

  // A location to book that there is not: the map of those times looks for none.
  const stay = stayInToronto(9);
  await page.goto(reviewAddress(stay, { listing: 'no-such-shop' }));
  await expect(page).toHaveURL((url) => url.pathname === '/map' && url.searchParams.get('from') === stay.from);
  expect(new URL(page.url()).searchParams.has('listing')).toBe(false);
  await expect(page.getByRole('listitem').getByRole('article')).not.toHaveCount(0);
});

/** A location of the list's fifth page, with its card. */
async function onPageFive(page: Page, request: APIRequestContext) {
  const address = mapAddress();
  const asked = new URL(address, 'http://localhost').searchParams;
  const answer = await request.get('/api/v1/listings/list', {
    params: {
      'ord[lat]': asked.get('lat') ?? '',
      'ord[lng]': asked.get('lng') ?? '',
      'dates[drop_off_date]': asked.get('from') ?? '',
      'dates[pick_up_date]': asked.get('to') ?? '',
      luggage_count: asked.get('bags') ?? '',
      page: 5,
    },
  });
  const { listings } = (await answer.json()) as { listings: { slug: string; name: string }[] };
  const { slug = '', name = '' } = listings[0] ?? {};
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
  return { address, slug, card };
}

test('@phone a link to a listing shows its card, whichever page of the list it is on', async ({ page, request }) => {
  const { address, slug, card } = await onPageFive(page, request);
  await page.goto(`${address}&listing=${slug}`);
  await expect(card).toBeVisible();
});

test('@desk the card that a link has shown is closed, and the address forgets it', async ({ page, request }) => {
  const { address, slug, card } = await onPageFive(page, request);
  await page.goto(`${address}&listing=${slug}`);
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toHaveCount(0);
  await expect(page).not.toHaveURL(/listing=/);
});

test('@desk a link to a listing of another city leads there', async ({ page, context, baseURL }) => {
  const { from, to } = stayInToronto(9);
  await keep(context, baseURL, from, to);
  await page.goto('/map?listing=saint-paul-barber-co-montreal');
  await expect(page.getByText(/locations near Saint-Paul Barber Co/).filter({ visible: true })).toBeVisible();
  const pin = page.getByRole('region', { name: 'Map of locations' }).locator('button[aria-pressed=true]');
  await expect(pin).toHaveAccessibleName(/^Saint-Paul Barber Co/);

  // A kept pick-up that is not after the drop-off is dropped.
  await keep(context, baseURL, to, from);
  await page.goto('/map');
  await expect(page.getByRole('button', { name: /Drop-off/ })).toContainText('06:00 PM');
  await expect(page.getByRole('button', { name: /Pick-up/ })).toContainText('07:00 PM');
});
