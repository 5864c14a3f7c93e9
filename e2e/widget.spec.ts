import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { newPartner } from './support/new-partner.ts';
import { enter } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const hostile =
  '* { color: red !important; display: inline !important; font-size: 40px !important; border: 3px solid !important; direction: rtl }';

/** A partner's site, on an address of its own: its pages are laid ready by path. */
async function startSite() {
  const pages = new Map<string, { readonly body: string; readonly policy?: string }>();
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    if (page === undefined) return void response.writeHead(404).end();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (page.policy !== undefined) response.setHeader('content-security-policy', page.policy);
    response.end(page.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    lay: (path: string, body: string, policy?: string) => {
      pages.set(path, {
        body: `<!doctype html><html lang="en" data-ready><meta name="viewport" content="width=device-width"><title>Hotel Marlow</title>${body}</html>`,
        policy,
      });
      return `${url}${path}`;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}

/** The slug of a new partner's location. */
async function slugOfNew(request: APIRequestContext, name: string): Promise<string> {
  const { listingId } = await newPartner(request, name);
  const answer = await request.get(`/api/v1/listings/${listingId}`);
  return ((await answer.json()) as { readonly slug: string }).slug;
}

const widgetIn = (page: Page) => page.locator('cloakroom-widget');

test('a partner puts the widget on their own site, and a guest books from there', async ({
  page,
  request,
  baseURL,
  accessible,
}) => {
  const site = await startSite();
  const own = baseURL ?? '';
  await enter(page, await newPartner(request, 'Marlow Cloakroom'));
  await page.goto('/integrations');
  await page.getByRole('listitem').filter({ hasText: 'Booking widget' }).getByRole('link', { name: 'Open' }).click();
  await expect(page.getByText('Waiting for its first visit')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('by Cloakroom')).toBeVisible();
  await accessible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByText('Compact', { exact: true }).click();
  await page.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const compact = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByText('Card', { exact: true }).click();
  const card = compact.replace('size="compact"', 'size="card"');

  const policy = `default-src 'none'; script-src ${own}; connect-src ${own}; img-src ${own}`;
  const plain = site.lay('/', `<main><h1>Arriving early</h1>${card}</main>`);
  await page.goto(plain);
  const widget = widgetIn(page);
  const book = widget.getByRole('link', { name: 'Book This Location: Marlow Cloakroom' });
  await expect(book).toBeVisible();
  const isPhone = (page.viewportSize()?.width ?? 0) < 480;
  expect((await widget.boundingBox())?.height).toBe(isPhone ? 261 : 422);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual(['', 0, 0]);
  expect(await page.context().cookies(plain)).toEqual([]);

  // By the keyboard: another time and one bag more, in place.
  const price = widget.locator('.price strong');
  const before = await price.textContent();
  await widget.getByRole('button', { name: 'One bag more' }).focus();
  await page.keyboard.press('Enter');
  await expect(price).not.toHaveText(before ?? '');
  // In a narrow column the whole stay is one button, and on a card each end of it has its own.
  await widget.getByRole('button', { name: isPhone ? /^Today \d/ : /^Drop-off/ }).press('Enter');
  const panel = widget.getByRole('dialog');
  // The last of the day, because late in the evening there are few.
  const times = panel.getByRole('group', { name: 'Pick-up' }).getByLabel('Time');
  await times.selectOption({ index: (await times.getByRole('option').count()) - 1 });
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(widget.locator('[data-busy]')).toHaveCount(0);
  const shown = await price.textContent();

  // Styles of the page do nothing to it, in a strict policy, right to left, and in French.
  await page.goto(site.lay('/strict', `<body dir="rtl" lang="fr"><p>Bonjour</p>${card}</body>`, policy));
  await expect(widget.getByRole('link', { name: /Réserver cet emplacement/ })).toBeVisible();
  await page.goto(site.lay('/hostile', `<style>${hostile}</style><main>${card}</main>`));
  await expect(book).toBeVisible();
  expect(await book.evaluate((link) => getComputedStyle(link).color)).toBe('rgb(255, 255, 255)');
  expect((await widget.boundingBox())?.height).toBe(isPhone ? 261 : 422);

  // In a frame, for sites that allow no scripts of others.
  const id = /widget="(\w+)"/.exec(card)?.[1] ?? '';
  const slug = /listing="([\w-]+)"/.exec(card)?.[1] ?? '';
  const frame = `${own}/widget/frame?listing=${slug}&amp;size=card&amp;widget=${id}`;
  await page.goto(site.lay('/framed', `<iframe title="Bags" width="600" height="440" src="${frame}"></iframe>`));
  const framed = page.frameLocator('iframe').getByRole('link', { name: /Book This Location/ });
  await expect(framed).toHaveAttribute('target', '_top');

  // The way to the booking keeps the stay, the bags and where it came from.
  await page.goto(plain);
  await widget.getByRole('button', { name: 'One bag more' }).click();
  await expect(price).not.toHaveText(before ?? '');
  await book.click();
  await expect(page).toHaveURL(new RegExp(`^${own}/book/review`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Marlow Cloakroom' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('widget'))).toBe(id);
  expect(shown).not.toBeNull();

  await page.goto('/integrations/widget');
  await expect(page.getByText(/Seen on 127\.0\.0\.1:\d+/)).toBeVisible();
  await accessible();
  await site.close();
});

test('@desk the widget starts however its script came, and goes on without a location that is gone', async ({
  page,
  request,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 404/);
  const site = await startSite();
  const slug = await slugOfNew(request, 'Marlow Left Luggage');
  const element = `<cloakroom-widget listing="gone-for-good ${slug}"><a href="${baseURL}/map">Bags</a></cloakroom-widget>`;
  const book = widgetIn(page).getByRole('link', { name: 'Book This Location: Marlow Left Luggage' });
  const script = `${baseURL}/widget.js`;
  const ways = {
    module: `<script type="module" src="${script}"></script>`,
    deferred: `<script defer src="${script}"></script>`,
    later: `<script>setTimeout(() => { const s = document.createElement('script'); s.src = '${script}'; document.body.append(s); })</script>`,
    imported: `<script type="module">import '${script}'</script>`,
    twice: `<script src="${script}"></script><script type="module" src="${script}"></script>`,
  };
  for (const [way, tag] of Object.entries(ways)) {
    await page.goto(site.lay(`/${way}`, element + tag));
    await expect(book).toBeVisible();
  }
  // Where all are gone the page's own link stands.
  await page.goto(site.lay('/gone', element.replace(` ${slug}`, '') + ways.module));
  await expect(page.getByRole('link', { name: 'Bags' })).toBeVisible();
  await expect(book).toHaveCount(0);
  await site.close();
});

test('@desk the widget in the frame of another site leads out of it, into a tab, or says the address', async ({
  page,
  request,
  baseURL,
  watch,
}) => {
  // What a browser says of the location that is gone, and of what the frames forbid.
  watch.allow(/status of 404|^Unsafe attempt to initiate navigation|^Blocked opening/);
  const [site, builder] = [await startSite(), await startSite()];
  const slug = await slugOfNew(request, 'Marlow Framed');
  const widget = `<cloakroom-widget listing="${slug}"><a href="${baseURL}/map/${slug}">Bags</a></cloakroom-widget>`;
  const inner = site.lay('/', `${widget}<script src="${baseURL}/widget.js"></script>`);
  const gone = site.lay(
    '/gone',
    `${widget.replace('listing="', 'listing="no-')}<script src="${baseURL}/widget.js"></script>`,
  );
  const framed = async (sandbox: string | null, of: string) => {
    const rules = sandbox === null ? '' : ` sandbox="${sandbox}"`;
    await page.goto(builder.lay('/', `<iframe title="Bags" width="700" height="480" src="${of}"${rules}></iframe>`));
    return page.frameLocator('iframe').getByRole('link', { name: of === gone ? 'Bags' : /^Book This Location/ });
  };
  await (await framed(null, inner)).click();
  await expect(page).toHaveURL(new RegExp(`^${baseURL}/book/review`));
  // The link of the page itself, where no location is left.
  await (await framed(null, gone)).click();
  await expect(page).toHaveURL(new RegExp(`^${baseURL}/map/${slug}`));

  const tab = page.context().waitForEvent('page');
  await (await framed('allow-scripts allow-popups allow-popups-to-escape-sandbox', inner)).click();
  await expect(await tab).toHaveURL(new RegExp(`^${baseURL}/book/review`));

  // Neither: the origin is none, the top stays, and no tab opens.
  await (await framed('allow-scripts', inner)).click();
  const address = page.frameLocator('iframe').getByRole('textbox', { name: /address to copy/ });
  await expect(address).toHaveValue(new RegExp(`^${baseURL}/book/review\\?listing=${slug}`));
  await page.frameLocator('iframe').getByRole('button', { name: 'Done' }).click();
  await expect(address).toHaveCount(0);
  await site.close();
  await builder.close();
});

test('@desk without script the widget is a link', async ({ browser, baseURL }) => {
  const site = await startSite();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const link = `<a href="${baseURL}/map/somewhere">Leave your bags at Marlow Cloakroom</a>`;
  await page.goto(
    site.lay(
      '/',
      `<cloakroom-widget listing="somewhere">${link}</cloakroom-widget><script src="${baseURL}/widget.js"></script>`,
    ),
  );
  await expect(page.getByRole('link', { name: 'Leave your bags at Marlow Cloakroom' })).toBeVisible();
  await context.close();
  await site.close();
});
