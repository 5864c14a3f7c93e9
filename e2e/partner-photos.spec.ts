import { joinAsPartner } from './support/joining.ts';
import { expect, test } from './support/test.ts';

test('a photo is cropped by keyboard, and what the partner earns stands beside the form', async ({
  page,
  accessible,
}) => {
  await joinAsPartner(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Your location' })).toBeVisible();
  await page.getByLabel('Address').fill('Stanley Park');
  await page.getByRole('list', { name: 'Suggestions' }).getByRole('button').first().click();
  await expect(page.getByRole('region', { name: 'What travellers pay and what you earn' })).toBeVisible();
  await expect(page.getByText(/of storage is yours, and nothing is taken off it/)).toBeVisible();
  if (test.info().project.name === 'phone') await expect(page.getByText('2 bags, a day: you earn')).toBeVisible();
  await page.getByLabel('Add photos').setInputFiles('docs/screenshot.png');
  const crop = page.getByRole('button', { name: 'Crop photo 1' });
  await expect(crop).toBeVisible();
  const before = await page.getByRole('img', { name: 'Photo 1' }).getAttribute('src');
  await crop.press('Enter');
  const dialog = page.getByRole('dialog');
  const corner = dialog.getByRole('button', { name: 'Corner bottom right. Arrow keys move it' });
  await expect(corner).toBeVisible();
  await accessible();
  await corner.focus();
  for (const key of ['Shift+ArrowLeft', 'Shift+ArrowUp']) await page.keyboard.press(key);
  await dialog.getByRole('button', { name: 'Crop', exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('img', { name: 'Photo 1' })).not.toHaveAttribute('src', before ?? '');
  await expect(crop).toBeFocused();
  await accessible();
});
