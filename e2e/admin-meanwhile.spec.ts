import { randomUUID } from 'node:crypto';
import { enterAsAdmin } from './support/admin.ts';
import { inDatabase } from './support/database.ts';
import { fits } from './support/fits.ts';
import { forgetSession } from './support/forget-session.ts';
import { bookByRest, join, joinAndSignIn } from './support/person.ts';
import { expect, test } from './support/test.ts';

test('@desk a booking that a colleague refunds meanwhile is decided about once that was seen', async ({
  page,
  browser,
  baseURL,
  accessible,
}) => {
  const person = await joinAndSignIn(page, baseURL);
  const order = await bookByRest(page, person);
  const [{ code, total } = { code: '', total: 0 }] = await inDatabase<{ code: string; total: number }>(
    'select code, total_minor::float8 as total from bookings where id = $1',
    [order],
  );
  await forgetSession(page);
  await enterAsAdmin(page, 'support');
  await page.clock.install();
  await page.goto(`/admin/bookings?booking=${code}`);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByLabel(/^Amount, of/).fill('2.00');
  const refund = page.getByRole('button', { name: 'Refund $2.00' });
  await expect(refund).toBeEnabled();

  const office = await browser.newContext({ baseURL: baseURL ?? '' });
  const colleague = await office.newPage();
  await enterAsAdmin(colleague, 'support');
  const asked = new URLSearchParams({ input: JSON.stringify({ booking: code }) });
  const shown = await colleague.request.get(`/trpc/admin.bookings.get?${asked}`);
  const { result } = (await shown.json()) as { result: { data: { seen: string } } };
  const given = await colleague.request.post('/trpc/admin.bookings.refund', {
    data: {
      bookingId: order,
      minor: 100,
      held: total,
      seen: result.data.seen,
      share: 'kept',
      reason: 'goodwill',
      note: 'A pound for the wait.',
      requestId: randomUUID(),
    },
  });
  expect(given.status(), await given.text()).toBe(200);
  await office.close();

  // It looks again by itself.
  await page.clock.fastForward(15_000);
  const notice = page.getByRole('alert').filter({ hasText: 'This booking has changed meanwhile' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('button', { name: /^Refund \$/ })).toBeDisabled();
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await accessible();
  }
  await fits(page, [360, 1440]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await notice.getByRole('button', { name: 'I have seen it' }).click();
  await expect(notice).toHaveCount(0);
  await page.getByLabel(/^Amount, of/).fill('2.00');
  await page.getByRole('button', { name: 'Refund $2.00' }).click();
  await expect(page.getByText('$2.00 goes back')).toBeVisible();
  await expect
    .poll(() =>
      inDatabase('select amount_minor::int as minor from refunds where booking_id = $1 order by amount_minor', [order]),
    )
    .toEqual([{ minor: 100 }, { minor: 200 }]);
});

test('@desk a role that was given is taken back within ten seconds', async ({ page, accessible }) => {
  const { email } = await join(page);
  const isPartner = async () => {
    const [row] = await inDatabase<{ is_partner: boolean }>('select is_partner from users where email = $1', [email]);
    return row?.is_partner;
  };
  const [{ id } = { id: '' }] = await inDatabase<{ id: string }>('select id from users where email = $1', [email]);
  await enterAsAdmin(page, 'owner');
  await page.goto(`/admin/people?person=${id}`);
  const partner = page.getByRole('switch', { name: 'Partner' });
  await expect(partner).not.toBeChecked();
  await partner.press('Space');
  await accessible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make a partner' }).click();
  await expect(page.getByText('The role is changed')).toBeVisible();
  await expect(partner).toBeChecked();
  expect(await isPartner()).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The role is as before')).toBeVisible();
  await expect(partner).not.toBeChecked();
  expect(await isPartner()).toBe(false);
});

test('@desk the card provider is asked about a booking that waits for its payment, which no administrator confirms by hand', async ({
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
  const [{ code } = { code: '' }] = await inDatabase<{ code: string }>('select code from bookings where id = $1', [
    order,
  ]);
  await forgetSession(page);
  await enterAsAdmin(page, 'support');
  await page.goto(`/admin/bookings?booking=${code}`);
  const waits = page.getByRole('heading', { name: 'Waits for its payment' });
  await expect(waits).toBeVisible();
  await accessible();
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByLabel(/^Amount, of/)).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Part', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cancel without a refund' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask the card provider' }).click();
  await expect(page.getByText('The card provider knows of no payment yet. The booking waits on.')).toBeVisible();
  await expect(waits).toBeVisible();
  await expect
    .poll(() => inDatabase('select status from bookings where id = $1', [order]))
    .toEqual([{ status: 'pending' }]);
});

test('@desk who has not given a code for half a day gives another on the spot, and nothing that was begun is lost', async ({
  page,
  accessible,
  watch,
}) => {
  watch.allow(/403 \(Forbidden\)/);
  const from = `Lena ${randomUUID().slice(0, 8)}`;
  const message = { name: from, email: `${randomUUID()}@example.com`, message: 'Is there a lift?' };
  expect((await page.request.post('/trpc/cms.contact', { data: message })).status()).toBe(200);
  const admin = await enterAsAdmin(page, 'support');
  await page.goto('/admin/messages');
  await page.getByRole('link', { name: new RegExp(from) }).click();
  const answer = page.getByRole('textbox', { name: 'Answer' });
  await answer.fill('The room is at street level.');
  await inDatabase(
    `update sessions set second_factor_at = product_now() - interval '13 hours'
     where user_id = (select id from users where email = $1)`,
    [admin.email],
  );
  // The page may ask the server for something by itself before: then the dialog stands above the button already.
  await page.keyboard.press('ControlOrMeta+Enter');
  const lock = page.getByRole('dialog', { name: 'Two-step sign-in' });
  await expect(lock).toBeVisible();
  await accessible();
  await lock.getByLabel('Six digits from your app').fill(admin.nextCode());
  await expect(lock).toHaveCount(0);
  await expect(answer).toHaveValue('The room is at street level.');
  await page.getByRole('button', { name: 'Send and close' }).click();
  await expect(page.getByText('Will be sent in a moment', { exact: true })).toBeVisible();
});

test('@desk whose session is ended while they work in administration may leave what was typed, and logs in', async ({
  page,
  watch,
}) => {
  watch.allow(/401 \(Unauthorized\)/);
  const admin = await enterAsAdmin(page, 'finance');
  await page.goto('/admin/coupons');
  await page.getByRole('button', { name: 'Add coupon' }).click();
  await page.getByLabel('Code').fill(`GONE${randomUUID().slice(0, 6)}`);
  await page.getByLabel('Takes off').fill('10');
  await inDatabase('delete from sessions where user_id = (select id from users where email = $1)', [admin.email]);
  // The page may hear of it by itself before.
  await page.keyboard.press('Enter');
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByRole('button', { name: 'Leave this page without it' }).click();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fadmin%2Fcoupons/);
  await expect(page.getByText(/^Your session ended\. Log in to go on/)).toBeVisible();
});

