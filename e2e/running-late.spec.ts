import { bagsAtCounter } from './support/custody.ts';
import { inDatabase } from './support/database.ts';
import { firstOf } from './support/order-of.ts';
import { shown } from './support/order.ts';
import { bookAsGuest, bookByRest, joinAndSignIn } from './support/person.ts';
import { freshEmail } from './support/book.ts';
import { countPresses } from './support/presses.ts';
import { expect, test } from './support/test.ts';

/** In store for an hour, to be fetched in one more, at a place that is open day and night. */
async function inStore(id: string, bags: number): Promise<void> {
  await inDatabase(
    `update bookings set drop_off_at = date_trunc('hour', product_now()) - interval '1 hour',
       pick_up_at = date_trunc('hour', product_now()) + interval '1 hour' where id = $1`,
    [id],
  );
  await bagsAtCounter(id, { inMinutesAgo: 55, bags });
}

test('@phone from the ticket of bags in store to a later pick-up takes three presses', async ({
  page,
  accessible,
  baseURL,
}) => {
  const presses = await countPresses(page);
  const person = await joinAndSignIn(page, baseURL);
  const id = await bookByRest(page, person, { listing: 'queen-coffee-toronto' });
  await inStore(id, 2);
  await page.goto(`/orders/${id}`);
  await expect(page.getByRole('heading', { name: /^Your bags are at/, level: 1 })).toBeVisible();
  await expect(shown(page.getByText('In store', { exact: true }))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel this order' })).toHaveCount(0);
  await accessible();
  await page.getByRole('link', { name: 'Pick up later' }).tap();
  await expect(page.getByRole('heading', { name: 'Running late?' })).toBeVisible();
  await accessible();
  // The whole day is paid: what costs something lies past midnight.
  const later = firstOf(page.locator('label').filter({ has: page.getByRole('radio', { name: /\+\$/ }) }));
  const words = (await later.innerText()).replace(/\s+/g, ' ');
  const [time = ''] = /^\d+:\d\d [AP]M/.exec(words) ?? [];
  const [price = ''] = /\$[\d.]+/.exec(words) ?? [];
  await later.tap();
  await expect(page.getByText('One more night')).toBeVisible();
  await expect(shown(page.getByText('Card •••• 4242'))).toBeVisible();
  await accessible();
  await shown(page.getByRole('button', { name: 'Confirm Update' })).tap();
  await expect(page.getByText('Booking was successfully updated')).toBeVisible();
  await expect(page).not.toHaveURL(/late$/);
  expect(presses()).toBe(3);
  await expect(shown(page.getByText(time, { exact: true }))).toBeVisible();
  const receipt = page.getByRole('region', { name: 'Receipt' });
  await expect(receipt.getByText(price, { exact: true })).toBeVisible();
});

test('@phone the code fills the screen when it is pressed', async ({ page, accessible, baseURL }) => {
  const person = await joinAndSignIn(page, baseURL);
  const id = await bookByRest(page, person, { listing: 'queen-coffee-toronto' });
  await inStore(id, 2);
  await page.goto(`/orders/${id}`);
  await page.getByRole('button', { name: /^Show CLK-.* large$/ }).tap();
  const large = page.getByRole('dialog', { name: 'Code for the counter' });
  const picture = large.getByRole('img', { name: /QR code/ });
  await expect(picture).toBeVisible();
  expect((await picture.boundingBox())?.width).toBeGreaterThan(300);
  await accessible();
  await large.getByRole('button', { name: 'Close' }).tap();
  await expect(large).toBeHidden();
});

test('@phone a declined card leaves the pick-up as it was, and another one moves it', async ({
  page,
  accessible,
  watch,
}) => {
  watch.allow(/422/);
  const address = await bookAsGuest(page, { email: freshEmail() });
  await inStore(address.split('/').at(-1) ?? '', 2);
  await page.goto(`${address}/late`);
  await expect(page.getByRole('heading', { name: 'Running late?' })).toBeVisible();
  const dear = page.locator('label').filter({ has: page.getByRole('radio', { name: /\+\$/ }) });
  await firstOf(dear).tap();
  await shown(page.getByRole('button', { name: 'Proceed Payment' })).tap();
  await page.getByLabel('Card number').fill('4000000000000002');
  await page.getByLabel('Expiry date').fill('1234');
  await page.getByLabel('CVC').fill('123');
  // The same place was tapped before, and a card is typed here faster than a double tap is over, which counts as one.
  await shown(page.getByRole('button', { name: 'Confirm Update' })).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Your pick-up stays' })).toContainText('Nothing was charged.');
  await accessible();
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiry date').fill('1234');
  await page.getByLabel('CVC').fill('123');
  await shown(page.getByRole('button', { name: 'Confirm Update' })).tap();
  await expect(page.getByText('Booking was successfully updated')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Your bags are at/, level: 1 })).toBeVisible();
});

test('@phone bags that are late say since when, and until when nothing more is to be paid', async ({
  page,
  accessible,
  baseURL,
}) => {
  const person = await joinAndSignIn(page, baseURL);
  const id = await bookByRest(page, person, { bags: 1 });
  await inDatabase(
    `update bookings set drop_off_at = date_trunc('hour', product_now()) - interval '3 hours',
       pick_up_at = date_trunc('hour', product_now()) - interval '1 hour' where id = $1`,
    [id],
  );
  await bagsAtCounter(id, { inMinutesAgo: 175, bags: 1 });
  await page.goto(`/orders/${id}`);
  await expect(shown(page.getByText(/^Late since \d+:00 [AP]M$/))).toBeVisible();
  await expect(page.getByRole('img', { name: 'First bag' })).toBeVisible();
  await accessible();
});
