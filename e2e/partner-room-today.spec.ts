import { newPartner } from './support/new-partner.ts';
import { enter } from './support/sign-in.ts';
import { stayInToronto } from './support/stay.ts';
import { expect, test } from './support/test.ts';
import { walkInAddress } from './support/walk-in.ts';

test('@phone one press takes only so many more bags today, another pauses bookings, and both are undone', async ({
  page,
  browser,
  baseURL,
  request,
  accessible,
}) => {
  const name = 'Quiet Harbour Lockers';
  const { listingId, ...own } = await newPartner(request, name);
  await enter(page, own);
  await page.goto('/dashboard');
  const room = page.getByRole('group', { name: `Room for today at ${name}` });
  await expect(room.getByText('As many as fit')).toBeVisible();
  await room.getByRole('button', { name: 'Only 4 more today' }).tap();
  await expect(room.getByText('Only 4 more today, 4 left')).toBeVisible();
  await accessible();

  const { from, to } = stayInToronto(0, 12, 14);
  const place = `/map/${listingId}?${new URLSearchParams({ from, to, bags: '5' })}`;
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const full = visitor.getByText('This location has reached maximum storage capacity');
  const book = visitor.getByRole('link', { name: 'Book This Location' });
  await visitor.goto(place);
  await expect(full).toBeVisible();
  await room.getByRole('button', { name: 'Only 8 more today' }).tap();
  await expect(room.getByText('Only 8 more today, 8 left')).toBeVisible();
  await visitor.reload();
  await expect(book).toBeVisible();
  await room.getByRole('button', { name: 'Pause bookings' }).tap();
  await expect(room.getByText(/^Paused until /)).toBeVisible();
  await accessible();
  await visitor.reload();
  await expect(full).toBeVisible();
  // The poster's page takes nothing either: it names what is near.
  await visitor.goto(await walkInAddress(listingId));
  await expect(full).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Complete Booking' })).toHaveCount(0);
  await room.getByRole('button', { name: 'Undo' }).tap();
  await expect(room.getByText('As many as fit')).toBeVisible();
  await visitor.goto(place);
  await expect(book).toBeVisible();
  await visitor.context().close();
});
