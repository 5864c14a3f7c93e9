import { enter, partner } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('@desk a partner prints what stands on the counter, and sees what its code opens', async ({
  page,
  accessible,
}) => {
  await enter(page, partner);
  await page.goto('/dashboard/listings');
  await page.getByRole('link', { name: 'College Barber Co.' }).click();
  await page.getByRole('navigation', { name: 'Location' }).getByRole('link', { name: 'Counter kit' }).click();
  await expect(page.getByRole('heading', { name: 'Your code' })).toBeVisible();
  await accessible();
  for (const language of ['English', 'Français', 'Español']) {
    const waited = page.waitForEvent('download');
    await page.getByRole('link', { name: `Poster in ${language}` }).click();
    expect((await waited).suggestedFilename()).toMatch(/^poster-(en|fr|es)\.pdf$/);
  }
  const sticker = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Door sticker in English' }).click();
  expect((await sticker).suggestedFilename()).toBe('sticker-en.pdf');
  await page.getByLabel('First number').fill('412');
  const tags = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Print tags' }).click();
  expect((await tags).suggestedFilename()).toBe('tags-412.pdf');

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'See what it opens' }).click();
  await expect((await opened).getByRole('heading', { name: 'Leave your bags here' })).toBeVisible();
});
