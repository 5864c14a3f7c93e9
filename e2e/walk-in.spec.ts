import { freshEmail, fillCard, fillContact } from './support/book.ts';
import { inDatabase } from './support/database.ts';
import { shown } from './support/order.ts';
import { expect, test } from './support/test.ts';
import { walkInAddress } from './support/walk-in.ts';

test('the code on a poster leads to a ticket from now, on one screen', async ({ page, accessible }) => {
  await page.goto(await walkInAddress('queen-coffee-toronto'));
  await expect(page.getByRole('heading', { name: 'Leave your bags here' })).toBeVisible();
  const stay = page.getByRole('region', { name: 'Your stay from now' });
  await expect(stay.getByText(/^Now, \d+:\d[05] [AP]M$/)).toBeVisible();
  await expect(stay.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: /accept/ })).not.toBeChecked();
  await accessible();
  await stay.getByRole('button', { name: 'One bag more' }).click();
  await fillContact(page, freshEmail());
  await fillCard(page);
  await page.getByRole('checkbox', { name: /accept/ }).check();
  await shown(page.getByRole('button', { name: 'Complete Booking' })).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Receipt' }).getByText('2 bags')).toBeVisible();
});

test('@phone another pick-up is one that the dates say, with the drop-off as it is', async ({ page }) => {
  expect((await page.request.get('/in/2222')).status(), 'a code of no location is no page').toBe(404);
  await page.goto(await walkInAddress('queen-coffee-toronto'));
  const stay = page.getByRole('region', { name: 'Your stay from now' });
  await stay.getByRole('button', { name: 'Another pick-up time' }).click();
  const dates = page.getByRole('dialog', { name: 'Check In and Check Out' });
  await dates.getByRole('button', { name: 'Next month' }).click();
  await dates.getByRole('gridcell').getByRole('button', { name: /\b2, / }).click();
  await dates.getByRole('radio', { name: '11:00 AM' }).click();
  await dates.getByRole('button', { name: 'Confirm' }).click();
  await expect(dates).toBeHidden();
  await expect(stay.getByText('11:00 AM', { exact: true })).toBeVisible();
  await expect(stay.getByText(/^Now, /)).toBeVisible();
  await expect(stay.getByRole('radio', { checked: true })).toHaveCount(0);
});

/** Ten o'clock in Toronto, where a run begins, is seven in Vancouver: a place there that opens at nine or later. */
const shutInVancouver = `select slug from listings where time_zone = 'America/Vancouver' and published and bookable
  and not available_full_time and not week_open && '{[1860,1980)}'::int4multirange and not isempty(week_open)
  order by slug limit 1`;

test('@phone a shut door says when it opens, and what else there is; nothing is paid', async ({ page, accessible }) => {
  const [shut] = await inDatabase<{ slug: string }>(shutInVancouver, []);
  await page.goto(await walkInAddress(shut?.slug ?? ''));
  await expect(page.getByRole('heading', { name: 'Leave your bags here' })).toBeVisible();
  const stay = page.getByRole('region', { name: 'Your stay from now' });
  await expect(stay.getByRole('img', { name: /^Open 9:00/ })).toBeVisible();
  await expect(stay.getByRole('link', { name: /^Open for your stay: / })).toBeVisible();
  await expect(stay.getByRole('alert')).toContainText('Please book another time or day.');
  await expect(stay.getByText('Total Price')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Complete Booking' })).toHaveCount(0);
  await accessible();
  await stay.getByRole('button', { name: 'Book another time or day' }).click();
  await expect(page).toHaveURL(new RegExp(`/map/${shut?.slug}`));
});
