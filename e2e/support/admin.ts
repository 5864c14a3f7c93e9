import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { signIn } from './sign-in.ts';

/** The owner of the demo data. */
export const owner = { email: 'admin@cloakroom.example', password: 'cloakroom demo' } as const;

/** The keys of second factors by address: of the first journey that set one up in this run. */
const keys = new Map<string, string>();

const digits = (key: string): string => new TOTP({ secret: key.replaceAll(' ', '') }).generate();

/**
 * Signs in as an administrator and gives the second factor, which is set up the first time. A code opens once: the same
 * person within half a minute waits for the next.
 */
export async function signInAsAdmin(page: Page, who: { readonly email: string; readonly password: string } = owner) {
  await signIn(page, who);
  await page.goto('/admin');
  await expect(page).toHaveURL(/admin-lock/);
  const known = keys.get(who.email);
  if (known !== undefined) throw new Error(`${who.email} has a second factor: use another administrator`);
  const key = await page.getByLabel('Key for your codes app').innerText();
  keys.set(who.email, key);
  await page.getByLabel('Then the six digits it shows').fill(digits(key));
  await page.getByLabel('I have put them away, not on this phone').check();
  await page.getByRole('button', { name: 'Go to the console' }).click();
  await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible();
}
