import { listingCard } from './support/pieces.ts';
import { mapAddress } from './support/stay.ts';
import { expect, test } from './support/test.ts';

const isPhone = (name: string) => name === 'phone';

test.describe('the map', () => {
  test.beforeEach(async ({ page }, { project }) => {
    await page.goto(mapAddress());
    if (isPhone(project.name)) await page.getByRole('button', { name: /locations near Union Station/ }).click();
  });

  test('lists the nearest locations with the whole price for the stay', async ({ page }) => {
    const card = listingCard(page, 'York Street Coffee');
    await expect(card).toContainText('$24.18');
    await expect(card).toContainText('$2.50/hr or $9.95/day');
    await expect(card).toContainText('Closes 9:00 PM');
    await expect(card).toContainText('Insurance Included');
    await expect(card).toContainText('Free Cancellation');
    await expect(card.getByRole('button', { name: 'Book This Location' })).toBeEnabled();
  });

  test('pages through the list', async ({ page }) => {
    await page.getByRole('button', { name: /Page 2$/ }).click();
    await expect(listingCard(page, 'York Street Coffee')).toHaveCount(0);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('is accessible', async ({ page, accessible }) => {
    await expect(listingCard(page, 'York Street Coffee')).toBeVisible();
    await accessible();
  });
});
