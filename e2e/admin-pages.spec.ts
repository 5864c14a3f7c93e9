import type { Page } from '@playwright/test';
import { enterAsAdmin } from './support/admin.ts';
import { expect, test } from './support/test.ts';

test('@desk a page of a station is written and published in three languages, and found where it was', async ({
  page,
  browser,
  accessible,
  watch,
}) => {
  // What the page asks for while it is offline.
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await enterAsAdmin(page, 'content');
  await page.goto('/admin/pages');
  await accessible();
  const url = `/toronto/exhibition-${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill(url);
  await dialog.getByLabel('Title').fill('Luggage storage near Exhibition');
  await dialog.getByLabel(/^City/).fill('Toronto');
  await dialog.getByLabel('Name of the place').fill('Exhibition');
  await dialog.getByLabel('Latitude').fill('43.6358');
  await dialog.getByLabel('Longitude').fill('-79.4190');
  await dialog.getByRole('button', { name: 'Begin the page' }).click();
  await expect(page).toHaveURL(/admin\/pages\/edit/);

  const text = page.getByRole('textbox', { name: 'Text' });
  await text.fill('Trains to the fair stop **here**. See [nothing](/nowhere).\n\n::: places\n\n## Tickets\n\nWords.');
  await expect(page.getByText('Line 1: there is no page /nowhere')).toBeVisible();
  const preview = page.frameLocator('iframe[title="Preview"]');
  await expect(preview.getByText('here', { exact: true })).toBeVisible();
  // Without a network it is said once, not in the frame as well.
  await page.context().setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await expect(preview.getByText(/^You are offline/)).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByText(/^You are offline/)).toHaveCount(0);
  await text.fill('Trains to the fair stop **here**.\n\n::: places\n\n## Tickets\n\nWords.');
  for (const [name, title, body] of [
    ['Français', 'Consigne près d’Exhibition', 'Les trains.\n\n::: places\n\n## Plus\n\nDes mots.'],
    ['Español', 'Consigna cerca de Exhibition', 'Los trenes.\n\n::: places'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await text.fill(body);
    await expect(page.getByText(/^Saved /)).toBeVisible();
  }
  await expect(page.getByRole('row', { name: /Tickets/ }).getByRole('cell')).toHaveText(['done', 'done', 'missing']);
  await expect(page.getByText('Draft, 8 blocks changed')).toBeVisible();

  // A slash on an empty line asks which block; the keys 1 to 3 change the language.
  await page.keyboard.press('Control+1');
  await expect(page.getByRole('button', { name: /^English/ })).toHaveAttribute('aria-pressed', 'true');
  await text.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('/');
  await page.getByRole('button', { name: 'Price table' }).click();
  await expect(text).toHaveValue(/::: prices\n$/);
  await expect(page.getByRole('row', { name: /Price table/ }).getByRole('cell')).toHaveText([
    'done',
    'missing',
    'missing',
  ]);
  // What changed in English is old in the others, and can be written anew next to it.
  await text.fill('Trains to the fair stop **right here**.\n\n::: places\n\n## Tickets\n\nWords.');
  await text.press('Control+Home');
  await page.getByRole('button', { name: 'Open fr beside it' }).click();
  await expect(page.locator('textarea[lang="fr"]')).toHaveValue(/^Les trains\./);
  await page.getByLabel('Beside it').selectOption({ label: 'One language' });
  await text.fill('Trains to the fair stop **here**.\n\n::: places\n\n## Tickets\n\nWords.');
  // The languages without gaps are offered together, the other by an item of the menu.
  await expect(page.getByRole('button', { name: 'Publish en and fr', exact: true })).toBeVisible();
  await accessible();

  // A picture wants words for those who do not see it, and keeps its shape.
  await page.getByRole('button', { name: 'English' }).click();
  await text.press('Control+End');
  await page.getByRole('button', { name: 'Add a picture' }).click();
  await dialog.getByLabel('Picture').setInputFiles('docs/screenshot.png');
  await dialog.getByLabel('Words for those who do not see it').fill('A map with prices');
  await dialog.getByRole('button', { name: 'Put it in' }).click();
  const picture = preview.getByRole('img', { name: 'A map with prices' });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      picture.evaluate(
        (img: HTMLImageElement) =>
          img.complete && (img.clientWidth * img.naturalHeight) / (img.clientHeight * img.naturalWidth),
      ),
    )
    .toBeCloseTo(1, 1);

  // The part under the caret is ringed, a press on the page leads to its words, and the two scroll together.
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Tickets', exact: true }).click();
  await expect(preview.locator('[data-ring="5"]')).toBeInViewport();
  await page.getByRole('button', { name: 'As on a phone' }).click();
  await preview.getByText('here', { exact: true }).click();
  await expect(preview.locator('[data-ring="1"]')).toBeInViewport();
  await expect(text).toBeFocused();
  // A visitor who has the link sees the draft, without an account.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Preview link' }).click();
  await expect(page.getByText(/^Copied\. The link works until/)).toBeVisible();
  const stranger = await browser.newContext();
  const seen = await stranger.newPage();
  await seen.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(seen.getByRole('heading', { level: 1 })).toHaveText('Luggage storage near Exhibition');
  await expect(seen.getByText('A draft, it may still change.')).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'End preview links' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End preview links' }).click();
  await expect(page.getByText('The links were ended')).toBeVisible();
  expect((await seen.reload())?.status()).toBe(404);
  await stranger.close();
  await page.getByRole('button', { name: 'Changes' }).click();
  await expect(page.getByRole('dialog').getByText('Trains to the fair stop **here**.')).toBeVisible();
  await page.keyboard.press('Escape');

  // A time is that of the console's clock, whichever zone the browser is in.
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.click();
  await page.getByRole('button', { name: 'Publish at a time' }).click();
  await expect(page.getByRole('dialog').getByText(/^On the clock of Toronto/)).toBeVisible();
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await page.getByRole('dialog').getByLabel('Publish at').fill(`${inAMonth}T09:45`);
  await accessible();
  await page.getByRole('dialog').getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByText(/^Will be published .*9:45/)).toBeVisible();
  await more.click();
  await page.getByRole('button', { name: 'Do not publish then' }).click();
  await expect(page.getByText(/^Will be published/)).toHaveCount(0);

  // Publishing by key goes on where one writes: the same language, the same place in the text.
  await page.getByRole('button', { name: 'Français' }).click();
  await text.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: /1 Published/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Français' })).toHaveAttribute('aria-pressed', 'true');
  await expect(text).toBeFocused();
  expect(await text.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(2);
  for (const [lang, title] of [
    ['en', 'Luggage storage near Exhibition'],
    ['fr', 'Consigne près d’Exhibition'],
  ] as const) {
    await expect(async () => {
      await page.goto(`${url}?lang=${lang}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 1000 });
    }).toPass();
  }

  await page.goto(`/admin/pages/edit?url=${encodeURIComponent(url)}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Change the address' }).click();
  await page.getByRole('dialog').getByLabel('Address').fill(`${url}-place`);
  await page.getByRole('dialog').getByRole('button', { name: 'Change the address' }).click();
  await expect(page).toHaveURL(/-place/);
  await expect(async () => {
    await page.goto(url);
    expect(new URL(page.url()).pathname).toBe(`${url}-place`);
  }).toPass();
});

test('@desk a page is taken offline by keyboard, and comes back when it is published again', async ({
  page,
  request,
  accessible,
}) => {
  await enterAsAdmin(page, 'content');
  const url = `/depot-${crypto.randomUUID().slice(0, 8)}`;
  const act = async (name: string, data: object) =>
    expect((await page.request.post(`/trpc/admin.pages.${name}`, { data })).status()).toBe(200);
  const publish = async (at: string, title: string, body: string) => {
    await act('create', { url: at, title, pageType: 'article' });
    await act('save', { url: at, language: 'en', revision: 1, title, description: '', body });
    await act('publish', { url: at, languages: ['en'] });
  };
  await publish(url, 'The depot', 'Trains stop here.');
  await publish(`${url}-guide`, 'A guide', `See [the depot](${url}).`);
  const status = async () => (await request.get(url)).status();
  expect(await status()).toBe(200);

  await page.goto(`/admin/pages/edit?url=${encodeURIComponent(url)}`);
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.click();
  await page.getByRole('button', { name: 'Take offline' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Take offline' });
  await expect(dialog.getByText('1 published page leads here. Its link will lead nowhere.')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await accessible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  expect(await status()).toBe(200);
  await more.click();
  await page.getByRole('button', { name: 'Take offline' }).click();
  await page.keyboard.type('The station closed');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The page is offline')).toBeVisible();
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /2 Taken offline/ })).toBeVisible();
  const again = page.getByRole('button', { name: 'Publish en', exact: true });
  await expect(again).toBeFocused();
  // Pages are kept for some seconds for the next visitor.
  await expect.poll(status).toBe(404);
  await more.click();
  await expect(page.getByRole('button', { name: 'Take offline' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.goto('/admin/pages');
  await expect(page.getByRole('link', { name: new RegExp(`${url} `) })).toContainText('Offline');
  await page.goto(`/admin/pages/edit?url=${encodeURIComponent(`${url}-guide`)}`);
  await expect(page.getByText(`Line 1: there is no page ${url}`)).toBeVisible();
  await page.goto(`/admin/pages/edit?url=${encodeURIComponent(url)}`);
  await again.press('Enter');
  await expect(page.getByRole('button', { name: /3 Published/ })).toBeVisible();
  await expect.poll(status).toBe(200);

  // What the product itself leads to stays.
  await page.goto('/admin/pages/edit?url=/terms');
  await more.click();
  await expect(page.getByRole('button', { name: 'Change the address' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take offline' })).toHaveCount(0);
});

test('@desk of two who write the same page neither loses words, and nothing is published that one has not seen', async ({
  page,
  browser,
  baseURL,
  accessible,
  watch,
}) => {
  // The preview next to it may be asked for just when the network goes.
  watch.allow(/409 \(Conflict\)|ERR_INTERNET_DISCONNECTED|You are offline/);
  await enterAsAdmin(page, 'content');
  const url = `/depot-${crypto.randomUUID().slice(0, 8)}`;
  const act = async (by: Page, name: string, data: object) =>
    expect((await by.request.post(`/trpc/admin.pages.${name}`, { data })).status()).toBe(200);
  const words = { url, language: 'en', title: 'The depot', description: '' };
  await act(page, 'create', { url, title: 'The depot', pageType: 'article' });
  await act(page, 'save', { ...words, revision: 1, body: 'Trains stop here.' });
  await page.goto(`/admin/pages/edit?url=${encodeURIComponent(url)}`);
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await enterAsAdmin(other, 'content');
  await act(other, 'save', { ...words, revision: 2, body: 'Trains stop here. Trams too.' });

  const text = page.getByRole('textbox', { name: 'Text' });
  await text.fill('Trains stop here. Buses too.');
  const question = page.getByRole('alert').filter({ hasText: 'Noor Bakker changed this draft meanwhile' });
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Publish en', exact: true }).click();
  await expect(page.getByText('Not done: some of what you typed is not saved yet.')).toBeVisible();
  await expect(page.getByText('No version yet')).toBeVisible();
  await question.getByRole('button', { name: 'See both' }).click();
  const both = page.getByRole('dialog', { name: 'From their words to yours' });
  await expect(both.getByText('Trains stop here. Trams too.')).toBeVisible();
  await expect(both.getByText('Trains stop here. Buses too.')).toBeVisible();
  await accessible();
  await page.keyboard.press('Escape');
  await expect(question.getByRole('button', { name: 'See both' })).toBeFocused();
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await expect(text).toBeFocused();

  // Without a network the words stay, and are sent as soon as there is one.
  await page.context().setOffline(true);
  await text.fill('Trains stop here. Buses and boats too.');
  await expect(page.getByText('Not saved yet: kept on this device and sent again')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue('Trains stop here. Buses and boats too.');
  await other.context().close();
});

test('@desk on a phone the editor is gone through in the order in which it is seen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await enterAsAdmin(page, 'content');
  await page.goto('/admin/pages/edit?url=/toronto');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Changes').focus();
  for (const next of ['Preview link', 'More', 'Nothing to publish']) {
    const before = await page.evaluate(() => document.activeElement?.getBoundingClientRect().left);
    await page.keyboard.press('Tab');
    await expect(button(next)).toBeFocused();
    expect(await button(next).evaluate((each) => each.getBoundingClientRect().left)).toBeGreaterThan(before ?? 360);
  }
  // What stands next to the text on a desk stands below it here: the text comes next.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'English' })).toBeFocused();
  await button('More').click();
  const item = await button('Change the address').boundingBox();
  expect(item?.x).toBeGreaterThan(0);
  expect((item?.x ?? 0) + (item?.width ?? 360)).toBeLessThanOrEqual(360);
});
