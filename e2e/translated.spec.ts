import { freshEmail, goOnToPayment, openList } from './support/book.ts';
import { listingCard } from './support/pieces.ts';
import { mapAddress } from './support/stay.ts';
import { takePlace } from './support/search-place.ts';
import { expect, test } from './support/test.ts';
import { translatePage } from './support/translator.ts';
import { openWithoutCode } from './support/without-code.ts';

test.describe('a page that the browser translates', () => {
  test.beforeEach(({ context }) => context.addInitScript(translatePage, { from: 'alive' }));

  test('@phone is searched at the first touch', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('footer font').filter({ hasText: 'Terms' })).not.toHaveCount(0);
    await page.getByRole('combobox', { name: 'Place' }).fill('Kensington Market');
    await takePlace(page, /Kensington Market/);
  });

  test('@desk is booked and paid', async ({ page }) => {
    await page.goto(mapAddress(2));
    await openList(page);
    const card = listingCard(page, 'York Street Coffee');
    await expect(card.locator('font').filter({ hasText: '$24.18' })).not.toHaveCount(0);
    await card.getByRole('link', { name: 'Book This Location' }).click();
    const receipt = page.getByRole('region', { name: 'Price of your stay' });
    await expect(receipt).toContainText('You pay$24.18');
    await goOnToPayment(page, { email: freshEmail() });
    await page.getByRole('button', { name: 'Complete Booking' }).click();
    await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your ticket' }).getByText('$24.18')).toBeVisible();
  });

  test('@desk shows what was chosen since, and is asked for in its own language', async ({ page }) => {
    await page.goto(mapAddress(2));
    await page.getByRole('button', { name: /# of Items/ }).click();
    const bags = page.getByRole('dialog', { name: 'How many items would you like to store?' });
    await bags.getByRole('button', { name: 'One bag more' }).click();
    await bags.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('button', { name: 'Update Results' }).click();
    const card = listingCard(page, 'York Street Coffee');
    await expect(card).toContainText('3 bags');
    await expect(card).toContainText('$35.43');
    const sort = page.getByRole('main').getByRole('button', { name: /^Sort/ });
    await expect(sort.locator('font')).not.toHaveCount(0);
    await sort.click();
    await page.getByRole('dialog', { name: 'Sort' }).getByText('Price, low first').click();
    await expect(sort).toContainText('Price');
    await expect(sort).not.toContainText('Nearest');

    // It is asked for in its own language.
    await page.goto('/fr/faq');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Conditions', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Conditions' })).toBeVisible();
  });
});

test('@desk what is typed into a page that is translated before its code has come is kept', async ({
  page,
  context,
}) => {
  await context.addInitScript(translatePage, { from: 'start' });
  const comes = await openWithoutCode(page, '/');
  await expect(page.locator('main font')).not.toHaveCount(0);
  await page.getByRole('combobox', { name: 'Place' }).fill('Kensington Market');
  await comes();
  await takePlace(page, /Kensington Market/);
});
