import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newPartner } from './support/new-partner.ts';
import { enter } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const DAY_MS = 86_400_000;

/** A calendar somewhere else, with one day off in a week. */
async function startFeed() {
  const dayOff = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
  const lines = ['BEGIN:VEVENT', 'UID:1', 'SUMMARY:Boiler inspection', `DTSTART;VALUE=DATE:${dayOff}`, 'END:VEVENT'];
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
  const server = createServer((_request, response) => response.end(text));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.ics`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

test('@desk a partner reads their own calendar, closes for what stands in it, and takes their bookings along', async ({
  page,
  request,
  accessible,
}) => {
  const feed = await startFeed();
  const partner = await newPartner(request, 'Calendar Corner');
  await enter(page, partner);
  await page.goto('/integrations');
  await page.getByRole('listitem').filter({ hasText: 'Calendars' }).getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing to close' })).toBeVisible();
  await accessible();

  await page.getByRole('button', { name: 'Add a calendar' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Read it' }).click();
  await expect(form.getByText('Cannot be blank')).toHaveCount(2);
  await form.getByLabel('Name').fill('Shop planner');
  await form.getByLabel('Address of the calendar').fill(feed.url);
  await accessible();
  await form.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByRole('heading', { name: '1 closure suggested' })).toBeVisible();
  await expect(page.getByText('“Boiler inspection”, from Shop planner, at Calendar Corner')).toBeVisible();
  await accessible();

  await page.getByRole('button', { name: 'Close that day' }).click();
  const guard = page.getByRole('dialog', { name: 'Close Calendar Corner?' });
  await expect(guard.getByText('No booking meets the closed door.')).toBeVisible();
  await accessible();
  await guard.locator('footer').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('Already closed by your closures')).toBeVisible();

  await page.getByText('And codes').click();
  await expect(page.getByText('In: Amara, 2 bags, CLK-4NQ8TW')).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the address for Calendar Corner' }).click();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const read = await request.get(address, { headers: { 'user-agent': 'Google-Calendar-Importer' } });
  expect(await read.text()).toContain('X-WR-TIMEZONE:America/Toronto');
  await page.reload();
  await expect(page.getByText('by Google')).toBeVisible();
  await page.getByRole('button', { name: 'Make new addresses' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make new addresses' }).click();
  await expect(page.getByText('not read yet')).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
  await feed.close();
});
