import { enterAsAdmin } from './support/admin.ts';
import { fits } from './support/fits.ts';
import { expect, test } from './support/test.ts';

const unknownId = '01999999-9999-7999-8999-999999999999';

test('@desk an address of something that there is not says so, and leads back to its list', async ({
  page,
  watch,
  accessible,
}) => {
  watch.allow(/status of (404|422)/);
  await enterAsAdmin(page);
  const things = [
    ['bookings?booking=CLK-ZZZZZZ', 'There is no such booking'],
    [`people?person=${unknownId}`, 'There is no such person'],
    ['people?person=nonsense', 'There is no such person'],
    [`claims?claim=${unknownId}`, 'There is no such claim'],
    [`messages?message=${unknownId}`, 'There is no such message'],
    [`payouts?payout=${unknownId}`, 'There is no such payout'],
    ['payouts?account=nonsense', 'There is no such partner'],
    [`events?event=${unknownId}`, 'There is no such event'],
    [`mails?mail=${unknownId}`, 'There is no such mail'],
    [`jobs?job=${unknownId}`, 'This job is not among those that failed'],
    [`audit?entry=${unknownId}`, 'There is no such entry'],
    ['change-requests?request=nonsense', 'There is no such request'],
    ['new-locations?look=nonsense', 'There is no such location'],
  ] as const;
  for (const [address, words] of things) {
    await page.goto(`/admin/${address}`);
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
    const back = page.getByRole('button', { name: 'Back to the list' });
    await back.click();
    await expect(back).toHaveCount(0);
    await expect(page).not.toHaveURL(/=(?!open)/);
  }
  await page.goto(`/admin/people?person=${unknownId}`);
  await accessible();
  await fits(page, [360, 768, 1440]);
  for (const [address, words, back] of [
    [`listings/${unknownId}`, 'There is no such location', 'Go to Listings'],
    ['pages/edit?url=/no/such/page', 'There is no such page', 'Go to Pages'],
    [`claims/${unknownId}`, 'No page at this address', 'Go to Claims'],
  ] as const) {
    await page.goto(`/admin/${address}`);
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
    await page.getByRole('link', { name: back }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/${address.slice(0, 5)}`));
    await expect(page.getByRole('heading', { name: words })).toHaveCount(0);
  }
});

test('@desk a person who could not be shown is asked for again by a press', async ({ page, watch }) => {
  watch.allow(/status of 500|Failed to load/);
  const { email } = await enterAsAdmin(page);
  await page.goto(`/admin/people?text=${email}`);
  await page.route('**/trpc/**admin.people.show**', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.locator('[data-list]').getByRole('button', { name: 'Noor Bakker' }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/trpc/**admin.people.show**');
  await again.click();
  await expect(page.getByRole('complementary').getByRole('heading', { name: 'Noor Bakker' })).toBeVisible();
});

test('@desk the palette says what helps when a search took too long', async ({ page, watch }) => {
  watch.allow(/status of 422/);
  await enterAsAdmin(page);
  await page.goto('/admin');
  const refusal = {
    code: -32600,
    message: 'The search took too long.',
    data: { key: 'searchTooLong', httpStatus: 422 },
  };
  await page.route('**/trpc/**admin.palette.find**', (route) =>
    route.fulfill({ status: 422, json: { error: refusal } }),
  );
  await page.keyboard.press('Control+k');
  await page.keyboard.type('zq');
  const palette = page.getByRole('dialog');
  await expect(palette.getByRole('alert')).toHaveText('The search took too long.');
  await expect(palette.getByText('Nothing found')).toHaveCount(0);
  await page.unroute('**/trpc/**admin.palette.find**');
  await page.keyboard.type('x');
  await expect(palette.getByText('Nothing found')).toBeVisible();
});
