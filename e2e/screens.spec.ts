import type { Locator, Page } from '@playwright/test';
import { openReview, fillContact, freshEmail } from './support/book.ts';
import { inDatabase } from './support/database.ts';
import { fits } from './support/fits.ts';
import { openCancel, openChange } from './support/order.ts';
import { listingCard } from './support/pieces.ts';
import { bookByRest, bookDeclined, joinAndSignIn } from './support/person.ts';
import { mapAddress } from './support/stay.ts';
import { expect, test } from './support/test.ts';

/** Each screen is looked at once: readable in the dark, and as wide as a phone, a tablet and a small desk. */
test.describe('@desk in the dark and at every width', () => {
  test.use({ colorScheme: 'dark' });
  // Each test looks at many screens.
  test.describe.configure({ timeout: 120_000 });

  const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);

  for (const [what, screens] of [
    [
      'what the site says about itself',
      [
        ['/', /Leave your bags/],
        ['/en/faq', /./],
        ['/en/pricing', /./],
        ['/toronto', /./],
        ['/partners', /./],
        ['/contact', /./],
      ],
    ],
    [
      'login, terms and what is not there',
      [
        ['/login', /./],
        ['/login?tab=1', /./],
        ['/login/password-reset', 'Reset your password'],
        ['/login/password-reset?reset_password=true&access-token=a&client=b&uid=c', 'Set a new password'],
        ['/privacy', /Privacy/],
        ['/terms', /Terms/],
        ['/no/such/page', 'Not Found'],
      ],
    ],
  ] as const) {
    test(`${what} can be read`, async ({ page, accessible, watch }) => {
      watch.allow(/status of 404/);
      for (const [path, title] of screens) {
        await page.goto(path);
        await expect(heading(page, title)).toBeVisible();
        await accessible();
        await fits(page, [320, 360, 600, 1024]);
      }
    });
  }

  test('the search and the steps of a booking can be read', async ({ page, accessible }) => {
    const widths = [360, 600, 768, 900, 1024];
    // Each tag over the roofs can be pressed: nothing lies over it.
    await page.goto('/');
    for (const tag of await page.getByRole('link', { name: /open the map/ }).all()) await tag.click({ trial: true });
    await page.goto(mapAddress());
    await expect(listingCard(page, 'York Street Coffee')).toBeVisible();
    await accessible();
    await fits(page, [600, 768, 1024]);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.reload();
    await expect(page.getByRole('button', { name: '# of Items:' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Union Station' })).toBeVisible();
    await accessible();
    await fits(page, [320, 360, 412, 600]);
    // The map is as wide as the screen, whatever phone it is.
    for (const width of [320, 412, 600, 767]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(async () => (await page.getByRole('region', { name: 'Map of locations' }).boundingBox())?.width)
        .toBe(width);
    }
    // On its side too: one menu, and the way to the list at the end of the screen.
    await page.setViewportSize({ width: 700, height: 360 });
    await expect(page.getByRole('button', { name: 'Menu' }).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('button', { name: /locations near/ })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: /locations near/ }).click();
    await expect(
      page
        .getByRole('dialog')
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: 'York Street Coffee' }) }),
    ).toBeVisible();
    await accessible();
    await fits(page, [360]);
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.goto('/map/york-street-coffee-toronto');
    await expect(heading(page, 'York Street Coffee')).toBeVisible();
    await accessible();
    await fits(page, widths);

    await openReview(page);
    await accessible();
    await fits(page, widths);
    // What stands side by side begins on one line.
    const place = page.locator('section').filter({ has: page.getByRole('heading', { name: 'York Street Coffee' }) });
    expect(await topOf(page.getByRole('region', { name: 'Price of your stay' }))).toBe(await topOf(place));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Your contact' })).toBeVisible();
    await fillContact(page, freshEmail());
    await expect(page.getByLabel('Card number')).toBeVisible();
    await accessible();
    await fits(page, widths);
  });

  test('bookings, an order in each state and the settings can be read', async ({ page, accessible, baseURL }) => {
    const person = await joinAndSignIn(page, baseURL);
    const confirmed = await bookByRest(page, person);
    const pending = await bookByRest(page, person, { token: null });
    const declined = await bookDeclined(page, person);
    const done = await bookByRest(page, person, { daysAhead: 9 });
    await inDatabase(
      `update bookings set drop_off_at = date_trunc('minute', product_now()) - interval '9 hours',
         pick_up_at = date_trunc('minute', product_now()) - interval '1 hour', status = 'completed', completed_at = product_now() where id = $1`,
      [done],
    );
    await page.goto('/orders');
    // The one whose card was declined was never paid.
    await expect(page.getByRole('list', { name: /^(Upcoming|Past)$/ }).getByRole('listitem')).toHaveCount(3);
    await accessible();
    await fits(page);
    for (const [id, title] of [
      [pending, 'Your booking is waiting for payment'],
      [declined, 'This Order has been Cancelled'],
      [done, 'Thank You for Booking'],
      [confirmed, 'Thank You for Booking'],
    ] as const) {
      await page.goto(`/orders/${id}`);
      await expect(heading(page, title)).toBeVisible();
      await accessible();
      await fits(page);
    }
    for (const open of [openChange, openCancel]) {
      const dialog = await open(page);
      await accessible();
      await fits(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });

  test('the settings and the local guide can be read', async ({ page, accessible, baseURL }) => {
    const person = await joinAndSignIn(page, baseURL);
    const id = await bookByRest(page, person);
    await page.goto(`/orders/${id}/local-chat/how-it-works`);
    await expect(heading(page, /./)).toBeVisible();
    await accessible();
    await fits(page);
    await page.goto('/settings');
    for (const panel of ['Personal Information', 'Change Password', 'Company Information']) {
      const button = page.getByRole('button', { name: panel });
      if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await accessible();
      await fits(page);
    }
  });
});

test('@desk an order is printed as its ticket', async ({ page, baseURL }) => {
  const person = await joinAndSignIn(page, baseURL);
  await page.goto(`/orders/${await bookByRest(page, person)}`);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /QR code/ }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Your ticket' }).getByText(/^CLK-[2-9A-Z]{6}$/)).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  for (const nav of await page.getByRole('navigation').all()) await expect(nav).toBeHidden();
  for (const name of ['Change Booking', 'Cancel this order', 'Print']) {
    await expect(page.getByRole('button', { name }).filter({ visible: true })).toHaveCount(0);
  }
});
