import { newPartner } from './support/new-partner.ts';
import { enter, partner } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('@desk a partner corrects the clock that a location goes by, and its hours say so', async ({
  page,
  request,
  accessible,
}) => {
  const { listingId, ...own } = await newPartner(request, 'Zone Left Luggage');
  await enter(page, own);
  await page.goto(`/dashboard/listings/${listingId}/edit`);
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await expect(zone).toHaveValue('America/Toronto');
  await expect(zone.getByRole('option', { name: /^Halifax/ })).toBeAttached();
  // Both are read at once: Halifax is an hour ahead of Toronto.
  const texts = await zone.getByRole('option').allTextContents();
  const hourIn = (name: string) =>
    Number(texts.find((text) => text.startsWith(`${name}, `))?.match(/, now (\d+):\d\d [AP]M$/)?.[1]);
  expect(hourIn('Halifax') % 12).toBe((hourIn('Toronto') + 1) % 12);
  await expect(page.getByText('Opening hours and bookings go by this clock.')).toBeVisible();
  // Another country's clock is not among them.
  await expect(zone.getByRole('option', { name: /New York/ })).toHaveCount(0);
  await zone.selectOption('America/Halifax');
  await accessible();
  await page.getByRole('radio', { name: 'Hotel' }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Listing was successfully updated')).toBeVisible();
  await page.goto(`/dashboard/listings/${listingId}/edit`);
  await expect(zone).toHaveValue('America/Halifax');
});

test('@desk the clock by which stays were booked is shown, and not a partner’s to change', async ({ page }) => {
  await enter(page, partner);
  await page.goto('/dashboard/listings');
  await page.getByRole('link', { name: 'Fresh Fold Adelaide' }).click();
  const door = page.getByRole('listitem').filter({ hasText: 'Address, names, phone' });
  await door.getByRole('link', { name: 'Details', exact: true }).click();
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await expect(zone).toBeDisabled();
  await expect(zone).toHaveValue('America/Toronto');
  await expect(page.getByText('Stays were booked by this clock.')).toBeVisible();
});
