import { randomUUID } from 'node:crypto';
import { enterAsAdmin } from './support/admin.ts';
import { inDatabase } from './support/database.ts';
import { forgetSession } from './support/forget-session.ts';
import { newPartner } from './support/new-partner.ts';
import { enter } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('@desk what the card provider wants and no form gives is named to the partner, and waits for administration', async ({
  page,
  request,
  accessible,
}) => {
  const partner = await newPartner(request, 'Cedar Books');
  const last = `Cedar${randomUUID().slice(0, 6)}`;
  await inDatabase('update users set last_name = $2 where email = $1', [partner.email, last]);
  const due = (...names: string[]) =>
    inDatabase(
      `update payout_accounts set payouts_enabled = $2, currently_due = $3
       where user_id = (select id from users where email = $1)`,
      [partner.email, names.length === 0, names],
    );
  await due('individual.verification.document', 'individual.nationality');
  await enter(page, partner);
  await page.goto('/dashboard/payouts/kyc');
  const open = page.getByRole('complementary').filter({ hasText: 'What is open' });
  await expect(open.getByText('An identity document')).toBeVisible();
  await expect(open.getByText('Our team is told and writes to you', { exact: false })).toBeVisible();
  await expect(open.getByText('individual.verification.document, individual.nationality')).toBeVisible();
  await accessible();

  await forgetSession(page);
  await enterAsAdmin(page);
  await page.goto('/admin');
  const need = page.getByRole('listitem').filter({ hasText: last }).filter({ hasText: 'The payment provider asks' });
  await expect(need).toBeVisible();
  await expect(need.getByText('individual.verification.document', { exact: false })).toBeVisible();
  await due();
  await page.goto('/admin');
  await expect(page.getByText('Doors reported shut')).toBeVisible();
  await expect(need).toHaveCount(0);
});
