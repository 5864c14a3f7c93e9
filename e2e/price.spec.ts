import type { Page } from '@playwright/test';
import { fillCard, fillContact, freshEmail, openList } from './support/book.ts';
import { inDatabase } from './support/database.ts';
import { expectMails, openMail } from './support/mailbox.ts';
import { shown } from './support/order.ts';
import { listingCard } from './support/pieces.ts';
import { linesOf } from './support/price.ts';
import { reviewAddress, stayOver } from './support/stay.ts';
import { expect, test } from './support/test.ts';

interface Sale {
  readonly listing: string;
  readonly slug: string;
  readonly stay: { readonly from: string; readonly to: string };
  /** The whole price of the stay for two bags, and what is paid where a discount code is used. */
  readonly price: string;
  readonly currency: 'CAD' | 'USD';
  readonly paid?: string;
}

async function seeOnMap(page: Page, { listing, slug, stay, price }: Sale): Promise<void> {
  const place = await page.request.get(`/api/v1/listings/${slug}`);
  const { latitude, longitude } = (await place.json()) as { latitude: number; longitude: number };
  const query = new URLSearchParams({
    q: listing,
    lat: String(latitude),
    lng: String(longitude),
    bags: '2',
    ...stay,
    listing: slug,
  });
  await page.goto(`/map?${query}`);
  const isPhone = test.info().project.name === 'phone';
  // Tags that would overlap are one until the nearest zoom.
  if (!isPhone) await page.getByRole('button', { name: 'Zoom in', exact: true }).dblclick();
  const said = isPhone
    ? page.getByRole('article').filter({ hasText: listing }).getByText(price)
    : page.getByRole('button', { name: `${listing}, ${price}`, exact: true });
  await expect(said).toBeVisible();
  await openList(page);
  await expect(listingCard(page, listing)).toContainText(price);
  await listingCard(page, listing).getByRole('link', { name: listing }).click();
  await expect(page.getByRole('heading', { name: listing, level: 1 })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Check In' })).toContainText(price);
}

/** Review, contact and payment; every step and the order say the same. @returns the receipt's lines in cents. */
async function buy(
  page: Page,
  { paid, price, currency }: Sale,
  email: string,
): Promise<Readonly<Record<string, number>>> {
  const amount = paid ?? price;
  await page.getByRole('link', { name: 'Book This Location' }).click();
  const ticket = page.getByRole('region', { name: 'Price of your stay' });
  await expect(ticket).toContainText(`You pay${amount}`);
  await expect(ticket).toContainText(`in ${currency}`);
  const lines = await linesOf(ticket);
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillContact(page, email);
  await expect(ticket).toContainText(`You pay${amount}`);
  await fillCard(page);
  await page.getByRole('checkbox', { name: /accept/ }).check();
  await page.getByRole('button', { name: 'Complete Booking' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(shown(page.getByText(amount, { exact: true }))).toBeVisible();
  const receipt = page.getByRole('region', { name: 'Receipt' });
  await expect(receipt).toContainText(`Charged${amount}`);
  const charged = Number(amount.replace(/\D/g, ''));
  expect(await linesOf(receipt)).toEqual({
    Total: charged,
    ...lines,
    Charged: charged,
    'Paid with card •••• 4242': charged,
  });
  return lines;
}

async function readMail(page: Page, email: string, amount: string): Promise<void> {
  await expectMails(email, 1);
  await openMail(page, email, /./);
  await expect(page.locator('td', { hasText: /^Total Price$/ }).locator('..')).toContainText(amount);
}

test('@phone a stay of one day costs the same on the map, in the booking, on the order and in the mail', async ({
  page,
}) => {
  const sale: Sale = {
    listing: 'York Street Coffee',
    slug: 'york-street-coffee-toronto',
    stay: stayOver(0, { zone: 'America/Toronto', fromHour: 10, toHour: 18 }),
    price: '$24.18',
    currency: 'CAD',
  };
  const email = freshEmail();
  await seeOnMap(page, sale);
  const lines = await buy(page, sale, email);
  // Two bags at the day rate of $9.95, then 13% of tax.
  expect(lines).toEqual({ Storage: 1990, 'Location fee per order': 150, Tax: 278 });
  await readMail(page, email, sale.price);
});

test('@desk a stay over two nights in another country costs its overnight rate in its currency everywhere', async ({
  page,
}) => {
  const sale: Sale = {
    listing: 'Bell Cycles',
    slug: 'bell-cycles-seattle-2',
    stay: stayOver(2, { zone: 'America/Los_Angeles', fromHour: 10, toHour: 18 }),
    price: '$42.21',
    currency: 'USD',
  };
  const email = freshEmail();
  await seeOnMap(page, sale);
  const lines = await buy(page, sale, email);
  // Two bags, each US$6.50, the location's own rate, for the first day and twice US$6.00, then 10.35% of tax.
  expect(lines).toEqual({ Storage: 3700, 'Location fee per order': 125, Tax: 396 });
  await readMail(page, email, sale.price);
});

test('@desk a discount code of any page is taken off every price of the booking, once', async ({ page }) => {
  const sale: Sale = {
    listing: 'Peel Barber Co.',
    slug: 'peel-barber-co-montreal',
    stay: stayOver(0, { zone: 'America/Toronto', fromHour: 10, toHour: 13 }),
    price: '$17.25',
    currency: 'CAD',
    paid: '$14.66',
  };
  const email = freshEmail();
  await page.goto('/?code=canada15');
  await seeOnMap(page, sale);
  const lines = await buy(page, sale, email);
  // Two bags for three hours at $2.25, then 14.975% of tax, then 15% off.
  expect(lines).toEqual({ Storage: 1350, 'Location fee per order': 150, Tax: 225, Total: 1725, 'Discount code': -259 });
  await readMail(page, email, '$14.66');

  await seeOnMap(page, sale);
  await page.getByRole('link', { name: 'Book This Location' }).click();
  const ticket = page.getByRole('region', { name: 'Price of your stay' });
  await expect(ticket).toContainText('You pay$17.25');
  await expect(ticket.getByRole('button', { name: 'Discount code' })).toBeVisible();
});

test('@desk a price that changes meanwhile is shown before it is paid', async ({ page, watch }) => {
  watch.allow(/status of 4\d\d/);
  const slug = 'chairs-on-davie-vancouver';
  const charge = (fee: number | null) =>
    inDatabase('update listings set handling_fee = $2 where slug = $1', [slug, fee]);
  await charge(null);
  const stay = stayOver(0, { zone: 'America/Vancouver', fromHour: 10, toHour: 12 });
  await page.goto(reviewAddress(stay, { listing: slug }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillContact(page, freshEmail());
  const payment = page.getByRole('region', { name: 'Price of your stay' });
  await expect(payment).toContainText('You pay$12.88');
  await fillCard(page);
  await page.getByRole('checkbox', { name: /accept/ }).check();
  await charge(350);
  await page.getByRole('button', { name: 'Complete Booking' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The price has changed' })).toContainText(
    'It was $12.88 and is now $15.12. Nothing was charged.',
  );
  await expect(payment).toContainText('You pay$15.12');
  await page.getByRole('button', { name: 'Complete Booking' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('Charged$15.12');
});
