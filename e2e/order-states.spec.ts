import { bagsAtCounter } from './support/custody.ts';
import { inDatabase } from './support/database.ts';
import { changesRow, openChange, shown } from './support/order.ts';
import { bookByRest, bookDeclined, join, joinAndSignIn } from './support/person.ts';
import { signIn } from './support/sign-in.ts';
import { firstOf, lastOf } from './support/order-of.ts';
import { expect, test } from './support/test.ts';

test('bookings to come stand apart from those that are over, which come ten at a time @desk', async ({
  page,
  accessible,
  baseURL,
}) => {
  const person = await joinAndSignIn(page, baseURL);
  const over = [];
  for (let day = 20; day < 32; day += 1) over.push(await bookByRest(page, person, { daysAhead: day, bags: 1 }));
  const [later, pending] = [
    await bookByRest(page, person, { daysAhead: 40 }),
    await bookByRest(page, person, { daysAhead: 33, token: null }),
  ];
  await inDatabase(
    `update bookings b set status = 'completed', completed_at = product_now(),
       drop_off_at = date_trunc('minute', product_now()) - make_interval(days => a.days::int, hours => 9),
       pick_up_at = date_trunc('minute', product_now()) - make_interval(days => a.days::int, hours => 1)
     from unnest($1::uuid[]) with ordinality as a (id, days) where b.id = a.id`,
    [over],
  );
  await page.goto('/orders');
  const listOf = (name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem');
  const [upcoming, past] = [listOf('Upcoming'), listOf('Past')];
  await expect(upcoming).toHaveCount(2);
  await expect(firstOf(upcoming)).toContainText('Pending');
  await expect(firstOf(upcoming).getByRole('link', { name: 'Modify Booking' })).toHaveCount(0);
  await expect(lastOf(upcoming)).toContainText('The bag room is behind the bar.');
  await expect(past).toHaveCount(10);
  await expect(firstOf(past)).toContainText('Past Reservation');
  await expect(firstOf(past).getByText('The bag room is behind the bar.')).toHaveCount(0);
  await accessible();

  await page.getByRole('button', { name: 'Show 2 more of 2' }).click();
  await expect(past).toHaveCount(12);
  await expect(page).toHaveURL(/\/orders\?past=20$/);
  await expect(page.getByRole('button', { name: /^Show / })).toHaveCount(0);
  await accessible();
  await lastOf(past).getByRole('link', { name: 'View booking' }).click();
  await expect(page).toHaveURL(new RegExp(`/orders/${over.at(-1)}$`));
  await page.goBack();
  await expect(past).toHaveCount(12);
  for (const asked of ['past=13', 'past=none', 'past=-10', 'page=2']) {
    expect((await page.goto(`/orders?${asked}`))?.status()).toBe(200);
    await expect(past).toHaveCount(10);
  }
  await expect(upcoming.getByRole('button', { name: 'Book Again' })).toHaveCount(0);
  await lastOf(past).getByRole('button', { name: 'Book Again' }).click();
  await expect(page.getByRole('heading', { name: 'Review your booking' })).toBeVisible();
  await page.goto('/orders');
  await lastOf(upcoming).getByRole('link', { name: 'York Street Coffee' }).click();
  await expect(page).toHaveURL(new RegExp(`/orders/${later}$`));
  await page.goto(`/orders/${pending}`);
  await expect(page.getByRole('heading', { name: 'Your booking is waiting for payment' })).toBeVisible();
});

test('@desk an order that waits for its payment has no ticket yet, and a refused one leads home', async ({
  page,
  accessible,
  baseURL,
}) => {
  const person = await joinAndSignIn(page, baseURL);
  const [pending, declined] = [await bookByRest(page, person, { token: null }), await bookDeclined(page, person)];
  await page.goto(`/orders/${pending}`);
  await expect(page.getByRole('heading', { name: 'Your booking is waiting for payment' })).toBeVisible();
  await expect(shown(page.getByText('Not paid yet', { exact: true }))).toBeVisible();
  await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Change Booking' })).toHaveCount(0);
  await accessible();
  await page.getByRole('button', { name: 'Cancel this order' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Nothing was charged.');

  await page.goto(`/orders/${declined}`);
  await expect(page.getByRole('heading', { name: 'This Order has been Cancelled' })).toBeVisible();
  await expect(page.getByText('Your card has insufficient funds.')).toHaveCount(1);
  await expect(page.getByText('Nothing was charged.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('Charged$0.00');
  await accessible();
  await page.getByRole('link', { name: 'Return to the home page' }).click();
  await expect(page).toHaveURL(/\/map/);
});

test('@desk once started, drop-off and bags are fixed; the counter stamps both ends', async ({
  page,
  accessible,
  baseURL,
}) => {
  const person = await joinAndSignIn(page, baseURL);
  const order = await bookByRest(page, person, { code: 'CANADA15' });
  await page.goto(`/orders/${order}`);
  const receipt = page.getByRole('region', { name: 'Receipt' });
  await expect(receipt).toContainText(/Storage.*2 bags × .*\$19\.90/);
  await expect(receipt).toContainText('Location fee per order$1.50');
  await expect(receipt).toContainText('Discount code CANADA15−$3.63');
  await expect(receipt).toContainText('Charged$20.55');
  await expect(receipt).toContainText('Contains $2.36 of tax: the discount is taken off the price with tax.');

  await inDatabase(
    `update bookings set drop_off_at = date_trunc('minute', product_now()) - interval '2 hours', pick_up_at = date_trunc('minute', product_now()) + interval '3 hours'
     where id = $1`,
    [order],
  );
  await bagsAtCounter(order, { inMinutesAgo: 110, bags: 2 });
  await page.reload();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await expect(shown(page.getByText('In store', { exact: true }))).toBeVisible();
  await expect(page.getByText(/^2 bags since \d+:\d\d [AP]M\./)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your bags' })).toContainText('2 bags on the shelf');
  await expect(page.getByRole('button', { name: 'Cancel this order' })).toHaveCount(0);
  await accessible();
  const dialog = await openChange(page);
  await expect(dialog.getByText('Booking is already started')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'One bag more' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Change drop-off and pick-up' }).click();
  const dates = page.getByRole('dialog', { name: /Check Out/ });
  await expect(dates.getByRole('tab', { name: /Check In/ })).toHaveCount(0);
  await accessible();

  await inDatabase(
    `update bookings set status = 'completed', completed_at = product_now(), pick_up_at = date_trunc('minute', product_now()) - interval '1 minute'
     where id = $1`,
    [order],
  );
  await bagsAtCounter(order, { inMinutesAgo: 110, bags: 2, outMinutesAgo: 2 });
  await page.goto(`/orders/${order}`);
  await expect(shown(page.getByText('Completed', { exact: true }))).toBeVisible();
  await expect(page.getByText('Checked out', { exact: true })).toBeVisible();
  await expect(page.getByText(/@ \d\d:\d\d [ap]m, 2 bags/)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Cancel this order' })).toHaveCount(0);
  await accessible();
});

test("@desk a changed check-in can't be later than the check-out", async ({ page, accessible, baseURL }) => {
  const person = await joinAndSignIn(page, baseURL);
  await page.goto(`/orders/${await bookByRest(page, person)}`);
  const change = await openChange(page);
  await change.getByRole('button', { name: 'Change drop-off and pick-up' }).click();
  const dates = page.getByRole('dialog', { name: 'Check In and Check Out' });
  await dates.getByRole('tab', { name: /Check Out/ }).click();
  await dates.getByRole('radio', { name: '9:15 AM', exact: true }).click();
  await expect(dates.getByText("Can't be later than pick up date")).toBeVisible();
  await expect(dates.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await accessible();
  await dates.getByRole('radio', { name: '6:15 PM', exact: true }).click();
  await dates.getByRole('button', { name: 'Confirm' }).click();
  await expect(change.getByRole('table', { name: 'Booking Changes' })).toBeVisible();
});

test('@desk a change whose answer is lost is made once, and the page goes on with what it made', async ({
  page,
  watch,
  baseURL,
}) => {
  watch.allow(/ERR_FAILED/);
  const person = await joinAndSignIn(page, baseURL);
  const order = await bookByRest(page, person);
  await page.goto(`/orders/${order}`);
  const dialog = await openChange(page);
  await dialog.getByRole('button', { name: 'One bag more' }).click();
  await expect(changesRow(dialog, 'Additional total')).toBeVisible();
  await page.route(/booking\.edit/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Confirm Update' }).click();
  await expect(page).not.toHaveURL(new RegExp(order));
  await expect(dialog).toBeHidden();
  const { bookings } = (await (await page.request.get('/api/v1/bookings', { headers: person.headers })).json()) as {
    bookings: { status: string; bags_number: number }[];
  };
  expect(bookings).toMatchObject([{ status: 'confirmed', bags_number: 3 }]);
});

test('@desk an order that was cancelled elsewhere is shown as it is once it is touched', async ({
  page,
  watch,
  baseURL,
}) => {
  watch.allow(/status of 409/);
  const person = await joinAndSignIn(page, baseURL);
  const order = await bookByRest(page, person);
  await page.goto(`/orders/${order}`);
  const dialog = await openChange(page);
  await dialog.getByRole('button', { name: 'One bag less' }).click();
  // The price of this very change is there: nothing is asked between here and the press.
  await expect(dialog.getByRole('button', { name: 'Confirm Update' })).toBeEnabled();
  await page.request.patch(`/api/v1/bookings/${order}/cancel`, { headers: person.headers, data: {} });
  await dialog.getByRole('button', { name: 'Confirm Update' }).click();
  await expect(page.getByRole('heading', { name: 'This Order has been Cancelled' })).toBeVisible();
  await expect(dialog).toBeHidden();

  // It is the same when the price of a change is asked for.
  const another = await bookByRest(page, person);
  await page.goto(`/orders/${another}`);
  await openChange(page);
  await page.request.patch(`/api/v1/bookings/${another}/cancel`, { headers: person.headers, data: {} });
  await dialog.getByRole('button', { name: 'One bag less' }).click();
  await expect(page.getByRole('heading', { name: 'This Order has been Cancelled' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("@desk a mail's link that is no longer good leads its owner by the login, or at once, to the order", async ({
  page,
  accessible,
  watch,
}) => {
  watch.allow(/status of 404/);
  const person = await join(page);
  const signed = await page.request.post('/api/v1/auth/sign_in', { data: person });
  const headers = Object.fromEntries(
    ['access-token', 'client', 'uid'].map((name) => [name, signed.headers()[name] ?? '']),
  );
  const order = await bookByRest(page, { headers });
  await page.goto(`/orders/${order}?key=worn-out`);
  await expect(page.getByText('This link is no longer valid.')).toBeVisible();
  await accessible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await signIn(page, person);
  await expect(page).toHaveURL(new RegExp(`/orders/${order}$`));
  await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible();
  await page.goto(`/orders/${order}?key=worn-out`);
  await expect(page).toHaveURL(new RegExp(`/orders/${order}$`));
  await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible();
});

test('@phone an order that was cancelled with its bags inside says where they are, and keeps its code', async ({
  page,
  accessible,
  baseURL,
}) => {
  const person = await joinAndSignIn(page, baseURL);
  const id = await bookByRest(page, person, { listing: 'queen-coffee-toronto' });
  await bagsAtCounter(id, { inMinutesAgo: 30, bags: 2 });
  await inDatabase(
    `update bookings set status = 'canceled', canceled_at = product_now(), cancellation_reason = 'A pipe burst'
     where id = $1`,
    [id],
  );
  await page.goto(`/orders/${id}`);
  await expect(page.getByText('Your bags are still in store')).toBeVisible();
  await page.getByRole('button', { name: /^Show CLK-.* large$/ }).tap();
  await expect(page.getByRole('dialog', { name: 'Code for the counter' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).tap();
  await accessible();
});
