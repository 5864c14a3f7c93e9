import { freshEmail } from './support/book.ts';
import { beginNow } from './support/counter.ts';
import { mailOf } from './support/mailbox.ts';
import { newPartner } from './support/new-partner.ts';
import { bookByRest, visitor } from './support/person.ts';
import { enter } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('@phone who closes early today asks the traveller to pick up before, and the booking stays', async ({
  page,
  request,
  accessible,
}) => {
  const { listingId, ...own } = await newPartner(request, 'Early Evening Lockers');
  const guest = freshEmail();
  const id = await bookByRest(page, visitor, { listing: listingId, guest, bags: 1 });
  // Until one o'clock.
  await beginNow(id);
  await enter(page, own);
  await page.goto(`/dashboard/listings/${listingId}`);
  await page.getByRole('button', { name: 'Close early today' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close early today' });
  await dialog.getByRole('combobox', { name: 'Close' }).selectOption('12:00 PM');
  await expect(dialog.getByRole('radio', { name: 'Ask to pick up earlier' })).toBeChecked();
  await expect(dialog.getByText(/^We ask the traveller to pick up by 12:00 PM\./)).toBeVisible();
  await accessible();
  await dialog.getByRole('button', { name: 'Close at 12:00 PM' }).click();
  await expect(page.getByText('You are closed from 12:00 PM today')).toBeVisible();
  const { html } = await mailOf(guest, /12:00 PM/);
  expect(html).toContain('Early Evening Lockers');
  const answer = await page.request.get(`/api/v1/bookings/${id}`);
  expect(((await answer.json()) as { status?: string }).status).not.toBe('canceled');
});
