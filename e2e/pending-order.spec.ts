import type { Page } from '@playwright/test';
import { inDatabase } from './support/database.ts';
import { shown } from './support/order.ts';
import { bookByRest, joinAndSignIn } from './support/person.ts';
import { expect, test } from './support/test.ts';

const waiting = (page: Page) => page.getByRole('heading', { name: 'Your booking is waiting for payment' });
const isPaid = (page: Page) => expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible();

/** Opens the payment of the order that is shown and types a card. */
async function typeCard(page: Page, number: string) {
  await shown(page.getByRole('button', { name: 'Pay now' })).click();
  const dialog = page.getByRole('dialog', { name: 'Pay for your booking' });
  await expect(dialog).toContainText('$24.18');
  await dialog.getByLabel('Card number').fill(number);
  await dialog.getByLabel('Expiry date').fill('12/34');
  await dialog.getByLabel('CVC').fill('123');
  return dialog;
}

test('an order that waits for its payment is paid from its own page', async ({ page, accessible, baseURL }) => {
  const person = await joinAndSignIn(page, baseURL);
  const order = await bookByRest(page, person, { token: null });
  await page.goto(`/orders/${order}`);
  await expect(waiting(page)).toBeVisible();
  await expect(page.getByText(/^Its places are held until \d+:\d\d [AP]M\./)).toBeVisible();
  const dialog = await typeCard(page, '4242 4242 4242 4242');
  await accessible();
  await dialog.getByRole('button', { name: 'Complete Booking' }).click();
  await isPaid(page);
  await expect(page.getByRole('button', { name: 'Pay now' })).toHaveCount(0);
  await expect(page.locator('#content')).toBeFocused();
  expect(await inDatabase('select status from bookings where id = $1', [order])).toEqual([{ status: 'confirmed' }]);
});

test('@phone a card that is declined is said once, where the order says what became of it', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.allow(/422/);
  const person = await joinAndSignIn(page, baseURL);
  const order = await bookByRest(page, person, { token: null });
  await page.goto(`/orders/${order}`);
  const dialog = await typeCard(page, '4000 0000 0000 0002');
  await dialog.getByRole('button', { name: 'Complete Booking' }).click();
  await expect(page.getByRole('heading', { name: 'This Order has been Cancelled' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /card was declined/ })).toBeVisible();
  await expect(page.getByText(/card was declined/)).toHaveCount(1);
  await expect(page.locator('#content')).toBeFocused();
});

test('@desk a traveller who left their bank’s page pays the same order by another card', async ({ page, baseURL }) => {
  const person = await joinAndSignIn(page, baseURL);
  const order = await bookByRest(page, person, { token: null });
  await page.goto(`/orders/${order}`);
  const dialog = await typeCard(page, '4000 0025 0000 3155');
  await dialog.getByRole('button', { name: 'Complete Booking' }).click();
  await expect(page).toHaveURL(/\/sandbox\/3ds\//);
  await page.goto(`/orders/${order}`);
  const again = await typeCard(page, '4242 4242 4242 4242');
  await again.getByRole('button', { name: 'Complete Booking' }).click();
  await isPaid(page);
  const paid = "select count(*)::int as count from payments where booking_id = $1 and status = 'succeeded'";
  expect(await inDatabase(paid, [order])).toEqual([{ count: 1 }]);
});

test('@desk an order whose places were released cannot be paid, and says so', async ({ page, accessible, baseURL }) => {
  const person = await joinAndSignIn(page, baseURL);
  const order = await bookByRest(page, person, { token: null });
  await page.clock.install();
  await page.goto(`/orders/${order}`);
  await expect(shown(page.getByRole('button', { name: 'Pay now' }))).toBeVisible();
  await inDatabase(`update bookings set hold_expires_at = product_now() - interval '1 second' where id = $1`, [order]);
  await page.clock.fastForward(15_000);
  await expect(shown(page.getByRole('button', { name: 'Book Again' }))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay now' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /was not paid in time|has been Cancelled/ })).toBeVisible();
  await accessible();
});
