import { expect, type Page } from '@playwright/test';

/** From an offered place to the map of it; the times that are asked for next are good as they are. */
export async function takePlace(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('option', { name }).click();
  const times = page.getByRole('dialog');
  await expect(times.getByRole('tab', { name: /^Check In/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(times).toHaveCount(0);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/map' && name.test(url.searchParams.get('q') ?? ''));
}
