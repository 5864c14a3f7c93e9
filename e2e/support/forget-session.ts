import type { Page } from '@playwright/test';

/** Ends the browser's sign-in and all its cookies, from a page that asks nothing: a poll under way would be refused. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
