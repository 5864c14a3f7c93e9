import { expect, type Page } from '@playwright/test';
import { fillCard, fillContact, freshEmail } from './support/book.ts';
import { reviewAddress, stayInToronto } from './support/stay.ts';
import { test } from './support/test.ts';

test('@desk a second booking of the same place and time asks first, and charges nothing until it is wanted', async ({
  page,
  watch,
  accessible,
}) => {
  watch.allow(/status of 409/);
  const email = freshEmail();
  const stay = stayInToronto(230);
  await goToPayment(page, reviewAddress(stay));
  await fillContact(page, email);
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible();
  const first = new URL(page.url()).pathname;

  // Who books is known by now.
  await goToPayment(page, reviewAddress(stay));
  await expect(page.getByRole('link', { name: /Your contact/ })).toContainText(email);
  await pay(page);
  const question = page.getByRole('alertdialog', { name: 'You already have a booking here' });
  await expect(question.getByText(/Your booking CLK-[2-9A-Z]{6}/)).toBeVisible();
  await expect(question.getByRole('link', { name: 'See that booking' })).toHaveAttribute('href', first);
  await accessible();
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Complete Booking' }).click();
  await question.getByRole('button', { name: 'Book another' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(`${first}$`));
});

async function goToPayment(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function pay(page: Page): Promise<void> {
  await fillCard(page);
  await page.getByRole('checkbox', { name: /accept/ }).check();
  await page.getByRole('button', { name: 'Complete Booking' }).click();
}
