import type { Page } from '@playwright/test';

/** Opens a page whose code does not come before it is let through. @returns lets it through, and waits until the page is there. */
export async function openWithoutCode(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: asked, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await asked;
    await route.fallback();
  });
  const opened = page.goto(path);
  return async () => {
    letThrough();
    await opened;
  };
}