test('@desk a change request that is gone when it opens says so, and leads on by keyboard', async ({
  page,
  watch,
  accessible,
}) => {
  watch.allow(/409 \(Conflict\)/);
  await enterAsAdmin(page, 'support');
  await page.goto(`/admin/change-requests?request=${randomUUID()}`);
  await expect(page.getByRole('alert').getByText('Nothing was decided about it.')).toBeVisible();
  await accessible();
  await fits(page, [360]);
  await page.getByRole('button', { name: 'Show what waits' }).press('Enter');
  await expect(page).toHaveURL(/change-requests$/);
  await expect(page.getByText('Nothing was decided about it.')).toHaveCount(0);
});

test('@desk an answer half typed is there again after a reload, and after a session that ended; who signs out takes it along', async ({
  page,
  watch,
}) => {
  watch.allow(/401 \(Unauthorized\)/);
  const from = `Lena ${randomUUID().slice(0, 8)}`;
  const message = { name: from, email: `${randomUUID()}@example.com`, message: 'Is there a lift?' };
  expect((await page.request.post('/trpc/cms.contact', { data: message })).status()).toBe(200);
  const admin = await enterAsAdmin(page, 'support');
  await page.goto('/admin/messages');
  await page.getByRole('link', { name: new RegExp(from) }).click();
  const answer = page.getByRole('textbox', { name: 'Answer' });
  await answer.fill('The room is at');
  const address = page.url();
  await page.reload();
  await expect(answer).toHaveValue('The room is at');
  await answer.fill('The room is at street level.');
  await inDatabase('delete from sessions where user_id = (select id from users where email = $1)', [admin.email]);
  await page.keyboard.press('ControlOrMeta+Enter');
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabel('Password *').fill(admin.password);
  await again.getByRole('button', { name: 'Login' }).click();
  await again.getByLabel(/^Six digits of your app/).fill(admin.nextCode());
  await again.getByRole('button', { name: 'Login' }).click();
  await expect(again).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(answer).toHaveValue('The room is at street level.');
  await page.getByRole('button', { name: 'Send and close' }).click();
  await expect(page.getByText('Will be sent in a moment', { exact: true })).toBeVisible();
  await page.goto(address);
  await expect(answer).toHaveValue('');
  await answer.fill('And there is');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('words:')))).toEqual([]);
});
