import type { Page } from '@playwright/test';
import { signInAsAdmin } from './admin.ts';
import { inDatabase } from './database.ts';
import { join } from './person.ts';

/** Somebody new who is made an administrator of a part of the work, signed in with their second factor. */
export async function newAdmin(page: Page, role: 'owner' | 'support' | 'finance' | 'content'): Promise<void> {
  const person = await join(page);
  await inDatabase(`update users set role = 'admin', admin_role = $2, confirmed_at = now() where email = $1`, [
    person.email,
    role,
  ]);
  await signInAsAdmin(page, person);
}
