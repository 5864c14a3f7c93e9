import type { Page } from '@playwright/test';
import { freshEmail } from './support/book.ts';
import { shown } from './support/order.ts';
import { listingCard } from './support/pieces.ts';
import { stayInToronto } from './support/stay.ts';
import { countPresses } from './support/presses.ts';
import { expect, test } from './support/test.ts';

const goal = 10;

test('from landing to ticket with times of one’s own and two bags takes ten presses', async ({ page }, { project }) => {
  const isPhone = project.name === 'phone';
  const press = (wanted: ReturnType<Page['locator']>) => (isPhone ? wanted.tap() : wanted.click());
  const presses = await countPresses(page);
  await page.goto('/');
  await press(page.getByRole('combobox', { name: 'Place' }));
  await page.keyboard.type('Union Station');
  await expect(page.getByRole('option', { selected: true })).toContainText('Union Station');
  await page.keyboard.press('Enter');

  // The place leads on to the times, and those to the search.
  const dates = page.getByRole('dialog', { name: 'Check In and Check Out' });
  const [today, tomorrow] = [stayInToronto(0).day, stayInToronto(1).day];
  const isNextMonth = today.slice(0, 7) !== tomorrow.slice(0, 7);
  if (isNextMonth) await press(dates.getByRole('button', { name: 'Next month' }));
  const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(tomorrow));
  await press(dates.getByRole('gridcell').getByRole('button', { name: day }));
  await press(dates.getByRole('radio', { name: '10:00 AM' }));
  await press(dates.getByRole('radio', { name: '5:30 PM' }));
  await press(dates.getByRole('button', { name: 'One bag more' }));
  await press(dates.getByRole('button', { name: 'Search' }));

  await expect(page).toHaveURL(/\/map\?.*bags=2/);
  const book = isPhone
    ? page.getByRole('link', { name: 'Book This Location' })
    : listingCard(page, 'York Street Coffee').getByRole('link', { name: 'Book This Location' });
  await press(shown(book));
  await press(shown(page.getByRole('button', { name: 'Continue' })));
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(freshEmail());
  for (const [label, text] of [
    ['First name', 'Amara'],
    ['Last name', 'Okafor'],
    ['Card number', '4242424242424242'],
    ['Expiry date', '1234'],
    ['CVC', '123'],
  ] as const) {
    const field = page.getByLabel(label);
    while (!(await field.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await press(page.getByRole('checkbox', { name: /accept/ }));
  await press(shown(page.getByRole('button', { name: 'Complete Booking' })));
  await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Receipt' }).getByText('2 bags')).toBeVisible();
  expect(presses()).toBe(isNextMonth ? goal + 1 : goal);
});
