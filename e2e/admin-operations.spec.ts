import { enterAsAdmin } from './support/admin.ts';
import { freshEmail } from './support/book.ts';
import { inDatabase } from './support/database.ts';
import { fits } from './support/fits.ts';
import { openMail } from './support/mailbox.ts';
import { bookAsGuest } from './support/person.ts';
import { expect, test } from './support/test.ts';

/** A completed order of the demo data that nothing was given back of. */
const findOrder = async () => {
  const [order] = await inDatabase<{ id: string; code: string; total: number }>(
    `select b.id, b.code, b.total_minor::float8 as total from bookings b join payments p on p.booking_id = b.id and p.status = 'succeeded'
     where b.status = 'completed' and b.currency = 'CAD' and b.version = 1 and b.total_minor > 500
       and exists (select from ledger_transactions t where t.booking_id = b.id and t.kind = 'earning')
       and not exists (select from refunds r where r.booking_id = b.id)
       and not exists (select from bookings n where n.order_id = b.order_id and n.version > 1) order by b.id limit 1`,
    [],
  );
  if (order === undefined) throw new Error('The demo data has no completed order');
  return order;
};

test('@desk an administrator refunds half of an order as the preview says, and frees a stuck job', async ({
  page,
  accessible,
}) => {
  await enterAsAdmin(page, 'support');
  const { id, code, total } = await findOrder();
  await page.goto('/admin/bookings');
  await page.getByRole('searchbox', { name: 'Search bookings' }).fill(code.slice(4).toLowerCase());
  await page.getByRole('button', { name: code.slice(4), exact: true }).click();
  await expect(page.getByRole('heading', { name: code })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`booking=${code}`));
  await expect(page.getByLabel(/^Amount, of/), 'its form opens by its button').toHaveCount(0);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const half = Math.floor(total / 2);
  const amount = (half / 100).toFixed(2);
  const refunded = page.getByLabel(/^Amount, of/);
  await refunded.fill('-5');
  await expect(refunded).toHaveAccessibleDescription(/^An amount up to/);
  await refunded.fill(amount);
  const goodwill = page.getByRole('term').filter({ hasText: 'Goodwill' });
  await expect(goodwill).toBeVisible();
  await accessible();
  // While the entries of another sum are reckoned, none of the one before stands there, and nothing is pressed.
  const { promise: reckoned, resolve: reckon } = Promise.withResolvers<undefined>();
  await page.route(
    /admin\.bookings\.preview/,
    async (route) => {
      await reckoned;
      await route.continue();
    },
    { times: 1 },
  );
  await refunded.fill('1');
  await expect(page.getByRole('button', { name: 'Refund $1.00' })).toBeDisabled();
  await expect(goodwill).toHaveCount(0);
  reckon(undefined);
  await expect(page.getByRole('button', { name: 'Refund $1.00' })).toBeEnabled();
  await refunded.fill(amount);
  await expect(goodwill).toBeVisible();
  await page.getByRole('button', { name: `Refund $${amount}` }).click();
  await expect(page.getByText(`$${amount} goes back`)).toBeVisible();
  await expect
    .poll(() => inDatabase('select amount_minor::int as minor from refunds where booking_id = $1', [id]))
    .toEqual([{ minor: half }]);

  const jobId = crypto.randomUUID();
  await inDatabase(
    `insert into failed_jobs (id, queue, payload, error, tries, added_at, failed_at)
     values ($1, 'run-checks', '{"email": "lena@example.com"}', 'Error: the disk was full for once', 3, product_now(), product_now())`,
    [jobId],
  );
  await page.goto('/admin');
  await expect(page.getByText('1 job failed for good: Checks')).toBeVisible();
  await accessible();
  await inDatabase(
    `insert into pgboss.job (id, name, data, state, retry_count, start_after, output)
     values (gen_random_uuid(), 'run-checks', '{}', 'retry', 1, product_now() + interval '1 hour',
       '{"name":"Error","message":"connect ECONNREFUSED 192.0.2.1:25"}')`,
    [],
  );
  await page.goto('/admin/jobs');
  await expect(page.getByText(/ECONNREFUSED 192/)).toBeVisible();
  await fits(page, [360, 768, 1440]);
  await page.goto(`/admin/jobs?job=${jobId}`);
  await expect(page.getByRole('heading', { name: 'Why' })).toBeVisible();
  await accessible();
  await expect(page.getByText('lena@example.com')).toHaveCount(0);
  const address = page.getByRole('definition').filter({ hasText: 'address hidden' });
  await address.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'lena@example.com' })).toBeVisible();
  await page.getByRole('button', { name: 'Run it now' }).click();
  await expect
    .poll(() => inDatabase('select state from failed_jobs where id = $1', [jobId]))
    .toEqual([{ state: 'retried' }]);
});

