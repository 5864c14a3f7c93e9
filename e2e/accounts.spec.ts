import type { Page } from '@playwright/test';
import { openReview, freshEmail } from './support/book.ts';
import { forgetSession } from './support/forget-session.ts';
import { expectMails, linkIn, linkOfMail, mailOf, mailsTo } from './support/mailbox.ts';
import { bookAsGuest, bookByRest, join, joinAndSignIn, visitor } from './support/person.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const password = 'a cupboard of umbrellas';

/** Opens the newest mail and follows its link, as a click in a mail program does. */
async function followMail(page: Page, email: string, subject: string | RegExp, words: string): Promise<void> {
  await page.goto(await linkOfMail(email, subject, words));
}

const loginButton = (page: Page) => page.getByRole('tabpanel').getByRole('button', { name: 'Login', exact: true });

test.describe('login', () => {
  test('says so, and goes to the bookings', async ({ page, accessible }) => {
    const person = await join(page);
    await page.goto('/login');
    await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
    await accessible();
    await signIn(page, person);
    await expect(page.getByText('Login success')).toBeVisible();
    await expect(page).toHaveURL(/\/orders$/);
    await expect(page.getByRole('heading', { name: /Welcome Grace/ })).toBeVisible();
    await accessible();
    await page.goto('/login');
    await expect(page).toHaveURL(/\/orders$/);
  });

  test('@desk says at the fields what is missing, the same of a wrong password as of an unknown address, and is done by keyboard alone', async ({
    page,
    accessible,
    watch,
  }) => {
    watch.allow(/status of 401/);
    const { email } = await join(page);
    await page.goto('/login');
    await loginButton(page).click();
    await expect(page.getByText('Cannot be blank')).toHaveCount(2);
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await page.getByLabel('E-mail').fill('nobody');
    await loginButton(page).click();
    await expect(page.getByText('Should be a valid email address')).toBeVisible();
    await accessible();

    for (const address of [email, freshEmail()]) {
      await page.getByLabel('E-mail').fill(address);
      await page.getByLabel(/^Password/).fill('not the password');
      await loginButton(page).click();
      await expect(page.getByText('Wrong e-mail or password')).toBeVisible();
      await accessible();
      // What stands under the button stays away from a second press.
      await page.getByLabel(/^Password/).fill('not the password');
      await loginButton(page).dblclick();
      await expect(loginButton(page)).toBeEnabled();
      await expect(page).toHaveURL(/\/login$/);
      await page.reload();
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    }

    // As Google sends a person back.
    await page.goto('/login?google=failed');
    await expect(page.getByText('Google login failed')).toBeVisible();

    await page.goto('/login');
    await page.getByLabel('E-mail').focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/orders$/);
  });

  test('@desk leads back to the page that asked for it, also by way of a forgotten password', async ({ page }) => {
    const person = await join(page);
    const asked = '/map?q=Union+Station%2C+Toronto&lat=43.6453&lng=-79.3806&bags=3';
    await page.goto(asked);
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    await page.getByRole('link', { name: 'Back to login' }).click();
    await signIn(page, person);
    await expect(page).toHaveURL(asked);

    // It comes first on a page of the person.
    await forgetSession(page);
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, person);
    await expect(page).toHaveURL(/\/settings$/);
  });

  test('@phone by a code that comes by e-mail leads back to the page that asked for it', async ({
    page,
    accessible,
  }) => {
    const person = await join(page);
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Sign in with a code by e-mail' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in with a code by e-mail' })).toBeVisible();
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByLabel('Code from the e-mail')).toBeFocused();
    await accessible();
    const { html } = await mailOf(person.email, 'Your code for Cloakroom');
    await page.getByLabel('Code from the e-mail').fill('12345');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByLabel('Code from the e-mail')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Code from the e-mail').fill(/>\s*(\d{6})\s*</.exec(html)?.[1] ?? '');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/settings$/);
  });

  test('@desk on the way to a booking goes on to the payment, and a customer may sign up there', async ({
    page,
    accessible,
  }) => {
    const person = await join(page);
    await openReview(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await expect(page.getByRole('button', { name: 'Sign Up With E-mail' })).toBeVisible();
    await accessible();
    await page.getByRole('tab', { name: 'Login' }).click();
    await signIn(page, person);
    await expect(page).toHaveURL(/\/book\/payment$/);
    await expect(page.getByLabel('Card number')).toBeVisible();
  });
});

