import { startJob } from './support/jobs.ts';
import { enter, partner } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('payouts say what they are made of, and a month is a file', async ({ page, accessible }) => {
  await enter(page, partner);
  await page.goto('/dashboard/payouts');
  await expect(page.getByRole('region', { name: /^Current Balance, / })).toBeVisible();
  await startJob('run-payouts');
  const payouts = page.getByRole('listitem').filter({ hasText: /Paid|On its way/ });
  await expect(async () => {
    await page.reload();
    await expect(payouts.first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await payouts.first().getByRole('link').click();
  await expect(page).toHaveURL(/\?payout=/);
  const table = page.getByRole('table');
  await expect(table.getByRole('row', { name: /^CLK-/ }).first()).toBeVisible();
  await accessible();
  const more = page.getByRole('button', { name: /^Show \d+ more orders?$/ });
  if (await more.isVisible()) {
    await more.click();
    await expect(more).toHaveCount(0);
  }
  await page.reload();
  await expect(table.getByRole('row', { name: /^Payout / })).toBeVisible();
  for (const type of ['CSV', 'PDF']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: type, exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`^statement-\\d{4}-\\d\\d\\.${type.toLowerCase()}$`));
  }
  // Another run may have put a newer one on top meanwhile.
  await page.getByRole('link', { expanded: true }).click();
  await expect(table).toHaveCount(0);
});
