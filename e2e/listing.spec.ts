import { stayInToronto } from './support/stay.ts';
import { expect, test } from './support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('@desk a listing leads to the review of its stay and on to the contact details', async ({ page }) => {
    const { from, to } = stayInToronto(3);
    await page.goto(`/map/york-street-coffee-toronto?${new URLSearchParams({ from, to, bags: '2' })}`);
    await page.getByRole('link', { name: 'Book This Location' }).click();
    await expect(page.getByRole('heading', { name: 'Review your booking' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'York Street Coffee' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Price of your stay' })).toContainText('You pay$24.18');
    await page.getByRole('button', { name: 'Continue' }).first().click();
    await expect(page).toHaveURL(/\/book\/contact\?/);
    await expect(page.getByRole('heading', { name: 'Finish your booking' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Your stay/ })).toContainText('2 bags');
  });
});
