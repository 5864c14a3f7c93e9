import { mapAddress } from './support/stay.ts';
import { joinAndSignIn } from './support/person.ts';
import { customer, enter, partner } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const onPhone = () => test.info().project.name === 'phone';

test.describe('the menus', () => {
  test('of a visitor', async ({ page, accessible }) => {
    await page.goto('/');
    if (!onPhone()) {
      const nav = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' });
      await expect(nav.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/en/pricing');
      await expect(nav.getByRole('link', { name: /Our blog/ })).toHaveAttribute('target', '_blank');
      await expect(nav.getByRole('button', { name: 'Support' })).toHaveAttribute('aria-disabled', 'true');
      await expect(nav.getByRole('link', { name: 'Own a shop? Join us!' })).toHaveAttribute('href', '/partners');
      await nav.getByRole('link', { name: 'Sign In' }).click();
      await expect(page).toHaveURL(/\/login$/);
      return;
    }
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
      'SUPPORT',
      'OWN A SHOP? JOIN US!',
      'Sign In',
    ]);
    await accessible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await drawer.getByRole('link', { name: 'FAQ' }).tap();
    await expect(page).toHaveURL(/\/en\/faq$/);
    await expect(drawer).toBeHidden();
  });

  test('of a customer, who signs out from the drawer', async ({ page, accessible }) => {
    await enter(page, customer);
    await page.goto('/settings');
    if (onPhone()) await expect(page.locator('[data-bottom-bar]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Your account' }).filter({ visible: true }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toContainText('Amara Okafor');
    await expect(drawer.getByRole('listitem')).toHaveText(['My bookings', 'Settings', 'Logout']);
    await accessible();
    await drawer.getByRole('link', { name: 'My bookings' }).click();
    await expect(page).toHaveURL(/\/orders$/);
    await page.getByRole('button', { name: 'Your account' }).filter({ visible: true }).click();
    await drawer.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/orders');
    await expect(page).toHaveURL(/\/login/);
  });

  test('of a partner, who has a dashboard and integrations', async ({ page, accessible }) => {
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

  test('keep somebody who signs out on the map', async ({ page }) => {
    await enter(page, customer);
    await page.goto(mapAddress());
    if (onPhone()) {
      await page.getByRole('button', { name: 'Menu' }).filter({ visible: true }).first().tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).tap();
    } else {
      await page.getByRole('button', { name: 'Your account' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
    }
    await expect(
      page
        .getByRole('link', { name: /Sign In|Login/ })
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/map/);
  });

  test('@desk ask nothing more for somebody who is signing out', async ({ page }) => {
    await enter(page, customer);
    await page.goto(mapAddress());
    // The drawer's first link asks ahead for the bookings; here the question is underway until the session has ended.
    const hasEnded = page.waitForResponse(/accounts\.signOut/);
    await page.route(/booking\.list/, async (route) => {
      await hasEnded;
      await route.continue().catch(() => {});
    });
    const isAsked = page.waitForRequest(/booking\.list/);
    const isAnswered = page.waitForResponse(/booking\.list/).then(() => 'answered');
    const isDropped = page.waitForEvent('requestfailed', (request) => request.url().includes('booking.list'));
    await page.getByRole('button', { name: 'Your account' }).click();
    await isAsked;
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
    expect(await Promise.any([isAnswered, isDropped.then(() => 'dropped')])).toBe('dropped');
    await expect(page.getByRole('link', { name: 'Sign In' }).filter({ visible: true })).toBeVisible();
  });

  test('@phone show a customer the way to their bookings on every page', async ({ page }) => {
    await enter(page, customer);
    await page.goto('/');
    await expect(page.locator('[data-bottom-bar]').getByRole('link')).toHaveText(['Home', 'Map', 'My Bookings']);
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
    await expect(page.getByRole('main').first()).toBeVisible();
    if (onPhone()) {
      await expect(bottom).toBeVisible({ visible: hasBottom });
      await expect(top).toBeVisible({ visible: hasTop });
      if (hasTop) await expect(top.getByRole('button', { name: 'Menu' })).toBeVisible();
      continue;
    }
    await expect(top).toBeVisible();
    await expect(bottom).toBeHidden();
    await expect(top.getByRole('button', { name: 'Your account' }).filter({ visible: true })).toHaveCount(1);
  }
});

test('@desk an error is said for 4 seconds, information for 3 and with its link', async ({ page }) => {
  await page.clock.install();
  await page.goto('/dev/kit');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  for (const [button, role, words, seconds] of [
    ['Show toast', 'alert', 'Problem with payment', 4],
    ['Show information', 'status', 'Changes were successfully saved', 3],
  ] as const) {
    await page.getByRole('button', { name: button }).first().click();
    // The pointer holds what it rests on.
    await page.mouse.move(0, 0);
    const place = page.getByRole('region', { name: role === 'alert' ? 'Warnings' : 'Notices' });
    const toast = place.getByRole(role);
    await expect(async () => {
      await page.clock.runFor(10);
      await expect(toast).toHaveText(new RegExp(words), { timeout: 200 });
    }).toPass();
    if (role === 'status') await expect(toast.getByRole('link', { name: 'View listing' })).toBeVisible();
    await page.clock.runFor(seconds * 1000 - 500);
    await expect(toast).toBeVisible();
    await page.clock.runFor(600);
    await expect(toast).toHaveCount(0);
  }
});

test('@desk the language is chosen in the footer and kept', async ({ page, accessible }) => {
  await page.goto('/');
  for (const [from, to, lang] of [
    ['Language: English', 'Français', 'fr'],
    ['Langue', 'Español', 'es'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('button', { name: from }).click();
    await page.getByRole('button', { name: to, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await accessible();
  }
  await page.goto('/partners');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  for (const [path, after] of [
    ['/es/faq#paying', /\/fr\/faq#paying$/],
    ['/es/pricing?lang=es', /\/fr\/pricing$/],
    ['/terms#pricing', /\/terms#pricing$/],
  ] as const) {
    await page.context().clearCookies({ name: 'cloakroom_locale' });
    await page.goto(path);
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /Idioma|Language/ })
      .click();
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
  for (const path of ['/no/such/page', '/nowhere/faq', '/en/pricing/more']) {
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
