import { randomUUID } from 'node:crypto';
import { enterAsAdmin } from './support/admin.ts';
import { inDatabase } from './support/database.ts';
import { fits } from './support/fits.ts';
import { forgetSession } from './support/forget-session.ts';
import { newPartner } from './support/new-partner.ts';
import { expect, test } from './support/test.ts';

test('an administrator looks at a location, notes something, sets a rate, and stops its bookings @desk', async ({
  page,
  request,
  accessible,
}) => {
  const name = `Harbour Lockers ${randomUUID().slice(0, 6)}`;
  await newPartner(request, name);
  await inDatabase(
    `insert into change_requests (id, listing_id, requested_by, status, changes, created_at)
     select gen_random_uuid(), id, owner_id, 'waiting', $2, product_now() - interval '60 hours' from listings where name = $1`,
    [name, JSON.stringify({ alternativeName: 'The lockers' })],
  );
  await forgetSession(page);
  await enterAsAdmin(page);
  await page.goto(`/admin/listings?text=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  await expect(page.getByText('Alternative name: a change waits for 2 days.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Compare' })).toBeVisible();
  const hours = page.getByRole('region', { name: 'Hours and room' });
  await expect(hours.getByRole('listitem')).toHaveCount(7);
  await expect(hours.getByText(/^Today, /)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Last 90 days' }).getByText('0 of 0')).toBeVisible();
  await accessible();

  const notes = page.getByRole('region', { name: 'Notes' });
  await notes.getByRole('textbox').fill('Side door after eight. Ring twice.');
  await notes.getByRole('button', { name: 'Keep the note' }).click();
  await expect(notes.getByRole('listitem').filter({ hasText: 'Ring twice' })).toContainText('Noor Bakker');
  await expect(notes.getByRole('textbox')).toHaveValue('');
  await notes.getByRole('button', { name: 'Take the note off' }).click();
  await expect(notes.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notes.getByRole('listitem').filter({ hasText: 'Ring twice' })).toBeVisible();

  const rates = page.getByRole('region', { name: 'Rates, CAD' });
  const most = rates.getByRole('textbox', { name: 'Most on the first day, here' });
  await most.fill('a lot');
  await expect(rates.getByText('Not a price')).toBeVisible();
  await most.fill('9.95');
  await rates.getByRole('button', { name: 'Save rates' }).click();
  await expect(rates.getByText(/^Own since .*, by Noor Bakker\./)).toBeVisible();
  await expect(page.getByRole('region', { name: 'What was changed' })).toContainText('changed a location’s rates');
  await rates.getByRole('button', { name: 'Give back to Ontario' }).click();
  await expect(rates.getByText('All inherited')).toBeVisible();

  await page.getByRole('button', { name: 'More acts' }).click();
  await page.getByRole('button', { name: 'Change the business type' }).click();
  const kind = page.getByRole('dialog', { name: 'Change the business type' });
  await kind.getByLabel('Business type').selectOption('Bookshop');
  await kind.getByLabel('Why').fill('It sells books');
  await accessible();
  await kind.getByRole('button', { name: 'Change the business type' }).click();
  await expect(page.getByText(/^Bookshop, here since /)).toBeVisible();

  await page.getByRole('button', { name: 'More acts' }).click();
  await page.getByRole('button', { name: 'Correct country, region or time zone' }).click();
  const surroundings = page.getByRole('dialog', { name: 'Correct country, region or time zone' });
  await surroundings.getByLabel('Region').fill('mb');
  await surroundings.getByLabel('Time zone').selectOption('America/Winnipeg');
  await surroundings.getByLabel('Why').fill('The pin stood across the border');
  await accessible();
  await surroundings.getByRole('button', { name: 'Correct country, region or time zone' }).click();
  await expect(page.getByText('MB, Canada, America/Winnipeg')).toBeVisible();

  await hours.getByRole('link', { name: 'Edit for the partner' }).click();
  const apply = page.getByRole('button', { name: 'Apply' });
  await page.getByRole('switch', { name: 'Sunday open' }).click();
  await expect(page.getByText('Say above why you change it')).toBeVisible();
  await expect(apply).toBeDisabled();
  await page.getByLabel('Why').fill('As you asked by phone');
  await accessible();
  await apply.click();
  await expect(hours.getByText('Closed', { exact: true })).toBeVisible();

  await hours.getByRole('link', { name: 'Edit for the partner' }).click();
  const parts = page.getByRole('group', { name: 'Edit for the partner' });
  await expect(page.getByRole('heading', { name: 'The week', exact: true })).toBeVisible();
  await page.getByLabel('Why').fill('The shelf is new');
  await parts.getByText('Room for bags').click();
  await page.getByRole('button', { name: 'One bag more' }).click();
  await accessible();
  await apply.click();
  await expect(page.getByText('Saved, the partner has a mail')).toBeVisible();
  await hours.getByRole('link', { name: 'Edit for the partner' }).click();
  await parts.getByText('Address').click();
  await page.getByRole('textbox', { name: 'Address' }).fill('12 Harbour Square');
  await expect(page.getByText('Say above why you change it')).toBeVisible();
  await page.getByLabel('Why').fill('The sign was wrong');
  await accessible();
  await apply.click();
  await expect(page.getByText('12 Harbour Square', { exact: true })).toBeVisible();
  await hours.getByRole('link', { name: 'Edit for the partner' }).click();
  await parts.getByText('Photos').click();
  await page.getByLabel('Why').fill('Sent by mail');
  await page.getByLabel('Add photos').setInputFiles('public/icons/app-512.png');
  await accessible();
  await apply.click();
  await expect(page.getByRole('region', { name: 'What was changed' })).toContainText('changed a location’s photos');

  await page.getByRole('button', { name: 'Stop bookings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stop bookings' });
  await dialog.getByLabel('Why').fill('Water in the cellar');
  await accessible();
  await dialog.getByRole('button', { name: 'Stop bookings' }).click();
  await expect(page.getByText(/^Stopped since .* Water in the cellar/)).toBeVisible();
  await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
  await fits(page);
  await accessible();
  await page.getByRole('button', { name: 'Take bookings again' }).click();
  await expect(page.getByRole('button', { name: 'Stop bookings' })).toBeVisible();

  await page.getByRole('link', { name: 'All in Bookings' }).click();
  await expect(page.getByText('One location')).toBeVisible();
});

test('an administrator who works with money sees a location without what is not theirs @desk', async ({ page }) => {
  await enterAsAdmin(page, 'finance');
  const [listing] = await inDatabase<{ id: string }>('select id from listings order by name limit 1', []);
  await page.goto(`/admin/listings/${listing?.id}`);
  await expect(page.getByRole('region', { name: 'Notes' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop bookings' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open in People' })).toHaveCount(0);
});
