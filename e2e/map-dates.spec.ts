import type { Locator, Page } from '@playwright/test';
import { stayInToronto } from './support/stay.ts';
import { firstOf, lastOf } from './support/order-of.ts';
import { expect, test } from './support/test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Check In and Check Out' });
const day = (dialog: Locator, date: string) => dialog.locator(`[data-date="${date}"]`);
const time = (dialog: Locator, text: string) => dialog.getByRole('radio', { name: text, exact: true });
const place = { q: 'Union Station', lat: '43.6453', lng: '-79.3806' };
const tooLate = 'Check-in could not be later then check-out';

/** The next day of a name in Toronto that is not today or tomorrow, as days from now. */
function daysUntil(weekday: string): number {
  const isIt = (days: number) =>
    new Date(`${stayInToronto(days).day}T12:00Z`).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' }) ===
    weekday;
  return [2, 3, 4, 5, 6, 7, 8].find(isIt) ?? 2;
}

test('@desk the ends of a stay are kept in order and out of the past', async ({ page }) => {
  const days = daysUntil('Thursday');
  const { day: today, from: noon } = stayInToronto(days, 12);
  await page.clock.setFixedTime(noon.replace('12:00', '12:10'));
  const { from, to } = stayInToronto(days, 14);
  await page.goto(`/map?${new URLSearchParams({ ...place, from, to })}`);
  const update = page.getByRole('button', { name: 'Update Results' });
  await expect(update).toBeDisabled();

  await page.getByRole('button', { name: /Drop-off/ }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('heading', { name: 'Select Check-in Time' })).toBeVisible();
  const yesterday = stayInToronto(days - 1).day;
  await expect(day(dialog, yesterday)).toHaveAccessibleName(/In the past$/);
  await expect(day(dialog, yesterday)).toBeDisabled();
  await expect(day(dialog, today)).toHaveAttribute('aria-current', 'date');
  await expect(time(dialog, '12:00 PM, In the past')).toBeDisabled();
  await expect(time(dialog, '12:30 PM')).toBeEnabled();
  await expect(time(dialog, '2:00 PM')).toBeChecked();
  await expect(lastOf(dialog.getByRole('radio'))).toHaveText('11:30 PM');

  await time(dialog, '8:00 PM').click();
  await expect(dialog.getByRole('heading', { name: 'Select Check-Out Time' })).toBeVisible();
  await expect(time(dialog, '9:00 PM')).toBeChecked();
  await time(dialog, '7:30 PM').click();
  await expect(dialog.getByText(tooLate)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await dialog.getByRole('tab', { name: /Check In/ }).click();
  await time(dialog, '2:00 PM').click();
  await expect(dialog.getByText(tooLate)).toBeHidden();
  await dialog.getByRole('tab', { name: /Check Out/ }).click();
  await time(dialog, '7:00 PM').click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(update).toBeEnabled();

  await page.getByRole('button', { name: /Pick-up/ }).click();
  await time(dialog, '6:00 PM').click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(update).toBeDisabled();

  // Several locations are on show: 'until closing' means the last of them, and says when that is.
  await page.getByRole('button', { name: /Pick-up/ }).click();
  const untilClosing = dialog.getByRole('button', { name: 'Until closing' });
  await expect(untilClosing).toHaveAccessibleDescription(/^The latest closing in the list is at \d+:\d\d [AP]M$/);
  await untilClosing.click();
  await expect(untilClosing).toHaveAttribute('aria-pressed', 'true');
  const closing = await dialog.getByRole('radio', { checked: true }).textContent();
  await expect(dialog.getByText(/The latest closing/)).toContainText(closing ?? 'a time');
});

test('@desk a location that is closed leads to the tab of the dates dialog on which the stay fails', async ({
  page,
}) => {
  const sunday = daysUntil('Sunday');
  const { from, to, day: closedDay } = stayInToronto(sunday);
  await page.goto(`/map/college-cuts-toronto?${new URLSearchParams({ from, to, bags: '1' })}`);
  await page.getByRole('button', { name: 'This Location is Closed' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('tab', { name: /Check In/ })).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByText('Closed today')).toBeVisible();
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await expect(day(dialog, closedDay)).toBeDisabled();
  await expect(day(dialog, closedDay)).toHaveAccessibleName(/Closed$/);
  await expect(day(dialog, closedDay)).toHaveCSS('text-decoration-line', 'line-through');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();

  const monday = daysUntil('Monday');
  const { from: opens } = stayInToronto(monday);
  const { from: late } = stayInToronto(monday, 23);
  await page.goto(`/map/york-street-coffee-toronto?${new URLSearchParams({ from: opens, to: late })}`);
  const card = page.getByRole('article');
  await expect(card).toContainText('Closes before your check-out time of 11:00 PM');
  await card.getByRole('button', { name: 'This Location is Closed' }).click();
  await expect(dialog.getByRole('tab', { name: /Check Out/ })).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('heading', { name: 'When are you checking out?' })).toBeVisible();
  await expect(lastOf(dialog.getByRole('radio'))).toHaveText('9:00 PM');
  await time(dialog, '9:00 PM').click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'York Street Coffee', level: 1 })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Book This Location' })).toBeVisible();
});

