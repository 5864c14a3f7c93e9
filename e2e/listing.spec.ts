import { openList } from './support/book.ts';
import { fits } from './support/fits.ts';
import { shown } from './support/order.ts';
import { listingCard } from './support/pieces.ts';
import { mapAddress, reviewAddress, stayInToronto, stayOver } from './support/stay.ts';
import { firstOf, lastOf } from './support/order-of.ts';
import { expect, test } from './support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('@desk the search of the landing page finds what was typed, and a location leads on to the contact details', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Place' }).fill('Montreal');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/map\?/);
    await expect(page.getByRole('article').filter({ hasText: /Montr[eé]al/ })).not.toHaveCount(0);

    const { from, to } = stayInToronto(3);
    await page.goto(`/map/york-street-coffee-toronto?${new URLSearchParams({ from, to, bags: '2' })}`);
    await page.getByRole('link', { name: 'Book This Location' }).click();
    await expect(page.getByRole('heading', { name: 'Review your booking' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'York Street Coffee' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Price of your stay' })).toContainText('You pay$24.18');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/book\/contact\?/);
    await expect(page.getByRole('heading', { name: 'Finish your booking' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Your stay/ })).toContainText('2 bags');
  });
});

test('the way from what was searched is drawn where it is read about', async ({ page, isMobile }) => {
  const search = new URL(mapAddress(), 'http://localhost').search;
  await page.goto(`/map/york-street-coffee-toronto${search}`);
  const small = page.getByRole('region', { name: 'Map with the way to York Street Coffee' });
  const large = page.getByRole('region', { name: 'Map of locations' });
  const part = page.locator('section').filter({ has: page.getByRole('heading', { name: 'How to get there' }) });
  await lastOf(part.getByRole('link')).scrollIntoViewIfNeeded();
  const map = isMobile ? small : large;
  await expect(isMobile ? large : small).toBeHidden();
  await expect(map.getByRole('img', { name: 'Union Station' })).toBeVisible();
  await expect(map.locator('[data-way]')).toBeVisible();
  // No route along streets is known here: a hairline, no way to walk.
  await expect(map.locator('[data-way]')).toHaveAttribute('data-way', 'straight');
  await expect(shown(page.getByText('130 m, about 2 min'))).toBeVisible();
});

test('@desk the map next to a location shows the walk from near, and the list’s map all that was found', async ({
  page,
}) => {
  const search = new URL(mapAddress(), 'http://localhost').search;
  await page.goto(`/map/york-street-coffee-toronto${search}`);
  const map = page.getByRole('region', { name: 'Map of locations' });
  const pin = map.locator('button[aria-pressed=true]');
  await expect(pin).toHaveText('York Street Coffee');
  await expect(map.getByText('50 m')).toBeVisible();
  await page.getByRole('link', { name: /^\d+ locations near Union Station$/ }).click();
  await expect(map.getByText('200 m')).toBeVisible();
  await expect(pin).toHaveText(/^\$[\d.]+$/);
  await expect(map.locator('[data-way]')).toHaveCount(0);
});

test('@desk the map next to a location ends where its reviews begin, which have the whole width', async ({ page }) => {
  await page.goto('/map/york-street-coffee-toronto');
  // An offer is written as a sentence begins.
  await expect(page.getByText('Any coffee: 10% off', { exact: true })).toBeVisible();
  const reviews = page.getByRole('heading', { name: 'Reviews', exact: true });
  await page.mouse.move(300, 500);
  await page.mouse.wheel(0, 10_000);
  await expect(reviews).toBeInViewport();
  await page.getByRole('link', { name: /^Back to \d+ locations/ }).click({ trial: true });
});

