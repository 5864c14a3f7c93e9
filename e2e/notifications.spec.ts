import type { Page } from '@playwright/test';
import { beginNow, openCounter, ticketForNow } from './support/counter.ts';
import { fillCard, fillContact, freshEmail } from './support/book.ts';
import { inDatabase } from './support/database.ts';
import { shown } from './support/order.ts';
import { enter, partner } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** A browser whose person says yes, and whose push service is one of the journey's own: there is none without the internet. */
async function withPushService(page: Page): Promise<string> {
  const endpoint = `https://93.184.216.34/${crypto.randomUUID()}`;
  await page.addInitScript((address) => {
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const made = { endpoint: address, toJSON: () => ({ endpoint: address, keys }), unsubscribe: async () => end() };
    const isOn = () => localStorage.getItem('journey-push') === address;
    const end = () => (localStorage.removeItem('journey-push'), true);
    Object.defineProperty(Notification, 'permission', { get: () => (isOn() ? 'granted' : 'default') });
    Notification.requestPermission = async () => 'granted';
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem('journey-push', address);
      return made as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () => (isOn() ? (made as unknown as PushSubscription) : null);
  }, endpoint);
  return endpoint;
}

const devices = (endpoint: string) =>
  inDatabase<{ kinds_off: string[] }>('select kinds_off from push_subscriptions where endpoint = $1', [endpoint]);

async function bookHere(page: Page): Promise<void> {
  const [row] = await inDatabase<{ code: string }>(
    `select walk_in_code as code from listings where slug = 'queen-coffee-toronto'`,
    [],
  );
  await page.goto(`/in/${row?.code}`);
  await fillContact(page, freshEmail());
  await fillCard(page);
  await page.getByRole('checkbox', { name: /accept/ }).check();
  await shown(page.getByRole('button', { name: 'Complete Booking' })).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible();
}

test('a traveller is asked after paying, is notified on this device, and switches kinds off', async ({
  page,
  accessible,
}) => {
  const endpoint = await withPushService(page);
  await bookHere(page);
  const sheet = page.getByRole('dialog', { name: 'Shall we tell you?' });
  await expect(sheet).toBeVisible();
  await accessible();
  await sheet.getByRole('button', { name: 'Tell me' }).click();
  await expect(sheet).toBeHidden();
  await page.reload();
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Notifications on this device' }) });
  await card.getByRole('checkbox', { name: 'The shop writes' }).uncheck();
  await expect.poll(() => devices(endpoint)).toEqual([{ kinds_off: ['messages'] }]);
  await accessible();
  await card.getByRole('button', { name: 'Switch all off' }).click();
  await expect.poll(() => devices(endpoint)).toEqual([]);
});

test('@phone who says not now is left alone', async ({ page }) => {
  await withPushService(page);
  await bookHere(page);
  const sheet = page.getByRole('dialog', { name: 'Shall we tell you?' });
  await sheet.getByRole('button', { name: 'Not now' }).click();
  await expect(sheet).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible();
  await expect(sheet).toBeHidden();
});

test('@desk a partner switches the notifications of a counter on in their profile', async ({ page, accessible }) => {
  const endpoint = await withPushService(page);
  await enter(page, partner);
  await page.goto('/dashboard/profile/edit');
  await page.getByRole('button', { name: 'Tell me' }).click();
  await page.getByRole('checkbox', { name: 'Your door is reported shut' }).uncheck();
  await expect.poll(() => devices(endpoint)).toEqual([{ kinds_off: ['door'] }]);
  await accessible();
  await page.getByRole('button', { name: 'Switch all off' }).click();
  await expect.poll(() => devices(endpoint)).toEqual([]);
});

test('@phone a counter is asked at its first hand-over, and after not now never again', async ({
  page,
  baseURL,
  accessible,
}) => {
  const endpoint = await withPushService(page);
  const tickets = [
    await ticketForNow(page, baseURL, { bags: 1 }),
    await ticketForNow(page, baseURL, { bags: 1 }),
    await ticketForNow(page, baseURL, { bags: 1 }),
  ] as const;
  for (const { id } of tickets) await beginNow(id);
  await openCounter(page);
  const ask = page.getByRole('dialog').getByRole('heading', { name: 'Notifications on this device' });
  const takeIn = async ({ code }: { readonly code: string }) => {
    const row = page.getByRole('listitem').filter({ hasText: code });
    await row.getByRole('button', { name: /^Check in / }).click();
    await page.getByRole('button', { name: 'Check in 1 bag' }).click();
    await expect(page.getByText(/^Checked in, /)).toBeVisible();
  };
  await takeIn(tickets[0]);
  await expect(ask).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: 'Tell me' }).click();
  await expect.poll(() => devices(endpoint)).toEqual([{ kinds_off: [] }]);
  await expect(ask).toBeHidden();
  await inDatabase('delete from push_subscriptions where endpoint = $1', [endpoint]);
  await page.evaluate(() => localStorage.removeItem('journey-push'));
  await page.reload();
  await takeIn(tickets[1]);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(ask).toBeHidden();
  await page.getByRole('button', { name: 'Next ticket' }).click();
  await takeIn(tickets[2]);
  await expect(ask).toBeHidden();
  await expect.poll(() => devices(endpoint)).toEqual([]);
});
