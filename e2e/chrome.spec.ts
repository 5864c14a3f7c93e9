import type { Page } from '@playwright/test';
import { mapAddress, reviewAddress, stayInToronto } from './support/stay.ts';
import { joinAndSignIn } from './support/person.ts';
import { customer, enter, partner } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const onPhone = () => test.info().project.name === 'phone';

const language = (page: Page) => page.getByRole('button', { name: 'Language: English' }).filter({ visible: true });

test.describe('the language can be chosen on every page', () => {
  const stay = stayInToronto(9);
  const location = '/map/york-street-coffee-toronto';
  test('@desk in the bar', async ({ page, accessible }) => {
    const inBar = language(page).and(page.getByRole('banner').getByRole('button'));
    for (const path of ['/', '/help', '/contact', '/saved', reviewAddress(stay), '/login', location, mapAddress(2)]) {
      await page.goto(path);
      await expect(inBar, path).toBeVisible();
    }
    await page.goto('/join');
    await expect(language(page)).toBeVisible();
    await page.goto('/');
    await inBar.click();
    await accessible();
    await page.getByRole('button', { name: 'Français' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
    // The longest words, with the choice next to them, fit every bar.
    for (const width of [1000, 1024, 1199, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.getByRole('banner').evaluate((bar) => bar.scrollWidth), String(width)).toBe(width);
    }
  });

  test('@phone at the end of a page that has no menu', async ({ page }) => {
    for (const path of ['/join', `${location}/reviews`, reviewAddress(stay), location]) {
      await page.goto(path);
      await language(page).scrollIntoViewIfNeeded();
      await language(page).click({ trial: true });
    }
    await language(page).tap();
    await page.getByRole('button', { name: 'Español' }).tap();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page).toHaveURL(new RegExp(location));
  });
});

test.describe('the menus', () => {
  test('@desk of a visitor', async ({ page }) => {
    await page.goto('/');
    const nav = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' });
    await expect(nav.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/en/pricing');
    await expect(nav.getByRole('link', { name: /Our blog/ })).toHaveAttribute('target', '_blank');
    await expect(nav.getByRole('button', { name: 'Support' })).toHaveAttribute('aria-disabled', 'true');
    await expect(nav.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help');
    await expect(nav.getByRole('link', { name: 'Own a shop? Join us!' })).toHaveAttribute('href', '/partners');
    await nav.getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('@phone of a visitor, and of a customer, who is shown the way to their bookings', async ({
    page,
    accessible,
  }) => {
    await page.goto('/');
    const bottom = page.locator('[data-bottom-bar]');
    await expect(bottom.getByRole('link')).toHaveText(['Home', 'Map', 'Login']);
    await expect(bottom.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('listitem')).toHaveText([
      'HOME',
      'MY BOOKINGS',
      'FIND MY BOOKING',
      'FAQ',
      'HELP',
      'PRICING',
      'OWN A SHOP? JOIN US!',
      'SUPPORT',
      'Sign In',
    ]);
    await accessible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await drawer.getByRole('link', { name: 'FAQ' }).tap();
    await expect(page).toHaveURL(/\/en\/faq$/);
    await expect(drawer).toBeHidden();

    await enter(page, customer);
    await page.goto('/');
    await expect(bottom.getByRole('link')).toHaveText(['Home', 'Map', 'My Bookings']);
  });

  test('of a customer, who signs out from the drawer', async ({ page, accessible }) => {
    await enter(page, customer);
    await page.goto('/settings');
    await expect(page.locator('[data-bottom-bar]')).toBeHidden();
    await page.getByRole('button', { name: 'Your account' }).filter({ visible: true }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toContainText('Amara Okafor');
    await expect(drawer.getByRole('listitem')).toHaveText(['My bookings', 'Settings', 'Logout']);
    await accessible();
    await drawer.getByRole('link', { name: 'My bookings' }).click();
    await expect(page).toHaveURL(/\/orders$/);
    await expect(page.getByRole('heading', { name: 'Welcome Amara' })).toBeVisible();
    await page.getByRole('button', { name: 'Your account' }).filter({ visible: true }).click();
    await drawer.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/orders');
    await expect(page).toHaveURL(/\/login/);
  });

  test('@desk of a partner, who has a dashboard and integrations', async ({ page, accessible }) => {
    await enter(page, partner);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Your account' }).filter({ visible: true }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toContainText('Jonas Weber');
    await expect(drawer.getByRole('listitem')).toHaveText([
      'My bookings',
      'Dashboard',
      'Integrations',
      'Settings',
      'Logout',
    ]);
    await expect(drawer.getByRole('link', { name: 'Integrations' })).toHaveAttribute('href', '/integrations');
    await accessible();
  });

  test('@desk keep a person who signs out on the map', async ({ page }) => {
    await enter(page, customer);
    await page.goto(mapAddress());
    // The drawer's first link asks ahead for the bookings: that is over before the session is.
    const isAsked = page.waitForResponse(/booking\.upcoming/);
    await page.getByRole('button', { name: 'Your account' }).click();
    await isAsked;
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(page).toHaveURL(/\/map/);
  });

  test('@desk ask nothing more for a person who is signing out', async ({ page }) => {
    await enter(page, customer);
    await page.goto(mapAddress());
    // The drawer's first link asks ahead for the bookings; here the question is underway until the session has ended.
    const hasEnded = page.waitForResponse(/accounts\.signOut/);
    await page.route(/booking\.upcoming/, async (route) => {
      await hasEnded;
      await route.continue().catch(() => {});
    });
    const isAsked = page.waitForRequest(/booking\.upcoming/);
    const isAnswered = page.waitForResponse(/booking\.upcoming/).then(() => 'answered');
    const isDropped = page.waitForEvent('requestfailed', (request) => request.url().includes('booking.upcoming'));
    await page.getByRole('button', { name: 'Your account' }).click();
    await isAsked;
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
    expect(await Promise.any([isAnswered, isDropped.then(() => 'dropped')])).toBe('dropped');
    await expect(page.getByRole('link', { name: 'Sign In' }).filter({ visible: true })).toBeVisible();
  });
});

test('the bars of each page', async ({ page, baseURL }) => {
  await joinAndSignIn(page, baseURL);
  const [top, bottom] = [page.getByRole('banner'), page.locator('[data-bottom-bar]')];
  for (const [path, hasTop, hasBottom] of [
    ['/', true, true],
    ['/map', false, true],
    ['/partners', true, true],
    ['/orders', true, false],
    ['/settings', true, false],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    const own = top.getByRole('button', { name: onPhone() ? 'Menu' : 'Your account' });
    await expect(bottom).toBeVisible({ visible: onPhone() && hasBottom });
    await expect(top).toBeVisible({ visible: !onPhone() || hasTop });
    await expect(own.filter({ visible: true })).toHaveCount(!onPhone() || hasTop ? 1 : 0);
  }
});

test('@desk an error is said for 4 seconds, information for 3 and with its link', async ({ page }) => {
  await page.clock.install();
  await page.goto('/dev/kit');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  for (const [button, role, words, seconds, links] of [
    ['Show toast', 'alert', 'Problem with payment', 4, []],
    ['Show information', 'status', 'Changes were successfully saved', 3, ['View listing']],
  ] as const) {
    await page.locator('[data-theme=light]').getByRole('button', { name: button }).click();
    // The pointer holds what it rests on.
    await page.mouse.move(0, 0);
    const place = page.getByRole('region', { name: role === 'alert' ? 'Warnings' : 'Notices' });
    const toast = place.getByRole(role);
    await expect(async () => {
      await page.clock.runFor(10);
      await expect(toast).toHaveText(new RegExp(words), { timeout: 200 });
    }).toPass();
    await expect(toast.getByRole('link')).toHaveText(links);
    await page.clock.runFor(seconds * 1000 - 500);
    await expect(toast).toBeVisible();
    await page.clock.runFor(600);
    await expect(toast).toHaveCount(0);
  }
});

test('@desk the language is chosen in the footer and kept', async ({ page, accessible, baseURL }) => {
  const suggestion = { label: 'Montreal', coords: { lat: 45.5019, lng: -73.5674 } };
  const value = encodeURIComponent(JSON.stringify({ suggestion }));
  await page.context().addCookies([{ name: 'ba_user_filters', value, url: baseURL ?? '' }]);
  await page.goto('/');
  const searched = page.getByRole('main').getByRole('combobox');
  await expect(searched).toHaveValue('Montreal');
  for (const [from, to, lang, city] of [
    ['Language: English', 'Français', 'fr', 'Montréal'],
    ['Langue', 'Español', 'es', 'Montreal'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('button', { name: from }).click();
    await page.getByRole('button', { name: to, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await expect(searched).toHaveValue(city);
    await accessible();
  }
  await page.goto('/partners');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  for (const [path, language, after] of [
    ['/es/faq#paying', 'Idioma', /\/fr\/faq#paying$/],
    ['/es/pricing?lang=es', 'Idioma', /\/fr\/pricing$/],
    ['/terms#pricing', 'Language', /\/terms#pricing$/],
  ] as const) {
    await page.context().clearCookies({ name: 'cloakroom_locale' });
    await page.goto(path);
    await page.getByRole('contentinfo').getByRole('button', { name: language }).click();
    await page.getByRole('button', { name: 'Français', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page).toHaveURL(after);
  }
});

test('@desk the appearance is chosen in the footer and kept', async ({ page, accessible }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: /^Appearance/ }).click();
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await accessible();
  await page.goto('/');
  await accessible();
});

test('@desk the newsletter box is red for what is no address, and thanks for one that is', async ({
  page,
  accessible,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const box = footer.getByRole('textbox', { name: 'E-mail' });
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await box.fill('nobody');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByText('Should be a valid email address')).toBeVisible();
  await accessible();
  await box.fill(`reader-${crypto.randomUUID().slice(0, 8)}@example.com`);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByText('Your e-mail has been received, thank you!')).toBeVisible();
  await expect(box).toHaveValue('');
  await accessible();
});

test('@desk an address without a page is Not Found', async ({ page, accessible, watch }) => {
  watch.allow(/status of 404/);
  for (const path of ['/no/such/page', '/nowhere/faq', '/en/pricing/more', '/map/no-such-place']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  }
  await accessible();
  await page.getByRole('link', { name: 'Find a location on the map' }).click();
  await expect(page).toHaveURL(/\/map/);
});

test('@desk the page can be skipped to by keyboard', async ({ page }) => {
  await page.goto('/partners');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
