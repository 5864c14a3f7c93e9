import type { Page } from '@playwright/test';
import { enterAsAdmin } from './support/admin.ts';
import { fits } from './support/fits.ts';
import { expect, test } from './support/test.ts';

/** Cells of a row that lie upon each other. */
const piled = (page: Page) =>
  page.locator('[data-list] tbody tr').evaluateAll((lines) =>
    lines.flatMap((line) => {
      const cells = [...line.children].map((cell) => ({ text: cell.textContent, box: cell.getBoundingClientRect() }));
      return cells.flatMap(({ text, box }, at) =>
        cells
          .slice(at + 1)
          .filter(
            ({ box: { left, right, top, bottom, width } }) =>
              width > 0 &&
              Math.min(box.right, right) - Math.max(box.left, left) > 1 &&
              Math.min(box.bottom, bottom) - Math.max(box.top, top) > 1,
          )
          .map((other) => `${text} / ${other.text}`),
      );
    }),
  );

test('@desk no list of administration is wider than its room, next to the rail or an opened panel, and no cells lie upon each other', async ({
  page,
}) => {
  await enterAsAdmin(page);
  const tooWide = () =>
    page.locator('[data-list]').evaluate((list) => Math.max(0, list.scrollWidth - list.clientWidth));
  for (const place of ['people', 'jobs', 'bookings?day=all', 'listings', 'coupons']) {
    await page.goto(`/admin/${place}`);
    await expect(page.locator('[data-list] table')).not.toHaveCount(0);
    await fits(page, [360]);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await piled(page), place).toEqual([]);
    for (const width of [600, 768, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect([place, width, await tooWide()]).toEqual([place, width, 0]);
    }
  }
  await page.goto('/admin/people?text=amara%40cloakroom.example');
  await page.locator('[data-list]').getByRole('button', { name: 'Amara Okafor' }).click();
  await expect(page.getByRole('complementary').getByRole('heading', { name: 'Amara Okafor' })).toBeVisible();
  expect(await tooWide()).toBe(0);
});

test('@desk the menu at the end of a panel opens within it, however long its buttons are', async ({
  page,
  baseURL,
}) => {
  await enterAsAdmin(page);
  for (const [language, more, correct] of [
    ['en', 'More', 'Correct the address'],
    ['fr', 'Plus', 'Corriger l’adresse'],
  ] as const) {
    await page.context().addCookies([{ name: 'cloakroom_locale', value: language, url: baseURL ?? '' }]);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/admin/people?text=amara%40cloakroom.example');
      await page.locator('[data-list]').getByRole('button', { name: 'Amara Okafor' }).click();
      await page.getByRole('complementary').getByRole('button', { name: more, exact: true }).click();
      const entry = page.getByRole('button', { name: correct });
      await expect(entry).toBeInViewport({ ratio: 1 });
      await entry.click();
      await expect(page.getByRole('dialog', { name: correct })).toBeVisible();
    }
  }
});
