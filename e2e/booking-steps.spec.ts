import type { Locator, Page } from '@playwright/test';
import { chooseListing, fillCard, fillContact, freshEmail } from './support/book.ts';
import { shown } from './support/order.ts';
import { joinAndSignIn } from './support/person.ts';
import { isUncovered } from './support/pieces.ts';
import { signIn } from './support/sign-in.ts';
import { reviewAddress, stayInToronto, untilKept } from './support/stay.ts';
import { lastOf } from './support/order-of.ts';
import { expect, test } from './support/test.ts';

/** A day after all those that other journeys book. */
const quietDay = 230;

const proceed = (page: Page): Locator => shown(page.getByRole('button', { name: 'Continue' }));
const complete = (page: Page): Locator => shown(page.getByRole('button', { name: 'Complete Booking' }));
const price = (page: Page): Locator => page.getByRole('region', { name: 'Price of your stay' });

test('@desk a review with more bags than there are places says so, until there are fewer', async ({ page }) => {
  const stay = stayInToronto(quietDay);
  const query = new URLSearchParams({ 'dates[drop_off_date]': stay.from, 'dates[pick_up_date]': stay.to });
  const answer = await page.request.get(`/api/v1/listings/york-street-coffee-toronto?${query}`);
  const { places_left: places } = (await answer.json()) as { places_left: number };
  await page.goto(reviewAddress(stay, { bags: places + 1 }));
  await expect(page).toHaveURL(/\/book\/review$/);
  const alert = shown(page.getByRole('alert'));
  await expect(alert).toContainText(
    'This location has reached maximum storage capacity, please try decreasing the number of bags to store',
  );
  await expect(proceed(page)).toBeDisabled();
  await expect(shown(page.getByText('You will not be charged yet'))).toBeVisible();
  await alert.getByRole('button', { name: 'Change the number of bags' }).click();
  const items = page.getByRole('dialog', { name: 'How many items would you like to store?' });
  const number = items.getByLabel('Number of items');
  await expect(items).toContainText(`Only ${places} places are free at these times.`);
  await expect(items).toContainText(`${places} of 30 places are free at these times.`);
  await expect(items.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await items.getByRole('button', { name: 'One bag more' }).press('Enter');
  await expect(number).toHaveValue(String(places + 1));
  await number.fill('2');
  await expect(items).toContainText('$24.18');
  await number.fill('40');
  await items.getByRole('button', { name: 'One bag less' }).click();
  await expect(number).toHaveValue(String(places));
  await number.press('Enter');
  await expect(proceed(page)).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Number of items/ })).toContainText(String(places));
});

