import { chooseListing, fillCard, fillContact, freshEmail, reachPayment, openReview } from './support/book.ts';
import { linkOfMail } from './support/mailbox.ts';
import { shown } from './support/order.ts';
import { bookAsGuest } from './support/person.ts';
import { customer, signIn } from './support/sign-in.ts';
import { reviewAddress, stayInToronto } from './support/stay.ts';
import { expect, test } from './support/test.ts';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;

const meet = (one: Box, other: Box): boolean =>
  one !== null &&
  other !== null &&
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test('a visitor books as a guest, pays by card and finds the ticket and a mail', async ({ page, accessible }) => {
  const email = freshEmail();
  await chooseListing(page);
  await expect(page.getByText('You will not be charged yet').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Price of your stay' })).toContainText('You pay$24.18');
  await accessible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Finish your booking' })).toBeVisible();
  await expect(page).toHaveURL(/\/book\/contact$/);
  await expect(page.getByLabel('Email')).toBeFocused();
  await accessible();
  await fillContact(page, email);
  await fillCard(page);
  await accessible();
  await page.getByRole('checkbox', { name: /accept/ }).check();
  await page.getByRole('button', { name: 'Complete Booking' }).click();

  await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/);
  await expect(page.getByText(/^CLK-[2-9A-Z]{6}$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your ticket' }).getByText('$24.18')).toBeVisible();
  await expect(page.getByText('Confirmed').filter({ visible: true })).toBeVisible();
  await accessible();

  // The way back does not lead to paying for it again.
  await page.goBack();
  await expect(page).toHaveURL(/\/map/);

  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(page.getByText(`to ${email}`)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').click();
  await expect(page.getByText(/CLK-[2-9A-Z]{6}/)).toBeVisible();
});

test('@desk the link in the mail opens the order in another browser, and nothing else does', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = freshEmail();
  const order = await bookAsGuest(page, { email });
  const elsewhere = await browser.newContext({ baseURL });
  const stranger = await elsewhere.newPage();
  await stranger.goto(order);
  await expect(stranger).toHaveURL(/\/login/);
  await expect(stranger.getByText(/CLK-/)).toHaveCount(0);

  await stranger.goto(await linkOfMail(email, /./, 'Change'));
  await expect(stranger.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible();
  await expect(stranger).toHaveURL(new RegExp(`${order}$`));
  await elsewhere.close();
});

test('@phone a declined card says why, charges nothing and can be tried again with another', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 4\d\d/);
  await reachPayment(page, { email: freshEmail() }, '4000 0000 0000 9995');
  await page.getByRole('button', { name: 'Complete Booking' }).click();
  await expect(page.getByRole('region', { name: 'Price of your stay' }).getByText(/insufficient funds/i)).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByRole('region', { name: 'Warnings' }).getByRole('alert')).toContainText(/insufficient funds/i);
  // The message that has just come up leaves the whole button free.
  const [message, button] = await Promise.all([
    page.getByRole('region', { name: 'Warnings' }).getByRole('alert').boundingBox(),
    page.getByRole('button', { name: 'Complete Booking' }).boundingBox(),
  ]);
  expect(message).not.toBeNull();
  expect(meet(message, button)).toBe(false);
  await fillCard(page);
  // It goes by itself, on a busy machine before the order stands there.
  const told = page.getByText('Booking successfully created').waitFor();
  await page.getByRole('button', { name: 'Complete Booking' }).click();
  await told;
  await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible();
  expect(
    await page
      .getByRole('alert')
      .filter({ hasText: /insufficient funds/i })
      .count(),
  ).toBe(0);
});

test('@phone all that is missing of a payment is shown at once', async ({ page }) => {
  await reachPayment(page, { email: freshEmail() }, '');
  await page.getByLabel('CVC').fill('');
  await page.getByLabel('Last name').fill('Okafor@home');
  await page.getByRole('checkbox', { name: /accept/ }).uncheck();
  const complete = page.getByRole('button', { name: 'Complete Booking' });
  await complete.click();
  await expect(page.getByLabel('Last name')).toBeFocused();
  await expect(page.getByText('Last name invalid')).toBeVisible();
  // No message lies over the button.
  await complete.click({ trial: true });
  await expect(page.getByLabel('Card number')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('CVC')).toHaveAttribute('aria-invalid', 'true');
  await expect(shown(page.getByText('Please confirm acceptance of the terms'))).toBeVisible();
  await page.getByLabel('Last name').fill('Okafor');
  await complete.click();
  await expect(page.getByLabel('Card number')).toBeFocused();
});

test('@desk a card that asks for 3-D Secure is confirmed after the bank has agreed', async ({ page }) => {
  await reachPayment(page, { email: freshEmail() }, '4000 0027 6000 3184');
  await page.getByRole('button', { name: 'Complete Booking' }).click();
  await page.getByRole('button', { name: 'Complete authentication' }).click({ timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible({ timeout: 20_000 });
});

test('@desk who comes back from the bank without an answer finds their places free again', async ({ page }) => {
  await reachPayment(page, { email: freshEmail() }, '4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Complete Booking' }).click();
  await expect(page).toHaveURL(/\/sandbox\/3ds\//);
  const dropped = page.waitForResponse(/booking\.dropIntent/);
  await page.goBack();
  expect((await dropped).status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Complete Booking' })).toBeEnabled();
  await expect(page).toHaveURL(/\/book\/payment$/);
  await expect(page.getByRole('link', { name: /Your contact/ })).toContainText('Amara Okafor');
});

test('@desk an address with an account has to sign in', async ({ page }) => {
  await openReview(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Email').fill('amara@cloakroom.example');
  await expect(page.getByText('Email already exists, please login')).toBeVisible({ timeout: 10_000 });
  // What else was typed is kept, and nothing is paid as another person.
  await page.getByLabel('First name').fill('Amara');
  await page.getByLabel('Last name').fill('Okafor');
  await fillCard(page);
  await page.getByRole('checkbox', { name: /accept/ }).check();
  await page.getByRole('button', { name: 'Complete Booking' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await page
    .getByRole('region', { name: 'Your contact' })
    .locator('header')
    .getByRole('link', { name: 'Login' })
    .click();
  await signIn(page, customer);
  await expect(page).toHaveURL(/\/book\/payment$/);
  await expect(page.getByRole('link', { name: /Your contact/ })).toContainText('amara@cloakroom.example');
});

test('@desk an address that names no location to book, or no possible stay, leads to the map', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 4\d\d/);
  // Nothing is chosen.
  await page.goto('/book/review');
  await expect(page).toHaveURL(/\/map/);
  const { from, to } = stayInToronto(11);
  await page.goto(reviewAddress({ from, to }));
  await expect(page).toHaveURL(/\/book\/review$/);
  await page.goto(reviewAddress({ from, to }, { listing: 'no-such-place' }));
  await expect(page).toHaveURL(/\/map\?/);
  await page.goto(reviewAddress({ from: to, to: from }));
  await expect(page).toHaveURL(/\/map\?/);
  await expect(page.getByText('Please drop-off your bags before you collect them!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'York Street Coffee', exact: true })).toBeVisible();
});

test('@desk a discount code takes its part off the price, and a bad one says why', async ({ page }) => {
  await openReview(page);
  await page.getByRole('button', { name: 'Discount code' }).click();
  await page.getByLabel('Enter The Discount Code').fill('LASTYEAR');
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This discount code has expired')).toBeVisible();
  await page.getByLabel('Enter The Discount Code').fill('canada15');
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('CANADA15')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Price of your stay' }).getByText('You pay $20.55')).toBeVisible();
});
