import type { Locator, Page } from '@playwright/test';
import { joinAsPartner } from './support/joining.ts';
import { expect, test } from './support/test.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Fingers that are put down, moved and lifted; each as where it starts and where it ends. */
async function touch(page: Page, fingers: readonly { readonly from: Point; readonly to: Point }[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  for (let down = 1; down <= fingers.length; down += 1)
    await send(
      'touchStart',
      fingers.slice(0, down).map(({ from }) => from),
    );
  for (let step = 1; step <= 5; step += 1)
    await send(
      'touchMove',
      fingers.map(({ from, to }) => ({
        x: from.x + ((to.x - from.x) * step) / 5,
        y: from.y + ((to.y - from.y) * step) / 5,
      })),
    );
  await send('touchEnd', []);
}

const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

const middleOf = ({ x, y, width, height }: Point & { readonly width: number; readonly height: number }): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

test('a photo is cropped by finger: its corner is dragged, two fingers make the frame smaller, the slider zooms @phone', async ({
  page,
  accessible,
}) => {
  await joinAsPartner(page);
  await page.getByLabel('Address').fill('Stanley Park');
  await page
    .getByRole('list', { name: 'Suggestions' })
    .getByRole('button', { name: /^Stanley Park/ })
    .tap();
  await expect(page.getByText('2 bags, a day: you earn')).toBeVisible();
  await page.getByLabel('Add photos').setInputFiles('docs/screenshot.png');
  const photo = page.getByRole('img', { name: 'Photo 1' });
  const before = await photo.getAttribute('src');
  await page.getByRole('button', { name: 'Crop photo 1' }).tap();
  const dialog = page.getByRole('dialog');
  const frame = dialog.getByRole('group', { name: /^The part that stays/ });
  const corner = dialog.getByRole('button', { name: 'Corner bottom right. Arrow keys move it' });
  const zoom = dialog.getByRole('slider', { name: 'Zoom' });
  await expect(corner).toBeVisible();
  const first = await boxOf(frame);
  const grip = middleOf(await boxOf(corner));
  await touch(page, [{ from: grip, to: { x: grip.x - 60, y: grip.y - 45 } }]);
  await expect.poll(async () => Math.round(first.width - (await boxOf(frame)).width)).toBe(60);
  const second = await boxOf(frame);
  const { x, y } = middleOf(second);
  await touch(page, [
    { from: { x: x - 80, y }, to: { x: x - 60, y } },
    { from: { x: x + 80, y }, to: { x: x + 60, y } },
  ]);
  await expect.poll(async () => Math.round((await boxOf(frame)).width)).toBe(Math.round(second.width * 0.75));
  const third = await boxOf(frame);
  await touch(page, [{ from: middleOf(third), to: { x: x - 20, y } }]);
  await expect.poll(async () => Math.round((await boxOf(frame)).x)).toBe(Math.round(third.x) - 20);
  await zoom.fill('4');
  await expect.poll(async () => (await boxOf(frame)).width).toBeLessThan(third.width * 0.6);
  await accessible();
  await dialog.getByRole('button', { name: 'Crop', exact: true }).tap();
  await expect(dialog).toBeHidden();
  await expect(photo).not.toHaveAttribute('src', before ?? '');
});

test('a photo is cropped by keyboard, and what the partner earns stands next to the form @desk', async ({
  page,
  accessible,
}) => {
  await joinAsPartner(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Your location' })).toBeVisible();
  await page.getByLabel('Address').fill('Stanley Park');
  await page
    .getByRole('list', { name: 'Suggestions' })
    .getByRole('button', { name: /^Stanley Park/ })
    .click();
  await expect(page.getByRole('region', { name: 'What travellers pay and what you earn' })).toBeVisible();
  await expect(page.getByText(/of the storage price\. No deductions\./)).toBeVisible();
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
