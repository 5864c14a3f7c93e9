import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { forgetSession } from './support/forget-session.ts';
import { linkOfMail } from './support/mailbox.ts';
import { join } from './support/person.ts';
import { enter } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const password = 'a cupboard of umbrellas';

const modal = (page: Page) => page.getByRole('dialog');

/** Registers in the dialog over a page of text. */
async function registerOn(page: Page, address: string): Promise<string> {
  const email = `p-${randomUUID()}@example.com`;
  await page.goto(`${address}#join`);
  await modal(page).getByLabel('First name').fill('Amélie');
  await modal(page).getByLabel('Last name').fill('Tremblay');
  await modal(page).getByLabel('E-mail').fill(email);
  await modal(page).getByLabel('Phone number').fill('+14165550142');
  await modal(page)
    .getByLabel(/^Password/)
    .fill(password);
  await modal(page)
    .getByLabel(/^Repeat Password/)
    .fill(password);
  await modal(page).getByRole('button', { name: 'Sign Up' }).click();
  await expect(modal(page).getByRole('heading')).toHaveText('Check your email to confirm your account');
  return email;
}

const confirmLink = (email: string) => linkOfMail(email, /Confirm your e-mail/, 'Confirm e-mail');

test.describe('becoming a partner on any page', () => {
  test('@desk registers, waits for the mail, has the details confirmed, and goes on to the location', async ({
    page,
    accessible,
  }) => {
    await page.goto('/en/faq#join');
    await expect(modal(page).getByRole('heading')).toHaveText('Become a partner');
    await accessible();
    await modal(page).getByRole('button', { name: 'Sign Up' }).click();
    await expect(modal(page).getByText('Cannot be blank').filter({ visible: true })).toHaveCount(6);
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
    await expect(page).toHaveURL(/\/en\/faq$/);

    const email = await registerOn(page, '/en/faq');
    await expect(modal(page).getByText(email)).toBeVisible();
    await accessible();

    await page.goto(await confirmLink(email));
    await expect(modal(page).getByRole('heading')).toHaveText('Your e-mail has been confirmed, thank you!');
    // The page behind is the next step; what was typed minutes ago is shown, not asked for.
    await expect(page).toHaveURL(/\/dashboard\/listings\/new#confirmed$/);
    await expect(modal(page).getByText('Amélie Tremblay')).toBeVisible();
    await expect(modal(page).getByRole('textbox')).toHaveCount(0);
    await accessible();
    await modal(page).getByRole('button', { name: 'Change your details' }).click();
    await expect(modal(page).getByLabel('Last name')).toHaveValue('Tremblay');
    await modal(page).getByLabel('Last name').fill('Roy');
    await modal(page).getByRole('button', { name: 'Confirm' }).click();
    await expect(modal(page).getByRole('heading')).toHaveText('You are a partner');
    await accessible();
    await modal(page).getByRole('link', { name: 'Continue to Listing' }).click();
    await expect(page).toHaveURL(/\/dashboard\/listings\/new$/);
    await expect(modal(page)).toBeHidden();
  });

  test('@desk asks for the password in a browser that does not know who opened the link, also a second time', async ({
    page,
    accessible,
  }) => {
    const email = await registerOn(page, '/');
    const link = await confirmLink(email);
    await forgetSession(page);
    await page.goto(link.replace('/?', '/terms?'));
    await expect(modal(page).getByRole('heading')).toHaveText('Your e-mail has been confirmed, thank you!');
    await accessible();
    await modal(page)
      .getByLabel(/^Password/)
      .fill(password);
    await modal(page).getByRole('button', { name: 'Sign In' }).click();
    await expect(modal(page).getByText('Amélie Tremblay')).toBeVisible();
    // Opened again, as by a mail filter before: the address is confirmed, and nothing else happens.
    await page.goto(link);
    await expect(modal(page).getByText('Amélie Tremblay')).toBeVisible();
    await expect(page.getByText('This link is no longer valid. Please ask for a new one.')).toHaveCount(0);
  });

  test('@desk makes a partner of a customer, who finds it where the dashboard would be', async ({
    page,
    accessible,
  }) => {
    const person = await join(page);
    await enter(page, person);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Become a partner to get access');
    await accessible();
    await page.getByRole('link', { name: 'Join' }).click();
    await expect(modal(page).getByRole('heading')).toHaveText('Become a partner');
    await modal(page).getByLabel('Phone number').fill('+14165550142');
    await modal(page).getByRole('button', { name: 'Confirm' }).click();
    await expect(modal(page).getByRole('heading')).toHaveText('You are a partner');
  });
});

test('@desk a partner whose address is not confirmed reads that at login, and goes on when the link was opened', async ({
  page,
  context,
  accessible,
}) => {
  const email = await registerOn(page, '/terms');
  const link = await confirmLink(email);
  await forgetSession(page);
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Please check email to confirm your account.')).toBeVisible();
  await expect(page.getByText(`Sent to ${email}`)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await accessible();
  const mail = await context.newPage();
  await mail.goto(link);
  await expect(mail.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/listings\/new$/);
});

test('@desk who need not wait for the mail goes on from the login by themselves', async ({ page }) => {
  const email = await registerOn(page, '/terms');
  await modal(page).getByRole('button', { name: 'Re-send confirmation' }).click();
  await expect(modal(page).getByText(/Sent again at/)).toBeVisible();
  await expect(modal(page).getByRole('button', { name: 'Re-send confirmation' })).toBeDisabled();
  await forgetSession(page);
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard\/listings\/new$/);
});
