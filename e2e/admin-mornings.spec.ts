import { enterAsAdmin } from './support/admin.ts';
import { inDatabase } from './support/database.ts';
import { fits } from './support/fits.ts';
import { startJob } from './support/jobs.ts';
import { linkIn, mailOf } from './support/mailbox.ts';
import { expect, test } from './support/test.ts';

/** Where the browser is, by its own clock. */
const ZONE = 'Pacific/Kiritimati';

test('@desk an administrator chooses the hour of a morning mail, which comes and leads back to the choice', async ({
  page,
  accessible,
}) => {
  const { email } = await enterAsAdmin(page, 'finance');
  await page.goto('/admin#mails');
  const mails = page.locator('#mails');
  await expect(mails).toBeFocused();
  const atOnce = mails.getByRole('switch', { name: 'Mail me at once' });
  await expect(atOnce).toBeEnabled();
  await expect(atOnce).not.toBeChecked();
  await expect(mails.getByText('When a payout fails or a check finds a fault.')).toBeVisible();
  await mails.getByRole('switch', { name: 'Morning mail' }).check();
  const hour = mails.getByRole('combobox', { name: 'Sent from' });
  await expect(hour).toHaveValue('7');
  await expect(mails.getByRole('combobox', { name: 'Time zone' })).toHaveValue(ZONE);
  await accessible();
  await fits(page, [360]);
  const [now] = await inDatabase<{ hour: number }>(
    'select extract(hour from product_now() at time zone $1)::int as hour',
    [ZONE],
  );
  await hour.selectOption(String(now?.hour));
  await expect(hour).toBeEnabled();
  await page.reload();
  await expect(hour).toHaveValue(String(now?.hour));
  // As if it had been chosen the day before.
  await inDatabase(
    `update admin_mails set morning_since = morning_since - interval '1 day'
     where user_id = (select id from users where email = $1)`,
    [email],
  );
  await startJob('morning-mails');
  const mail = await mailOf(email, /^Cloakroom this morning/);
  await page.goto(linkIn(mail, 'Open administration'));
  await expect(page.getByRole('region', { name: 'Today' })).toBeVisible();
  await expect(hour).toBeVisible();
  await mails.getByRole('switch', { name: 'Morning mail' }).uncheck();
  await expect(hour).toBeHidden();
});

test('@desk a place where a search found nothing is listed to recruit in, with the map there', async ({
  page,
  accessible,
}) => {
  const place = { name: 'Reykjavík', latitude: 64.1466, longitude: -21.9426 };
  await page.goto(`/map?q=${place.name}&lat=${place.latitude}&lng=${place.longitude}`);
  const sums = () =>
    inDatabase('select 1 from empty_searches where abs(latitude - $1) < 0.1 and abs(longitude - $2) < 0.1', [
      place.latitude,
      place.longitude,
    ]);
  await expect.poll(async () => (await sums()).length).toBe(1);
  await enterAsAdmin(page, 'support');
  await page.goto('/admin/recruiting');
  const row = page.getByRole('row').filter({ hasText: place.name });
  await expect(row).toBeVisible();
  await accessible();
  await fits(page, [360]);
  await page.getByText('Last 7 days').click();
  await expect(page).toHaveURL(/days=7/);
  await expect(row).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await file).suggestedFilename()).toBe('where-to-recruit.csv');
  await row.getByRole('link', { name: `Map of ${place.name}` }).click();
  await expect(page).toHaveURL(/\/map\?/);
});
