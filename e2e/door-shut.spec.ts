import { bagsAtCounter } from './support/custody.ts';
import { inDatabase } from './support/database.ts';
import { firstOf } from './support/order-of.ts';
import { bookByRest, joinAndSignIn } from './support/person.ts';
import { countPresses } from './support/presses.ts';
import { enter, partner } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

/** At a place that is open day and night, whose hours no other journey needs. The stay began five minutes ago, and ends in three hours. */
const begun = `update bookings set drop_off_at = date_trunc('minute', product_now()) - interval '5 minutes',
  pick_up_at = date_trunc('minute', product_now()) + interval '3 hours' where id = $1`;

test('a traveller before a shut door goes to the nearest open place with three presses', async ({
  page,
  accessible,
  baseURL,
}) => {
  const presses = await countPresses(page);
  const person = await joinAndSignIn(page, baseURL);
  const id = await bookByRest(page, person, { bags: 1, listing: 'queen-coffee-toronto' });
  await inDatabase(begun, [id]);
  // Its card is known from other journeys.
  await inDatabase('update payments set card_fingerprint = $1 where booking_id = $1::uuid', [id]);
  await page.goto(`/orders/${id}`);
  await page.getByRole('link', { name: 'The door is shut' }).click();
  await expect(page.getByRole('heading', { name: 'Is the door shut?' })).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: 'Yes, the door is shut' }).click();
  await expect(page.getByRole('heading', { name: 'The shop is closed' })).toBeVisible();
  expect(presses()).toBe(2);
  await accessible();
  // Who wants to, says more; it asks for nothing.
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 43.65, longitude: -79.38 });
  await page.getByRole('button', { name: /^Share how far you are from the door/ }).click();
  await expect(page.getByText(/^You told us that you stood .+ from the door\.$/)).toBeVisible();
  await accessible();
  // Two minutes pass.
  await inDatabase(`update door_reports set reported_at = reported_at - interval '2 minutes' where booking_id = $1`, [
    id,
  ]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ways on' })).toBeVisible();
  await accessible();
  presses();
  await firstOf(page.getByRole('button', { name: /^Move my booking to/ })).click();
  await expect(page.getByRole('heading', { name: /expects you$/ })).toBeVisible();
  expect(presses()).toBe(1);
  await accessible();
  // That door may be shut too: it is asked in its turn.
  const moved = (await page.getByRole('heading', { level: 1 }).innerText()).replace(/ expects you$/, '');
  await page.getByRole('button', { name: 'The door is shut' }).click();
  await expect(page.getByText(`${moved} advertises to be open now.`, { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Yes, the door is shut' }).click();
  await expect(page.getByText(`We are asking ${moved} right now.`, { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'They opened, all good' }).click();
  await expect(page.getByRole('heading', { name: 'Is the door shut?' })).toBeVisible();
  await firstOf(page.getByRole('main').getByRole('link', { name: 'Your booking' })).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible();
});

test('@phone with bags behind a shut door the pick-up moves on, and its price falls away once the shop agrees', async ({
  page,
  browser,
  baseURL,
  accessible,
}) => {
  const person = await joinAndSignIn(page, baseURL);
  const id = await bookByRest(page, person, { bags: 2, listing: 'queen-coffee-toronto' });
  await inDatabase(begun, [id]);
  await bagsAtCounter(id, { inMinutesAgo: 4, bags: 2 });
  await page.goto(`/orders/${id}/door`);
  await page.getByRole('button', { name: 'Yes, the door is shut' }).tap();
  await expect(page.getByText(/Its price, .+, falls away when your report stands\.$/)).toBeVisible();
  await accessible();
  await page.getByRole('link', { name: /^Your booking, / }).tap();
  await expect(page.getByText(/^Your pick-up moved on when you reported the door shut, /)).toBeVisible();
  await accessible();
  const [report] = await inDatabase<{ id: string; email: string }>(
    `select r.id, u.email from door_reports r join listings l on l.id = r.listing_id join users u on u.id = l.owner_id
     where r.booking_id = $1`,
    [id],
  );
  const shop = await browser.newContext({ baseURL: baseURL ?? '' });
  const desk = await shop.newPage();
  await enter(desk, { email: report?.email ?? '', password: partner.password });
  const data = { bookingId: id, reportId: report?.id, answer: 'shut', words: 'The lock was frozen.' };
  expect((await desk.request.post('/trpc/doors.answer', { data })).status()).toBe(200);
  await shop.close();
  await page.goto(`/orders/${id}/door`);
  await expect(page.getByRole('heading', { name: 'Your report stands' })).toBeVisible();
  await expect(page.getByText('The lock was frozen.')).toBeVisible();
  await expect(page.getByText(/^Your pick-up stays /)).toBeVisible();
  await expect(page.getByText('Our team is told', { exact: false })).toHaveCount(0);
  await accessible();
  // The next day it may be shut again.
  await page.getByRole('button', { name: 'The door is shut' }).tap();
  await expect(page.getByRole('button', { name: 'Yes, the door is shut' })).toBeVisible();
});

test('@phone a door that cannot be reported yet, or no more, leads on', async ({ page, accessible, baseURL }) => {
  const person = await joinAndSignIn(page, baseURL);
  const id = await bookByRest(page, person, { bags: 1, listing: 'queen-coffee-toronto' });
  await page.goto(`/orders/${id}/door`);
  const main = page.getByRole('main');
  await expect(main.getByText('You can report a shut door from 15 minutes before your drop-off.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Your booking', exact: true })).toBeVisible();
  await accessible();
  await inDatabase(
    `update bookings set drop_off_at = date_trunc('hour', product_now()) - interval '3 hours',
       pick_up_at = date_trunc('hour', product_now()) - interval '1 hour' where id = $1`,
    [id],
  );
  await page.reload();
  await expect(main.getByRole('link', { name: 'Tell us' })).toHaveAttribute('href', /^\/contact\?code=CLK-/);
});

test('@desk what is slow in coming has the shape of a page meanwhile', async ({ page, baseURL }) => {
  const person = await joinAndSignIn(page, baseURL);
  const id = await bookByRest(page, person, { bags: 1, listing: 'queen-coffee-toronto' });
  await inDatabase(begun, [id]);
  await page.goto(`/orders/${id}`);
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/doors\.ofOrder/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByRole('link', { name: 'The door is shut' }).click();
  await expect(page.getByText('Loading your booking')).toBeAttached();
  answer();
  await expect(page.getByRole('heading', { name: 'Is the door shut?' })).toBeVisible();
});
