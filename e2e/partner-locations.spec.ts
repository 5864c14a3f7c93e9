import type { Page } from '@playwright/test';
import { forgetSession } from './support/forget-session.ts';
import { lastOf } from './support/order-of.ts';
import { bookByRest, joinAndSignIn, visitor } from './support/person.ts';
import { enter, partner, signIn } from './support/sign-in.ts';
import { freshEmail } from './support/book.ts';
import { ordinaryDay, stayInToronto } from './support/stay.ts';
import { expect, test } from './support/test.ts';

const location = 'College Barber Co.';

async function openLocation(page: Page): Promise<void> {
  await enter(page, partner);
  await page.goto('/dashboard/listings');
  await page.getByRole('link', { name: location }).click();
  await expect(page.getByRole('heading', { name: location, level: 1 })).toBeVisible();
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Location' }).getByRole('link', { name });

test.describe('the dashboard', () => {
  test('shows a partner their day and their locations', async ({ page, accessible }) => {
    await enter(page, partner);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Your Locations' })).toBeVisible();
    // A new review names its location next to the list.
    await expect(page.getByRole('heading', { name: 'York Street Coffee', level: 3 }).getByRole('link')).toBeVisible();
    await accessible();
    await page.goto('/dashboard/listings');
    await accessible();
    await page.goto('/dashboard/payouts');
    await expect(page.getByRole('heading', { name: 'Current Balance' })).toBeVisible();
    await accessible();
    await page.goto('/dashboard/profile/edit');
    await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible();
    await accessible();
  });

  test('@desk tells a customer how to become a partner', async ({ page, baseURL, accessible }) => {
    await joinAndSignIn(page, baseURL);
    await page.goto('/dashboard/listings');
    await expect(page.getByRole('heading', { name: 'Become a partner to get access' })).toBeVisible();
    await accessible();
  });

  test('asks a visitor to sign in, and leads back @desk', async ({ page }) => {
    await page.goto('/dashboard/listings');
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, partner);
    await expect(page).toHaveURL(/\/dashboard\/listings$/);
  });
});

