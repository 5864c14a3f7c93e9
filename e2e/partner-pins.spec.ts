import { inDatabase } from './support/database.ts';
import { fits } from './support/fits.ts';
import { forgetSession } from './support/forget-session.ts';
import { partner, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('@desk people who share a tablet say by their PIN whose turn it is', async ({ page, watch, accessible }) => {
  watch.allow(/status of 422/);
  // As on the first day, whichever journey was here before.
  await inDatabase('delete from counter_pins where user_id = (select id from users where email = $1)', [partner.email]);
  await forgetSession(page);
  await page.goto('/login');
  await signIn(page, partner);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/dashboard/staff');
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'People who share a tablet' }) });
  await card.getByRole('button', { name: 'Set PIN' }).click();
  await card.getByLabel('New PIN').fill('1234');
  await card.getByLabel('Password of your account').fill(partner.password);
  await card.getByRole('button', { name: 'Set PIN' }).click();
  await expect(card.getByText('This PIN is tried first. Choose another one.')).toBeVisible();
  await accessible();
  await fits(page);
  await card.getByLabel('New PIN').fill('4071');
  await card.getByRole('button', { name: 'Set PIN' }).click();
  await expect(card.getByText('Your PIN is set.')).toBeVisible();
  await card.getByRole('button', { name: 'Share this device' }).click();
  await expect(card.getByText(/^This device is shared at /)).toBeVisible();

  await page.goto('/dashboard');
  const dialog = page.getByRole('dialog', { name: 'Who is at the counter?' });
  await accessible();
  await fits(page);
  await dialog.getByRole('button', { name: 'Jonas Weber' }).click();
  const pin = dialog.getByLabel(/^PIN of /);
  await pin.fill('9999');
  await expect(dialog.getByText('This PIN is not right. Please try again.')).toBeVisible();
  await accessible();
  await pin.fill('4071');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^At the counter: /)).toBeVisible();
  await fits(page);
  await page.getByRole('button', { name: 'Change hands' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Give PIN' })).toBeVisible();

  await page.goto('/dashboard/staff');
  await card.getByLabel('Password of your account').fill(partner.password);
  await card.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(card.getByRole('button', { name: 'Share this device' })).toBeVisible();
});
