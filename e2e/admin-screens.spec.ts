import { enterAsAdmin } from './support/admin.ts';
import { inDatabase } from './support/database.ts';
import { fits } from './support/fits.ts';
import { expect, test } from './support/test.ts';

test('@desk a place of other roles says whose it is, and nothing in it fails', async ({ page, watch }) => {
  watch.allow(/status of 404/);
  await enterAsAdmin(page, 'support');
  for (const path of ['pricing', 'payouts', 'pages/edit?url=/toronto', 'tokens', 'audit', 'events']) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const opened = await page.goto('/admin/pricing');
  expect(opened?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Pricing', level: 1 })).toBeVisible();
  await expect(
    page.getByText('Your role in administration is Support; this is open to: Owner, Finance.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  // An address without a page is not found.
  for (const path of ['bookings/nothing', 'listings/nothing']) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
    await expect(page.getByText('Not open to your role')).toHaveCount(0);
  }
});

test('@desk an address of the console without a page stays within it, with the palette and a way back at hand', async ({
  page,
  watch,
  accessible,
}) => {
  watch.allow(/status of 404/);
  await page.goto('/admin/nowhere');
  await expect(page).toHaveURL(/\/login/);
  await enterAsAdmin(page, 'content');
  expect((await page.goto('/admin/nowhere'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'No page at this address' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible();
  await fits(page, [360, 1440]);
  await accessible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test('@desk lists of the console scroll by themselves: what is read out only makes no page longer than its window', async ({
  page,
}) => {
  await enterAsAdmin(page, 'owner');
  for (const path of ['people', 'bookings?day=all', 'listings']) {
    await page.goto(`/admin/${path}`);
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(2);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  }
});

test('@desk every page of the console fits a phone and a tablet, and so do its tables, in French too', async ({
  page,
}) => {
  await enterAsAdmin(page);
  const pages = [
    '',
    'bookings',
    'claims',
    'payouts',
    'pricing',
    'coupons',
    'change-requests',
    'new-locations',
    'people',
    'listings',
    'recruiting',
  ];
  const more = [
    'messages',
    'reviews',
    'pages',
    'pages/edit?url=/toronto',
    'jobs',
    'mails',
    'events',
    'audit',
    'tokens',
  ];
  const titles = new Set<string>();
  const tablesWithHiddenColumns = () =>
    page
      .locator(':has(> table)')
      .evaluateAll((frames) => frames.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
  for (const path of [...pages, ...more]) {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`/admin/${path}${path.includes('?') ? '&' : '?'}lang=fr`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.locator('h1')).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
    expect(await tablesWithHiddenColumns(), `tables of ${path} with columns out of sight`).toBe(0);
    titles.add(await page.title());
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect.poll(tablesWithHiddenColumns, `tables of ${path} on a tablet`).toBe(0);
    const title = page.locator('h1:not(.sr-only)').filter({ visible: true });
    const isCut = (heads: readonly Element[]) =>
      heads.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    expect(await title.evaluateAll(isCut), `the title of ${path} on a tablet`).toBe(false);
  }
  expect(titles.size, 'each tab of the browser says which page it is').toBe(pages.length + more.length);
});

test('@desk an event about no payment says why the provider is not asked again, and mistakes of a coupon stand at its fields', async ({
  page,
  accessible,
  watch,
}) => {
  watch.allow(/status of 422/);
  const event = crypto.randomUUID();
  await inDatabase(
    `insert into provider_event_log (id, event_id, type, kind, object_id, became, took_ms, received_at)
     values ($1, $2, 'payout.failed', 'payout', 'po_1', 'done', 12, product_now())`,
    [event, `evt_${event}`],
  );
  await enterAsAdmin(page);
  await page.goto(`/admin/events?event=${event}`);
  await expect(page.getByText('It is about none of our payments')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ask the provider again/ })).toHaveCount(0);
  await accessible();

  await page.goto('/admin/coupons');
  await page.getByRole('button', { name: 'Add coupon' }).click();
  const [code, off] = [page.getByLabel('Code', { exact: true }), page.getByLabel('Takes off')];
  await code.fill('WELCOME10');
  await off.fill('150');
  await page.getByRole('button', { name: 'Create coupon' }).click();
  await expect(off).toHaveAccessibleDescription('More than 0, at most 100');
  await off.fill('15');
  await page.getByRole('button', { name: 'Create coupon' }).click();
  await expect(code).toHaveAccessibleDescription(/There is such a code already/);
  await code.fill(`KYOTO-${event.slice(0, 8)}`);
  await page.getByLabel('Starts').fill('2027-03-08');
  await page.getByLabel('Ends').fill('2027-03-01');
  await page.getByRole('button', { name: 'Create coupon' }).click();
  await expect(page.getByLabel('Ends')).toHaveAccessibleDescription(/The end should not be before the start/);
  await accessible();
  await page.getByLabel('Ends').fill('2027-05-01');
  await page.getByLabel('Unit').selectOption('EUR');
  await page.getByLabel('Where').selectOption('Italy');
  await page.getByLabel('Unit').selectOption('JPY');
  await expect(page.getByLabel('Where'), 'euros are of no use in Japan').toHaveValue('');
  await page.getByLabel('Where').selectOption('Japan');
  await page.getByRole('button', { name: 'Create coupon' }).click();
  const row = page.getByRole('row').filter({ hasText: `KYOTO-${event.slice(0, 8)}`.toUpperCase() });
  await expect(row).toContainText('Japan');
  await expect(row).toContainText(/from .*Mar 7/);
});

test('@desk what is not for a part of administration is not offered to it', async ({ page, accessible }) => {
  await enterAsAdmin(page, 'content');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Checks' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check now' })).toHaveCount(0);
  await expect(page.getByText('go to bookings')).toHaveCount(0);

  await enterAsAdmin(page, 'support');
  await page.goto('/admin/coupons');
  await page.getByRole('button', { name: 'WELCOME10' }).click();
  await expect(page.getByRole('button', { name: 'End it now' })).toBeVisible();
  await expect(page.getByText('Finance gives codes out and changes them.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add coupon' })).toHaveCount(0);
  await accessible();

  await enterAsAdmin(page, 'finance');
  const [booking] = await inDatabase<{ code: string }>(
    `select code from bookings where status = 'confirmed' and drop_off_at > product_now() + interval '1 day'
     order by code limit 1`,
    [],
  );
  await page.goto(`/admin/bookings?booking=${booking?.code}`);
  await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Offer another place' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Booking confirmed' })).toHaveCount(0);
});

test('@desk a rate that is no number says what to type, and a pasted search is no longer than lists take', async ({
  page,
  accessible,
}) => {
  await enterAsAdmin(page);
  await page.goto('/admin/pricing');
  const rate = page.getByRole('textbox', { name: 'Ontario, Per hour', exact: true });
  await rate.fill('a lot');
  await rate.press('Enter');
  await expect(rate).toHaveAccessibleDescription('Type an amount such as 2.50');
  await accessible();
  await fits(page, [360, 1440]);
  await rate.press('Escape');
  await expect(rate).toHaveValue('2.50');
  await page.goto('/admin/people');
  await page.getByRole('searchbox').fill('x'.repeat(3000));
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue('x'.repeat(100));
});
