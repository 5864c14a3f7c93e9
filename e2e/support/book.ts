import { expect, type Page } from '@playwright/test';
import { listingCard } from './pieces.ts';
import { mapAddress, reviewAddress, someDay, stayInToronto, untilKept } from './stay.ts';

/** A new address each time, so that journeys never meet each other's guests. */
export const freshEmail = (): string => `guest-${crypto.randomUUID().slice(0, 8)}@example.com`;

interface Guest {
  readonly email: string;
  readonly bags?: number;
  readonly listing?: string;
}

export async function openList(page: Page): Promise<void> {
  const tab = page.getByRole('button', { name: /locations near/ });
  if ((page.viewportSize()?.width ?? 0) < 600) await tab.click();
}

/** From the map to the review of a stay tomorrow. */
export async function chooseListing(
  page: Page,
  { bags = 2, listing = 'York Street Coffee' }: Partial<Guest> = {},
): Promise<void> {
  await page.goto(mapAddress(bags));
  await openList(page);
  await listingCard(page, listing).getByRole('link', { name: 'Book This Location' }).click();
  await expect(page.getByRole('heading', { name: 'Review your booking' })).toBeVisible();
}

export async function fillContact(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill('Amara');
  await page.getByLabel('Last name').fill('Okafor');
}

export async function fillCard(page: Page, number = '4242 4242 4242 4242'): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
}

/** From the review of a stay to contact details and a card that are filled in, and accepted terms. */
export async function goOnToPayment(page: Page, { email }: Guest, card?: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillContact(page, email);
  await fillCard(page, card);
  await page.getByRole('checkbox', { name: /accept/ }).check();
}

/** The review of a stay that was come to by a link, for what comes after. */
export async function openReview(page: Page): Promise<void> {
  await page.goto(reviewAddress(stayInToronto(someDay())));
  await expect(page.getByRole('heading', { name: 'Review your booking' })).toBeVisible();
  await untilKept(page);
}

/** The screen that pays for a stay that was come to by a link. */
export async function reachPayment(page: Page, guest: Guest, card?: string): Promise<void> {
  await page.goto(reviewAddress(stayInToronto(someDay()), { bags: guest.bags ?? 2 }));
  await goOnToPayment(page, guest, card);
}

/** The whole way from the map to a confirmed order. @returns the order's address. */
export async function book(page: Page, guest: Guest): Promise<string> {
  await chooseListing(page, guest);
  await goOnToPayment(page, guest);
  await page.getByRole('button', { name: 'Complete Booking' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible({ timeout: 20_000 });
  return new URL(page.url()).pathname;
}
