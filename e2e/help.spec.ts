import { bookAsGuest } from './support/person.ts';
import { freshEmail } from './support/book.ts';
import { expect, test } from './support/test.ts';

test('@desk help that is opened from an order finds by words that mean the same, and answers for it', async ({
  page,
  accessible,
}) => {
  await bookAsGuest(page, { email: freshEmail() });
  await page.getByRole('link', { name: 'Questions about this order?' }).click();
  await expect(page.getByRole('heading', { name: 'How can we help?' })).toBeVisible();
  await accessible();
  const search = page.getByRole('searchbox', { name: 'Search the questions' });
  await search.fill('late');
  const first = page.getByRole('group').filter({ hasText: 'What if I am late for the pick-up?' });
  await expect(first).toContainText('The shop closes at');
  await search.fill('cancel');
  await expect(page.getByText(/If you cancel now, \$.* goes back to your card/).first()).toBeVisible();
  await search.fill('elephant');
  await expect(page.getByText(/Nothing here about/)).toBeVisible();
  await page.getByRole('link', { name: 'Write to us' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('elephant');
});
