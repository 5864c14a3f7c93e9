import { freshEmail } from './support/book.ts';
import { shown } from './support/order.ts';
import { bookAsGuest } from './support/person.ts';
import { expect, test } from './support/test.ts';

test('@desk a guest comes back to their ticket in the same browser, and opens it in another by code and e-mail', async ({
  page,
  browser,
  accessible,
}) => {
  const email = freshEmail();
  const order = await bookAsGuest(page, { email });
  const code = (await shown(page.getByText(/^CLK-[0-9A-Z]{6}$/)).textContent()) ?? '';

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/find-booking$/);
  const tickets = page.getByRole('region', { name: /On this browser|Your tickets/ });
  await expect(tickets.getByRole('article')).toContainText(code);
  await accessible();
  await tickets.getByRole('link', { name: 'Open Ticket' }).click();
  await expect(page).toHaveURL(order);

  await page.goto('/login');
  await page
    .getByRole('navigation', { name: 'Your tickets' })
    .getByRole('link', { name: /York Street Coffee/ })
    .click();
  await expect(page).toHaveURL(order);

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(new URL('/find-booking', page.url()).href);
  await other.locator('html[data-ready]').waitFor({ state: 'attached' });
  const form = other.getByRole('region', { name: 'Find my booking' });
  const find = other.getByRole('button', { name: 'Find my booking' });
  await form.getByLabel('Code').fill('clk-222222');
  await form.getByLabel('E-mail').fill(email);
  await find.click();
  await expect(other.getByText('No booking with this code and e-mail')).toBeVisible();
  await form.getByLabel('Code').fill(code.toLowerCase().replace('clk-', ' '));
  await find.click();
  await expect(other.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible();
  await expect(other.getByText('This is your ticket')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Cancel this order' })).toHaveCount(0);
  await context.close();
});

test('@phone a guest’s bar at the bottom leads to their tickets, and they can be forgotten', async ({ page }) => {
  await bookAsGuest(page, { email: freshEmail() });
  await page.goto('/');
  await page.locator('[data-bottom-bar]').getByRole('link', { name: 'My Bookings' }).click();
  await expect(page.getByRole('heading', { name: 'Your tickets' })).toBeVisible();
  await page.getByRole('button', { name: 'Forget them' }).click();
  await expect(page.getByRole('heading', { name: 'Your tickets' })).toBeHidden();
  await expect(page.locator('[data-bottom-bar]').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByLabel('Code')).toBeVisible();
});

test('@desk the links to all tickets are sent to the e-mail alone', async ({ page }) => {
  await page.goto('/find-booking');
  const form = page.getByRole('region', { name: 'Find my booking' });
  const send = page.getByRole('button', { name: 'Send me my tickets' });
  await send.click();
  await expect(form.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByText('Cannot be blank')).toBeVisible();
  await form.getByLabel('E-mail').fill('nobody@example.com');
  await send.click();
  await expect(
    page.getByText('If there are tickets for nobody@example.com, their links are on the way.'),
  ).toBeVisible();
});