test('@desk a stay years ahead leads back to the days that can be chosen', async ({ page }) => {
  const { from, to } = stayInToronto(800);
  await page.goto(`/map?${new URLSearchParams({ ...place, from, to })}`);
  await page.getByRole('button', { name: /Drop-off/ }).click();
  const dialog = dialogOf(page);
  const month = dialog.getByRole('grid');
  const far = (await month.getAttribute('aria-labelledby')) ?? '';
  const title = dialog.locator(`[id="${far}"]`);
  const before = await title.textContent();
  await dialog.getByRole('button', { name: 'Previous month' }).click();
  await expect(title).not.toHaveText(before ?? '');
});

test('@desk the times of a search are never cut', async ({ page }) => {
  const { from, to } = stayInToronto(25, 10, 22);
  await page.goto(`/map?${new URLSearchParams({ ...place, from, to })}`);
  for (const width of [768, 900, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of [/Drop-off/, /Pick-up/]) {
      const time = page.getByRole('button', { name }).getByText(/@ \d\d:00 [AP]M/);
      await expect.poll(() => time.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0);
    }
  }
});

test('@desk hours that were chosen elsewhere are the hours of the place, from the first question on', async ({
  page,
}) => {
  const { day: date } = stayInToronto(6);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/search\.(markers|listings)/.test(request.url()))
      asked.push(decodeURIComponent(request.url() + (request.postData() ?? '')));
  });
  const search = { q: 'Los Angeles', lat: '34.0522', lng: '-118.2437' };
  const [from, to] = [`${date}T10:00-05:00`, `${date}T16:00-05:00`];
  await page.goto(`/map?${new URLSearchParams({ ...search, from, to })}`);
  await expect(page).toHaveURL(/T10(%3A|:)00(%3A00|:00)?-0[78]/);
  await expect(firstOf(page.getByRole('button', { name: /10:00/ }))).toBeVisible();
  expect(asked.filter((each) => /T10:00(:00)?-05|T07:00/.test(each))).toEqual([]);
});

test('@desk dates of a link that another sent are not kept until they are chosen', async ({ page, context }) => {
  const [mine, theirs] = [stayInToronto(3), stayInToronto(50)];
  await page.goto(`/map?${new URLSearchParams({ ...place, from: mine.from, to: mine.to })}`);
  const keptDay = async () => {
    const kept = (await context.cookies()).find(({ name }) => name === 'ba_user_filters');
    return (JSON.parse(decodeURIComponent(kept?.value ?? '{}')) as { dropOffDate?: string | null }).dropOffDate;
  };
  const dropOff = page.getByRole('button', { name: /Drop-off/ });
  await dropOff.click();
  await time(dialogOf(page), '11:00 AM').click();
  await dialogOf(page).getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'Update Results' }).click();
  await expect.poll(keptDay).toContain(mine.day);

  await page.goto(`/map?${new URLSearchParams({ ...place, from: theirs.from, to: theirs.to, bags: '4' })}`);
  await expect
    .poll(async () => (await context.cookies()).map(({ value }) => value).join())
    .toContain('lugCount%22%3A4');
  expect(await keptDay()).toContain(mine.day);
  await page.goto('/map');
  await expect(page).toHaveURL(new RegExp(`from=${mine.day}`));
});
