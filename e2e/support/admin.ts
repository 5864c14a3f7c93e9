import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { inDatabase } from './database.ts';
import { signIn } from './sign-in.ts';

const PASSWORD = 'cloakroom demo';

/**
 * Signs in as an administrator of the journey's own, who sets the second factor up on the way in: journeys run side by
 * side, and a code opens once.
 */
export async function signInAsAdmin(page: Page, role: 'owner' | 'support' | 'finance' | 'content' = 'owner') {
  const email = `${role}-${randomUUID()}@example.com`;
  await inDatabase(
    `insert into users (id, email, password_hash, first_name, last_name, language, role, admin_role, confirmed_at, created_at, updated_at)
     select $1, $2, password_hash, 'Noor', 'Bakker', 'english', 'admin', $3, product_now(), product_now(), product_now()
     from users where email = 'admin@cloakroom.example'`,
    [randomUUID(), email, role],
  );
  await signIn(page, { email, password: PASSWORD });
  await page.goto('/admin');
  await expect(page).toHaveURL(/admin-lock/);
  const key = await page.getByLabel('Key for your codes app').innerText();
  const digits = new TOTP({ secret: key.replaceAll(' ', '') }).generate();
  await page.getByLabel('Then the six digits it shows').fill(digits);
  await page.getByLabel('I have put them away, not on this phone').check();
  await page.getByRole('button', { name: 'Go to the console' }).click();
  await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible();
  return { email, password: PASSWORD };
}
