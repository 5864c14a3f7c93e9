import { inDatabase } from './support/database.ts';
import { newPartner } from './support/new-partner.ts';
import { enter } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('@phone who finishes joining later works meanwhile: each way home stays home, which says what is open', async ({
  page,
  request,
  accessible,
}) => {
  const own = await newPartner(request, 'Slow Morning Books');
  await inDatabase(
    `update payout_accounts set payouts_enabled = false, currently_due = '{individual.verification.document}'
     where user_id = (select id from users where email = $1)`,
    [own.email],
  );
  await inDatabase('update listings set bookable = false where id = $1', [own.listingId]);
  await inDatabase('update users set partner_onboarding_step = 3 where email = $1', [own.email]);
  await enter(page, own);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/dashboard\/payouts$/);
  await expect(page.getByRole('button', { name: 'Finish' })).toBeDisabled();
  await accessible();
  await page.getByRole('link', { name: 'Later' }).click();
  await expect(page.getByRole('tab', { name: /^Drop-offs/ })).toBeVisible();
  const open = page.getByText('Update your Payout Info', { exact: false });
  await expect(open).toBeVisible();
  await accessible();
  await page.getByRole('navigation').getByRole('link', { name: 'Bookings' }).click();
  await expect(page.getByRole('heading', { name: 'Bookings', level: 1 })).toBeVisible();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Home$/i })
    .click();
  await expect(open).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Bookings' }).click();
  await page.getByRole('link', { name: 'Cloakroom' }).filter({ visible: true }).click();
  await expect(open).toBeVisible();
});
