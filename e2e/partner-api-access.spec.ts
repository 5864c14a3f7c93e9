import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { newPartner } from './support/new-partner.ts';
import { enter } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

/** A partner's own server: what it heard, and whether it works. */
async function startOwnServer() {
  const heard: { readonly headers: Record<string, string>; readonly body: string }[] = [];
  const state = { works: true };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    heard.push({ headers: request.headers as Record<string, string>, body: Buffer.concat(chunks).toString() });
    if (state.works) response.writeHead(204).end();
    else response.writeHead(503, { 'retry-after': '600' }).end('upstream not ready');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { heard, state, url: `http://127.0.0.1:${port}/cloakroom`, close: () => server.close() };
}

test('@desk a partner gives a program a token, hears of what happens, and sends what failed again', async ({
  page,
  request,
  accessible,
  watch,
}) => {
  // An address that is none.
  watch.allow(/422/);
  const own = await startOwnServer();
  const partner = await newPartner(request, 'Tower Bags Queens Quay');
  await enter(page, partner);
  await page.goto('/integrations');
  await page.getByRole('listitem').filter({ hasText: 'API access' }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'API access' })).toBeVisible();
  await expect(page.getByText('No tokens yet.')).toBeVisible();
  await expect(page.getByText('Save an address')).toBeVisible();
  await accessible();

  await test.step('a token is shown once, works, and is ended', async () => {
    await page.getByRole('button', { name: 'New token' }).click();
    const dialog = page.getByRole('dialog', { name: 'New token' });
    await dialog.getByRole('button', { name: 'Create token' }).click();
    await expect(dialog.getByText('Cannot be blank')).toBeVisible();
    await dialog.getByLabel('Name').fill('Night audit');
    await accessible();
    await dialog.getByRole('button', { name: 'Create token' }).click();
    await expect(page.getByText('‘Night audit’ is ready.')).toBeVisible();
    await accessible();
    const token = (await page.getByText(/^svc_[\w-]{43}$/).textContent()) ?? '';
    const ask = (path: string) => request.get(`/api/v1/${path}`, { headers: { authorization: `Bearer ${token}` } });
    const listings = await ask('users/current-user/listings');
    expect(((await listings.json()) as { listings: object[] }).listings).toMatchObject([{ id: partner.listingId }]);
    expect((await ask('stripe_connections')).status()).toBe(403);
    await page.reload();
    await expect(page.getByText(token)).toHaveCount(0);
    await expect(page.getByText(/^Used /)).toBeVisible();
    await page.getByRole('button', { name: 'End ‘Night audit’' }).click();
    await accessible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End token' }).click();
    await expect(page.getByText('No tokens yet.')).toBeVisible();
    expect((await ask('users/current-user/listings')).status()).toBe(401);
  });

  await test.step('the webhook takes a test, signed with the secret that the page shows', async () => {
    const save = page.getByRole('button', { name: 'Save changes' });
    await page.getByLabel('Address').fill('no address');
    await save.click();
    await expect(page.getByText('Please enter the whole address')).toBeVisible();
    await page.getByLabel('Address').fill(own.url);
    await save.click();
    await expect(page.getByText('Nothing was sent yet.')).toBeVisible();
    await expect(save).toBeDisabled();
    await page.getByRole('button', { name: 'Show the secret' }).click();
    const secret = (await page.getByText(/^whsec_[A-Za-z0-9+/]{43}=$/).textContent()) ?? '';
    await page.getByRole('button', { name: 'Send a test' }).click();
    await expect(page.getByText('Your server took the test')).toBeVisible();
    const [first] = own.heard;
    expect(new Webhook(secret).verify(first?.body ?? '', first?.headers ?? {})).toMatchObject({ type: 'webhook.test' });
    await expect(page.getByText(/^204, \d+ ms$/)).toBeVisible();
    await expect(page.getByText('Working')).toBeVisible();
    await page.goto('/api/docs#events');
    await page.getByRole('button', { name: 'Send to me' }).click();
    await expect(page.getByText('Your server took the test')).toBeVisible();
    await page.goto('/integrations/api');
  });

  await test.step('what fails unfolds to what was sent and answered, and is sent again', async () => {
    own.state.works = false;
    await page.getByLabel('Listings').check();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Changes were successfully saved')).toBeVisible();
    const hours = await page.request.post('/trpc/hosting.changeOpening', {
      data: { listingId: partner.listingId, part: 'capacity', maxCapacity: 12 },
    });
    expect(hours.status()).toBe(200);
    await expect.poll(() => own.heard.length).toBeGreaterThan(2);
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('503, try 1 of 12')).toBeVisible({ timeout: 2_000 });
      await expect(page.getByText('Failing')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.goto('/dashboard');
    await expect(page.getByText('A webhook fails')).toBeVisible();
    await page.getByRole('link', { name: 'API access' }).click();
    await page.getByRole('button', { name: '1 failed' }).click();
    // Until the answer comes, all that was sent stands there.
    await expect(page.getByRole('button', { name: 'listing.changed' })).toHaveCount(1);
    await page.getByRole('button', { name: 'listing.changed' }).click();
    await expect(page.getByRole('group', { name: 'We sent' })).toContainText('"max_capacity": 12');
    await expect(page.getByRole('group', { name: 'Your server answered' })).toContainText('upstream not ready');
    await expect(page.getByText(/^Next try at /)).toBeVisible();
    await accessible();
    own.state.works = true;
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('Your server took it')).toBeVisible();
    expect(own.heard.at(-1)?.headers['webhook-id']).toBe(own.heard.at(-2)?.headers['webhook-id']);
    await expect(page.getByText('Nothing failed.')).toBeVisible();
  });
  own.close();
});
