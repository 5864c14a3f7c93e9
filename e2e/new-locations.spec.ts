import { randomUUID } from 'node:crypto';
import { fits } from './support/fits.ts';
import { enterAsAdmin } from './support/admin.ts';
import { inDatabase } from './support/database.ts';
import { mailOf } from './support/mailbox.ts';
import { newPartner } from './support/new-partner.ts';
import { enter } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('@desk a new location is refused with a reason, its partner answers, and one press finds it fine', async ({
  page,
  request,
  accessible,
}) => {
  const name = `Cedar House ${randomUUID().slice(0, 6)}`;
  const reason = 'There is no shop at this address.';
  const partner = await newPartner(request, name);
  const live = () => inDatabase('select published from listings where id = $1', [partner.listingId]);
  const list = page.getByRole('navigation', { name: 'New locations' });
  const openIt = async () => {
    await page.goto('/admin/new-locations');
    await list.getByRole('button', { name }).click();
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  };

  await enterAsAdmin(page, 'support');
  await page.clock.install();
  await openIt();
  await expect(page.getByText('No address service is set up')).toBeVisible();
  await expect(page.getByText('First location')).toBeVisible();
  await accessible();
  await fits(page, [360]);
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: `Refuse ${name}` });
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog.getByText('Say why: the partner reads it.')).toBeVisible();
  await accessible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText(`${name} refused, takes effect in 10 seconds`)).toBeVisible();
  // Taken back, it is as it was, and the reason is there again.
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.clock.fastForward(11_000);
  expect(await live()).toEqual([{ published: true }]);
  await openIt();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue(reason);
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await page.clock.fastForward(11_000);
  await expect.poll(live).toEqual([{ published: false }]);

  const { html } = await mailOf(partner.email, `${name} was not approved`);
  expect(html).toContain(reason);
  await enter(page, partner);
  await page.goto(`/dashboard/listings/${partner.listingId}`);
  await expect(page.getByText('Not approved yet')).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Write a few words.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('The door beside the bank.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('We look at new locations within a day')).toBeVisible();
  await expect(page.getByText('We have your answer: The door beside the bank.')).toBeVisible();
  await accessible();
  expect(await live()).toEqual([{ published: false }]);

  await enterAsAdmin(page, 'support');
  await openIt();
  await expect(page.getByText(`Refused before: ${reason}`)).toBeVisible();
  await expect(page.getByText('Priya Raman answers: The door beside the bank.')).toBeVisible();
  await page.keyboard.press('f');
  await expect(page.getByText(`${name} approved, takes effect in 10 seconds`)).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect.poll(live).toEqual([{ published: true }]);
  await mailOf(partner.email, `${name} is approved`);
  await enter(page, partner);
  await page.goto(`/dashboard/listings/${partner.listingId}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('We look at new locations within a day')).toHaveCount(0);
});
