import type { Page } from '@playwright/test';
import { fillCard, fillContact, freshEmail, openList } from './support/book.ts';
import { comesToLife } from './support/life.ts';
import { shown } from './support/order.ts';
import { listingCard } from './support/pieces.ts';
import { mapAddress } from './support/stay.ts';
import { expect, test } from './support/test.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** Without a network from here on, which the page says. */
async function lose(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline. What you chose is kept.')).toBeVisible();
}

async function find(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await expect(page.getByText(/You are offline/)).toHaveCount(0);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

test('@phone a traveller who loses the network at each step reads that, loses nothing else, and goes on when it is back', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|unknown error occurred when fetching the script/);
  await page.goto('/');
  await lose(page);
  const place = page.getByRole('combobox', { name: 'Place' });
  await place.click();
  await page.keyboard.type('Union Station');
  const lookedUp = page.waitForEvent('requestfailed', (request) => request.url().includes('search.places'));
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(place).toHaveValue('Union Station');
  // One still under way when the network is back would go on by itself.
  await lookedUp;
  await find(page);
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/map\?.*Union/);

  await page.goto(mapAddress());
  await openList(page);
  const card = listingCard(page, 'York Street Coffee');
  await expect(card).toBeVisible();
  const name = card.getByRole('link', { name: 'York Street Coffee' });
  await comesToLife(name);
  await page.context().setOffline(true);
  await name.click();
  await expect(heading(page, 'You are offline')).toBeVisible();
  await expect(page.getByText('Your search and your bookings are kept.')).toBeVisible();
  await find(page);
  await expect(heading(page, 'York Street Coffee')).toBeVisible();

  const bookIt = shown(page.getByRole('link', { name: 'Book This Location' }));
  await comesToLife(bookIt);
  await page.context().setOffline(true);
  await bookIt.click();
  await expect(heading(page, 'You are offline')).toBeVisible();
  await find(page);
  await expect(heading(page, 'Review your booking')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Number of items/ })).toContainText('2');

  await page.getByRole('button', { name: /^Number of items/ }).click();
  const items = page.getByRole('dialog', { name: 'How many items would you like to store?' });
  await items.getByRole('button', { name: 'One bag more' }).click();
  await page.context().setOffline(true);
  await items.getByRole('button', { name: 'Confirm' }).click();
  await expect(shown(page.getByText('Your dates and bags are kept.'))).toBeVisible();
  await find(page);
  await expect(page.getByRole('region', { name: 'Price of your stay' }).getByText('You pay $35.43')).toBeVisible();

  await shown(page.getByRole('button', { name: 'Continue' })).click();
  await fillContact(page, freshEmail());
  await fillCard(page);
  await page.getByRole('checkbox', { name: /accept/ }).check();
  await lose(page);
  const complete = shown(page.getByRole('button', { name: 'Complete Booking' }));
  await complete.click();
  await expect(page.getByText('You are offline, so nothing was sent.')).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue('Okafor');
  await page.context().setOffline(false);
  await complete.click();
  await expect(heading(page, 'Thank You for Booking')).toBeVisible();

  await lose(page);
  const code = shown(page.getByText(/^CLK-[2-9A-Z]{6}$/));
  await expect(code).toBeVisible();
  await page.getByRole('button', { name: 'Cancel this order' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel order?' });
  await question.getByRole('button', { name: 'Cancel order' }).click();
  // In the question itself: the payment's own words about the network may still stand next to it.
  await expect(question.getByRole('alert')).toContainText('You are offline.');
  await page.context().setOffline(false);
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
  await expect(code).toBeVisible();
});
