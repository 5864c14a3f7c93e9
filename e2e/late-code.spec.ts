import type { Locator, Page } from '@playwright/test';
import { fillCard, fillContact, freshEmail } from './support/book.ts';
import { shown } from './support/order.ts';
import { reviewAddress, stayInToronto } from './support/stay.ts';
import { firstOf } from './support/order-of.ts';
import { expect, test } from './support/test.ts';

/** Keeps a file of the page's code away until the network is there again. */
async function without(page: Page, file: RegExp): Promise<() => Promise<void>> {
  await page.route(file, (route) => route.abort());
  return () => page.unroute(file);
}

async function tryAgain(scope: Page | Locator): Promise<void> {
  await expect(scope.getByText('This part of the page could not be loaded.')).toBeVisible();
  await scope.getByRole('button', { name: 'Try again' }).click();
}

// Its worker would fetch the files out of the test's reach.
test.use({ serviceWorkers: 'block' });

test.beforeEach(({ watch }) =>
  watch.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported module/),
);

test('@desk a dialog whose code did not come leaves the page and is asked for again', async ({ page }) => {
  const back = await without(page, /\/assets\/dates-dialog-[^.]*\.js/);
  await page.goto('/');
  await page.getByRole('button', { name: /Drop-off/ }).click();
  const failed = page.getByRole('dialog', { name: 'Something went wrong' });
  await expect(failed).toBeVisible();
  await expect(page.getByRole('search')).toBeAttached();
  await back();
  await tryAgain(failed);
  // A browser that keeps the failure for as long as the page lives has the page loaded anew.
  const dates = page.getByRole('heading', { name: 'When are you checking in?' });
  await expect(async () => {
    if (!(await dates.isVisible())) await page.getByRole('button', { name: /Drop-off/ }).click({ timeout: 2_000 });
    await expect(dates).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('@desk without a network a screen that did not come stays the page, and comes when there is one', async ({
  page,
  context,
}) => {
  await page.goto('/map');
  await context.setOffline(true);
  await firstOf(page.getByRole('link', { name: 'Book This Location' })).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(again).toBeEnabled();
  await expect(page.getByText('This needs a connection. Your search and your bookings are kept.')).toBeVisible();
  // It goes on by itself.
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Review your booking' })).toBeVisible();
});

test('@desk without a network a screen whose code is long in failing leaves no page either, and comes when there is one', async ({
  page,
  context,
}) => {
  await page.goto('/map');
  await page.locator('html[data-ready]').waitFor();
  const loads = await page.evaluate(() => performance.timeOrigin);
  await page.route(/\/assets\/map\._slug-/, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 1000);
    });
    await route.abort('internetdisconnected');
  });
  await context.setOffline(true);
  await firstOf(page.getByRole('article').getByRole('heading', { level: 2 }).getByRole('link')).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loads);
  await page.unroute(/\/assets\/map\._slug-/);
  await context.setOffline(false);
  await expect(firstOf(page.getByRole('link', { name: 'Book This Location' }))).toBeVisible();
  await expect(page).toHaveURL(/\/map\/[a-z]/);
});

test('@desk the terms that did not come leave the payment and are asked for again', async ({ page }) => {
  const bring = await without(page, /cms\.page/);
  await page.goto(reviewAddress(stayInToronto(231)));
  await shown(page.getByRole('button', { name: 'Continue' })).click();
  await fillContact(page, freshEmail());
  await expect(page.getByRole('heading', { name: 'Card' })).toBeVisible();
  await page.getByRole('button', { name: 'terms' }).click();
  const terms = page.getByRole('dialog', { name: 'Terms and conditions' });
  await expect(terms.getByText('This part of the page could not be loaded.')).toBeVisible();
  await bring();
  await tryAgain(terms);
  await expect(terms.getByRole('heading', { name: 'Intellectual property' })).toBeAttached();
  await terms.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('checkbox', { name: /accept/ })).toBeChecked();
  await fillCard(page);
});
