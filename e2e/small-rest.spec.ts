import { expect } from '@playwright/test';
import { fillContact, freshEmail } from './support/book.ts';
import { inDatabase } from './support/database.ts';
import { reviewAddress, stayInToronto } from './support/stay.ts';
import { test } from './support/test.ts';

test('@desk a rest too small for any card is waived: the lines say so, and no card is asked for', async ({
  page,
  accessible,
}) => {
  const code = `REST${crypto.randomUUID().slice(0, 6)}`.toUpperCase();
  // 24.18 for two bags of a day: nine cents are left.
  await inDatabase(
    `insert into coupons (id, code, amount_minor, currency, valid_from, created_at)
     values (gen_random_uuid(), $1, 2409, 'CAD', product_now() - interval '1 day', product_now())`,
    [code],
  );
  await page.goto(reviewAddress(stayInToronto(240)));
  await page.getByRole('button', { name: 'Discount code' }).click();
  await page.getByLabel('Enter The Discount Code').fill(code);
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('region', { name: 'Price of your stay' }).getByText('Small remainder')).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillContact(page, freshEmail());
  await expect(page.getByText('Nothing is left to pay. No card is needed.')).toBeVisible();
  await page.getByRole('checkbox', { name: /accept/ }).check();
  await page.getByRole('button', { name: 'Complete Booking' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Receipt' }).getByText('Small remainder')).toBeVisible();
});
