import { randomUUID } from 'node:crypto';
import { enterAsAdmin } from './support/admin.ts';
import { inDatabase } from './support/database.ts';
import { earn } from './support/earn.ts';
import { fits } from './support/fits.ts';
import { forgetSession } from './support/forget-session.ts';
import { newPartner } from './support/new-partner.ts';
import { enter } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('@desk a changed account is paid once two administrators have said yes', async ({
  page,
  request,
  browser,
  baseURL,
  accessible,
}) => {
  const partner = await newPartner(request, `Cedar Bikes ${randomUUID().slice(0, 6)}`);
  const [{ id = '' } = {}] = await inDatabase<{ id: string }>('select id from users where email = $1', [partner.email]);
  // From now on a changed account of theirs has to be proven.
  await earn(id, 4210);
  await forgetSession(page);
  await enter(page, partner);
  const saved = await page.request.post('/trpc/payouts.saveBank', {
    data: {
      requestId: randomUUID(),
      businessName: 'Cedar Bikes',
      addressLine1: '61 York St',
      addressCity: 'Toronto',
      addressState: 'ON',
      addressPostalCode: 'M5J 1P3',
      dateOfBirth: '09/14/1986',
      accountNumber: '000999997714',
      routingNumber: '11000-000',
    },
  });
  expect(saved.status(), await saved.text()).toBe(200);

  await page.goto('/dashboard');
  await expect(page.getByText('On hold: see why under Payouts')).toBeVisible();

  const screens = async () => {
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await accessible();
    }
    await fits(page, [360, 1440]);
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  const address = `/admin/payouts?account=${id}`;
  await forgetSession(page);
  await enterAsAdmin(page, 'finance');
  await page.goto(address);
  const panel = page.getByRole('complementary');
  await expect(panel.getByText('Changed without a second factor')).toBeVisible();
  await screens();
  await panel.getByRole('button', { name: 'Yes, it is theirs' }).click();
  await expect(panel.getByText('You said yes. Now somebody else has to agree.')).toBeVisible();
  await expect(panel.getByRole('button', { name: /^I agree/ })).toHaveCount(0);
  await screens();

  const office = await browser.newContext({ baseURL: baseURL ?? '' });
  const desk = await office.newPage();
  const { email, password } = await enterAsAdmin(desk, 'owner');
  // Who agrees has not proven for a while who they are.
  await inDatabase(
    `update sessions set proven_at = product_now() - interval '1 hour' where user_id = (select id from users where email = $1)`,
    [email],
  );
  await desk.goto(address);
  await expect(desk.getByText('Noor Bakker said yes')).toBeVisible();
  await desk.getByRole('button', { name: 'I agree, pay •••• 7714' }).click();
  const question = desk.getByRole('dialog', { name: 'Is it you, Noor?' });
  await question.getByLabel('Your password').fill(password);
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(desk.getByText('From now on •••• 7714 is paid')).toBeVisible();
  await office.close();

  await page.reload();
  await expect(panel.getByText('Two administrators said yes')).toBeVisible();
  for (const name of [/^Yes/, /^I agree/]) await expect(panel.getByRole('button', { name })).toHaveCount(0);
  await screens();
});
