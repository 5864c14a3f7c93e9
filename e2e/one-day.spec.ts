import type { Locator, Page } from '@playwright/test';
import { enterAsAdmin } from './support/admin.ts';
import { fillCard } from './support/book.ts';
import { inDatabase } from './support/database.ts';
import { mailOf } from './support/mailbox.ts';
import { shown } from './support/order.ts';
import { firstOf } from './support/order-of.ts';
import { joinAndSignIn } from './support/person.ts';
import { customer, enter } from './support/sign-in.ts';
import { countPresses } from './support/presses.ts';
import { expect, test } from './support/test.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** A place of the demo that is open day and night. */
const SHOP = 'queen-coffee-toronto';

/** Walks in by the location's code; the ticket is open then. @returns the order's id. */
async function walkIn(page: Page, code: string, card: 'new' | 'kept'): Promise<string> {
  await page.goto(`/in/${code.toLowerCase()}`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  if (card === 'new') {
    await fillCard(page);
    await page.getByRole('checkbox', { name: 'Save this card for next time' }).check();
  }
  await page.getByRole('checkbox', { name: /accept/ }).check();
  await shown(page.getByRole('button', { name: 'Complete Booking' })).tap();
  // The first order is for this time too.
  if (card === 'kept') await page.getByRole('button', { name: 'Book another' }).tap();
  await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

const codeOf = async (order: string): Promise<string> => {
  const [row] = await inDatabase<{ code: string }>('select code from orders where id = $1', [order]);
  return row?.code ?? '';
};

test('@desk one day: booked, in store, late, a message, a shut door, a refund, on three devices', async ({
  page: desk,
  browser,
  baseURL,
}) => {
  const contexts = await Promise.all([1, 2].map(() => browser.newContext({ ...phone, baseURL: baseURL ?? '' })));
  const [traveller, shop] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
  const presses = await countPresses(traveller);
  const [place] = await inDatabase<{ walk_in_code: string; email: string }>(
    `select l.walk_in_code, u.email from listings l join users u on u.id = l.owner_id where l.slug = $1`,
    [SHOP],
  );
  const { email } = await joinAndSignIn(traveller, baseURL);
  await enter(shop, { email: place?.email ?? '', password: customer.password });
  await shop.goto('/dashboard');

  // Booked: the counter's screen has it within 15 seconds, by itself.
  const order = await walkIn(traveller, place?.walk_in_code ?? '', 'new');
  const code = await codeOf(order);
  const row: Locator = shop.getByRole('listitem').filter({ hasText: code });
  await expect(row).toBeVisible({ timeout: 15_000 });
  await mailOf(email, /^Your booking .* is confirmed$/);

  // Checked in: the ticket that lies open says so by itself.
  await shop.getByLabel(/^Type a code/).fill(code);
  await shop.getByRole('button', { name: 'Find ticket' }).tap();
  const counter = shop.getByRole('dialog');
  await expect(counter.getByText('Expected now')).toBeVisible();
  await counter.getByRole('button', { name: 'Check in 1 bag' }).tap();
  await expect(counter.getByText(/^Checked in, /)).toBeVisible();
  await expect(traveller.getByRole('heading', { name: /^Your bags are at/, level: 1 })).toBeVisible({
    timeout: 15_000,
  });
  await mailOf(email, /^Your bags are in at/);

  // Late: three presses from the ticket.
  presses();
  await traveller.getByRole('link', { name: 'Pick up later' }).tap();
  await firstOf(traveller.locator('label').filter({ has: traveller.getByRole('radio', { name: /\+\$/ }) })).tap();
  await shown(traveller.getByRole('button', { name: 'Confirm Update' })).tap();
  await expect(traveller.getByText('Booking was successfully updated')).toBeVisible();
  expect(presses()).toBe(3);

  // A message, and its answer.
  await traveller.goto(`/orders/${order}/messages`);
  await traveller.getByLabel('Your message').fill('Is the door on Queen Street?');
  await traveller.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(traveller.getByText(/^Sent \d/)).toBeVisible();
  await shop.goto(`/dashboard/bookings?booking=${code}`);
  const drawer = shop.getByRole('dialog');
  await expect(drawer.getByText('Is the door on Queen Street?')).toBeVisible();
  await drawer.getByLabel('Your message').fill('Yes, the green one.');
  await drawer.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(traveller.getByText('Yes, the green one.')).toBeVisible({ timeout: 15_000 });

  // Another order in the evening, and the door is shut: three presses to another place.
  const evening = await walkIn(traveller, place?.walk_in_code ?? '', 'kept');
  await inDatabase(`update bookings set drop_off_at = drop_off_at - interval '6 minutes' where id = $1`, [evening]);
  // Its card is known from other journeys.
  await inDatabase('update payments set card_fingerprint = $1 where booking_id = $1::uuid', [evening]);
  await traveller.goto(`/orders/${evening}`);
  presses();
  await traveller.getByRole('link', { name: 'The door is shut' }).tap();
  await traveller.getByRole('button', { name: 'Yes, the door is shut' }).tap();
  await expect(traveller.getByRole('heading', { name: 'The shop is closed' })).toBeVisible();
  // Two minutes pass: the ways on come by themselves.
  await inDatabase(`update door_reports set reported_at = reported_at - interval '2 minutes' where booking_id = $1`, [
    evening,
  ]);
  await firstOf(traveller.getByRole('button', { name: /^Move my booking to/ })).tap();
  await expect(traveller.getByRole('heading', { name: /expects you$/ })).toBeVisible();
  expect(presses()).toBe(3);

  // Administration gives a part back; the traveller's page and a mail say so.
  await enterAsAdmin(desk, 'support');
  await desk.goto(`/admin/bookings?booking=${code}`);
  await expect(desk.getByRole('heading', { name: code })).toBeVisible();
  await desk.getByRole('button', { name: 'Refund', exact: true }).click();
  await desk.getByLabel(/^Amount, of/).fill('1.00');
  await desk.getByRole('button', { name: 'Refund $1.00' }).click();
  await expect(desk.getByText('$1.00 goes back')).toBeVisible();
  await mailOf(email, /refund/i);
  await traveller.goto(`/orders/${order}`);
  await expect(firstOf(traveller.getByText(/\$1\.00/))).toBeVisible();
  await Promise.all(contexts.map((context) => context.close()));
});
