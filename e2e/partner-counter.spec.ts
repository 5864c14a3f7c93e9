import type { Page } from '@playwright/test';
import { beginNow, openCounter, ticketForNow } from './support/counter.ts';
import { forgetSession } from './support/forget-session.ts';
import { expect, test } from './support/test.ts';

/** A picture of one point. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

async function typeCode(page: Page, code: string): Promise<void> {
  // A field takes no letters while the ticket before it is still leaving.
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByLabel(/^Type a code/).fill(code);
  await page.getByRole('button', { name: 'Find ticket' }).click();
}

const next = (page: Page) => page.getByRole('button', { name: 'Next ticket' });

test.describe('the counter', () => {
  test('takes bags in and hands them back, by today’s list and by a typed code', async ({
    page,
    baseURL,
    accessible,
  }) => {
    const { id, code } = await ticketForNow(page, baseURL, { bags: 2 });
    await beginNow(id);
    await openCounter(page);
    const row = page.getByRole('listitem').filter({ hasText: code });
    await accessible();
    await row.getByRole('button', { name: 'Check in Grace H.' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Expected now')).toBeVisible();
    await accessible();
    await dialog.getByRole('button', { name: 'Check in 2 bags' }).click();
    await expect(dialog.getByText(/^Checked in, /)).toBeVisible();
    await accessible();
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(dialog.getByText('Expected now')).toBeVisible();
    await dialog.getByRole('button', { name: 'Fewer' }).click();
    await dialog.getByRole('button', { name: 'Check in 1 bag' }).click();
    await expect(dialog.getByText(/^Checked in, /)).toBeVisible();
    await next(page).click();
    await expect(row.getByText(/^Checked in /)).toBeVisible();
    await typeCode(page, code.slice(4).toLowerCase());
    await expect(dialog.getByText('Already checked in')).toBeVisible();
    await accessible();
    await dialog.getByRole('button', { name: 'Check out 1 bag' }).click();
    await expect(dialog.getByText(/^Checked out, /)).toBeVisible();
    await accessible();
  });

  test('@desk keeps both numbers of a correction in a record that traveller and partner can download', async ({
    page,
    baseURL,
    accessible,
  }) => {
    const { id, code } = await ticketForNow(page, baseURL, { bags: 2 });
    await beginNow(id);
    const traveller = await page.context().cookies();
    await openCounter(page);
    const dialog = page.getByRole('dialog');
    await typeCode(page, code);
    await dialog.getByRole('button', { name: 'More' }).click();
    await expect(dialog.getByText(/Booked 2, and the stay has begun/)).toBeVisible();
    await dialog.getByText('Picture, tags, note (optional)').click();
    await dialog
      .getByLabel('Picture of the bags')
      .setInputFiles({ name: 'bags.png', mimeType: 'image/png', buffer: PIXEL });
    await expect(dialog.getByRole('img', { name: 'The picture that was taken' })).toBeVisible();
    await dialog.getByLabel('Tag numbers').fill('0412, 0413');
    await accessible();
    await dialog.getByRole('button', { name: 'Check in 2 bags' }).click();
    await next(page).click();
    await typeCode(page, code);
    await dialog.getByRole('button', { name: 'Correct the number' }).click();
    await dialog.getByRole('group', { name: 'Bags really in store' }).getByRole('button', { name: 'Fewer' }).click();
    await dialog.getByLabel('Why was it another number?').fill('One was a coat');
    await accessible();
    await dialog.getByRole('button', { name: 'Save the correction' }).click();
    await expect(dialog.getByText('1 of 2 booked')).toBeVisible();
    await forgetSession(page);
    await page.context().addCookies(traveller);
    await page.goto(`/orders/${id}`);
    await page.getByRole('button', { name: /^Hand-over record/ }).click();
    const record = page.getByRole('region', { name: 'Custody record' });
    await record.getByText('All entries').click();
    await expect(record.getByText('“One was a coat”')).toBeVisible();
    await expect(record.getByText('Tags 0412, 0413')).toBeVisible();
    const photo = record.getByRole('img', { name: 'Photo of the bags, Checked in' });
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
    await accessible();
    const download = page.waitForEvent('download');
    await record.getByRole('link', { name: 'Download record' }).click();
    expect((await download).suggestedFilename()).toBe(`${code}-custody.pdf`);
  });

  test('@desk keeps the tags that are typed while the picture of the bags is made small', async ({ page, baseURL }) => {
    const { id, code } = await ticketForNow(page, baseURL, { bags: 2 });
    await beginNow(id);
    await page.addInitScript(() => {
      const make = window.createImageBitmap.bind(window);
      const wanted = new Promise((resolve) => window.addEventListener('picture-may-come', resolve));
      window.createImageBitmap = async (file: ImageBitmapSource) => {
        await wanted;
        return make(file);
      };
    });
    await openCounter(page);
    const dialog = page.getByRole('dialog');
    await typeCode(page, code);
    await dialog.getByText('Picture, tags, note (optional)').click();
    await dialog
      .getByLabel('Picture of the bags')
      .setInputFiles({ name: 'bags.png', mimeType: 'image/png', buffer: PIXEL });
    await dialog.getByLabel('Tag numbers').fill('0412, 0413');
    await page.evaluate(() => window.dispatchEvent(new Event('picture-may-come')));
    await expect(dialog.getByRole('img', { name: 'The picture that was taken' })).toBeVisible();
    await expect(dialog.getByLabel('Tag numbers')).toHaveValue('0412, 0413');
  });

  test('@desk says why a ticket is not taken, and what to do', async ({ page, baseURL, accessible, watch }) => {
    watch.allow(/404/);
    const { code } = await ticketForNow(page, baseURL, {});
    const unpaid = await ticketForNow(page, baseURL, { token: null });
    await beginNow(unpaid.id);
    await openCounter(page);
    const dialog = page.getByRole('dialog');
    await typeCode(page, code);
    await expect(dialog.getByText(/^This ticket is for /)).toBeVisible();
    await expect(dialog.getByText('Bags on the counter')).toHaveCount(0);
    await expect(dialog.getByRole('img', { name: /by which the traveller changes the booking/ })).toBeVisible();
    await accessible();
    await next(page).click();
    await typeCode(page, unpaid.code);
    await expect(dialog.getByText('Not paid yet')).toBeVisible();
    await next(page).click();
    await typeCode(page, 'CLK-ZZZZZZ');
    await expect(dialog.getByText('No booking at your locations has this code')).toBeVisible();
    await expect(dialog.getByText('Read it again: a code has no 0, 1, I, L, O or U.')).toBeVisible();
    await accessible();
  });
});
