import { inDatabase } from './support/database.ts';
import { earn } from './support/earn.ts';
import { forgetSession } from './support/forget-session.ts';
import { startJob } from './support/jobs.ts';
import { newPartner } from './support/new-partner.ts';
import { enter, partner } from './support/sign-in.ts';
import { firstOf } from './support/order-of.ts';
import { expect, test } from './support/test.ts';

test('@desk payouts say what they are made of, and a month and a year are files', async ({ page, accessible }) => {
  await enter(page, partner);
  await page.goto('/dashboard/payouts');
  await expect(page.getByRole('region', { name: /^Current Balance, / })).toBeVisible();
  await startJob('run-payouts');
  const payouts = page.getByRole('listitem').filter({ hasText: /Paid|On its way/ });
  await expect(async () => {
    await page.reload();
    await expect(firstOf(payouts)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await firstOf(payouts).getByRole('link').click();
  await expect(page).toHaveURL(/\?payout=/);
  const table = page.getByRole('table');
  await expect(table.getByRole('row', { name: /^CLK-/ })).not.toHaveCount(0);
  await accessible();
  await page.reload();
  await expect(table.getByRole('row', { name: /^Payout / })).toBeVisible();
  for (const type of ['CSV', 'PDF']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: type, exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`^statement-\\d{4}-\\d\\d\\.${type.toLowerCase()}$`));
  }
  for (const type of ['CSV', 'PDF']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: new RegExp(`^${type}, .*\\d{4}$`) }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`\\d{4}\\.${type.toLowerCase()}$`));
  }
  // Another run may have put a newer one on top meanwhile.
  await page.getByRole('link', { expanded: true }).click();
  await expect(table).toHaveCount(0);
});

test('@desk a payout of many orders shows some of them, and all when asked to', async ({ page, request }) => {
  const owner = await newPartner(request, 'Parkdale Records');
  const [{ id = '' } = {}] = await inDatabase<{ id: string }>('select id from users where email = $1', [owner.email]);
  for (let order = 1; order <= 14; order += 1) await earn(id, 900 + order);
  await forgetSession(page);
  await enter(page, owner);
  await startJob('run-payouts');
  const payout = page.getByRole('listitem').filter({ hasText: /Paid|On its way/ });
  await expect(async () => {
    await page.goto('/dashboard/payouts');
    await expect(payout).toBeVisible({ timeout: 2000 });
  }).toPass();
  await payout.getByRole('link').click();
  const table = page.getByRole('table');
  const rest = table.getByRole('button', { name: /^Show \d+ more orders$/ });
  await rest.click();
  await expect(rest).toHaveCount(0);
  await expect(table).toContainText('$9.01');
  await expect(table).toContainText('$9.14');
});
