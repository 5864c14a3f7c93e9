import { beginNow, openCounter, ticketForNow } from './support/counter.ts';
import { inDatabase } from './support/database.ts';
import { fits } from './support/fits.ts';
import { forgetSession } from './support/forget-session.ts';
import { bookByRest, joinAndSignIn } from './support/person.ts';
import { enter, partner } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test.describe('the partner’s bookings', () => {
  test('@desk are found by their code, and a canceled one says so', async ({ page, baseURL, accessible }) => {
    const person = await joinAndSignIn(page, baseURL);
    const id = await bookByRest(page, person);
    const { headers } = person;
    const canceled = await page.request.patch(`/api/v1/bookings/${id}/cancel`, { headers, data: {} });
    expect(canceled.ok()).toBe(true);
    const answer = await page.request.get(`/api/v1/bookings/${id}`, { headers });
    const { booking_code: code } = (await answer.json()) as { booking_code: string };
    await forgetSession(page);
    await enter(page, partner);
    await page.goto('/dashboard/bookings');
    await expect(page.getByRole('heading', { name: 'Bookings', level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Past Bookings' })).toBeVisible();
    await accessible();
    await page.getByLabel('Search by name or code').fill(code.toLowerCase());
    const row = page.getByRole('listitem').filter({ hasText: code });
    await expect(row).toHaveCount(1);
    await expect(row.getByText('Canceled')).toBeVisible();
    await accessible();
    await row.getByRole('button', { name: 'Grace H.' }).click();
    const drawer = page.getByRole('dialog', { name: 'Grace H.' });
    await expect(drawer).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`booking=${code}`));
    await page.reload();
    await expect(drawer.getByText('York Street Coffee')).toBeVisible();
    await accessible();
    await page.goBack();
    await expect(drawer).toHaveCount(0);
    await expect(page.getByLabel('Search by name or code')).toBeVisible();
    await page.getByLabel('Search by name or code').fill('');
    await page.getByLabel('Sort').selectOption('Past First (check-out)');
    await expect(page.getByLabel('Sort')).toHaveValue('pickUpDesc');
  });

  test('@desk stand in one list by time, and a booking’s drawer takes its bags in, corrects and hands them back', async ({
    page,
    baseURL,
    accessible,
  }) => {
    const { id, code } = await ticketForNow(page, baseURL, { bags: 2 });
    await beginNow(id);
    await openCounter(page);
    await page.goto(`/dashboard/bookings?booking=${code}`);
    const drawer = page.getByRole('dialog', { name: 'Grace H.' });
    await drawer.getByRole('button', { name: 'Check in', exact: true }).click();
    const counter = page.getByRole('dialog', { name: 'Check in' });
    await counter.getByRole('button', { name: 'Check in 2 bags' }).click();
    await counter.getByRole('button', { name: 'Next ticket' }).click();
    const row = page.getByRole('listitem').filter({ hasText: code });
    await expect(row).toHaveCount(1);
    await expect(row.getByText('In store')).toBeVisible();
    await expect(row.getByText(/^In \d+ min$/)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'In store', level: 2 })).toBeVisible();
    await accessible();
    await fits(page, [360, 768, 1440]);
    await row.getByRole('button').click();
    await expect(drawer.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0);
    await accessible();
    await drawer.getByRole('button', { name: 'Correct the number' }).click();
    const correction = page.getByRole('dialog', { name: 'Correct the number' });
    await correction.getByRole('button', { name: 'Fewer' }).click();
    await correction.getByLabel('Why was it another number?').fill('One was a coat');
    await accessible();
    await correction.getByRole('button', { name: 'Save the correction' }).click();
    await page.getByRole('dialog', { name: 'Check out' }).getByRole('button', { name: 'Close' }).click();
    await page.getByLabel('State').selectOption('In store');
    await row.getByRole('button').click();
    await drawer.getByRole('button', { name: 'Check out', exact: true }).click();
    await page.getByRole('button', { name: 'Check out 1 bag' }).click();
    await page.getByRole('button', { name: 'Next ticket' }).click();
    await expect(row).toHaveCount(0);
    await page.getByLabel('Search by name or code').fill(code);
    await page.getByLabel('State').selectOption('All states');
    await expect(row.getByText('Handed back')).toBeVisible();
  });

  test('@desk are canceled by the location in their drawer, with everything back', async ({
    page,
    baseURL,
    accessible,
  }) => {
    const person = await joinAndSignIn(page, baseURL);
    const id = await bookByRest(page, person);
    const [{ code } = { code: '' }] = await inDatabase<{ code: string }>('select code from bookings where id = $1', [
      id,
    ]);
    await forgetSession(page);
    await enter(page, partner);
    await page.goto(`/dashboard/bookings?booking=${code}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
    const question = page.getByRole('alertdialog', { name: 'Cancel the booking of Grace H.?' });
    await expect(question.getByText('Everything goes back to the traveller')).toBeVisible();
    await question.getByLabel('Why (the traveller reads it)').fill('A pipe burst');
    await accessible();
    await question.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByText('The booking is canceled')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await inDatabase('select status, cancellation_reason as why from bookings where id = $1', [id])).toEqual([
      { status: 'canceled', why: 'A pipe burst' },
    ]);
  });
});
