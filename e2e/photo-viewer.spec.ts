import type { Page } from '@playwright/test';
import { inDatabase } from './support/database.ts';
import { expect, test } from './support/test.ts';

const slug = 'haight-cuts-san-francisco';

/** One dot, which is as good as any photo here. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABXvMqOgAAAABJRU5ErkJggg==';

/** No location of the demonstration has photos. */
const hang = (count: number) =>
  inDatabase(
    `with photos as (
       insert into files (id, content_type, width, height, bytes, created_at)
       select gen_random_uuid(), 'image/png', 1, 1, decode($2, 'base64'), product_now() from generate_series(1, $3)
       returning id)
     insert into listing_images (id, listing_id, file_id, position)
     select gen_random_uuid(), listings.id, photos.id, row_number() over () - 1
     from listings, photos where listings.slug = $1`,
    [slug, dot, count],
  );

const takeDown = () =>
  inDatabase('delete from listing_images where listing_id = (select id from listings where slug = $1)', [slug]);

const viewer = (page: Page) => page.getByRole('dialog', { name: /^Photos of / });

test.describe('with photos', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test.beforeAll(() => hang(5));
  test.afterAll(takeDown);

  test('@desk every press turns one photo further, also while the last one is still on its way', async ({ page }) => {
    await page.goto(`/map/${slug}`);
    const open = page.getByRole('button', { name: 'All 5' });
    await open.click();
    const at = viewer(page).getByRole('status');
    await expect(at).toHaveText('1 of 5');
    for (let press = 1; press <= 3; press += 1) await page.keyboard.press('ArrowRight');
    await expect(at).toHaveText('4 of 5');

    const next = viewer(page).getByRole('button', { name: 'Next photo' });
    await next.focus();
    for (let press = 1; press <= 3; press += 1) await page.keyboard.press('Enter');
    await expect(at).toHaveText('5 of 5');
    // The last arrow keeps the focus, so that keys still turn.
    await expect(next).toBeFocused();
    for (let press = 1; press <= 2; press += 1) await page.keyboard.press('ArrowLeft');
    await expect(at).toHaveText('3 of 5');

    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(open).toBeFocused();
  });

  test('@phone a thumb that begins at the edge of a photo turns it', async ({ page }) => {
    await page.goto(`/map/${slug}`);
    await page.getByRole('button', { name: /^Photo 1 of 5/ }).tap();
    const at = viewer(page).getByRole('status');
    await expect(at).toHaveText('1 of 5');
    const touch = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const points = Array.from({ length: 11 }, (_, step) => ({ x: from + ((to - from) * step) / 10, y: 400 }));
      for (const [step, point] of points.entries()) {
        const type = step === 0 ? 'touchStart' : 'touchMove';
        await touch.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(330, 30);
    await expect(at).toHaveText('2 of 5');
    await swipe(30, 330);
    await expect(at).toHaveText('1 of 5');
    await viewer(page).getByRole('button', { name: 'Next photo' }).tap();
    await expect(at).toHaveText('2 of 5');
  });
});
