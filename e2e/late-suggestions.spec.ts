import { expect, test } from './support/test.ts';

test('@desk suggestions for an earlier text cannot be chosen while those for the new one are on their way', async ({
  page,
}) => {
  let answer = () => {};
  const isWanted = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/search\.places.*union/, async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.goto('/');
  const place = page.getByRole('search').getByRole('combobox');
  const option = page.getByRole('option', { name: /^Toronto ?Canada$/ });
  await place.fill('toronto');
  await expect(option).toBeVisible();
  const asked = page.waitForRequest(/search\.places.*union/);
  await place.fill('union');
  await asked;
  await expect(page.getByRole('option')).toHaveCount(0);
  await place.press('ArrowDown');
  await expect(place).not.toHaveAttribute('aria-activedescendant');
  answer();
  await expect(page.getByRole('option', { name: /^Union Station/ })).toBeVisible();
});
