import { fillCard, fillContact, freshEmail } from './support/book.ts';
import { takePlace } from './support/search-place.ts';
import { reviewAddress, someDay, stayInToronto, untilKept } from './support/stay.ts';
import { expect, test } from './support/test.ts';
import { openWithoutCode } from './support/without-code.ts';

test('@desk what is typed before the code of the page has come is kept, whatever is pressed', async ({ page }) => {
  const comes = await openWithoutCode(page, '/contact');
  const form = page.getByRole('main');
  await form.getByLabel('Name').fill('Grace');
  await form.getByLabel('E-mail').fill('grace@example.com');
  await form.getByLabel('Message').fill('Is there room for a cello?');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await comes();
  await expect(form.getByText('Message was successfully sent!')).toBeVisible();
});

test('@desk terms that are accepted before the code of the page has come are accepted', async ({ page }) => {
  const comes = await openWithoutCode(page, reviewAddress(stayInToronto(someDay())).replace('/review', '/payment'));
  await page.getByRole('checkbox', { name: /accept/ }).check();
  await comes();
  await fillContact(page, freshEmail());
  await fillCard(page);
  await expect(page.getByRole('checkbox', { name: /accept/ })).toBeChecked();
  await page.getByRole('button', { name: 'Complete Booking' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible();
});

test('@desk what is done before the code of a page has come is done when it has', async ({ page }) => {
  await test.step('what is looked for in Help is found', async () => {
    const comes = await openWithoutCode(page, '/help');
    await page.getByRole('searchbox', { name: 'Search the questions' }).fill('zebra');
    await comes();
    await expect(page.getByRole('status').filter({ hasText: '0 answers' })).toBeVisible();
  });
  await test.step('what is chosen of a list is reckoned with', async () => {
    const comes = await openWithoutCode(page, '/en/pricing');
    const calculator = page.getByRole('region', { name: 'What will it cost?' });
    const total = await calculator.getByRole('status').innerText();
    await calculator.getByLabel('How many').selectOption('3 bags');
    await comes();
    await expect(calculator.getByLabel('How many').getByRole('option', { selected: true })).toHaveText('3 bags');
    await expect(calculator.getByRole('status')).not.toHaveText(total);
  });
  await test.step('a button that is pressed is answered', async () => {
    const comes = await openWithoutCode(page, '/');
    await page.getByRole('button', { name: /Drop-off/ }).click();
    await comes();
    await expect(page.getByRole('dialog').getByRole('tab', { name: /^Check In/ })).toBeVisible();
  });
  await test.step('a place that is typed is searched for', async () => {
    const comes = await openWithoutCode(page, '/');
    await page.getByRole('combobox', { name: 'Place' }).fill('Kensington Market');
    await comes();
    await takePlace(page, /Kensington Market/);
  });
});

test('@desk a press before the code has come is forgotten when something else was done since', async ({ page }) => {
  const comes = await openWithoutCode(page, '/contact');
  const form = page.getByRole('main');
  await form.getByLabel('Name').fill('Grace');
  await form.getByLabel('E-mail').fill('grace@example.com');
  await form.getByLabel('Message').fill('Is there room for a cello?');
  await form.getByRole('button', { name: 'Send' }).click();
  await form.getByLabel('Message').fill('Is there room for a double bass?');
  await comes();
  await page.locator('html[data-ready]').waitFor();
  await expect(form.getByLabel('Message')).toHaveValue('Is there room for a double bass?');
  await expect(page.getByText('Message was successfully sent!')).toHaveCount(0);
});

test('@desk a card, and who books, typed before their code has come are kept, though the page goes on', async ({
  page,
}) => {
  const email = freshEmail();
  const comes = await openWithoutCode(page, reviewAddress(stayInToronto(someDay())).replace('/review', '/payment'));
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Hopper');
  await comes();
  await untilKept(page);
  await expect(page).toHaveURL(/\/book\/payment$/);
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  // It has come to life with what was typed: only the rest is asked for.
  await page.getByRole('button', { name: 'Complete Booking' }).click();
  await expect(page.getByLabel('Expiry date')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Card number')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('CVC')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('First name')).toHaveValue('Grace');
  await expect(page.getByLabel('Last name')).toHaveValue('Hopper');
});

test('@desk a login that the browser has filled in at once can be sent', async ({ page }) => {
  const comes = await openWithoutCode(page, '/login');
  await page.getByLabel('E-mail').fill('amara@cloakroom.example');
  await page.getByLabel(/^Password/).fill('cloakroom demo');
  await comes();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/orders$/);
});

test('@phone what is scrolled before the code of the page has come stays where it is', async ({ page }) => {
  const comes = await openWithoutCode(page, '/');
  await page.getByRole('contentinfo').waitFor();
  await page.evaluate(() => scrollTo(0, 700));
  await comes();
  await page.locator('html[data-ready]').waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(700);
});

test('@desk who goes back before the code of the page has come sees the page they went back to', async ({ page }) => {
  await page.goto('/map?q=Union+Station%2C+Toronto&lat=43.6453&lng=-79.3806');
  const wifi = page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Wi-Fi' });
  await wifi.click();
  await expect(page).toHaveURL(/wifi=1/);
  const { promise: asked, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry-client-/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(wifi).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => history.back());
  letThrough();
  await page.locator('html[data-ready]').waitFor();
  await expect(page).not.toHaveURL(/wifi=1/);
  await expect(wifi).toHaveAttribute('aria-pressed', 'false');
});

test('@desk what is pressed while the page comes to life piece by piece is answered at once, and once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (goOn) => {
      window.addEventListener('idle', () => goOn({ didTimeout: false, timeRemaining: () => 0 }));
      return 1;
    };
  });
  const opened = page.goto('/toronto');
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  const cost = page.getByRole('region', { name: 'What it costs' });
  const total = cost.getByText('Whole price').locator('..');
  const before = String(await total.textContent());
  await cost.getByRole('group', { name: 'Bags' }).getByRole('button', { name: 'More' }).click();
  await expect(total).not.toHaveText(before);
  const once = String(await total.textContent());
  await page.evaluate(() => window.dispatchEvent(new Event('idle')));
  await opened;
  await expect(total).toHaveText(once);
});