test('@phone a review of a closed location says until when, and other times change its price', async ({ page }) => {
  await page.goto(reviewAddress(stayInToronto(quietDay, 5)));
  const alert = shown(page.getByRole('alert'));
  await expect(alert).toContainText('Location already closed');
  await expect(alert).toContainText('Opens 6:30 AM');
  await expect(alert).toBeInViewport();
  await expect(alert).toContainText('Please book another time or day.');
  await expect(proceed(page)).toBeDisabled();
  await alert.getByRole('button', { name: 'Book another time or day' }).click();
  const dates = page.getByRole('dialog');
  await expect(dates.getByRole('heading', { name: 'When are you checking in?' })).toBeVisible();
  await dates.getByRole('radio', { name: '10:00 AM' }).click();
  await expect(dates.getByRole('heading', { name: 'When are you checking out?' })).toBeVisible();
  await dates.getByRole('radio', { name: '12:00 PM' }).click();
  await dates.getByRole('button', { name: 'Confirm' }).click();
  await expect(price(page)).toContainText('You pay$13.00');
  await expect(price(page)).toContainText('2 bags × 2 hours × $2.50, the hourly rate.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(proceed(page)).toBeEnabled();
});

test('@desk a review explains the overnight rate and the hours of both days, and leads back to the map', async ({
  page,
}) => {
  const [{ from }, { to }] = [stayInToronto(quietDay), stayInToronto(quietDay + 1)];
  await page.goto(reviewAddress({ from, to }));
  const days = page.getByRole('img', { name: /^Open .+ Your stay/ });
  const bothDays = [/Your stay from 10:00 AM$/, /Your stay until 6:00 PM$/];
  await expect(days).toHaveCount(2);
  expect(await days.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))).toEqual(
    bothDays.map((name) => expect.stringMatching(name)),
  );
  await expect(price(page)).toContainText('2 bags: first day $9.95 + 1 night × $6.95 for each bag.');
  await expect(
    page.getByText(
      'You pay a flat overnight rate of $6.95 per bag past midnight, then again for every additional 24 hours.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/map\/york-street-coffee-toronto/);
  await expect(page.getByRole('heading', { name: 'York Street Coffee', level: 1 })).toBeVisible();

  await page.goto(`/map/york-street-coffee-toronto?${new URLSearchParams({ from, to, bags: '2' })}`);
  const card = page.getByRole('article');
  for (const name of bothDays) await expect(card.getByRole('img', { name })).toBeVisible();
});

test('@phone contact details that are not right are named; what was given is kept on every way back', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 422/);
  const email = freshEmail();
  await chooseListing(page);
  const map = await page.evaluate(() => history.length);
  await proceed(page).click();
  await page.getByLabel('Email').fill('amara@');
  await page.getByLabel('First name').fill('R2 @ D2');
  await page.getByLabel('Last name').fill('www.okafor');
  await page.getByLabel('Phone').fill('12');
  await complete(page).click();
  for (const label of ['Email', 'First name', 'Last name', 'Phone']) {
    await expect(page.getByText(`${label} invalid`)).toBeVisible();
  }
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page).toHaveURL(/\/book\/contact$/);
  await page.getByLabel('Phone').fill('');
  await page.getByLabel('First name').fill('R2-D2');
  await page.getByLabel('Last name').fill('Okafor-Ba');
  await page.getByRole('link', { name: /Your stay/ }).click();
  await proceed(page).click();
  await page.reload();
  await expect(page.getByLabel('Last name')).toHaveValue('Okafor-Ba');
  await expect(page.getByLabel('First name')).toHaveValue('R2-D2');
  await expect(page.getByLabel('Phone')).toBeFocused();
  await fillContact(page, email);
  await fillCard(page, '4000 0000 0000 0002');
  await page.getByRole('checkbox', { name: /accept/ }).check();
  await complete(page).click();
  const declined = price(page).getByText(/card was declined/i);
  await expect(declined).toBeInViewport();
  // The toast that says it too covers nothing that is asked.
  expect(await isUncovered(page.getByRole('checkbox', { name: /accept/ }))).toBe(true);
  await expect(page.getByLabel('Last name')).toHaveValue('Okafor');
  await expect(page.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002');

  await page.getByRole('link', { name: /Your stay/ }).click();
  await expect(page.getByRole('heading', { name: 'Review your booking' })).toBeVisible();
  await proceed(page).click();
  await expect(page).toHaveURL(/\/book\/payment$/);
  const details = page.getByRole('link', { name: /Your contact/ });
  await expect(details).toContainText(`Amara Okafor${email}`);
  await expect(page.getByLabel('Card number')).toBeFocused();
  await details.click();
  await expect(page).toHaveURL(/\/book\/contact$/);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Review your booking' })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBeGreaterThan(map);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/map\?.*q=Union/);
});

