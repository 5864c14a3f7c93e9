import { listingCard } from './support/pieces.ts';
import { fits } from './support/fits.ts';
import { firstOf } from './support/order-of.ts';
import { mapAddress, stayInToronto } from './support/stay.ts';
import { violationsOn } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test.describe('@phone on a phone', () => {
  test('the tab opens the list, and the list and #list go together', async ({ page }) => {
    const address = mapAddress();
    await page.goto(address);
    const tab = page.getByRole('button', { name: /locations near Union Station/ });
    const drawer = page.getByRole('dialog', { name: /locations near Union Station/ });
    await tab.click();
    await expect(page).toHaveURL(/#list$/);
    await expect(listingCard(page, 'York Street Coffee')).toBeVisible();
    await expect.poll(() => drawer.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 800 });
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(page).not.toHaveURL(/#/);
    await page.goForward();
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
    await expect(page).not.toHaveURL(/#/);

    await page.goto('/terms');
    await page.goto(`${address}#list`);
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
    await expect(page).not.toHaveURL(/#/);
    await expect(tab).toBeVisible();
  });

  test('now becomes dates when they are chosen, and items are never fewer than one', async ({ page }) => {
    const withoutDates = '/map?q=Union%20Station&lat=43.6453&lng=-79.3806';
    await page.goto(withoutDates);
    const items = page.getByRole('button', { name: /^# of Items:/ });
    await items.click();
    const many = page.getByRole('dialog', { name: 'How many items would you like to store?' });
    const number = many.getByLabel('Number of items');
    await expect(number).toHaveValue('1');
    await many.getByRole('button', { name: 'One bag less' }).press('Enter');
    await expect(number).toHaveValue('1');
    await many.getByRole('button', { name: 'One bag more' }).click();
    await expect(number).toHaveValue('2');
    await many.getByRole('button', { name: 'Confirm' }).click();
    await expect(many).toBeHidden();
    await expect(items).toContainText('2');

    await page.getByRole('button', { name: /^Now/ }).click();
    const dates = page.getByRole('dialog', { name: 'Check In and Check Out' });
    await expect(dates.getByRole('tab', { name: /Check In/ })).toBeVisible();
    expect(await dates.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 800 });
    await dates.getByRole('tab', { name: /Check Out/ }).click();
    await dates.getByRole('button', { name: 'Next month' }).click();
    await dates
      .getByRole('gridcell')
      .getByRole('button', { name: / 15,? / })
      .click();
    await dates.getByRole('button', { name: 'Confirm' }).click();
    await expect(dates).toBeHidden();
    await expect(page.getByRole('button', { name: /^Dates/ })).toContainText(/15 \w{3}/);
    await expect(page).toHaveURL(/bags=2/);
    await page.goto(withoutDates);
    await expect(page.getByRole('button', { name: /^Dates/ })).toContainText(/15 \w{3}/);
  });

  test('the dates dialog opens with the chosen time in sight, in a month of six weeks too', async ({ page }) => {
    const hasSixWeeks = (day: Date): boolean => {
      const first = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1));
      const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0));
      return first.getUTCDay() + last.getUTCDate() > 35;
    };
    const days = Array.from({ length: 360 }, (_, index) => index + 2);
    const ahead = days.find((count) => hasSixWeeks(new Date(`${stayInToronto(count).day}T00:00Z`))) ?? 2;
    await page.goto(mapAddress(2, ahead));
    await page.getByRole('button', { name: /^Dates/ }).click();
    const chosen = page.getByRole('dialog').getByRole('radio', { checked: true });
    await expect(chosen).toHaveText('10:00 AM');
    await expect(chosen).toBeInViewport({ ratio: 0.9 });
    // Days and times scroll as one.
    const scrollers = await page.getByRole('dialog').evaluate((dialog) =>
      [...dialog.querySelectorAll('*')]
        .filter((each) => each.scrollHeight > each.clientHeight + 1)
        .filter((each) => ['auto', 'scroll'].includes(getComputedStyle(each).overflowY))
        .map((each) => each.getAttribute('role')),
    );
    expect(scrollers).toEqual(['tabpanel']);
  });

  test('an open card leaves most of the map in sight, and the search one line that opens again', async ({ page }) => {
    await page.goto(mapAddress());
    const search = page.getByRole('search');
    await firstOf(page.locator('[data-pin] button')).tap();
    const card = page.getByRole('article');
    await expect(card).toBeVisible();
    await expect(card.getByText('Insurance Included')).toBeVisible();
    const [above, below] = [await search.boundingBox(), await card.boundingBox()];
    expect(above?.height).toBeLessThan(60);
    expect(below?.height).toBeLessThan(220);
    // A pin that lies half beneath the card is reached by moving the map (WCAG 2.5.8, essential).
    expect((await violationsOn(page)).filter((each) => !each.startsWith('target-size'))).toEqual([]);
    await search.getByRole('button', { name: /, 2 bags$/ }).tap();
    await expect(search.getByRole('button', { name: /^Dates/ })).toBeVisible();
    await card.getByRole('button', { name: 'Close' }).tap();
    await expect(card).toHaveCount(0);
    await expect(search.getByRole('button', { name: /^# of Items/ })).toBeVisible();
  });

  test('a location that was looked at waits over the map', async ({ page }) => {
    await page.goto(`${mapAddress()}#list`);
    await listingCard(page, 'York Street Coffee').getByRole('link', { name: 'York Street Coffee' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'York Street Coffee' })).toBeVisible();
    await page.getByRole('link', { name: /^\d+ locations near Union Station/ }).click();
    const card = page.getByRole('article').filter({ hasText: 'York Street Coffee' });
    await expect(card).toBeVisible();
    // No filter is set that it could fail.
    await expect(card).not.toContainText('Does not fit');
    await card.getByRole('button', { name: 'Close' }).click();
    await expect(card).toHaveCount(0);
    await expect(page).not.toHaveURL(/listing=/);
  });
});

test.describe('@phone in Spanish on the narrowest phone', () => {
  test.use({ locale: 'es-ES', viewport: { width: 320, height: 640 } });

  test('the times of the stay stand whole', async ({ page }) => {
    await page.goto(mapAddress());
    const times = page
      .getByRole('button', { name: /^Fechas/ })
      .getByText(/06:00\sPM$/)
      .filter({ visible: true });
    await expect(times).toBeVisible();
    expect(await times.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await times.click();
    await expect(page.getByRole('dialog').getByRole('tab', { name: /^Recogida/ })).toBeVisible();
    await fits(page, [320]);
  });
});
