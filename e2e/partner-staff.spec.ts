import { openCounter } from './support/counter.ts';
import { forgetSession } from './support/forget-session.ts';
import { linkOfMail } from './support/mailbox.ts';
import { expect, test } from './support/test.ts';

test('an owner invites a person, who comes to the counter by the mail’s link and leaves as easily', async ({
  page,
  accessible,
}) => {
  const email = `marc-${crypto.randomUUID()}@example.ca`;
  await openCounter(page);
  await page.getByRole('link', { name: 'Staff', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Staff', exact: true })).toBeVisible();
  await accessible();
  // On a phone the invitation is a page of its own.
  const apart = page.getByRole('link', { name: 'Invite a colleague' });
  if (await apart.isVisible()) await apart.click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await accessible();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const row = page.getByRole('group').filter({ hasText: email });
  await row.locator('summary').click();
  await expect(row.getByRole('button', { name: 'Send again' })).toBeVisible();
  const correct = row.getByRole('switch', { name: /^Correct a number/ });
  await expect(correct).not.toBeChecked();
  await correct.click();
  await expect(correct).toBeChecked();
  await accessible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(correct).not.toBeChecked();
  const link = await linkOfMail(email, /invites you to the counter/, 'Accept the invitation');
  await forgetSession(page);
  await page.goto(link);
  await accessible();
  await page.getByLabel(/^First Name/).fill('Marc');
  await page.getByLabel(/^Last Name/).fill('Roy');
  await page.getByLabel(/^Password/).fill('a long password');
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Counter of / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Scan ticket' })).toBeVisible();
  await accessible();
  await expect(page.getByRole('button', { name: 'Leave this counter' })).toHaveCount(0);
  await page.getByRole('button', { name: /^More for / }).click();
  await page.getByRole('button', { name: 'Leave this counter' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/you will need a new invitation/)).toBeVisible();
  await accessible();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign Out' })).not.toHaveCount(0);
  await page.getByRole('button', { name: /^More for / }).click();
  await page.getByRole('button', { name: 'Leave this counter' }).click();
  await question.getByRole('button', { name: 'Leave this counter' }).click();
  await expect(page.getByRole('heading', { name: 'Become a partner to get access' })).toBeVisible();
});
