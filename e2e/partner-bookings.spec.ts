import { bookByRest, joinAndSignIn } from './support/person.ts';
import { partner, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test.describe('the partner’s bookings', () => {
  test('are found by their code, and a canceled one says so', async ({ page, baseURL, accessible }) => {
    const person = await joinAndSignIn(page, baseURL);
    const id = await bookByRest(page, person);
    const { headers } = person;
    const canceled = await page.request.patch(`/api/v1/bookings/${id}/cancel`, { headers, data: {} });
    expect(canceled.ok()).toBe(true);
    const answer = await page.request.get(`/api/v1/bookings/${id}`, { headers });
    const { booking_code: code } = (await answer.json()) as { booking_code: string };
    await page.context().clearCookies();
    await page.goto('/login');
    await signIn(page, partner);
    await page.goto('/dashboard/bookings');
    await expect(page.getByRole('heading', { name: 'Bookings', level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Past Bookings' })).toBeVisible();
    await accessible();
    await page.getByLabel('Search by name or code').fill(code.toLowerCase());
    const row = page.getByRole('listitem').filter({ hasText: code });
    await expect(row).toHaveCount(1);
    await expect(row.getByText('Canceled')).toBeVisible();
    await accessible();
    await page.getByLabel('Search by name or code').fill('');
    await page.getByLabel('Sort').selectOption('Past First (check-out)');
    await expect(page.getByLabel('Sort')).toHaveValue('pickUpDesc');
  });
});
