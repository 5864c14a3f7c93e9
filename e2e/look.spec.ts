import type { Page } from '@playwright/test';
import { inDatabase } from './support/database.ts';
import { beginNow } from './support/counter.ts';
import { enter, customer } from './support/sign-in.ts';
import { bookByRest, joinAndSignIn } from './support/person.ts';
import { test } from './support/test.ts';
const sizes = { p: { width: 360, height: 760 }, d: { width: 1440, height: 900 } };
async function shot(page: Page, name: string, path: string, o: { lang?: string; dark?: boolean; size?: 'p' | 'd'; full?: boolean; act?: (p: Page) => Promise<void> } = {}) {
  const size = o.size ?? 'p';
  try {
    await page.setViewportSize(sizes[size]);
    await page.emulateMedia({ colorScheme: o.dark ? 'dark' : 'light' });
    const u = path + (path.includes('?') ? '&' : '?') + `lang=${o.lang ?? 'en'}`;
    await page.goto(u);
    await page.waitForTimeout(900);
    await o.act?.(page);
    await page.waitForTimeout(600);
    await page.screenshot({ path: `/tmp/shots/${name}-${size}${o.dark ? '-dark' : ''}-${o.lang ?? 'en'}.png`, fullPage: o.full ?? true, timeout: 20000 });
  } catch (e) { console.log(name, String(e).slice(0, 200)); }
}
test('@desk look', async ({ page, browser, baseURL }) => {
  test.setTimeout(560_000);
  const me = await joinAndSignIn(page, baseURL);
  const id = await bookByRest(page, me, { bags: 3, listing: 'queen-coffee-toronto' });
  const other = await bookByRest(page, me, { bags: 2 });
  await bookByRest(page, me, { bags: 1, daysAhead: 40 });
  await beginNow(id);
  const [o] = await inDatabase<{ code: string; email: string }>('select o.code, u.email from orders o join bookings b on b.id=o.current_booking_id join listings l on l.id=b.listing_id join users u on u.id=l.owner_id where o.id = $1', [id]);
  for (const [size, dark, lang] of [['p', false, 'en'], ['d', true, 'fr']] as const) {
    const b = { size, dark, lang };
    await shot(page, 'ticket', `/orders/${id}`, b);
    await shot(page, 'review', `/listings/queen-coffee-toronto/book`, b);
    await shot(page, 'dates', '/', { ...b, full: false, act: async (p) => { await p.locator('button', { hasText: /Drop-off|Dépôt/ }).nth(0).click(); } });
  }
  const shopc = await browser.newContext({ baseURL: baseURL ?? '' });
  const shop = await shopc.newPage();
  await enter(shop, { email: o!.email, password: customer.password });
  await shop.goto('/dashboard');
  await shop.getByLabel(/^Type a code/).fill(o!.code);
  await shop.getByRole('button', { name: 'Find ticket' }).click();
  await shop.getByRole('dialog').getByRole('button', { name: 'Check in 3 bags' }).click();
  await shop.waitForTimeout(1500);
  for (const [size, dark, lang] of [['p', false, 'en'], ['p', true, 'es'], ['d', false, 'fr']] as const) {
    const b = { size, dark, lang };
    await shot(page, 'instore', `/orders/${id}`, b);
    await shot(page, 'late', `/orders/${id}/late`, b);
    await shot(page, 'messages', `/orders/${id}/messages`, b);
    await shot(page, 'orders', `/orders`, b);
    await shot(page, 'door-in', `/orders/${id}/door`, b);
    await shot(page, 'claim', `/orders/${id}/claim`, b);
  }
  await inDatabase("update bookings set drop_off_at = drop_off_at - interval '5 hours', pick_up_at = product_now() - interval '20 minutes' where id = $1", [id]);
  await shot(page, 'overdue', `/orders/${id}`, {});
  await shot(page, 'overdue-late', `/orders/${id}/late`, { dark: true });
  await shopc.close();
  await inDatabase("update bookings set drop_off_at = product_now() - interval '6 minutes', pick_up_at = product_now() + interval '3 hours' where id = $1", [other]);
  await shot(page, 'door1', `/orders/${other}/door`, {});
});