test.describe('a partner’s location', () => {
  // They edit one location: what is applied meanwhile by another edit is reported, and asked about.
  test.describe.configure({ mode: 'default' });

  test('shows the week as it will be, and leads to its editors', async ({ page, accessible }) => {
    await openLocation(page);
    await expect(page.getByRole('heading', { name: 'Next seven days' })).toBeVisible();
    await accessible();
    for (const [name, heading] of [
      ['Weekly hours', 'Your week'],
      ['Closures', 'Closure periods'],
    ] as const) {
      await tab(page, name).click();
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await accessible();
    }
    await tab(page, 'Promotions').click();
    await expect(page.getByText('The price of storage does not change')).toBeVisible();
    await accessible();
  });

  test('of another partner is not there @desk', async ({ page, watch }) => {
    watch.allow(/404/);
    await enter(page, partner);
    const answer = await page.goto('/dashboard/listings/019ab000-0000-7000-8000-000000000000');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  });

  test('@desk has the weekly hours that its partner applies', async ({ page, accessible }) => {
    await openLocation(page);
    await tab(page, 'Weekly hours').click();
    const opens = page.getByLabel('Sunday, opens at');
    const closes = page.getByLabel('Sunday, closes at');
    const apply = page.getByRole('button', { name: 'Apply' });
    await opens.selectOption('7:00 PM');
    await closes.selectOption('11:00 AM');
    await expect(page.getByRole('alert').filter({ hasText: 'Opening should not be after closing' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sunday needs a change' })).toBeVisible();
    await expect(apply).toBeDisabled();
    await accessible();
    await opens.selectOption('6:15 AM');
    await closes.selectOption('1:00 AM');
    await expect(page.getByText('Closes on Monday, after midnight')).toBeVisible();
    await expect(apply).toBeEnabled();
    await tab(page, 'Details').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await apply.click();
    await expect(page.getByText('Regular business hours were successfully updated')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Next seven days' })).toBeVisible();
    await tab(page, 'Weekly hours').click();
    await expect(opens).toHaveValue('375');
    await expect(closes).toHaveValue('60');
  });

  test('@desk keeps the hours that were being edited when the session ends, and asks for the password above them', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/status of 401/);
    await openLocation(page);
    await tab(page, 'Weekly hours').click();
    const closes = page.getByLabel('Saturday, closes at');
    // What is edited stays, whichever question of the page finds the session over first.
    await closes.selectOption('9:00 PM');
    await context.clearCookies({ name: 'cloakroom_session' });
    await closes.selectOption('9:30 PM');
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await dialog.getByLabel(/^Password/).fill(partner.password);
    await dialog.getByRole('button', { name: 'Login' }).click();
    await expect(dialog).toBeHidden();
    await expect(closes).toHaveValue('1290');
    await expect(page.getByRole('button', { name: 'Apply' })).toBeEnabled();
  });

  test('@desk does not lose what another tab saved meanwhile: it is shown, and replaced once that was read', async ({
    page,
    context,
  }) => {
    await openLocation(page);
    await tab(page, 'Closures').click();
    const other = await context.newPage();
    await other.goto(page.url());
    const close = async (tab: Page, date: string) => {
      await tab.getByRole('button', { name: 'Add Closure Period' }).click();
      await lastOf(tab.getByLabel(/^From, closure/)).fill(date);
      await lastOf(tab.getByLabel(/^To, closure/)).fill(date);
      await tab.getByRole('button', { name: 'Apply' }).click();
    };
    await close(other, '2027-09-06');
    await expect(other.getByText('Closure Periods were successfully updated')).toBeVisible();
    await other.close();
    await close(page, '2027-09-07');
    await expect(page.getByText(/^This was changed elsewhere meanwhile/)).toBeVisible();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Closure Periods were successfully updated')).toBeVisible();
  });

  test('@desk asks what becomes of a booking before it is closed on its day', async ({ page, accessible }) => {
    const daysAhead = ordinaryDay();
    const guest = freshEmail();
    const id = await bookByRest(page, visitor, { listing: 'college-barber-co-toronto', daysAhead, guest });
    await forgetSession(page);
    await openLocation(page);
    await tab(page, 'Closures').click();
    await page.getByRole('button', { name: 'Add Closure Period' }).click();
    const { day } = stayInToronto(daysAhead);
    await lastOf(page.getByLabel(/^From, closure/)).fill(day);
    await lastOf(page.getByLabel(/^To, closure/)).fill(day);
    await expect(page.getByRole('heading', { name: '1 booking falls outside the new hours' })).toBeVisible();
    await expect(page.getByRole('status').getByText('1 booking needs a decision')).toBeVisible();
    const apply = page.getByRole('button', { name: 'Apply' });
    await expect(apply).toBeDisabled();
    await accessible();
    await page.getByRole('radio', { name: 'Refund' }).check();
    await expect(page.getByText('all that was paid, goes back to the card')).toBeVisible();
    await apply.click();
    await expect(page.getByText('Closure Periods were successfully updated')).toBeVisible();
    expect(id).not.toBe('');
  });

  test('@desk has the holiday hours that its partner applies', async ({ page, accessible }) => {
    await openLocation(page);
    await tab(page, 'Holiday hours').click();
    await expect(page.getByRole('heading', { name: 'Please Update your holiday hours' })).toBeVisible();
    await page.getByRole('button', { name: 'Add Christmas Day' }).click();
    await expect(page.getByText('Closed all day')).toBeVisible();
    await page.getByRole('button', { name: 'Add New Date' }).click();
    await expect(page.getByText('1 entry needs a change')).toBeVisible();
    // What the partner has not written yet is not wrong, until it is left so.
    await expect(page.getByText('Cannot be blank')).toHaveCount(0);
    await lastOf(page.getByLabel(/^Date of entry/)).focus();
    await page.getByRole('button', { name: 'Add New Date' }).focus();
    await expect(page.getByText('Cannot be blank')).toBeVisible();
    await lastOf(page.getByLabel(/^Date of entry/)).fill(`${new Date().getFullYear()}-12-25`);
    await expect(page.getByText('Closing hours for current date are already exist')).toBeVisible();
    await accessible();
    await lastOf(page.getByRole('switch', { name: 'Open on Dec 25' })).check();
    await lastOf(page.getByRole('combobox', { name: 'Dec 25, From' })).selectOption('9:00 AM');
    await lastOf(page.getByRole('combobox', { name: 'Dec 25, To' })).selectOption('11:00 AM');
    await expect(page.getByText('Overlaps with an existing closing hours')).toBeVisible();
    await lastOf(page.getByRole('button', { name: 'Delete Dec 25' })).click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Holiday hours were successfully updated')).toBeVisible();
  });

  test('@desk offers the discounts that its partner gives', async ({ page }) => {
    await openLocation(page);
    await tab(page, 'Promotions').click();
    await page.getByRole('button', { name: 'Add Another Discount' }).click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(lastOf(page.getByLabel('Name'))).toBeFocused();
    await lastOf(page.getByLabel('Name')).fill('With your ticket');
    await lastOf(page.getByLabel('Discount percentage')).fill('15');
    await lastOf(page.getByLabel('Effective on the following products')).fill('Everything on the counter');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Discounts were successfully updated')).toBeVisible();
    await expect(page.getByText('15% on Everything on the counter')).toBeVisible();
  });
});
