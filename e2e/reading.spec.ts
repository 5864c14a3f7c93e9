import type { Locator, Page } from '@playwright/test';
import { fillCard, fillContact, freshEmail } from './support/book.ts';
import { listingCard } from './support/pieces.ts';
import { mapAddress } from './support/stay.ts';
import { expect, test } from './support/test.ts';

/** Roles that say nothing unless they have a name; a drawing that only decorates is not in the tree. */
const named =
  /^\s*- (img|link|button|textbox|combobox|checkbox|radio|dialog|navigation|region|search)(?: \[[^\]]*\])*:?$/;

/** What a screen reader says of a part, with no picture, control or landmark left without a name. */
async function read(part: Locator): Promise<string> {
  const tree = await part.ariaSnapshot();
  expect(tree.split('\n').filter((line) => named.test(line))).toEqual([]);
  return tree;
}

/** Expects that words are read in this order. */
function inOrder(tree: string, words: readonly (string | RegExp)[]): void {
  let from = 0;
  for (const word of words) {
    const rest = tree.slice(from);
    const at = typeof word === 'string' ? rest.indexOf(word) : rest.search(word);
    expect(at, `${word} after «${tree.slice(Math.max(0, from - 60), from)}»\n${tree}`).toBeGreaterThanOrEqual(0);
    from += at + 1;
  }
}

const main = (page: Page) => page.getByRole('main');

test('@desk from landing to ticket, what a screen reader says makes sense in its order', async ({ page }) => {
  await page.goto('/');
  inOrder(await read(page.locator('body')), [
    'link "Skip to content"',
    'banner',
    'main',
    'heading "Leave your bags. Keep your day." [level=1]',
    'search',
    'combobox "Place"',
    /button "Drop-off, /,
    /button "Pick-up, /,
    'button "# of Items: 1"',
    'button "Search"',
    'heading "How it works" [level=2]',
    'contentinfo',
  ]);

  await page.goto(mapAddress());
  await expect(listingCard(page, 'York Street Coffee')).toBeVisible();
  inOrder(await read(listingCard(page, 'York Street Coffee')), [
    'heading "York Street Coffee"',
    '61 York St',
    /out of 5|stars/,
    'Insurance Included',
    /Your stay/,
    '$24.18',
    'link "Book This Location"',
  ]);
  inOrder(await read(main(page)), [/heading "\d+ locations near Union Station" \[level=1\]/, 'York Street Coffee']);

  await listingCard(page, 'York Street Coffee').getByRole('link', { name: 'York Street Coffee' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'York Street Coffee' })).toBeVisible();
  // Its name is known before the rest is there.
  await expect(page.getByRole('heading', { name: 'How to get there' })).toBeVisible();
  inOrder(await read(main(page)), [
    'heading "York Street Coffee" [level=1]',
    '$24.18',
    'link "Book This Location"',
    'heading "How to get there"',
    'heading "At this location"',
    'heading "Reviews"',
  ]);

  await page.getByRole('link', { name: 'Book This Location' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { name: 'Review your booking' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Price of your stay' })).toContainText('You pay$24.18');
  inOrder(await read(main(page)), [
    'heading "Review your booking" [level=1]',
    'heading "York Street Coffee" [level=2]',
    /button "Check In/,
    /button "Number of items/,
    'region "Price of your stay"',
    'You pay',
    '$24.18',
    'button "Continue"',
    'You will not be charged yet',
  ]);

  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  inOrder(await read(main(page)), [
    'heading "Finish your booking" [level=1]',
    /link ".*Your stay/,
    'textbox "Email',
    'textbox "First name',
    'textbox "Last name',
    'textbox "Card number',
    'textbox "Expiry date',
    'textbox "CVC',
    'checkbox',
    'button "Complete Booking"',
  ]);

  await fillContact(page, freshEmail());
  await fillCard(page);
  await page.getByRole('checkbox', { name: /accept/ }).check();
  await page.getByRole('button', { name: 'Complete Booking' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How to get there' })).toBeVisible();
  inOrder(await read(main(page)), [
    'heading "Thank You for Booking" [level=1]',
    'York Street Coffee',
    'Check In',
    'Check Out',
    'Number of Items',
    /CLK-[2-9A-Z]{6}/,
    /img "QR code/,
    'heading "How to get there"',
    'heading "Receipt"',
    'button "Cancel this order"',
  ]);
});
