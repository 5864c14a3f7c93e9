import type { Page } from '@playwright/test';
import { bookByRest, joinAndSignIn } from './support/person.ts';
import { expect, test } from './support/test.ts';

const isKept = (page: Page, path: string) =>
  page.evaluate(async (asked) => (await caches.match(asked)) !== undefined, path);

/** Somebody signed in whose ticket this browser keeps. */
async function keepTicket(page: Page, baseURL: string | undefined) {
  const person = await joinAndSignIn(page, baseURL);
  const path = `/orders/${await bookByRest(page, person)}`;
  await page.goto(path);
  await expect.poll(() => isKept(page, path)).toBe(true);
  return { person, path };
}

test.describe('a kept ticket is gone', { tag: '@desk' }, () => {
  test('when the session was ended elsewhere, by a changed password', async ({ page, baseURL }) => {
    const { person, path } = await keepTicket(page, baseURL);
    const other = await page.request.post('/api/v1/auth/sign_in', { data: person });
    const all = other.headers();
    const changed = await page.request.patch('/api/v1/users/current-user/update_password', {
      headers: Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, all[name] ?? ''])),
      data: {
        user: {
          current_password: person.password,
          password: 'a drawer of gloves',
          password_confirmation: 'a drawer of gloves',
        },
      },
    });
    expect(changed.status()).toBe(200);
    await page.goto('/');
    await expect.poll(() => isKept(page, path)).toBe(false);
  });
});
