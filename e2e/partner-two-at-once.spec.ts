import { beginNow, openCounter, ticketForNow } from './support/counter.ts';
import { holdQuestions } from './support/hold-questions.ts';
import { enter, partner } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('@phone two people press at once: the second one reads who took the bags in, and nothing hands them out under the finger', async ({
  page,
  baseURL,
  accessible,
  watch,
}) => {
  watch.allow(/4\d\d/);
  const { id, code } = await ticketForNow(page, baseURL, { bags: 3 });
  await beginNow(id);
  await openCounter(page);
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  const open = async (tab: typeof page) => {
    await tab.getByLabel(/^Type a code/).fill(code);
    await tab.getByRole('button', { name: 'Find ticket' }).click();
    await expect(tab.getByRole('button', { name: 'Check in 3 bags' })).toBeVisible();
  };
  await open(other);
  await open(page);
  await other.getByRole('button', { name: 'Check in 3 bags' }).click();
  await expect(other.getByText(/^Checked in, /)).toBeVisible();
  await other.close();
  await page.getByRole('button', { name: 'Check in 3 bags' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Already checked in')).toBeVisible();
  await expect(dialog.getByText(/^3 bags in store, checked in .+ by Jonas Weber$/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Next ticket' })).toHaveCSS('color', 'rgb(255, 255, 255)');
  await accessible();
  await dialog.getByRole('button', { name: 'Next ticket' }).click();
  await expect(dialog).toBeHidden();

  // Fewer bags without a reason: the number stays, the field is marked and focused, nothing was sent.
  await page.getByRole('tab', { name: /^Pick-ups/ }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: code })
    .getByRole('button', { name: /^Check out/ })
    .click();
  await dialog.getByRole('button', { name: 'Fewer' }).click();
  await dialog.getByRole('button', { name: 'Fewer' }).click();
  await dialog.getByRole('checkbox', { name: 'The other 2 bags are missing' }).check();
  await dialog.getByRole('button', { name: 'Check out 1 bag' }).click();
  const reason = dialog.getByLabel('Why are fewer handed back?');
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByRole('button', { name: 'Check out 1 bag' })).toBeVisible();
  await accessible();
  await dialog.getByRole('checkbox', { name: 'The other 2 bags are missing' }).uncheck();
  await dialog.getByRole('button', { name: 'Check out 1 bag' }).click();
  await expect(dialog.getByText(/^Checked out, /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken back', { exact: false })).toBeVisible();
});

test('@desk a session that ended while the day was open is asked for again, above what was typed or on the way to a page', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 401/);
  // What the page asks by itself would find the session ended too, and ask for it before a button is pressed.
  const release = await holdQuestions(page);
  await openCounter(page);
  await context.clearCookies({ name: 'cloakroom_session' });
  await page.getByLabel(/^Type a code/).fill('CLK-7F3K9Q');
  await page.getByRole('button', { name: 'Find ticket' }).click();
  release();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabel(/^Password/).fill(partner.password);
  await again.getByRole('button', { name: 'Login' }).click();
  await expect(again).toBeHidden();

  const releaseNext = await holdQuestions(page);
  await page.goto('/dashboard');
  await context.clearCookies({ name: 'cloakroom_session' });
  await page.getByRole('navigation').getByRole('link', { name: 'Bookings' }).click();
  releaseNext();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('E-mail').fill(partner.email);
  await page.getByLabel(/^Password/).fill(partner.password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/bookings/);
});

test('@desk the week of bookings says nothing of bags before its numbers have come', async ({ page }) => {
  await enter(page, partner);
  const { promise: come, resolve: arrive } = Promise.withResolvers<undefined>();
  await page.route(/hosting\.storeWeek/, async (route) => {
    await come;
    await route.continue();
  });
  await page.goto('/dashboard/bookings');
  await expect(page.getByRole('heading', { name: 'Upcoming' })).toBeVisible();
  await expect(page.getByText('bags at most')).toHaveCount(0);
  arrive(undefined);
  await expect(page.getByText('bags at most')).toHaveCount(7);
});