test('@desk a signed-in user skips the contact details, may correct them there, log out and in again', async ({
  page,
  baseURL,
}) => {
  const person = await joinAndSignIn(page, baseURL);
  await page.goto(reviewAddress(stayInToronto(quietDay)));
  await proceed(page).click();
  await expect(page).toHaveURL(/\/book\/payment$/);
  const details = page.getByRole('link', { name: /Your contact/ });
  await expect(details).toContainText(`Grace Hopper${person.email}`);
  await details.click();
  await expect(page.getByText(`Logged in as ${person.email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await page.getByRole('region', { name: 'Your contact' }).getByRole('link', { name: 'Login' }).click();
  await signIn(page, person);
  await expect(page).toHaveURL(/\/book\/payment$/);
  await details.click();
  await page.getByLabel('Last name').fill('Murray');
  await fillCard(page);
  await page.getByRole('checkbox', { name: /accept/ }).check();
  await complete(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible({ timeout: 20_000 });
  await page.goto('/settings');
  await expect(page.getByText('Grace Murray')).toBeVisible();
});

test('@phone a traveller whose session ends while they book is asked to log in, with what they had given', async ({
  page,
  watch,
  baseURL,
}) => {
  // The server finds no signed-in user who books.
  watch.allow(/422/);
  const { email } = await joinAndSignIn(page, baseURL);
  await page.goto(reviewAddress(stayInToronto(quietDay)));
  await proceed(page).click();
  await expect(page).toHaveURL(/\/book\/payment$/);
  await fillCard(page);
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await page.context().clearCookies();
  await complete(page).click();
  await expect(page).toHaveURL(/\/book\/contact$/);
  await expect(page.getByText('Email already exists, please login')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(page.getByText(/Logged in as/)).toHaveCount(0);
  await expect(page.getByText('Cannot be blank')).toHaveCount(0);
});

test('@phone nothing is paid without contact details or accepted terms, which can be read', async ({ page }) => {
  await page.goto(reviewAddress(stayInToronto(quietDay)));
  await untilKept(page);
  await page.goto('/book/payment');
  await expect(price(page)).toContainText('You pay$24.18');
  await fillCard(page);
  await complete(page).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByText('Email invalid')).toBeVisible();
  await fillContact(page, freshEmail());
  // The terms stand right above the button: going to them moves nothing.
  const before = await page.evaluate(() => scrollY);
  await complete(page).click();
  await expect(shown(page.getByText('Please confirm acceptance of the terms'))).toBeVisible();
  const accept = page.getByRole('checkbox', { name: /accept/ });
  await expect(accept).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  const [box, button] = [await accept.boundingBox(), await complete(page).boundingBox()];
  expect((button?.y ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThan(50);
  // Each step has its word on the phone too.
  const steps = page.getByRole('navigation', { name: 'Steps' });
  for (const step of ['Review', 'Contact', 'Payment']) {
    expect((await steps.getByText(step, { exact: true }).boundingBox())?.width).toBeGreaterThan(30);
  }

  await page.getByRole('button', { name: 'terms' }).click();
  const terms = page.getByRole('dialog', { name: 'Terms and conditions' });
  await expect(terms).toContainText('25 July 2018');
  const size = page.viewportSize();
  await expect.poll(async () => terms.boundingBox()).toMatchObject({ x: 0, y: 0, ...size });
  const last = terms.getByRole('heading', { name: 'Intellectual property' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await lastOf(terms.getByRole('button', { name: 'Close' })).click();
  await expect(terms).toBeHidden();
  await expect(accept).not.toBeChecked();

  await accept.check();
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/trpc\/[^?]*booking\.create/, async (route) => {
    await held;
    await route.continue();
  });
  await complete(page).click();
  await expect(shown(page.getByRole('button', { name: 'Please Wait...' }))).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible({ timeout: 20_000 });
});

test('@desk places that are sold meanwhile are named once, with another location', async ({ page, watch }) => {
  watch.allow(/status of 422/);
  const stay = stayInToronto(quietDay + 3);
  await page.goto(reviewAddress(stay, { bags: 1 }));
  await proceed(page).click();
  await fillContact(page, freshEmail());
  await fillCard(page);
  await page.getByRole('checkbox', { name: /accept/ }).check();

  const query = new URLSearchParams({ 'dates[drop_off_date]': stay.from, 'dates[pick_up_date]': stay.to });
  const answer = await page.request.get(`/api/v1/listings/york-street-coffee-toronto?${query}`);
  const { id, places_left: places } = (await answer.json()) as { id: string; places_left: number };
  const booking = {
    listing_id: id,
    customer_drop_off_date: stay.from,
    customer_collection_date: stay.to,
    bags_number: places,
    stripe_card_token: 'tok_visa',
    user: { email: freshEmail(), first_name: 'Early', last_name: 'Bird' },
  };
  expect((await page.request.post('/api/v1/bookings', { data: { booking } })).status()).toBe(201);

  await page.getByRole('button', { name: 'Complete Booking' }).click();
  const alert = shown(page.getByRole('main').getByRole('alert'));
  await expect(alert).toContainText('This location has reached maximum storage capacity');
  await expect(alert).toContainText('Open for your stay:');
  await expect(page.getByRole('main').getByText('This location has reached maximum storage capacity')).toHaveCount(1);
  await expect(page.getByRole('main').getByText('try again or use another card')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Complete Booking' })).toBeDisabled();
});