test('@desk jobs that failed wait for their cause, and go on when it is gone', async ({ page, accessible }) => {
  const [byMail, byGuesty] = [crypto.randomUUID(), crypto.randomUUID()];
  const add = (id: string, cause: string, error: string) =>
    inDatabase(
      `insert into failed_jobs (id, queue, payload, error, tries, added_at, failed_at, cause)
       values ($1, 'weekly-summaries', '{}', $3, 3, product_now(), product_now(), $2)`,
      [id, cause, error],
    );
  await add(byMail, 'mailServer', 'Error: no mail today');
  await add(byGuesty, 'guesty', 'Error: no Guesty today');
  const stateOf = (id: string) => inDatabase('select state from failed_jobs where id = $1', [id]);
  await enterAsAdmin(page, 'support');
  await page.goto(`/admin/jobs?job=${byGuesty}`);
  await page.getByText('When Guesty answers').click();
  await expect(page.getByText('The job waits for Guesty and runs as soon as there is an answer')).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: 'Let it wait' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for a provider' })).toBeVisible();
  await expect(page.getByText('Let wait by')).toBeVisible();
  await expect(page.getByText(/Asked (within a minute|at .* in vain)/)).toBeVisible();
  await accessible();
  await fits(page, [360, 768, 1440]);
  await page.getByRole('button', { name: 'Run it now' }).click();
  await expect.poll(() => stateOf(byGuesty)).toEqual([{ state: 'retried' }]);

  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/admin/jobs');
  const job = page.getByRole('button', { name: /no mail today/ });
  const leftOf = async (words: string) => (await job.getByText(words).boundingBox())?.x;
  expect(await leftOf('3 tries'), 'below the words, and not left of them').toBe(await leftOf('no mail today'));
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto(`/admin/jobs?job=${byMail}`);
  await page.getByText('When mail flows').click();
  await page.getByRole('button', { name: 'Let it wait' }).click();
  await expect.poll(async () => JSON.stringify(await stateOf(byMail))).not.toContain('failed');
  // Any mail that is handed over says that the server is there.
  await page.request.post('/trpc/cms.contact', {
    data: { name: 'Lena', email: freshEmail(), message: 'Is mail back?' },
  });
  await expect.poll(() => stateOf(byMail)).toEqual([{ state: 'retried' }]);
});

test('@desk a part of an order to come goes back, and its traveller reads that the booking stays', async ({
  page,
  accessible,
  browser,
  baseURL,
}) => {
  const email = freshEmail();
  const order = await bookAsGuest(page, { email });
  const [{ code, total } = { code: '', total: 0 }] = await inDatabase<{ code: string; total: number }>(
    'select code, total_minor::float8 as total from bookings where email = $1',
    [email],
  );
  const amount = (Math.floor(total / 2) / 100).toFixed(2);

  const office = await browser.newContext({ baseURL: baseURL ?? '' });
  const desk = await office.newPage();
  await enterAsAdmin(desk, 'support');
  await desk.goto(`/admin/bookings?booking=${code}`);
  await desk.getByRole('button', { name: 'Refund', exact: true }).click();
  await desk.getByLabel(/^Amount, of/).fill(amount);
  await expect(desk.getByText('The booking stays.', { exact: false })).toBeVisible();
  await desk.getByRole('button', { name: `Refund $${amount}` }).click();
  await expect(desk.getByText(`$${amount} goes back`)).toBeVisible();
  await office.close();

  await page.goto(order);
  const refund = page.getByRole('region', { name: 'Your refund' });
  await expect(refund).toContainText('Your booking stays as it is');
  await expect(page.getByRole('button', { name: 'Cancel this order' })).toBeVisible();
  await accessible();
  await openMail(page, email, /has been refunded/);
  await expect(page.getByText('Your booking stays as it is')).toBeVisible();
});

test('@desk an address that hears of every partner is added with its secret, and removed', async ({
  page,
  accessible,
}) => {
  await enterAsAdmin(page);
  await page.goto('/admin/tokens');
  await page.getByRole('button', { name: 'New webhook' }).click();
  await page.getByLabel('Address').fill('http://127.0.0.1:9/all');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await accessible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('There is no webhook.')).toBeVisible();
});
