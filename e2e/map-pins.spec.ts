import { listingCard } from './support/pieces.ts';
import { mapAddress } from './support/stay.ts';
import { expect, test } from './support/test.ts';

test('@desk a pin opens the card of its location until it is closed, changed for another or the search changes', async ({
  page,
}) => {
  await page.goto(mapAddress(2));
  const map = page.getByRole('region', { name: 'Map of locations' });
  const cards = map.getByRole('article');
  await expect(map.getByRole('img', { name: 'Union Station' })).toBeVisible();
  for (const scale of ['100 m', '50 m']) {
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    await expect(map.getByText(scale, { exact: true })).toBeVisible();
  }
  const york = map.getByRole('button', { name: 'York Street Coffee, $24.18' });
  await york.click();
  await expect(cards.getByRole('heading')).toHaveText('York Street Coffee');
  await expect(listingCard(page, 'York Street Coffee')).toBeInViewport();
  await cards.getByRole('button', { name: 'Close' }).click();
  await expect(cards).toHaveCount(0);

  await york.click();
  await expect(cards.getByRole('heading')).toHaveText('York Street Coffee');
  const name = 'King Barber Co.';
  await map.getByRole('button', { name: `${name}, $24.18` }).press('Enter');
  await expect(cards.getByRole('heading')).toHaveText(name);
  await expect(cards).toHaveCount(1);

  const update = page.getByRole('button', { name: 'Update Results' });
  await expect(update).toBeDisabled();
  await page.getByRole('button', { name: /# of Items/ }).click();
  const dialog = page.getByRole('dialog', { name: 'How many items would you like to store?' });
  await dialog.getByRole('button', { name: 'One bag more' }).click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(cards).toHaveCount(1);
  await update.click();
  await expect(cards).toHaveCount(0);
  await expect(listingCard(page, 'York Street Coffee')).toContainText('3 bags');
});

test.describe('before the map has come', () => {
  // A worker that has taken over would ask for the map by itself.
  test.use({ serviceWorkers: 'block' });

  test('@desk zooming is kept until then', async ({ page }) => {
    let bringMap = () => {};
    const isWanted = new Promise<void>((resolve) => {
      bringMap = resolve;
    });
    await page.route(/\/map-view-/, async (route) => {
      await isWanted;
      await route.continue();
    });
    await page.goto(mapAddress());
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    bringMap();
    const map = page.getByRole('region', { name: 'Map of locations' });
    await expect(map.getByText('100 m', { exact: true })).toBeVisible();
  });
});

test('@desk more than five pages are collapsed with dots', async ({ page }) => {
  await page.goto(mapAddress(2));
  const head = page.getByRole('heading', { level: 1 });
  await expect(head).toHaveText(/^\d+ locations near Union Station$/);
  const last = Math.ceil(Number.parseInt((await head.textContent()) ?? '', 10) / 10);
  expect(last).toBeGreaterThan(5);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const marks = async (...texts: (string | number)[]) =>
    expect(pages.getByRole('listitem')).toHaveText(texts.map(String));
  await marks(1, 2, '…', last);
  await pages.getByRole('button', { name: `Page ${last}` }).click();
  await marks(1, '…', last - 1, last);
  await expect(pages.getByRole('button', { name: `Page ${last}` })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('button', { name: 'Previous page' }).click();
  await marks(1, '…', last - 2, last - 1, last);
  await expect(page).toHaveURL(new RegExp(`page=${last - 1}`));
});
