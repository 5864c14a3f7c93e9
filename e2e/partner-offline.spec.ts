import type { Page } from '@playwright/test';
import { beginNow, openCounter, ticketForNow } from './support/counter.ts';
import { inDatabase } from './support/database.ts';
import { partner, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** What a browser says of each call that finds no network. */
const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|503|504/;

const isKept = (page: Page, path: string) =>
  page.evaluate(async (asked) => (await caches.match(asked, { ignoreSearch: true })) !== undefined, path);

const bar = (page: Page) => page.getByRole('status').filter({ hasText: /No network since/ });

/** The partner's day with a ticket that is due now, kept on the device, and no network from now on. */
async function loseNetwork(page: Page, baseURL: string | undefined) {
  const { id, code } = await ticketForNow(page, baseURL, { bags: 2 });
  await beginNow(id);
  await page.clock.install();
  await openCounter(page);
  await expect(page.getByRole('listitem').filter({ hasText: code })).toBeVisible();
  await expect.poll(() => isKept(page, '/counter')).toBe(true);
  await page.context().setOffline(true);
  return { id, code };
}

async function checkIn(page: Page, code: string) {
  const row = page.getByRole('listitem').filter({ hasText: code });
  await row.getByRole('button', { name: 'Check in Grace H.' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Check in 2 bags' }).click();
  await expect(dialog.getByText('Kept on this device, sent when there is a network')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next ticket' }).click();
  // From then on it can no longer be taken back, and is sent as soon as there is a network.
  await page.clock.fastForward(10_000);
}

const madeAt = (id: string) =>
  inDatabase<{ device_at: string | null }>("select device_at from hand_overs where booking_id = $1 and kind = 'in'", [
    id,
  ]);

test.describe('the counter without a network', () => {
  test('@phone takes bags in, outlives a reload, and sends it with its real time', async ({
    page,
    baseURL,
    watch,
    accessible,
  }) => {
    watch.allow(noNetwork);
    const { id, code } = await loseNetwork(page, baseURL);
    await expect(bar(page)).toBeVisible();
    await checkIn(page, code);
    await expect(page.getByRole('link', { name: '1 waiting to be sent' })).toBeVisible();
    await accessible();
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/counter\?from=/);
    await expect(page.getByText('1 to send')).toBeVisible();
    await expect(page.getByText(`${code}, 2 bags`)).toBeVisible();
    await accessible();
    expect(await madeAt(id)).toEqual([]);
    await page.context().setOffline(false);
    await expect(page.getByText('1 accepted')).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await accessible();
    expect(await madeAt(id)).toMatchObject([{ device_at: expect.anything() }]);
    // The counter's own list is the server's again.
    const kept = page
      .getByRole('listitem')
      .filter({ hasText: code })
      .filter({ hasText: /Checked in \d/ });
    await expect(kept).toBeVisible();
    await page.getByRole('button', { name: 'Back to the dashboard' }).click();
    const row = page.getByRole('listitem').filter({ hasText: code });
    await expect(row.getByText(/^Checked in /)).toBeVisible();
  });

  test('@desk the counter’s own page learns of a new booking within fifteen seconds', async ({
    page,
    baseURL,
    browser,
  }) => {
    await page.clock.install();
    await openCounter(page);
    await expect.poll(() => isKept(page, '/counter')).toBe(true);
    await page.goto('/counter');
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await elsewhere.newPage();
    const { id, code } = await ticketForNow(other, baseURL, { bags: 2 });
    await beginNow(id);
    await elsewhere.close();
    await page.clock.fastForward(15_000);
    await expect(page.getByRole('listitem').filter({ hasText: code })).toBeVisible();
  });

  test(
    'keeps what waits when the session ends, without names, and sends it when its person is back',
    { tag: '@desk' },
    async ({ page, baseURL, watch }) => {
      watch.allow(noNetwork);
      watch.allow(/401/);
      const { id, code } = await loseNetwork(page, baseURL);
      await checkIn(page, code);
      await page.context().clearCookies();
      await page.context().setOffline(false);
      // The next look at the day finds the session ended; what waits has no person to send it.
      await page.clock.fastForward(15_000);
      await expect(page).toHaveURL(/\/(login.*)?$/);
      // The other application's page stands there.
      await page.getByLabel('E-mail').waitFor();
      await page.goto('/counter');
      await expect(page.getByText('Nothing is kept on this device yet')).toBeVisible();
      expect(await madeAt(id)).toEqual([]);
      await page.goto('/login');
      await signIn(page, partner);
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect.poll(() => madeAt(id), { timeout: 30_000 }).toHaveLength(1);
    },
  );

  test('@desk shows both sides where the booking was canceled meanwhile, until the partner decides', async ({
    page,
    baseURL,
    watch,
    accessible,
  }) => {
    watch.allow(noNetwork);
    const { id, code } = await loseNetwork(page, baseURL);
    await inDatabase(
      "update bookings set status = 'canceled', canceled_at = product_now() - interval '1 minute', hold_expires_at = null where id = $1",
      [id],
    );
    await checkIn(page, code);
    await page.context().setOffline(false);
    await page.getByRole('link', { name: '1 disagrees' }).click();
    const card = page.getByRole('article', { name: 'Grace H.' });
    await expect(card.getByText('2 bags taken in')).toBeVisible();
    await expect(card.getByText('Canceled')).toBeVisible();
    await accessible();
    await page.reload();
    await expect(card).toBeVisible();
    // A device that is lost or empty loses nothing: a person who works here sees it on theirs.
    await page.evaluate(() => indexedDB.deleteDatabase('counter'));
    await page.goto('/dashboard');
    await expect(card.getByText('Canceled')).toBeVisible();
    await accessible();
    await card.getByRole('button', { name: 'Bags handed back' }).click();
    await expect(card).toHaveCount(0);
    expect(await inDatabase('select settled from sent_hand_overs where booking_id = $1', [id])).toEqual([
      { settled: 'handedBack' },
    ]);
  });

  test('@desk says that what it kept is gone where the browser cleared its store, until that was read', async ({
    page,
    baseURL,
    watch,
  }) => {
    watch.allow(noNetwork);
    await page.addInitScript(() => {
      Object.assign(window, { asked: 0 });
      // Pages that are not sent safely have no storage.
      if (!('storage' in navigator)) return;
      navigator.storage.persist = () => {
        Object.assign(window, { asked: 1 });
        return Promise.resolve(false);
      };
    });
    const { id, code } = await loseNetwork(page, baseURL);
    await checkIn(page, code);
    await expect(page.getByRole('link', { name: '1 waiting to be sent' })).toBeVisible();
    // The browser was asked not to clear it, and does so all the same.
    expect(await page.evaluate('window.asked')).toBe(1);
    await page.evaluate(() => indexedDB.deleteDatabase('counter'));
    await page.goto('/dashboard');
    const gone = page.getByText('1 hand-over was kept on this device and is gone. Please enter it again.');
    await expect(gone).toBeVisible();
    await page.context().setOffline(false);
    await page.goto('/dashboard');
    const row = page.getByRole('listitem').filter({ hasText: code });
    await expect(row.getByRole('button', { name: 'Check in Grace H.' })).toBeVisible();
    await expect(gone).toBeVisible();
    expect(await madeAt(id)).toEqual([]);
    await page.getByRole('button', { name: 'I have seen it' }).click();
    await expect(gone).toHaveCount(0);
    await page.reload();
    await expect(row).toBeVisible();
    await expect(gone).toHaveCount(0);
  });
});
