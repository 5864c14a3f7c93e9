import { enterAsAdmin } from './support/admin.ts';
import { beginNow, ticketForNow } from './support/counter.ts';
import { bagsAtCounter } from './support/custody.ts';
import { fits } from './support/fits.ts';
import { forgetSession } from './support/forget-session.ts';
import { expect, test } from './support/test.ts';

test('@desk bookings open at now: what is in store says so and until when, and one booking’s forms open by their buttons', async ({
  page,
  baseURL,
  accessible,
}) => {
  const { id, code } = await ticketForNow(page, baseURL, { bags: 2 });
  await beginNow(id);
  await bagsAtCounter(id, { bags: 2, inMinutesAgo: 5 });
  await forgetSession(page);
  await enterAsAdmin(page, 'support');
  await page.goto('/admin/bookings');
  await expect(page.getByRole('radio', { name: 'Now' })).toBeChecked();
  await page.getByRole('radio', { name: 'In store' }).press('Space');
  await expect(page).toHaveURL(/day=inStore/);
  const row = page.getByRole('row').filter({ hasText: code.slice(4) });
  await expect(row.getByText('In store')).toBeVisible();
  await expect(row.getByText(/^Pick-up /)).toBeVisible();
  await accessible();
  await page.getByRole('radio', { name: 'Late' }).press('Space');
  await expect(row).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search bookings' }).fill(code);
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  await row.getByRole('button').click();
  await expect(page.getByText('2 bags are at the counter now')).toBeVisible();
  await expect(page.getByText('Will be written')).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByRole('heading', { name: 'Cancel', exact: true })).toBeVisible();
  await expect(page.getByText('Will be written')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
  await accessible();
  await page.getByRole('button', { name: 'Close without deciding' }).click();
  await expect(page.getByText('Will be written')).toHaveCount(0);
  await fits(page, [360, 768, 1440]);
  await accessible();
});

test('@desk the search does what it names: a new page, a coupon, a person to erase, and refunds by their list', async ({
  page,
}) => {
  await enterAsAdmin(page, 'owner');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Done today' })).toBeVisible();
  const choose = async (typed: string, option: RegExp) => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search or do something' })).toBeFocused();
    await page.keyboard.type(typed);
    await expect(page.getByRole('option', { name: option, selected: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Search or do something' })).toHaveCount(0);
  };
  await choose('new page', /^Do.*New page/);
  await expect(page.getByRole('dialog', { name: 'New page' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await choose('add coupon', /^Do.*Add coupon/);
  await expect(page).toHaveURL(/coupons#new$/);
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  await choose('erase grace', /^Do.*Erase Grace/);
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText('Grace');
  await page.keyboard.press('Escape');
  await choose('stuck', /^Do.*Failed jobs/);
  await expect(page).toHaveURL(/admin\/jobs$/);
  await expect(page.getByRole('table', { name: 'Queues' })).toBeVisible();
  await choose('refund', /^Do.*Refund a booking/);
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
});
