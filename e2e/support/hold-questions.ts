import type { Page } from '@playwright/test';

/**
 * Holds back what the pages to come ask for: what a page asks by itself, such as for news, is then not answered between
 * two steps of a journey. @returns releases it.
 */
export async function holdQuestions(page: Page): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<undefined>();
  await page.route(/\/trpc\//, async (route) => {
    await released;
    await route.fallback();
  });
  return () => resolve(undefined);
}
