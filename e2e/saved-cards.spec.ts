import type { Page } from '@playwright/test';
import { openReview, fillCard } from './support/book.ts';
import { changesRow, openChange, shown } from './support/order.ts';
import { bookByRest, joinAndSignIn } from './support/person.ts';
import { expect, test } from './support/test.ts';

const paid = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible({ timeout: 20_000 });

async function reachPaymentStep(page: Page): Promise<void> {
  await openReview(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Card' })).toBeVisible();
  await page.getByRole('checkbox', { name: /accept/ }).check();
}

test('@desk a card that is saved while paying pays the next booking', async ({ page, accessible, baseURL }) => {
  await joinAndSignIn(page, baseURL);
  await reachPaymentStep(page);
  const keep = page.getByRole('checkbox', { name: 'Save this card for next time' });
  await expect(keep).not.toBeChecked();
  await keep.check();
  await fillCard(page, '5555 5555 5555 4444');
  await accessible();
  await page.getByRole('button', { name: 'Complete Booking' }).click();
  await paid(page);

  await reachPaymentStep(page);
  await expect(page.getByText('Card •••• 4444')).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  await accessible();
  await page.getByRole('button', { name: 'Use Another Payment Method' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await page.getByRole('button', { name: 'Use card •••• 4444' }).click();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  await page.getByRole('button', { name: 'Complete Booking' }).click();
  await paid(page);
  await expect(shown(page.getByText('CAD, paid with card •••• 4444'))).toBeVisible();
});

test(
  'a saved card pays the difference of a change at once; another can be typed',
  { tag: '@desk' },
  async ({ page, accessible, baseURL }) => {
    const order = await bookByRest(page, await joinAndSignIn(page, baseURL));
    await page.goto(`/orders/${order}`);
    const dialog = await openChange(page);
    await dialog.getByRole('button', { name: 'One bag more' }).click();
    await expect(changesRow(dialog, 'Additional total')).toContainText('+$11.25');
    await expect(dialog.getByText('Card •••• 4242')).toBeVisible();
    await expect(dialog.getByText('$11.25 is charged to this card.')).toBeVisible();
    await accessible();
    await dialog.getByRole('button', { name: 'Use Another Payment Method' }).click();
    await expect(dialog.getByLabel('Card number')).toBeVisible();
    await dialog.getByRole('button', { name: 'Use card •••• 4242' }).click();
    await expect(dialog.getByLabel('Card number')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Confirm Update' }).click();
    await expect(page.getByText('Booking was successfully updated')).toBeVisible({ timeout: 20_000 });
    await expect(shown(page.getByText('$35.43'))).toBeVisible();
  },
);

test('@desk saved cards are listed in the settings and forgotten there', async ({ page, accessible, baseURL }) => {
  const person = await joinAndSignIn(page, baseURL);
  await page.goto('/settings');
  await expect(page.getByText('No card is saved.')).toBeVisible();
  await bookByRest(page, person);
  await bookByRest(page, person, { token: 'tok_mastercard' });
  await page.reload();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const cards = page.getByRole('list', { name: 'Saved cards' }).getByRole('listitem');
  await expect(cards).toHaveText([/Mastercard •••• 4444Expires 12\/\d\d/, /Visa •••• 4242Expires 12\/\d\d/]);
  await accessible();
  await page.getByRole('button', { name: 'Remove card •••• 4444' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove this card?' });
  await expect(question).toContainText('Mastercard •••• 4444 is forgotten by the payment provider.');
  await accessible();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove card •••• 4444' }).click();
  await question.getByRole('button', { name: 'Remove' }).dblclick();
  await expect(question).toBeHidden();
  await expect(page.getByText('Card was removed')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(cards).toHaveText([/Visa •••• 4242/]);
  await page.reload();
  await expect(cards).toHaveText([/Visa •••• 4242/]);
});
