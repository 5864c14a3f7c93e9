import { randomUUID } from 'node:crypto';
import { tabTo, typeInto } from './support/keyboard.ts';
import { lastOf } from './support/order-of.ts';
import { expect, test } from './support/test.ts';

const password = 'a cupboard of umbrellas';

test('@keyboard joining, the location and its weekly hours go without a mouse', async ({ page }) => {
  await page.goto('/join');
  for (const [label, text] of [
    ['First Name', 'Amélie'],
    ['Last Name', 'Tremblay'],
    ['Email', `p-${randomUUID()}@example.com`],
    ['Phone Number', '416 555 0142'],
  ] as const)
    await typeInto(page, page.getByLabel(label), text);
  await typeInto(page, page.getByLabel(/^Password/), password);
  await typeInto(page, page.getByLabel('Repeat Password'), password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/listings\/new$/);

  await typeInto(page, page.getByLabel('Address'), 'Stanley Park');
  const first = page.getByRole('list', { name: 'Suggestions' }).getByRole('button', { name: /^Stanley Park/ });
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  const map = page.getByRole('application', { name: 'Move the map until the pin is at your door' });
  await tabTo(page, map);
  for (const key of ['Shift+ArrowUp', 'Shift+ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page.getByText('Pin moved 20 m from the place you chose')).toBeVisible();
  await typeInto(page, page.getByLabel('Name *', { exact: true }), 'York St. Coffee Inc.');
  await typeInto(page, page.getByLabel('Storefront name'), 'York St. Coffee');
  await tabTo(page, page.getByRole('radio', { name: 'Café' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Café' })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: /^Use my own number/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'One bag more' }));
  for (const key of ['Enter', 'Space', 'Enter']) await page.keyboard.press(key);
  await tabTo(page, page.getByRole('switch', { name: 'Wi-Fi' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Continue to Store Hours' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/listings\/[0-9a-f-]{36}\/hours$/);

  // Monday open, twice a day; Tuesday all day; the second stretch of Monday is taken away again.
  const of = (name: string) => page.getByRole('button', { name });
  await tabTo(page, page.getByRole('switch', { name: 'Monday open' }));
  await page.keyboard.press('Space');
  await typeInto(page, page.getByLabel('Monday, opens at'), '9:00 AM');
  await typeInto(page, page.getByLabel('Monday, closes at'), '1:00 PM');
  await tabTo(page, of('Add Hours on Monday'));
  await page.keyboard.press('Enter');
  await tabTo(page, lastOf(page.getByLabel('Monday, opens at')), 'Shift+Tab');
  await page.keyboard.type('2:00 PM');
  await typeInto(page, lastOf(page.getByLabel('Monday, closes at')), '6:00 PM');
  await tabTo(page, of('Delete the hours 2:00 PM to 6:00 PM on Monday'));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Monday, opens at')).toHaveCount(1);
  await tabTo(page, page.getByRole('switch', { name: 'Tuesday open' }));
  await page.keyboard.press('Space');
  await tabTo(page, of('Tuesday, 24 Hours'));
  await page.keyboard.press('Enter');
  await tabTo(page, of('Continue to Payouts'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/payouts$/);

  await tabTo(page, page.getByRole('link', { name: 'Add Payout Information' }));
  await page.keyboard.press('Enter');
  await typeInto(page, page.getByLabel('Date of birth'), '09/14/1986');
  await typeInto(page, page.getByLabel('Province'), 'ON');
  await typeInto(page, page.getByLabel('Postal code'), 'M5J 1P3');
  await typeInto(page, page.getByLabel('Routing number'), '11000-000');
  await typeInto(page, page.getByLabel('Account number'), '000123456789');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'You are ready' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Finish' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
});
