import { expect } from '@playwright/test';
import { inDatabase } from './support/database.ts';
import { bookByRest, joinAndSignIn } from './support/person.ts';
import { test } from './support/test.ts';

test('@desk an order whose payment is being checked says so, offers no second one, and goes on by itself', async ({
  page,
  accessible,
  baseURL,
}) => {
  const person = await joinAndSignIn(page, baseURL);
  const order = await bookByRest(page, person, { token: null });
  const begun = await page.request.post('/api/v1/payment_intents', {
    headers: person.headers,
    data: { booking: { id: order } },
  });
  expect(begun.ok(), await begun.text()).toBe(true);
  const check = (since: string) =>
    inDatabase(`update payments set checking_since = ${since} where booking_id = $1`, [order]);
  await check('product_now()');
  await page.goto(`/orders/${order}`);
  await expect(page.getByRole('heading', { name: 'Your payment is being checked' })).toBeVisible();
  await expect(page.getByText('Please don’t pay again')).toBeVisible();
  for (const claim of ['Not paid yet', 'Nothing was charged']) await expect(page.getByText(claim)).toHaveCount(0);
  await accessible();
  await page.getByRole('button', { name: 'Cancel this order' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('If it was charged, all of it goes back');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await check('null');
  await expect(page.getByRole('heading', { name: 'Your booking is waiting for payment' })).toBeVisible();
});
