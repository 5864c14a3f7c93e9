import { bookAsGuest } from './support/person.ts';
import { forgetSession } from './support/forget-session.ts';
import { fits } from './support/fits.ts';
import { freshEmail } from './support/book.ts';
import { expect, test } from './support/test.ts';

test('@desk help that is opened from an order finds by words that mean the same, and answers for it', async ({
  page,
  accessible,
}) => {
  await bookAsGuest(page, { email: freshEmail() });
  await page.getByRole('link', { name: 'Questions about this booking?' }).click();
  await expect(page.getByRole('heading', { name: 'How can we help?' })).toBeVisible();
  await accessible();
  const search = page.getByRole('searchbox', { name: 'Search the questions' });
  await search.fill('late');
  const answerTo = (question: string) => page.getByRole('group').filter({ hasText: question });
  const late = answerTo('What if I am late for the pick-up?');
  await expect(late).toContainText(/Your bags wait until .+ and it costs nothing more\. The door opens again on/);
  await expect(late.getByRole('img', { name: /^Open .+ Your stay/ })).toBeVisible();
  await expect(late.getByRole('link', { name: 'Change pick-up' })).toHaveAttribute(
    'href',
    /^\/orders\/.+\?change=true$/,
  );
  await expect(late.getByRole('link', { name: 'Call the shop' })).toHaveAttribute('href', /^tel:\+\d+$/);
  await late.getByRole('button', { name: 'No', exact: true }).click();
  await expect(late.getByText('Thank you. Is something missing?')).toBeFocused();
  await expect(page.getByRole('link', { name: 'At the counter now? Call us' })).toHaveAttribute('href', /^tel:\+\d+$/);
  await search.fill('cancel');
  // The answer that fits best stands open.
  const refund = answerTo('Can I cancel?').getByText(/If you cancel now, \$.* goes back to your card/);
  await expect(refund).toBeVisible();
  await search.fill('cancle my bokking');
  await expect(page.getByRole('group').filter({ hasText: 'Can I cancel?' })).toBeVisible();
  await search.fill('elephant');
  await expect(page.getByText(/Nothing here about/)).toBeVisible();
  await page.getByRole('link', { name: 'Write to us' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('elephant');
});

test('@desk answers look at a booking when its code and e-mail are given', async ({ page, accessible, watch }) => {
  watch.allow(/status of 404/);
  const email = freshEmail();
  await bookAsGuest(page, { email });
  const code = await page
    .getByText(/^CLK-\w{6}$/)
    .filter({ visible: true })
    .innerText();
  await forgetSession(page);
  await page.goto('/help');
  const form = page.getByRole('region', { name: 'Find my booking' });
  await form.getByLabel('Code').fill('clk-222222');
  await form.getByLabel('E-mail').fill(email);
  await form.getByRole('button', { name: 'Find my booking' }).click();
  await expect(form.getByRole('alert')).toContainText('No booking with this code and e-mail');
  await form.getByLabel('Code').fill(code.toLowerCase());
  await form.getByRole('button', { name: 'Find my booking' }).click();
  const ticket = page.getByRole('region', { name: 'Answers for your booking' });
  await expect(ticket).toContainText(code);
  await fits(page, [360, 1440]);
  await accessible();
  await ticket.getByRole('link', { name: 'Choose another booking' }).click();
  await expect(form.getByLabel('Code')).toBeVisible();
});
