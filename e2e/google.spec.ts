import { openReview, freshEmail } from './support/book.ts';
import { forgetSession } from './support/forget-session.ts';
import { startIdentityProvider } from './support/identity-provider.ts';
import { expect, test } from './support/test.ts';

test(
  'Google signs up on the way to a booking, refuses visibly, and signs in again',
  { tag: '@desk' },
  async ({ page, accessible, baseURL }) => {
    const provider = await startIdentityProvider(baseURL ?? '');
    const email = freshEmail();
    provider.person = {
      sub: crypto.randomUUID(),
      email,
      email_verified: true,
      given_name: 'Katherine',
      family_name: 'Johnson',
    };
    await openReview(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await accessible();
    await page.getByRole('link', { name: 'Sign Up with Google' }).click();
    await expect(page).toHaveURL(/\/book\/payment$/);
    await expect(page.getByText('Login success with Google')).toBeVisible();
    await expect(page.getByRole('link', { name: `Your contact Katherine Johnson ${email}` })).toBeVisible();

    // Said once: the next page is silent.
    await page.goto('/settings');
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByText('Please check email to confirm your account.')).toHaveCount(0);
    await expect(page.getByText('Login success with Google')).toHaveCount(0);

    const { person } = provider;
    provider.person = null;
    await forgetSession(page);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Login with Google' }).click();
    await expect(page.getByText('Google login failed')).toBeVisible();
    provider.person = person;
    await page.getByRole('link', { name: 'Login with Google' }).click();
    await expect(page).toHaveURL(/\/orders$/);
    await expect(page.getByText('Login success with Google')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Welcome Katherine' })).toBeVisible();

    // A partner too: no password is asked for, and the next login goes on with joining, not back.
    await page.goto('/join');
    await expect(page.getByLabel('Repeat Password')).toHaveCount(0);
    await page.getByLabel('Phone Number').fill('416 555 0142');
    await page.getByRole('button', { name: 'Continue to Listing' }).click();
    await expect(page).toHaveURL(/\/dashboard\/listings\/new$/);
    await forgetSession(page);
    await page.goto('/terms');
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await page.getByRole('link', { name: 'Login with Google' }).click();
    await expect(page).toHaveURL(/\/dashboard\/listings\/new$/);
    await expect(page.getByText('Login success with Google')).toBeVisible();
    await provider.stop();
  },
);