test('a listing that is closed says why, when it opens, and which other one near it is open', async ({
  page,
  accessible,
}) => {
  const { from, to } = stayInToronto(3, 5);
  await page.goto(`/map/york-street-coffee-toronto?${new URLSearchParams({ from, to, bags: '2' })}`);
  const ticket = page.getByRole('article');
  await expect(ticket).toContainText('Opens after your check-in time of 5:00 AM');
  await expect(ticket).toContainText('Opens 6:30 AM');
  await expect(shown(page.getByRole('button', { name: 'This Location is Closed' }))).toBeVisible();
  const nearby = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Open for your stay nearby' }) });
  const first = firstOf(nearby.getByRole('listitem')).getByRole('link');
  const another = (await first.textContent()) ?? '';
  await accessible();
  await first.click();
  await expect(page.getByRole('heading', { name: another, level: 1 })).toBeVisible();
  await expect(shown(page.getByRole('link', { name: 'Book This Location' }))).toBeVisible();

  await page.goto(reviewAddress({ from, to }));
  await expect(page.getByRole('region', { name: 'York Street Coffee' })).toBeVisible();
  await accessible();
  const elsewhere = shown(page.getByRole('link', { name: /^Open for your stay: .+, \d+ m$/ }));
  const [, other = ''] = /: (.+), \d/.exec((await elsewhere.textContent()) ?? '') ?? [];
  await elsewhere.click();
  await expect(page.getByRole('region', { name: other })).toBeVisible();
  await expect(page).toHaveURL(/\/book\/review$/);
  await expect(shown(page.getByRole('button', { name: 'Continue' }))).toBeEnabled();
});

test('@desk a listing names the coming days on which it is open otherwise', async ({ page }) => {
  const answer = await page.request.get('/api/v1/listings/the-saint-denis-house-montreal');
  const { special_hours: special, closure_periods: closures } = (await answer.json()) as {
    special_hours: readonly { closure_date: string }[];
    closure_periods: readonly { from_date: string; to_date: string }[];
  };
  const write = (date = '') =>
    new Intl.DateTimeFormat('en', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
      Date.parse(date),
    );
  const ofDay = { validFrom: special[0]?.closure_date, opens: '00:00', closes: '00:00' };
  await page.goto('/map/the-saint-denis-house-montreal');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data.specialOpeningHoursSpecification[0]).toMatchObject(ofDay);
  // Those of the next thirty days; what comes later is far from any decision.
  const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const days = [
    ...special.map(({ closure_date: date }) => ({ from: date, to: date })),
    ...closures.map(({ from_date: from, to_date: to }) => ({ from, to })),
  ].filter(({ from }) => from < soon);
  const hours = page.getByRole('table', { name: 'Store hours' });
  await expect(hours.getByRole('row')).toHaveCount(7 + days.length);
  for (const { from, to } of days) {
    const name = from === to ? write(from) : `${write(from)} – ${write(to)}`;
    await expect(hours.getByRole('row', { name })).toContainText('Closed');
  }
});

test('@phone the hours of a stay of a whole week fit the narrowest phone, in each language', async ({ page }) => {
  const { from, to } = stayOver(6, { zone: 'America/Toronto', fromHour: 10, toHour: 18 });
  for (const [lang, name] of [
    ['en', 'Your day'],
    ['fr', 'Votre jour'],
    ['es', 'Tu día'],
  ] as const) {
    await page.goto(`/map/york-street-coffee-toronto?${new URLSearchParams({ from, to, bags: '1', lang })}`);
    await expect(page.getByRole('table').getByRole('row', { name })).toHaveCount(7);
    await fits(page, [320]);
  }
});

test('@desk who comes back finds the last search in the ticket of the landing page', async ({ page, baseURL }) => {
  // As the landing page's form leads there: dates of a link from elsewhere would not be kept.
  await page.goto(mapAddress(3, 5), { referer: `${baseURL}/` });
  await openList(page);
  await expect(listingCard(page, 'York Street Coffee')).toContainText('3 bags');
  // The card comes with the page; the search is kept once the page's script runs.
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('ba_user_filters');
  const response = await page.goto('/');
  expect(await response?.text()).toContain('value="Union Station, Toronto"');
  const ticket = page.getByRole('search');
  await expect(ticket.getByRole('combobox')).toHaveValue('Union Station, Toronto');
  await expect(ticket.getByRole('button', { name: /Drop-off/ })).toContainText('10:00 AM');
  await expect(ticket.getByRole('button', { name: /Pick-up/ })).toContainText('06:00 PM');
  await expect(ticket.getByRole('button', { name: /items/i })).toContainText('3');
  await ticket.getByRole('button', { name: 'Search' }).click();
  await openList(page);
  await expect(listingCard(page, 'York Street Coffee')).toContainText('3 bags');
});
