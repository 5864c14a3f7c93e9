import { beginNow, openCounter } from './support/counter.ts';
import { inDatabase } from './support/database.ts';
import { bookByRest, joinAndSignIn } from './support/person.ts';
import { expect, test } from './support/test.ts';

test('@phone a changed ticket says what is new and what it was, an old code leads there, and bags go by their tags', async ({
  page,
  baseURL,
  accessible,
}) => {
  const person = await joinAndSignIn(page, baseURL);
  const old = await bookByRest(page, person, { bags: 2 });
  const changed = await page.request.patch(`/api/v1/bookings/${old}`, {
    headers: person.headers,
    data: { bags_number: 3, stripe_card_token: 'tok_visa' },
  });
  expect(changed.status(), await changed.text()).toBe(200);
  const { id, booking_code: code } = (await changed.json()) as { id: string; booking_code: string };
  const before = `CLK-${code.slice(4).split('').toReversed().join('')}`;
  await inDatabase('update bookings set code = $2 where id = $1', [old, before]);
  await beginNow(id);
  await openCounter(page);
  const dialog = page.getByRole('dialog');
  await page.getByLabel(/^Type a code/).fill(before);
  await page.getByRole('button', { name: 'Find ticket' }).click();
  await expect(dialog.getByText('Expected now')).toBeVisible();
  await expect(dialog.getByText(/^Changed today at /)).toBeVisible();
  await expect(dialog.getByText('An old ticket was scanned')).toBeVisible();
  await expect(dialog.getByText(`${before} leads here.`, { exact: false })).toBeVisible();
  await expect(dialog.getByText('3 booked')).toContainText(/2.*3 booked.*New/);
  await accessible();
  await dialog.getByText('Picture, tags, note (optional)').click();
  await dialog.getByLabel('Tag numbers').fill('0412 0413 0414');
  await dialog.getByRole('button', { name: 'Check in 3 bags' }).click();
  await page.getByRole('button', { name: 'Next ticket' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('tab', { name: /^Pick-ups/ }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: code })
    .getByRole('button', { name: /^Check out/ })
    .click();
  const which = dialog.getByRole('group', { name: 'Which bags go?' });
  await expect(which.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Check out', exact: true }).click();
  await expect(dialog.getByText('Choose the bags that go.')).toBeVisible();
  await which.getByRole('checkbox', { name: '0413' }).check();
  await expect(which.getByText('Goes now')).toBeVisible();
  await expect(dialog.getByText('The other 2 bags stay in store', { exact: false })).toBeVisible();
  await accessible();
  await dialog.getByRole('button', { name: 'Check out 1 bag' }).click();
  await expect(dialog.getByText(/^Checked out, /)).toBeVisible();
  await page.getByRole('button', { name: 'Next ticket' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`/dashboard/bookings?booking=${code}`);
  await expect(dialog.getByText('In store, 2 of 3')).toBeVisible();
  await expect(dialog.getByText('2 bags stay in store')).toBeVisible();
  await page.goto('/dashboard');
  await page.getByLabel(/^Type a code/).fill(code);
  await page.getByRole('button', { name: 'Find ticket' }).click();
  const left = dialog.getByRole('group', { name: 'Which bags go?' });
  await expect(left.getByRole('checkbox')).toHaveCount(2);
  await left.getByRole('button', { name: 'All 2' }).click();
  await dialog.getByRole('button', { name: 'Check out 2 bags' }).click();
  await expect(dialog.getByText(/^Checked out, /)).toBeVisible();
  await page.goto(`/dashboard/bookings?booking=${code}`);
  await expect(dialog.getByText('3 bags, all there')).toBeVisible();
  await expect(dialog.getByText('Same tags as at check-in')).toBeVisible();
});
