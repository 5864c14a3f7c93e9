import { inDatabase } from './support/database.ts';
import { book, fillCard, freshEmail, reachPayment } from './support/book.ts';
import { fits } from './support/fits.ts';
import { expectMails } from './support/mailbox.ts';
import { changesRow, openCancel, openChange, shown } from './support/order.ts';
import { bookAsGuest, bookByRest, joinAndSignIn } from './support/person.ts';
import { isUncovered } from './support/pieces.ts';
import { customer, enter, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test.describe('the order of a guest', () => {
  test('shows where, when, how many and until when it can be given back', async ({ page }) => {
    // The way is from the place that was searched.
    await book(page, { email: freshEmail() });
    const ticket = page.getByRole('region', { name: 'Your ticket' });
    await expect(ticket.getByRole('term').filter({ hasText: 'Number of Items' })).toBeVisible();
    await expect(ticket.getByText('Total Price')).toBeVisible();
    await expect(page.getByText(/Full refund until/)).toBeVisible();
    await expect(page.getByText('Insurance Included')).toBeVisible();
    const hours = page.getByRole('table', { name: 'Store hours' });
    await expect(hours.getByRole('row')).toHaveCount(7);
    await expect(hours.getByRole('row').filter({ hasText: 'Your day' })).toHaveCount(1);
    const directions = shown(page.getByRole('link', { name: 'Directions' }));
    await expect(directions).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps/);
    const map = page.getByRole('region', { name: 'Map with York Street Coffee' }).filter({ visible: true });
    await expect(map.getByRole('img', { name: 'Union Station' })).toBeVisible();
    await expect(page.getByText('About 2 min on foot (estimate)')).toBeVisible();
    await expect(page.getByRole('img', { name: /QR code of CLK-/ })).toBeVisible();
    const [calendar] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Add to calendar' }).click(),
    ]);
    expect(calendar.suggestedFilename()).toMatch(/\.ics$/);
  });

  test('@phone has what can be done right under its code, and shares the place without the code', async ({
    page,
    accessible,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await bookAsGuest(page, { email: freshEmail() });
    const acts = page.getByRole('region', { name: 'Your ticket' }).getByRole('navigation', { name: 'What you can do' });
    const code = await shown(page.getByText(/^CLK-[2-9A-Z]{6}$/)).boundingBox();
    const tiles = await acts.boundingBox();
    expect((tiles?.y ?? 0) - ((code?.y ?? 0) + (code?.height ?? 0))).toBeLessThan(60);
    await expect(acts.getByRole('link')).toHaveText(['Add to calendar', 'Call']);
    await expect(acts.getByRole('button')).toHaveText(['Share', 'Change Booking']);
    await accessible();
    await acts.getByRole('button', { name: 'Share' }).tap();
    await expect(page.getByText('Copied')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^Bags at York Street Coffee, 61 York St.*\nhttps:/);
    expect(text).not.toContain('CLK-');
    await acts.getByRole('button', { name: 'Change Booking' }).tap();
    const change = page.getByRole('dialog', { name: 'Update Your Order' });
    await expect(change.getByRole('button', { name: 'Confirm Update' })).toBeVisible();
    // As high as what it asks, at the bottom of the screen.
    expect((await change.boundingBox())?.height).toBeLessThan(440);
    // Once it has come.
    await expect
      .poll(async () => {
        const sheet = await change.boundingBox();
        return (sheet?.y ?? 0) + (sheet?.height ?? 0);
      })
      .toBe(800);
  });

  test('can be changed to more bags; the difference is paid by card', async ({ page, accessible }) => {
    await bookAsGuest(page, { email: freshEmail() });
    const dialog = await openChange(page);
    await expect(dialog.getByText('Change the times or the number of bags to see the new price.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Confirm Update' })).toBeDisabled();
    await accessible();

    await dialog.getByRole('button', { name: 'One bag more' }).click();
    await expect(changesRow(dialog, 'Additional item count')).toContainText('+1');
    // What stays as it is has no row.
    await expect(changesRow(dialog, 'Extra hours')).toHaveCount(0);
    await expect(changesRow(dialog, 'Additional total')).toContainText('+$11.25');
    await dialog.getByRole('button', { name: 'Proceed Payment' }).click();
    await expect(dialog.getByText('Pay the difference of $11.25')).toBeVisible();
    await fillCard(page);
    await accessible();
    await dialog.getByRole('button', { name: 'Confirm Update' }).click();

    await expect(page.getByText('Booking was successfully updated')).toBeVisible({ timeout: 20_000 });
    await expect(dialog).toBeHidden();
    await expect(shown(page.getByText('$35.43'))).toBeVisible();
    await expect(page.getByText('Earlier version of this booking')).toBeVisible();
  });

  test('@phone can pay the difference by another card after one that was declined', async ({ page, watch }) => {
    watch.allow(/status of 4\d\d/);
    await bookAsGuest(page, { email: freshEmail() });
    const dialog = await openChange(page);
    await dialog.getByRole('button', { name: 'One bag more' }).click();
    await dialog.getByRole('button', { name: 'Proceed Payment' }).click();
    await fillCard(page, '4000 0000 0000 0002');
    await dialog.getByRole('button', { name: 'Confirm Update' }).click();
    // Said once, next to the button, where nothing lies over it.
    const alert = page.getByRole('alert').filter({ hasText: /card was declined/ });
    await expect(alert).toContainText('Nothing was charged.');
    expect(await isUncovered(alert)).toBe(true);
    await expect(page.getByRole('region', { name: 'Warnings' }).getByRole('alert')).toHaveCount(0);
    await fillCard(page);
    await dialog.getByRole('button', { name: 'Confirm Update' }).click();
    await expect(page.getByText('Booking was successfully updated')).toBeVisible({ timeout: 20_000 });
    // The ticket that is paid for says nothing of the card that was declined.
    expect(await alert.count()).toBe(0);
    await expect(shown(page.getByText('$35.43'))).toBeVisible();
  });

  test('@desk can be changed to fewer bags; the difference goes back', async ({ page }) => {
    const before = await bookAsGuest(page, { email: freshEmail() });
    const dialog = await openChange(page);
    await dialog.getByRole('button', { name: 'One bag less' }).click();
    await expect(changesRow(dialog, 'Additional total')).toContainText('−$11.24');
    await expect(dialog.getByText('$11.24 goes back to the card that you paid with.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Confirm Update' }).click();
    await expect(page.getByText('Booking was successfully updated')).toBeVisible({ timeout: 20_000 });
    await expect(shown(page.getByText('$12.94'))).toBeVisible();

    // The address of the replaced order leads to the one that took its place.
    const now = new URL(page.url()).pathname;
    await page.goto(before);
    await expect(page).toHaveURL(new RegExp(`${now}$`));
  });

  test('@phone can be changed to other times in steps of 15 minutes', async ({ page }) => {
    await bookAsGuest(page, { email: freshEmail() });
    const dialog = await openChange(page);
    await dialog.getByRole('button', { name: 'Change drop-off and pick-up' }).click();
    const dates = page.getByRole('dialog', { name: 'Check In and Check Out' });
    await dates.getByRole('tab', { name: /Check Out/ }).click();
    await dates.getByRole('radio', { name: '8:15 PM' }).click();
    await dates.getByRole('button', { name: 'Confirm' }).click();
    await expect(changesRow(dialog, 'Extra hours')).toContainText('+3');
    await expect(changesRow(dialog, 'Additional total')).toContainText('No extra');
    await expect(changesRow(dialog, 'Additional item count')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Confirm Update' }).click();
    await expect(page.getByText('Booking was successfully updated')).toBeVisible({ timeout: 20_000 });
    await expect(shown(page.getByText(/@ 08:15 pm/i))).toBeVisible();
  });

  test('once cancelled it shows what was given back and can be booked again', async ({ page, accessible }) => {
    await bookAsGuest(page, { email: freshEmail() });
    const dialog = await openCancel(page);
    await expect(dialog.getByText('You get $24.18 back on the card you paid with')).toBeVisible();
    await accessible();
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible();

    await openCancel(page);
    await dialog.getByLabel('Reason (optional)').fill('Our train is late');
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByRole('heading', { name: 'This Order has been Cancelled' })).toBeInViewport();
    await expect(page.getByRole('main')).toBeFocused();
    // One spelling on the page.
    await expect(shown(page.getByText('Cancelled', { exact: true }))).toBeVisible();
    await expect(page.getByText('Canceled', { exact: true })).toHaveCount(0);
    const refund = page.getByRole('region', { name: 'Your refund' });
    await expect(refund.getByText('Refunded', { exact: true }).filter({ visible: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Receipt' })).not.toContainText('of tax');
    await expect(refund.getByRole('strong').filter({ hasText: '$24.18' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change Booking' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Cancel this order' })).toHaveCount(0);
    const elsewhere = page.getByRole('region', { name: 'Still need a place?' });
    await expect(elsewhere.getByRole('link')).toHaveCount(3);
    for (const link of await elsewhere.getByRole('link').all())
      await expect(link).toHaveAttribute('href', /^\/map\/[\w-]+\?.*bags=2/);
    // The bank has the money within seconds, and the page says so by itself.
    await expect(page.getByText('With your bank')).toBeVisible();
    await accessible();

    await shown(page.getByRole('button', { name: 'Book Again' })).click();
    await expect(page.getByRole('heading', { name: 'Review your booking' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'York Street Coffee' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Price of your stay' })).toContainText('You pay$24.18');
  });

  test('@desk leads to the local guide, who is yet to come, and does not exist to any other person', async ({
    page,
    accessible,
    browser,
    baseURL,
  }) => {
    const order = await bookAsGuest(page, { email: freshEmail() });
    await page.getByRole('link', { name: /Ask a local guide/ }).click();
    await expect(page).toHaveURL(new RegExp(`${order}/local-chat/how-it-works$`));
    await accessible();
    const question = page.getByLabel('Your question to a local guide');
    await expect(question).not.toBeEditable();
    await question.click();
    const dialog = page.getByRole('dialog', { name: 'Coming soon' });
    await expect(dialog).toBeVisible();
    await accessible();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: 'Back to the booking' }).click();
    await expect(page).toHaveURL(new RegExp(`${order}$`));

    // To any other person it does not exist.
    const elsewhere = await browser.newContext({ baseURL });
    const other = await elsewhere.newPage();
    await enter(other, customer);
    const answer = await other.goto(order);
    expect(answer?.status()).toBe(404);
    await expect(other.getByText(/CLK-/)).toHaveCount(0);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await elsewhere.close();
  });
});

test.describe('pressed twice', () => {
  test("@desk 'Complete Booking' books once", async ({ page }) => {
    const email = freshEmail();
    const creations: string[] = [];
    page.on('request', (request) => {
      if (/booking\.create/.test(request.url())) creations.push(request.url());
    });
    await reachPayment(page, { email });
    await page.getByRole('button', { name: 'Complete Booking' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible({ timeout: 20_000 });
    expect(creations).toHaveLength(1);
    await expectMails(email, 1);
  });

  test("@desk 'Cancel order' cancels once", async ({ page }) => {
    const email = freshEmail();
    const order = await bookAsGuest(page, { email });
    const dialog = await openCancel(page);
    await dialog.getByRole('button', { name: 'Cancel order' }).dblclick();
    await expect(page.getByRole('heading', { name: 'This Order has been Cancelled' })).toBeVisible();
    // Confirmed, cancelled, refunded.
    await expectMails(email, 3);
    // Of two cards.
    await inDatabase(
      `update refunds r set reference = '7410548577777777, 7410797777777777' from payments p
       where p.id = r.payment_id and p.booking_id = $1`,
      [order.split('/').at(-1)],
    );
    await page.goto(order);
    await expect(shown(page.getByText('$24.18'))).toBeVisible();
    await expect(page.getByText('7410 7977 7777 7777')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What you had booked' })).toBeVisible();
    await fits(page, [360, 600, 1440]);
  });
});

test('a visitor is sent to the login by the server, and back from there', { tag: '@desk' }, async ({ request }) => {
  const order = `/orders/${crypto.randomUUID()}`;
  for (const path of [
    '/orders',
    '/orders?past=20',
    '/booking',
    '/settings',
    order,
    `${order}?change=true`,
    `${order}/local-chat/how-it-works`,
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    const { location = '' } = answer.headers();
    expect([answer.status(), location], path).toEqual([302, `/login?returnTo=${encodeURIComponent(path)}`]);
  }
});

test.describe('My Bookings', () => {
  test('greet the customer and show what is to come and what is over, at either address', async ({
    page,
    accessible,
  }) => {
    await page.goto('/orders');
    await expect(page).toHaveURL(/\/login/);
    await signIn(page);
    await expect(page).toHaveURL(/\/orders$/);
    await expect(page.getByRole('heading', { name: `Welcome ${customer.firstName}` })).toBeVisible();
    const orders = page.getByRole('list', { name: /^(Upcoming|Past)$/ }).getByRole('listitem');
    const active = orders.filter({ hasText: 'Confirmed' });
    await expect(active.getByRole('link', { name: 'Modify Booking' })).toBeVisible();
    await expect(active.getByRole('link', { name: '(Directions)' })).toHaveAttribute('href', /maps/);
    await expect(active.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4} @ \d\d:\d\d [ap]m$/)).toHaveCount(2);
    const over = orders.filter({ hasText: 'Past Reservation' }).filter({ hasText: '2 Bags' });
    await expect(over).toHaveCount(1);
    await expect(over.getByRole('link', { name: 'Modify Booking' })).toHaveCount(0);
    await accessible();
    await active.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Cancel booking?' })).toBeVisible();
    await accessible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
    await active.getByRole('link', { name: 'Modify Booking' }).click();
    await expect(page.getByRole('dialog', { name: 'Update Your Order' })).toBeVisible();
    await page.goto('/booking');
    await expect(page).toHaveURL(/\/booking$/);
    await expect(page.getByRole('heading', { name: `Welcome ${customer.firstName}` })).toBeVisible();
    await expect(active.getByRole('link', { name: 'Modify Booking' })).toBeVisible();
    await expect(over).toHaveCount(1);
  });

  test('a completed order is reviewed once', { tag: '@once' }, async ({ page, accessible }) => {
    await enter(page, customer);
    await page.goto('/orders');
    const over = page.getByRole('listitem').filter({ hasText: 'Past Reservation' }).filter({ hasText: '2 Bags' });
    await over.getByRole('link', { name: 'View booking' }).click();
    await shown(page.getByRole('link', { name: 'Write a review' })).click();
    await expect(page.getByRole('heading', { name: /^How was it, / })).toBeVisible();
    await accessible();
    await page.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByText('Please choose one to five stars')).toBeVisible();
    await page.getByRole('radio', { name: '5, excellent' }).check({ force: true });
    await page.getByLabel('What should the next traveller know?').fill('Quick, kind, and the coffee is good.');
    await page.getByRole('button', { name: 'Send review' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Change it' }).click();
    await page.getByRole('radio', { name: '4, good' }).check({ force: true });
    await page.getByRole('button', { name: 'Save the change' }).click();
    await expect(page.getByText('4 of 5 stars')).toBeAttached();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await accessible();
    await page.goto('/map/york-street-coffee-toronto/reviews?order=newest');
    await expect(page.getByText('Quick, kind, and the coffee is good.')).toBeVisible();
    await accessible();
  });
});

test('@desk the dates of a change say what the order costs then', async ({ page, baseURL, accessible }) => {
  const order = await bookByRest(page, await joinAndSignIn(page, baseURL));
  await page.goto(`/orders/${order}`);
  await accessible();
  await page.goto(`/orders/${order}?change=true`);
  await page.getByRole('dialog', { name: 'Update Your Order' }).getByRole('button', { name: 'Change' }).click();
  const dates = page.getByRole('dialog', { name: 'Check In and Check Out' });
  await expect(dates.getByText('$24.18')).toBeVisible();
  await dates.getByRole('button', { name: 'One bag more' }).click();
  await expect(dates.getByText('$35.43')).toBeVisible();
});
