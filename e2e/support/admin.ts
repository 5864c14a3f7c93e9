import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { inDatabase } from './database.ts';
import { enter, signIn } from './sign-in.ts';

const PASSWORD = 'cloakroom demo';

type Role = 'owner' | 'support' | 'finance' | 'content';

const codeOf = (secret: string, timestamp = Date.now()): string =>
  new TOTP({ secret: secret.replaceAll(' ', '') }).generate({ timestamp });

/** An administrator of a journey's own, without a second factor: journeys run side by side, and a code opens once. */
async function newAdmin(role: Role) {
  const email = `${role}-${randomUUID()}@example.com`;
  await inDatabase(
    `insert into users (id, email, password_hash, first_name, last_name, language, role, admin_role, confirmed_at, created_at, updated_at)
     select $1, $2, password_hash, 'Noor', 'Bakker', 'english', 'admin', $3, product_now(), product_now(), product_now()
     from users where email = 'admin@cloakroom.example'`,
    [randomUUID(), email, role],
  );
  return { email, password: PASSWORD };
}

/** Signs in as a new administrator by the forms, who sets the second factor up on the way in. */
export async function signInAsAdmin(page: Page, role: Role) {
  const person = await newAdmin(role);
  await signIn(page, person);
  await page.goto('/admin');
  await expect(page).toHaveURL(/admin-lock/);
  const key = await page.getByLabel('Key for your codes app').innerText();
  await page.getByLabel('Then the six digits it shows').fill(codeOf(key));
  await page.getByLabel('I have put them away, not on this phone').check();
  await page.getByRole('button', { name: 'Go to the console' }).click();
  await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible();
}

/** The same by the calls of those forms, for what comes after; no page is opened. */
export async function enterAsAdmin(page: Page, role: Role = 'owner') {
  const person = await newAdmin(role);
  await enter(page, person);
  const begun = await page.request.post('/trpc/secondFactor.begin', { data: {} });
  expect(begun.status(), await begun.text()).toBe(200);
  const { result } = (await begun.json()) as { result: { data: { secret: string } } };
  const set = await page.request.post('/trpc/secondFactor.confirm', { data: { code: codeOf(result.data.secret) } });
  expect(set.status(), await set.text()).toBe(200);
  /** Opens once more, as the first one has been used up. */
  const nextCode = () => codeOf(result.data.secret, Date.now() + 30_000);
  return { ...person, nextCode };
}
