import { fillCard, fillContact, freshEmail } from './support/book.ts';
import { shown } from './support/order.ts';
import { listingCard } from './support/pieces.ts';
import { mapAddress } from './support/stay.ts';
import { expect, test } from './support/test.ts';

test('@phone on a slow network a stay is booked: what is awaited is said, and what is pressed twice happens once', async ({
  page,
}) => {
  // No verdict on how long it takes.
  test.slow();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/booking\.(create|pay)/.test(request.url())) sent.push(new URL(request.url()).pathname);
  });

  await page.goto(mapAddress());
  await page.getByRole('button', { name: /locations near/ }).click();
  await listingCard(page, 'York Street Coffee').getByRole('link', { name: 'York Street Coffee' }).click();
  await expect(page.getByText(/^Loading the (page|location)/)).not.toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'York Street Coffee' })).toBeVisible();
  await shown(page.getByRole('link', { name: 'Book This Location' })).click();
  await expect(page.getByRole('heading', { name: 'Review your booking' })).toBeVisible();
  const proceed = shown(page.getByRole('button', { name: 'Continue' }));
  await proceed.click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await fillContact(page, freshEmail());
  await fillCard(page);
  await page.getByRole('checkbox', { name: /accept/ }).check();
  await shown(page.getByRole('button', { name: 'Complete Booking' })).click();
  const busy = shown(page.getByRole('button', { name: 'Please Wait...' }));
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await busy.click({ force: true, timeout: 1000 }).catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'Thank You for Booking' })).toBeVisible();
  expect(new Set(sent).size).toBe(sent.length);
});
