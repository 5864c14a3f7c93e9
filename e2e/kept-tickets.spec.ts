import type { Page } from '@playwright/test';
import { freshEmail } from './support/book.ts';
import { openCancel, shown } from './support/order.ts';
import { bookAsGuest, bookByRest, joinAndSignIn } from './support/person.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const isKept = (page: Page, path: string) =>
  page.evaluate(async (asked) => (await caches.match(asked)) !== undefined, path);

/** A signed-in user whose ticket this browser keeps. */
async function keepTicket(page: Page, baseURL: string | undefined) {
  const person = await joinAndSignIn(page, baseURL);
  const path = `/orders/${await bookByRest(page, person)}`;
  await page.goto(path);
  await expect.poll(() => isKept(page, path)).toBe(true);
  return { person, path };
}

test.describe('a kept ticket is gone', { tag: '@desk' }, () => {
  test('when the session was ended elsewhere, by a changed password', async ({ page, baseURL }) => {
    const { person, path } = await keepTicket(page, baseURL);
    const other = await page.request.post('/api/v1/auth/sign_in', { data: person });
    const all = other.headers();
    const changed = await page.request.patch('/api/v1/users/current-user/update_password', {
      headers: Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, all[name] ?? ''])),
      data: {
        user: {
          current_password: person.password,
          password: 'a drawer of gloves',
          password_confirmation: 'a drawer of gloves',
        },
      },
    });
    expect(changed.status()).toBe(200);
    await page.goto('/');
    await expect.poll(() => isKept(page, path)).toBe(false);
  });
});

/** A guest's booking, whose ticket this browser keeps. */
async function keepGuestsTicket(page: Page) {
  const path = await bookAsGuest(page, { email: freshEmail() });
  const code = (await shown(page.getByText(/^CLK-[2-9A-Z]{6}$/)).textContent()) ?? 'no code';
  await expect.poll(() => isKept(page, path)).toBe(true);
  return { path, code };
}

test("@desk a guest's kept ticket is gone with the guest's session, by the next page and without a network", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  const first = await keepGuestsTicket(page);
  await context.clearCookies();
  await page.goto('/');
  await expect.poll(() => isKept(page, first.path)).toBe(false);

  const { path, code } = await keepGuestsTicket(page);
  await context.clearCookies();
  await context.setOffline(true);
  await page.goto(path);
  await expect(page.getByText('Tickets you open once are kept here.')).toBeVisible();
  await expect(page.getByText(code)).toHaveCount(0);
  expect(await isKept(page, path)).toBe(false);
  await context.setOffline(false);
});

test('@phone a ticket that was seen opens without a network', async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 50\d/);
  const order = await bookAsGuest(page, { email: freshEmail() });
  const code = await shown(page.getByText(/^CLK-[2-9A-Z]{6}$/)).textContent();
  await expect.poll(() => isKept(page, order)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(shown(page.getByText(code ?? 'no code'))).toBeVisible();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await context.setOffline(false);
});

test('@desk without a network My Bookings leads to the kept ticket, and nothing is cancelled', async ({
  page,
  context,
  watch,
  baseURL,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  const order = await bookByRest(page, await joinAndSignIn(page, baseURL));
  await page.goto(`/orders/${order}`);
  await expect.poll(() => isKept(page, `/orders/${order}`)).toBe(true);
  await page.goto('/orders');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'York Street Coffee' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  // The menu's code was never fetched here.
  await page.getByRole('button', { name: 'Your account' }).click();
  const dialog = await openCancel(page);
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog.getByRole('alert')).toContainText('You are offline.');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('heading', { name: 'This Order has been Cancelled' })).toBeVisible();
});
