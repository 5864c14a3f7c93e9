import type { Locator, Page } from '@playwright/test';
import { freshEmail } from './support/book.ts';
import { listingCard } from './support/pieces.ts';
import { tabTo, typeInto } from './support/keyboard.ts';
import { stayInToronto } from './support/stay.ts';
import { expect, test } from './support/test.ts';

async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

const type = (page: Page, label: string, text: string) => typeInto(page, page.getByLabel(label), text);

test('a stay is booked and cancelled with the keyboard alone', { tag: '@keyboard' }, async ({ page }) => {
  await page.goto('/');
  await typeInto(page, page.getByRole('combobox', { name: 'Place' }), 'Union Station');
  await expect(page.getByRole('option', { selected: true })).toContainText('Union Station');
  await page.keyboard.press('Enter');
  // The place leads on to the times, and those to the search.
  const dates = page.getByRole('dialog', { name: 'Check In and Check Out' });
  await expect(dates).toBeVisible();
  const tomorrow = new Date(stayInToronto(1).day);
  const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeZone: 'UTC' }).format(tomorrow);
  await tabTo(page, dates.getByRole('gridcell').locator('button[tabindex="0"]'));
  // Late in the evening nothing is left of today, and tomorrow has the focus already.
  const dayOfStay = dates.getByRole('gridcell').getByRole('button', { name: day });
  if ((await dayOfStay.getAttribute('tabindex')) !== '0') await page.keyboard.press('ArrowRight');
  await expect(dayOfStay).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, dates.getByRole('radio', { checked: true }));
  await page.keyboard.press('Home');
  const morning = dates.getByRole('radio', { name: '10:00 AM' });
  for (let steps = 0; steps < 48 && !(await morning.evaluate((time) => time === document.activeElement)); steps += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(dates.getByRole('heading', { name: 'When are you checking out?' })).toBeVisible();
  await expect(dates.getByRole('radio', { checked: true })).toBeFocused();
  await tabTo(page, dates.getByRole('button', { name: '4 hours' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await press(page, dates.getByRole('button', { name: 'Search' }));
  await expect(page).toHaveURL(/\/map\?.*Union/);
  await expect(listingCard(page, 'York Street Coffee')).toBeVisible();
  await press(page, listingCard(page, 'York Street Coffee').getByRole('link', { name: 'Book This Location' }));
  await expect(page.getByRole('heading', { name: 'Review your booking' })).toBeVisible();

  await press(page, page.getByRole('button', { name: /Check In/ }));
  await expect(dates).toBeVisible();
  await tabTo(page, dates.getByRole('tab', { name: /Check In/ }));
  await page.keyboard.press('ArrowRight');
  await expect(dates.getByRole('heading', { name: 'When are you checking out?' })).toBeVisible();
  await tabTo(page, dates.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dates.getByRole('radio', { checked: true })).toHaveText('2:30 PM');
  await press(page, dates.getByRole('button', { name: 'Confirm' }));
  await expect(dates).toBeHidden();

  await press(page, page.getByRole('button', { name: 'Continue' }).filter({ visible: true }));
  await type(page, 'Email', freshEmail());
  await type(page, 'First name', 'Amara');
  await type(page, 'Last name', 'Okafor');
  await type(page, 'Card number', '4242424242424242');
  await type(page, 'Expiry date', '1234');
  await type(page, 'CVC', '123');
  await press(page, page.getByRole('checkbox', { name: /accept/ }), 'Space');
  await press(page, page.getByRole('button', { name: 'Complete Booking' }).filter({ visible: true }));
  await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible({ timeout: 20_000 });

  await press(page, page.getByRole('button', { name: 'Cancel this order' }));
  const question = page.getByRole('alertdialog', { name: 'Cancel order?' });
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancel this order' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, question.getByRole('button', { name: 'Cancel order' }));
  await expect(page.getByRole('heading', { name: 'This Order has been Cancelled' })).toBeVisible();
});
