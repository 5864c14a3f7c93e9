import { expect, type Page } from '@playwright/test';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The customer that the demo data knows, with an order to come and one that is over. */
export const customer = { email: 'amara@cloakroom.example', password: 'cloakroom demo', firstName: 'Amara' } as const;

/** The partner of the demo data's first locations. */
export const partner = { email: 'partner@cloakroom.example', password: customer.password } as const;

/** Signs in by the form's call, for what comes after; no page is opened. */
export async function enter(page: Page, { email, password }: Credentials): Promise<void> {
  const answer = await page.request.post('/trpc/accounts.signIn', { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Signs in by the form, on whichever page it stands. */
export async function signIn(page: Page, { email, password }: Credentials = customer): Promise<void> {
  if (new URL(page.url(), 'http://none').pathname !== '/login') await page.goto('/login');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}
