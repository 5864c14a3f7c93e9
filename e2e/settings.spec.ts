import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { joinAndSignIn } from './support/person.ts';
import { expect, test } from './support/test.ts';

/** A plain picture of 8 by 8 points, as a camera would hand over. */
function png(): Buffer {
  const crcOf = (bytes: Buffer) => {
    let crc = ~0;
    for (const byte of bytes) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
    }
    return ~crc >>> 0;
  };
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    crc.writeUInt32BE(crcOf(body));
    return Buffer.concat([length, body, crc]);
  };
  const head = Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 8, 2, 0, 0, 0]);
  const rows = Buffer.alloc(8 * 25, 120);
  for (let row = 0; row < 8; row += 1) rows[row * 25] = 0;
  const sign = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([sign, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}

test.describe('settings', () => {
  const open = (page: Page, name: string) =>
    page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(name) })
      .click();

  test('keep the profile, one panel open at a time', async ({ page, accessible, baseURL }) => {
    await joinAndSignIn(page, baseURL);
    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await expect(page.getByText('Please check email to confirm your account.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Company Information/ })).not.toContainText('Required');
    await accessible();
    await page.getByRole('button', { name: 'Re-send confirmation' }).click();
    await expect(page.getByText('Check your email to confirm your account')).toBeVisible();

    await open(page, 'Personal Information');
    await page.getByLabel('Last name').fill('Murray');
    await page.getByLabel('Phone').fill('');
    await page.getByLabel('Country of residence').selectOption('usa');
    await accessible();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Profile was successfully updated')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByText('Grace Murray')).toBeVisible();

    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await open(page, 'Company Information');
    await page.getByLabel('Company name').fill('Coats & Co.');
    await page.getByLabel('Company e-mail').fill('office@example.com');
    await accessible();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Changes were successfully saved')).toBeVisible();
  });

  test('@desk keep what is typed, and say what cannot be', async ({ page, accessible, watch, baseURL }) => {
    watch.allow(/status of 422/);
    const person = await joinAndSignIn(page, baseURL);
    await test.step('what was typed in a panel is kept while another one is open', async () => {
      await page.goto('/settings');
      await open(page, 'Personal Information');
      await page.getByLabel('Last name').fill('Murray');
      await open(page, 'Company Information');
      await page.getByLabel('Company name').fill('Coats & Co.');
      await open(page, 'Personal Information');
      await expect(page.getByLabel('Company name')).toBeHidden();
      await expect(page.getByLabel('Last name')).toHaveValue('Murray');
      await open(page, 'Company Information');
      await expect(page.getByLabel('Company name')).toHaveValue('Coats & Co.');
      await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(1);
    });
    await test.step('an address that is taken is said at the field', async () => {
      await page.goto('/settings');
      await open(page, 'Personal Information');
      await expect(page.getByLabel('Current password')).toHaveCount(0);
      await page.getByLabel('E-mail').fill('amara@cloakroom.example');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('The current password is wrong')).toBeVisible();
      await page.getByLabel('Current password').fill(person.password);
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('Email already exists, please login')).toBeVisible();
    });
    await test.step('a picture is taken, and what is none is not', async () => {
      await page.goto('/settings');
      const input = page.locator('input[type=file]');
      await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png() });
      await expect(page.getByText('Image was successfully uploaded')).toBeVisible();
      await expect(page.getByRole('main').locator('img[src^="/files/"]')).toBeVisible();
      await accessible();
      await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('hello') });
      await expect(page.getByText('Image failed to uploaded')).toBeVisible();
    });
    await test.step('the password is changed', async () => {
      await page.goto('/settings');
      await open(page, 'Change Password');
      await page.getByLabel('Current password').fill('wrong');
      await page.getByLabel(/^New password/).fill('a drawer of gloves');
      await page.getByLabel('Confirm password').fill('a drawer of socks');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText("Passwords don't match")).toBeVisible();
      await accessible();
      await page.getByLabel('Confirm password').fill('a drawer of gloves');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('The current password is wrong')).toBeVisible();
      await page.getByLabel('Current password').fill(person.password);
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('Changes were successfully saved')).toBeVisible();
      await expect(page.getByLabel('Current password')).toHaveValue('');
      await expect(page.getByLabel(/^New password/)).toHaveValue('');
    });
    await test.step('the language that is chosen is spoken', async () => {
      await page.goto('/settings');
      await open(page, 'Personal Information');
      await page.getByRole('combobox', { name: 'Language' }).selectOption('french');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    });
  });
});
