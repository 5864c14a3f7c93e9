import { enter, partner } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('@desk a public location’s new name waits, its phone does not, and going back takes the request back', async ({
  page,
  accessible,
}) => {
  await enter(page, partner);
  await page.goto('/dashboard/listings');
  await page.getByRole('link', { name: 'Fresh Fold Adelaide' }).click();
  const door = page.getByRole('listitem').filter({ hasText: 'Address, names, phone' });
  await door.getByRole('link', { name: 'Details', exact: true }).click();
  await expect(page).toHaveURL(/\/edit$/);
  const save = page.getByRole('button', { name: 'Save changes' });
  await expect(save).toBeDisabled();
  await expect(page.getByText('Checked by us before travellers see it')).toHaveCount(4);
  await accessible();
  await page.getByLabel('Name *', { exact: true }).fill('Another Name');
  await page.getByLabel('Phone').fill('+1 416 555 0177');
  await save.click();
  await expect(
    page.getByText('The update request has been successfully created and will be reviewed by the admin'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/listings\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Changes are pending approval')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Fresh Fold Adelaide' })).toBeVisible();
  await expect(page.getByText('+14165550177')).toBeVisible();
  await accessible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Name *', { exact: true })).toHaveValue('Another Name');
  await page.getByLabel('Name *', { exact: true }).fill('Fresh Fold Adelaide');
  await page.getByRole('button', { name: 'One bag fewer' }).click();
  await save.click();
  await expect(page.getByText('Listing was successfully updated')).toBeVisible();
  await expect(page.getByText('Changes are pending approval')).toBeHidden();
});
