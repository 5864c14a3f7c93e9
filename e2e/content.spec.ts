import { fits } from './support/fits.ts';
import { mailsTo } from './support/mailbox.ts';
import { stayInToronto } from './support/stay.ts';
import { expect, test } from './support/test.ts';

test('@desk what is written can be read by every visitor', async ({ page, accessible }) => {
  // The terms say what is insured, refused and refunded.
  for (const [path, heading, ...words] of [
    ['/privacy', /Privacy/, 'July 2018'],
    ['/terms', /Terms/, 'Ontario', '$1,200', '$2,500', '30 kg', '2.5 m', '2 business days', '48 hours', '18'],
    ['/en/faq', /./, /./],
    ['/toronto/faq', /./, /./],
    ['/about', /./, /./],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    for (const each of words) await expect(page.getByRole('main')).toContainText(each);
    await expect(page).toHaveTitle(/Cloakroom/);
    await accessible();
  }
});

test('what a stay costs is reckoned by the rates of a place, without anything to scroll sideways', async ({
  page,
  accessible,
}) => {
  await page.goto('/en/pricing');
  const calculator = page.getByRole('region', { name: 'What will it cost?' });
  await calculator.getByLabel('Country').selectOption('Canada, ON');
  await calculator.getByLabel('How long').selectOption('8 hours');
  await calculator.getByLabel('How many').selectOption('2 bags');
  // What a location of that place asks for the same stay.
  const { from } = stayInToronto(5);
  const answer = await page.request.get('/api/v1/bookings/price', {
    params: {
      listing_id: 'york-street-coffee-toronto',
      drop_off: from,
      collection: new Date(Date.parse(from) + 8 * 3_600_000).toISOString(),
      bags_number: 2,
    },
  });
  const { total_price: total } = (await answer.json()) as { total_price: string };
  await expect(calculator.getByRole('status')).toContainText(`$${total.replace(' CAD', '')}`);
  await calculator.getByLabel('How long').selectOption('1 night');
  await expect(calculator.getByRole('status')).not.toContainText(total.replace(' CAD', ''));
  await expect(calculator.getByLabel('Country').getByRole('option', { name: 'Canada, elsewhere' })).toBeAttached();
  await accessible();
  await fits(page, [320, 360]);
});

test('@desk prices stand in a table of countries, and the address says the language', async ({ page, accessible }) => {
  await page.goto('/en/pricing');
  const table = page.getByRole('table', { name: 'Rates per item' });
  await expect(table.getByRole('row').filter({ hasText: 'Canada, elsewhere (CAD)' })).toContainText('$2.50');
  await expect(table.getByRole('columnheader', { name: 'Location fee per order' })).toBeVisible();
  for (const lang of ['fr', 'es']) {
    await page.goto(`/${lang}/pricing`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await accessible();
    await page.goto(`/about?lang=${lang}`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('article')).toHaveAttribute('lang', lang);
  }
});

test('@desk cities are called as who reads calls them, at addresses that stay', async ({ page }) => {
  await page.goto('/montreal?lang=fr');
  await expect(page.getByRole('navigation', { name: 'Où vous êtes' })).toContainText('Montréal');
  await expect(page.getByRole('main')).not.toContainText(/Montreal(?!, QC)/);
  await expect(page.getByRole('combobox')).toHaveValue('Montréal');
  await page.goto('/locations?lang=fr');
  await page.getByRole('link', { name: /^Montréal/ }).click();
  await expect(page.getByRole('combobox')).toHaveValue('Montréal');
  await page.goto('/map?lang=fr&q=Montreal&lat=45.5019&lng=-73.5674');
  await expect(page).toHaveTitle(/près de Montréal$/);
  await page.goto('/map?lang=en&q=Montr%C3%A9al&lat=45.5019&lng=-73.5674');
  await expect(page).toHaveTitle(/near Montreal$/);
  await page.goto('/los-angeles?lang=es');
  await expect(page.getByRole('combobox')).toHaveValue('Los Ángeles');
});

test('@desk shop owners read what they get and how to join', async ({ page, accessible }) => {
  await page.goto('/partners');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('$10,000');
  for (const benefit of ['Extra annual income', 'No cost', 'No fees', 'Luggage insured by us', 'Free advertising']) {
    await expect(page.getByRole('heading', { name: benefit })).toBeVisible();
  }
  await expect(page.getByRole('main')).toContainText(/Toronto.*Montreal|Montreal.*Toronto/);
  for (const link of await page.getByRole('link', { name: 'List Your Space' }).all()) {
    await expect(link).toHaveAttribute('href', '/join/new');
  }
  await accessible();
  expect((await page.goto('/partners/token/anything'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('$10,000');
});

test('@phone a message reaches the people behind the site', async ({ page, accessible }) => {
  await page.goto('/contact');
  const form = page.getByRole('main');
  // A letter takes days, a call does not.
  await expect(form.getByText(/^By phone every day from/)).toBeVisible();
  await expect(async () => {
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByText('Cannot be blank')).toHaveCount(3, { timeout: 1000 });
  }).toPass();
  await accessible();
  const name = `Grace ${crypto.randomUUID().slice(0, 8)}`;
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('E-mail').fill('grace@example.com');
  // Of one address the same words are kept once in ten minutes, under any name.
  await form.getByLabel('Message').fill(`Is there room for a cello? ${name}`);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Message was successfully sent!')).toBeVisible();
  await expect(form.getByText('We answer within 2 business days, to grace@example.com.')).toBeInViewport();
  await accessible();
  await expect
    .poll(async () => (await mailsTo('support@cloakroom.example')).map(({ subject }) => subject))
    .toContainEqual(expect.stringContaining(`A message from ${name}`));
});
