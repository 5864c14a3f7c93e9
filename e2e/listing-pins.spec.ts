import { shown } from './support/order.ts';
import { stayInToronto } from './support/stay.ts';
import { expect, test } from './support/test.ts';

test('@desk another pin on a location’s page brings that location, for the same stay', async ({ page }) => {
  const { from, to } = stayInToronto(3);
  await page.goto(`/map/york-street-coffee-toronto?${new URLSearchParams({ from, to, bags: '2' })}`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('York Street Coffee');
  const map = page.getByRole('region', { name: 'Map of locations' });
  const name = 'Queen Coffee';
  await map.getByRole('button', { name: `${name}, $21.92` }).press('Enter');
  await expect(title).toHaveText(name);
  await expect(page).not.toHaveURL(/york-street-coffee/);
  await shown(page.getByRole('link', { name: 'Book This Location' })).click();
  await expect(page.getByRole('heading', { name: 'Review your booking' })).toBeVisible();
  await expect(page.getByRole('region', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: /Check In/ })).toContainText('10:00 AM');
  await page.goBack();
  await page.goBack();
  await expect(title).toHaveText('York Street Coffee');
});
