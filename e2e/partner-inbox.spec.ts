import { violationsOn } from './support/axe.ts';
import { beginNow, ticketForNow } from './support/counter.ts';
import { fits } from './support/fits.ts';
import { enter, partner } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('@phone a message waits in the partner’s menu, one press opens its conversation with what happened, and the answer ends the wait', async ({
  page,
  browser,
  baseURL,
  accessible,
}) => {
  const { id, code } = await ticketForNow(page, baseURL, { bags: 1 });
  await beginNow(id);
  const desk = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await enter(desk, partner);
  await desk.goto('/dashboard');
  const row = desk.getByRole('listitem').filter({ hasText: code });
  await row.getByRole('button', { name: 'Check in Grace H.' }).click();
  await desk.getByRole('button', { name: 'Check in 1 bag' }).click();
  await expect(desk.getByText(/^Checked in, /)).toBeVisible();
  await desk.getByRole('button', { name: 'Next ticket' }).click();

  await page.goto(`/orders/${id}/messages`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Checked in' })).toContainText('1 bag');
  const question = `Which of the two doors, ${code}?`;
  await page.getByLabel('Your message').fill(question);
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(page.getByText(/^Sent \d/)).toBeVisible();
  await accessible();

  await desk.getByRole('link', { name: /^Messages \d+ unread/i }).click();
  // On a phone the one that waits longest is answered in place.
  await desk.setViewportSize({ width: 360, height: 800 });
  const ready = desk.getByRole('group', { name: 'Ready answers' });
  await expect(ready.getByRole('button', { name: 'We are here' })).toBeVisible();
  await expect(ready.getByRole('link', { name: 'Write' })).toBeVisible();
  expect(await violationsOn(desk)).toEqual([]);
  // The button goes below words that leave it no room.
  await fits(desk, [320, 360]);
  await desk.setViewportSize({ width: 1280, height: 720 });
  await expect(ready).toBeHidden();
  await desk.getByRole('link', { name: question }).click();
  const conversation = desk.getByRole('region', { name: 'Grace H.' });
  await expect(conversation.getByText(question)).toBeVisible();
  await expect(conversation.getByRole('listitem').filter({ hasText: 'Booked' })).toBeVisible();
  await expect(conversation.getByRole('listitem').filter({ hasText: 'Checked in' })).toContainText('1 bag, by ');
  await expect(page.getByText(/^Read \d/)).toBeVisible();
  expect(await violationsOn(desk)).toEqual([]);
  await desk.setViewportSize({ width: 1440, height: 900 });
  const aside = desk.getByRole('complementary', { name: 'About this booking' });
  await expect(aside.getByText(code)).toBeVisible();
  await expect(aside.getByText('In store')).toBeVisible();
  await expect(aside.getByRole('heading', { name: 'Who may answer here' })).toBeVisible();
  await expect(conversation.getByRole('link', { name: 'Open booking' })).toBeHidden();
  expect(await violationsOn(desk)).toEqual([]);
  await desk.setViewportSize({ width: 1280, height: 720 });
  await expect(aside).toBeHidden();
  await conversation.getByLabel('Your message').fill('The green one.');
  await conversation.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(conversation.getByRole('button', { name: 'No answer needed' })).toBeHidden();
  await expect(page.getByText('The green one.')).toBeVisible();
  await conversation.getByRole('link', { name: 'Open booking' }).click();
  await expect(desk.getByRole('dialog').getByText('The green one.')).toBeVisible();
  await desk.context().close();
});
