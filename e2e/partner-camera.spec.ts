import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginNow, openCounter, ticketForNow } from './support/counter.ts';
import { writeQrVideo } from './support/qr-video.ts';
import { expect, test } from './support/test.ts';

/** Chromium reads the film when the camera is asked for, so a test writes it after it knows its ticket. */
const film = join(tmpdir(), `cloakroom-film-${process.env.E2E_PORT ?? 'own'}.y4m`);

test.use({
  launchOptions: {
    ...(process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
});

test('a camera reads the ticket: a foreign code gets a sentence, ours one tap, and then the next @phone', async ({
  page,
  context,
  baseURL,
  accessible,
}) => {
  const { id, code } = await ticketForNow(page, baseURL, { bags: 2 });
  await beginNow(id);
  writeQrVideo(film, ['https://example.com/menu', code]);
  await openCounter(page);
  await context.grantPermissions(['camera']);
  await page.getByRole('button', { name: 'Scan ticket' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('This is not a ticket of ours.', { exact: false })).toBeVisible();
  await accessible();
  await expect(dialog.getByText('Expected now')).toBeVisible();
  await dialog.getByRole('button', { name: 'Check in 2 bags' }).click();
  await expect(dialog.getByText(/^Checked in, /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Next ticket' }).click();
  await expect(page.getByRole('dialog', { name: 'Scan ticket' })).toBeVisible();
  await dialog.getByLabel(/^Code of the ticket/).fill(code.toLowerCase());
  await expect(dialog.getByText('Already checked in')).toBeVisible();
});

test('a refused camera says how to allow it, and the boxes take the code @phone', async ({
  page,
  baseURL,
  accessible,
}) => {
  const { id, code } = await ticketForNow(page, baseURL, {});
  await beginNow(id);
  await openCounter(page);
  await page.getByRole('button', { name: 'Scan ticket' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('The camera is switched off for this page')).toBeVisible();
  await accessible();
  await dialog.getByLabel(/^Code of the ticket/).pressSequentially(code.slice(4));
  await expect(dialog.getByText('Expected now')).toBeVisible();
});
