import { newPartner } from './support/new-partner.ts';
import { enter } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('@desk a partner keeps the hours and the address of their place in the short form of it', async ({
  page,
  request,
  accessible,
}) => {
  await enter(page, await newPartner(request, 'Long Branch Books'));

  await page.goto('/account/availability');
  const monday = page.getByRole('listitem').filter({ hasText: 'Monday' });
  await expect(monday).toContainText('24 Hours');
  await accessible();
  await page.getByRole('button', { name: 'Delete Monday, 24 Hours' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Timeslot deleted')).toBeVisible();
  await expect(monday).toContainText('Closed');
  const add = page.getByRole('button', { name: 'Add timeslot' });
  await add.click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Timeslot created')).toBeVisible();
  await page.reload();
  await expect(monday).toContainText('9:00 AM – 5:00 PM');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await add.click();
  await expect(page.getByText('Overlapping the existing timeslot (9:00 AM – 5:00 PM)')).toBeVisible();

  await page.getByRole('link', { name: 'Address', exact: true }).click();
  await page.getByLabel('Other information').fill('Ring the bell at the side door.');
  await page.getByRole('button', { name: 'More bags' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Cannot be blank')).toBeVisible();
  await page.getByLabel('Postal code').fill('M8V 1A1');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Listing updated')).toBeVisible();
  await accessible();
  await page.getByLabel('Name').fill('Long Branch Records');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(
    page.getByText('The update request has been successfully created and will be reviewed by the admin'),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole('group', { name: 'Bags that fit' })).toContainText('11');
  await expect(page.getByLabel('Other information')).toHaveValue('Ring the bell at the side door.');
});
