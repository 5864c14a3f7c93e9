import { ticketForNow, beginNow } from './support/counter.ts';
import { bagsAtCounter } from './support/custody.ts';
import { enter, partner } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('@phone a traveller and the shop write to each other: ready answer, answer, unread number, read marks', async ({
  page,
  browser,
  baseURL,
  accessible,
}) => {
  const { id, code } = await ticketForNow(page, baseURL, { bags: 1 });
  await beginNow(id);
  await bagsAtCounter(id, { inMinutesAgo: 1, bags: 1 });
  const desk = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await page.goto(`/orders/${id}`);
  await page.getByRole('link', { name: 'Messages' }).tap();
  await expect(page.getByText('Nothing has been written yet.')).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: 'Which door is it?' }).tap();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByText('Nothing has been written yet.')).toBeVisible();
  await page.getByLabel('Your message').fill('Which of the two doors?');
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(page.getByText(/^Sent \d/)).toBeVisible();
  await accessible();

  await enter(desk, partner);
  await desk.goto(`/dashboard/bookings?booking=${code}`);
  const drawer = desk.getByRole('dialog');
  await expect(drawer.getByText('Which of the two doors?')).toBeVisible();
  await expect(page.getByText(/^Read \d/)).toBeVisible();
  await page.goto(`/orders/${id}`);
  await drawer.getByLabel('Your message').fill('The green one.');
  await drawer.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(drawer.getByText(/^Sent \d/)).toBeVisible();

  await page.getByRole('link', { name: 'Messages 1 unread' }).tap();
  await expect(page.getByText('The green one.')).toBeVisible();
  await expect(drawer.getByText(/^Read \d/)).toBeVisible();
  // A ready answer goes when its page is left before its ten seconds are over.
  await page.getByRole('button', { name: 'On my way' }).tap();
  await page.goBack();
  await expect(drawer.getByText('On my way')).toBeVisible();
  await desk.context().close();
});
