import type { Page } from '@playwright/test';
import { freshEmail, reachPayment } from './support/book.ts';
import { bookByRest, joinAndSignIn } from './support/person.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const isKept = (page: Page, path: string) =>
  page.evaluate(async (asked) => (await caches.match(asked, { ignoreSearch: true })) !== undefined, path);

/** A signed-in user with a ticket that this browser keeps, without a network from now on. */
async function goOffline(page: Page, baseURL: string | undefined): Promise<string> {
  const order = await bookByRest(page, await joinAndSignIn(page, baseURL));
  await page.goto(`/orders/${order}`);
  for (const path of ['/offline', `/orders/${order}.json`]) await expect.poll(() => isKept(page, path)).toBe(true);
  const code = await page
    .getByText(/^CLK-[2-9A-Z]{6}$/)
    .filter({ visible: true })
    .textContent();
  await page.context().setOffline(true);
  return code ?? 'no code';
}

test('@desk without a network every page gives way to our own, with the tickets that this browser keeps', async ({
  page,
  watch,
  baseURL,
  accessible,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  const code = await goOffline(page, baseURL);
  for (const address of ['/', '/orders', '/find-booking', '/map']) {
    await page.goto(address);
    await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your tickets' })).toBeVisible();
    const ticket = page.getByRole('article', { name: 'York Street Coffee' });
    await expect(ticket.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expect(ticket).toContainText(code);
    await expect(ticket).toContainText('The nearest station is Union Station');
  }
  await expect(page.getByText(/^As of today, \d+:\d\d/)).toBeVisible();
  await expect(page.getByText('Map and new bookings')).toBeVisible();
  await accessible();
  await page.context().setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'When you are online again' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/map$/);
  await expect(page.getByText(/locations near/).filter({ visible: true })).toBeVisible();
});

test('@desk a person who signed out is offered our own page too, without the tickets', async ({
  page,
  watch,
  baseURL,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|You are offline/);
  await goOffline(page, baseURL);
  await page.context().setOffline(false);
  await page.reload();
  const answered = page.waitForResponse(/booking\.hasTickets/);
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await answered;
  await page.context().setOffline(true);
  // What the login page still asks for may fail now, and lead to our own page by itself.
  await expect(async () => void (await page.goto('/'))).toPass();
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
  await expect(page.getByText('Tickets you open once are kept here.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('@desk a page that is gone to inside the site gives way too, and a visitor has no tickets', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await page.goto('/map');
  await expect.poll(() => isKept(page, '/offline')).toBe(true);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Find my booking' }).click();
  await expect(page.getByText('Tickets you open once are kept here.')).toBeVisible();
  // With nothing to show here it goes on by itself.
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Find my booking' })).toBeVisible();
});

test('@desk booking without a network says so, keeps what was typed and goes on later', async ({ page }) => {
  await reachPayment(page, { email: freshEmail() });
  await page.context().setOffline(true);
  const complete = page.getByRole('button', { name: 'Complete Booking' });
  await complete.click();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'You are offline, so nothing was sent. Your stay and your details are kept' }),
  ).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await page.context().setOffline(false);
  await complete.click();
  await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible();
});
