import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginNow, openCounter, ticketForNow } from './support/counter.ts';
import { writeQrVideo } from './support/qr-video.ts';
import { expect, test } from './support/test.ts';

/** One film a worker. Chromium reads the film when the camera is asked for, so a test writes it after it knows its ticket. */
const film = join(
  tmpdir(),
  `cloakroom-film-${process.env.E2E_PORT ?? 'own'}-${process.env.TEST_PARALLEL_INDEX ?? '0'}.y4m`,
);

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
  // The film begins anew: the foreign code, and then the same ticket once more.
  await expect(dialog.getByText('Already checked in')).toBeVisible();
});

test('a camera that stops is started again, and a detector that fails is replaced @phone', async ({
  page,
  context,
  baseURL,
}) => {
  const { id, code } = await ticketForNow(page, baseURL, { bags: 1 });
  await beginNow(id);
  writeQrVideo(film, ['https://example.com/menu']);
  await page.addInitScript(() => {
    // A browser that says it finds QR codes and then does not, as on some desktops without the service for it.
    const broken = class {
      static readonly getSupportedFormats = async () => ['qr_code'];
      readonly detect = () =>
        Promise.reject(new DOMException('Barcode detection service unavailable.', 'NotSupportedError'));
    };
    Object.defineProperty(window, 'BarcodeDetector', { value: broken });
    // Pages that are not sent safely have no devices.
    if (!('mediaDevices' in navigator)) return;
    const given: MediaStreamTrack[] = [];
    Object.assign(window, { givenTracks: given });
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wish) => {
      const stream = await ask(wish);
      given.push(...stream.getVideoTracks());
      return stream;
    };
  });
  await openCounter(page);
  await context.grantPermissions(['camera']);
  await page.getByRole('button', { name: 'Scan ticket' }).click();
  const dialog = page.getByRole('dialog');
  const tracks = <Answer>(act: (given: MediaStreamTrack[]) => Answer) =>
    page.evaluate(`(${String(act)})(window.givenTracks)`) as Promise<Answer>;
  await expect.poll(() => tracks((given) => given.length)).toBe(1);
  // As iOS does when a call comes, and as a device does whose camera is pulled out.
  await tracks((given) => void given.at(-1)?.dispatchEvent(new Event('mute')));
  await expect.poll(() => tracks((given) => given.length)).toBe(2);
  await tracks((given) => void given.at(-1)?.dispatchEvent(new Event('ended')));
  await expect.poll(() => tracks((given) => given.length)).toBe(3);
  // The next camera sees the ticket. A picture that stands still says nothing at all.
  writeQrVideo(film, ['https://example.com/menu', code]);
  await dialog.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  await expect.poll(() => tracks((given) => given.length)).toBe(4);
  expect(await tracks((given) => given.slice(0, 3).map(({ readyState }) => readyState))).toEqual([
    'ended',
    'ended',
    'ended',
  ]);
  await expect(dialog.getByText('Expected now')).toBeVisible({ timeout: 60_000 });
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
  await dialog.getByLabel(/^Code of the ticket/).pressSequentially(code.slice(4).toLowerCase());
  await expect(dialog.getByText('Expected now')).toBeVisible();
});
