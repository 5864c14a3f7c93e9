import { ticketForNow, beginNow } from './support/counter.ts';
import { bagsAtCounter } from './support/custody.ts';
import { joinAndSignIn } from './support/person.ts';
import { enter, partner } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('@phone a traveller and the shop write to each other: ready answer, answer, unread number, read marks', async ({
  page,
  browser,
  baseURL,
  accessible,
}) => {
  const { id, code } = await ticketForNow(page, baseURL, { bags: 1 });
  await beginNow(id);
  await bagsAtCounter(id, { inMinutesAgo: 1, bags: 1 });
  const desk = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await page.goto(`/orders/${id}`);
  await page.getByRole('link', { name: 'Messages' }).tap();
  await expect(page.getByText('Nothing has been written yet.')).toBeVisible();
  // With whom, how to call them, and the booking that it is about.
  await expect(page.getByRole('link', { name: 'Call the shop' })).toBeVisible();
  await expect(page.getByRole('link', { name: `${code}, 1 bag` })).toContainText(/Check Out, today, \d/);
  await accessible();
  await page.getByRole('button', { name: 'Which door is it?' }).tap();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByText('Nothing has been written yet.')).toBeVisible();
  await page.getByLabel('Your message').fill('Which of the two doors?');
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(page.getByText(/^Sent \d/)).toBeVisible();
  await accessible();

  await enter(desk, partner);
  await desk.goto(`/dashboard/bookings?booking=${code}`);
  const drawer = desk.getByRole('dialog');
  await expect(drawer.getByText('Which of the two doors?')).toBeVisible();
  await expect(page.getByText(/^Read \d/)).toBeVisible();
  await page.goto(`/orders/${id}`);
  await drawer.getByLabel('Your message').fill('The green one.');
  await drawer.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(drawer.getByText(/^Sent \d/)).toBeVisible();

  await page.getByRole('link', { name: 'Messages 1 unread' }).tap();
  await expect(page.getByText('The green one.')).toBeVisible();
  await expect(drawer.getByText(/^Read \d/)).toBeVisible();
  // A ready answer goes when its page is left before its ten seconds are over.
  await page.getByRole('button', { name: 'On my way' }).tap();
  await page.goBack();
  await expect(drawer.getByText('On my way')).toBeVisible();
  await desk.context().close();
});

test('@phone what is written without a network is kept on the device, and goes when it is back', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  const { id } = await ticketForNow(page, baseURL, { bags: 1 });
  await page.goto(`/orders/${id}/messages`);
  await expect(page.getByText('Nothing has been written yet.')).toBeVisible();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.context().setOffline(true);
  for (const text of ['I am on the train.', 'Ten more minutes.']) {
    await page.getByLabel('Your message').fill(text);
    await page.getByRole('button', { name: 'Send', exact: true }).tap();
  }
  await expect(page.getByText('Waits for a connection')).toHaveCount(2);
  await expect(page.getByLabel('Your message')).toHaveValue('');
  // Also where the page was closed meanwhile.
  await page.goto('about:blank');
  await page.context().setOffline(false);
  // The order's own page sends it too.
  await page.goto(`/orders/${id}`);
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('message:')));
  await expect.poll(kept).toEqual([]);
  await page.goto(`/orders/${id}/messages`);
  await expect(page.getByText(/^Sent \d/)).toHaveCount(2);
  const written = page.getByRole('listitem').filter({ hasText: /train|minutes/ });
  await expect(written).toHaveText([/I am on the train/, /Ten more minutes/]);
  await page.reload();
  await expect(page.getByText(/^Sent \d/)).toHaveCount(2);
});

test('@desk a question before booking is asked on the location’s page and answered from its inbox', async ({
  page,
  browser,
  baseURL,
  accessible,
}) => {
  const location = '/map/york-street-coffee-toronto';
  await page.goto(location);
  const asked = page.locator('#question');
  await asked.scrollIntoViewIfNeeded();
  await expect(asked.getByRole('link', { name: 'Sign in to ask' })).toBeVisible();
  await joinAndSignIn(page, baseURL);
  await page.goto(location);
  await asked.scrollIntoViewIfNeeded();
  const text = 'Is there room for a cello?';
  await asked.getByLabel('Your question').fill(text);
  await asked.getByRole('button', { name: 'Send question' }).click();
  await expect(asked.getByText('You can ask again once it is answered.')).toBeVisible();
  await expect(asked.getByLabel('Your question')).toHaveCount(0);
  await accessible();

  const desk = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await enter(desk, partner);
  await desk.goto('/dashboard/messages');
  const waiting = desk.getByRole('listitem').filter({ hasText: text });
  await waiting.getByLabel(/^Your answer to/).fill('Yes, behind the bar.');
  await waiting.getByRole('button', { name: 'Send answer' }).click();
  await expect(waiting).toHaveCount(0);
  await page.reload();
  await asked.scrollIntoViewIfNeeded();
  await expect(asked.getByText('Yes, behind the bar.')).toBeVisible();

  // The shop may switch it off.
  const takes = desk.getByRole('switch', { name: 'York Street Coffee' });
  await takes.click();
  await expect(takes).not.toBeChecked();
  await page.reload();
  await asked.scrollIntoViewIfNeeded();
  await expect(asked.getByLabel('Your question')).toHaveCount(0);
  await takes.click();
  await expect(takes).toBeChecked();
  await desk.context().close();
});
