import { ticketForNow, beginNow } from './support/counter.ts';
import { bagsAtCounter } from './support/custody.ts';
import { inDatabase } from './support/database.ts';
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

test('a long talk opens at its newest message, keeps an older one in its place, and goes down with what is sent or comes', async ({
  page,
  browser,
  baseURL,
  accessible,
}) => {
  const { id } = await ticketForNow(page, baseURL, { bags: 1 });
  await inDatabase(
    `insert into order_messages (id, order_id, booking_id, listing_id, writer, text, sent_at)
     select gen_random_uuid(), b.order_id, b.id, b.listing_id, 'traveller', 'Bag number ' || n || '.', product_now() - make_interval(secs => 100 - n)
     from bookings b, generate_series(11, 40) n where b.id = $1`,
    [id],
  );
  const desk = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await enter(desk, partner);
  const write = async (text: string) => {
    const data = { requestId: crypto.randomUUID(), bookingId: id, text };
    expect((await desk.request.post('/trpc/messages.write', { data })).status()).toBe(200);
  };
  await page.goto(`/orders/${id}/messages`);
  const talk = page.getByRole('log', { name: 'Messages' });
  await expect(talk.getByText('Bag number 40.')).toBeInViewport();
  await expect(page.getByLabel('Your message')).toBeInViewport();
  await accessible();
  const old = talk.getByText('Bag number 15.');
  await old.scrollIntoViewIfNeeded();
  const place = await old.boundingBox();
  await write('We have counted them.');
  await expect(talk.getByText('We have counted them.')).toBeAttached();
  expect(await old.boundingBox()).toEqual(place);
  // It appears, which is all that is said of it.
  await page.getByLabel('Your message').fill('Thank you.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(talk.getByText('Thank you.')).toBeInViewport();
  await expect(page.getByText('Message sent')).toHaveCount(0);
  await write('Until later.');
  await expect(talk.getByText('Until later.')).toBeInViewport();
  // The same for who reads at the counter.
  await desk.goto(`/dashboard/messages?talk=${id}`);
  await expect(desk.getByRole('log', { name: 'Messages' }).getByText('Until later.')).toBeInViewport();
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
    // The button stays in its place, and two taps there within a moment count as a double one.
    await page.getByRole('button', { name: 'Send', exact: true }).press('Enter');
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