test.describe('sign-up', () => {
  test('@desk offers the map and partners their ways first, and customers a link', async ({ page, accessible }) => {
    await page.goto('/login?tab=1');
    await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('link', { name: 'Book Storage!' })).toHaveAttribute('href', '/map');
    await expect(page.getByRole('link', { name: 'Store Owners? Become our Partner!' })).toHaveAttribute(
      'href',
      '/join/new',
    );
    await expect(page.getByRole('button', { name: 'Sign Up With E-mail' })).toHaveCount(0);
    await accessible();
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByRole('link', { name: 'Sign Up With E-mail' }).click();
    await expect(page.getByLabel('First name')).toBeVisible();
  });

  test('@desk by e-mail, until the mailed link confirms the address and leaves no trace', async ({
    page,
    accessible,
  }) => {
    const email = freshEmail();
    await openReview(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByRole('button', { name: 'Sign Up With E-mail' }).click();
    const panel = page.getByRole('tabpanel');
    await panel.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(panel.getByText('Cannot be blank')).toHaveCount(6);
    await accessible();
    await panel.getByLabel('First name').fill('Grace');
    await panel.getByLabel('Last name').fill('Hopper');
    await panel.getByLabel('E-mail').fill(email);
    await panel.getByLabel('Phone number').fill('+1 416 555 0101');
    await panel.getByLabel(/^Password/).fill('short');
    await panel.getByLabel('Re-enter password').fill('different');
    await panel.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(panel.getByText('Too short (minimum is 8 characters)')).toBeVisible();
    await expect(panel.getByText("Passwords don't match")).toBeVisible();
    await panel.getByLabel(/^Password/).fill(password);
    await panel.getByLabel('Re-enter password').fill(password);
    await panel.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(panel.getByText('Check your email to confirm your account')).toBeVisible();
    await expect(panel.getByText(`We have sent a link to ${email}`)).toBeVisible();
    await accessible();

    await followMail(page, email, /Confirm your e-mail/, 'Confirm e-mail');
    await expect(page.getByText('Your e-mail has been confirmed, thank you!')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await accessible();
    // A mail filter may have been the first to open it.
    await followMail(page, email, /Confirm your e-mail/, 'Confirm e-mail');
    await expect(page.getByText('Your e-mail has been confirmed, thank you!')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('@desk an address is confirmed on the login page too, for a signed-in user', async ({ page, baseURL }) => {
  const { email } = await joinAndSignIn(page, baseURL);
  const link = await linkOfMail(email, /Confirm your e-mail/, 'Confirm e-mail');
  await page.goto(`/login${link.slice(link.indexOf('?'))}`);
  await expect(page.getByText('Your e-mail has been confirmed, thank you!')).toBeVisible();
  await expect(page).toHaveURL(/\/orders$/);
});

test('@desk a forgotten password is set anew by the mailed link', async ({ page, accessible, watch }) => {
  const { email } = await join(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect(page).toHaveURL(/\/login\/password-reset$/);
  await expect(page.getByText(/No e-mail\? Write to support@cloakroom\.example or call/)).toBeVisible();
  await accessible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Check your e-mail')).toBeVisible();
  await accessible();

  await followMail(page, email, /Set your Cloakroom password/, 'Set password');
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await accessible();
  await page.getByLabel(/^New password/).fill('a drawer of gloves');
  await page.getByLabel('Re-enter password').fill('a drawer of socks');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await page.getByLabel('Re-enter password').fill('a drawer of gloves');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  await accessible();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await signIn(page, { email, password: 'a drawer of gloves' });
  await expect(page).toHaveURL(/\/orders$/);

  watch.allow(/status of 422/);
  await followMail(page, email, /Set your Cloakroom password/, 'Set password');
  await page.getByLabel(/^New password/).fill('a hat of a thief');
  await page.getByLabel('Re-enter password').fill('a hat of a thief');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('This link is no longer valid. Please ask for a new one.')).toBeVisible();
});

test('@desk a session that has ended leads to the root', async ({ page, watch, context, baseURL }) => {
  watch.allow(/status of 401/);
  await joinAndSignIn(page, baseURL);
  await page.goto('/settings');
  await page.getByRole('button', { name: /Personal Information/ }).click();
  await context.clearCookies({ name: 'cloakroom_session' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('@desk a session that has ended on a page with something typed asks for the password above it', async ({
  page,
  watch,
  context,
  baseURL,
  accessible,
}) => {
  watch.allow(/status of 401/);
  const person = await joinAndSignIn(page, baseURL);
  await page.goto('/settings');
  await page.getByRole('button', { name: /Personal Information/ }).click();
  await page.getByLabel(/First name/).fill('Gracie');
  await context.clearCookies({ name: 'cloakroom_session' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByLabel(/^Password/).fill('not the password');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog.getByText('Wrong e-mail or password')).toBeVisible();
  await accessible();
  await dialog.getByLabel(/^Password/).fill(person.password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/settings/);
  await expect(page.getByLabel(/First name/)).toHaveValue('Gracie');
});

test('@desk who opens an order with a session that has ended logs in first and comes back to it', async ({
  page,
  watch,
  context,
  baseURL,
}) => {
  watch.allow(/status of 401/);
  // This browser has booked as a guest too.
  await bookAsGuest(page, { email: freshEmail() });
  const person = await joinAndSignIn(page, baseURL);
  const order = await bookByRest(page, person);
  await page.goto('/orders');
  await context.clearCookies({ name: 'cloakroom_session' });
  await page.getByRole('link', { name: 'York Street Coffee' }).click();
  await expect(page).toHaveURL(/\/login\?/);
  await signIn(page, person);
  await expect(page).toHaveURL(new RegExp(`/orders/${order}$`));
  await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible();
});

test('@desk an order cannot be touched with a session that has ended, nor seen by who signs in next', async ({
  page,
  watch,
  context,
  baseURL,
}) => {
  watch.allow(/status of 401/);
  await bookByRest(page, await joinAndSignIn(page, baseURL));
  await page.goto('/orders');
  const orders = page.getByRole('list', { name: /^(Upcoming|Past)$/ }).getByRole('listitem');
  await expect(orders).toHaveCount(1);
  await context.clearCookies({ name: 'cloakroom_session' });
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page).toHaveURL(/\/$/);
  const next = await join(page);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await signIn(page, next);
  await expect(page.getByRole('heading', { name: 'Welcome Grace' })).toBeVisible();
  await expect(page.getByText('No bookings yet')).toBeVisible();
});

test('@desk a guest claims the account by the link of the ticket mail and finds all orders', async ({
  page,
  accessible,
  watch,
}) => {
  const email = freshEmail();
  await bookByRest(page, visitor, { guest: email });
  await expectMails(email, 1);
  const [first = { html: '' }] = await mailsTo(email);
  await bookByRest(page, visitor, { guest: email, bags: 1 });
  await expectMails(email, 2);
  const link = linkIn(first, 'Set a password');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Set a password' })).toBeVisible();
  await accessible();
  await page.getByLabel(/^New password/).fill(password);
  await page.getByLabel('Re-enter password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Sign-in success')).toBeVisible();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.getByRole('heading', { name: 'Welcome Amara' })).toBeVisible();
  await expect(page.getByRole('list', { name: /^(Upcoming|Past)$/ }).getByRole('listitem')).toHaveCount(2);

  watch.allow(/status of 422/);
  await page.goto(link);
  await page.getByLabel(/^New password/).fill('a hat of a thief');
  await page.getByLabel('Re-enter password').fill('a hat of a thief');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('This link is no longer valid. Please ask for a new one.')).toBeVisible();
});
