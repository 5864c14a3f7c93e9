import { expectMails, linkOfMail } from './support/mailbox.ts';
import { newPartner } from './support/new-partner.ts';
import { enter } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('@desk a host of rentals connects Guesty, its guest is written to once, and the page says so', async ({
  page,
  request,
  accessible,
}) => {
  const partner = await newPartner(request, 'Loft Keys Front Street');
  await enter(page, partner);
  await page.goto('/integrations');
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await accessible();
  await page.getByRole('link', { name: 'Add integration' }).click();
  const connect = page.getByRole('button', { name: 'Connect Guesty' });
  await connect.click();
  await expect(page.getByText('Cannot be blank')).toBeVisible();
  await page.getByLabel('Marketplace token').fill('gst_0123456789abcdef');
  await page.getByRole('button', { name: 'An hour less' }).click();
  await connect.click();
  const address = await page.getByLabel('Webhook address for Guesty').inputValue();
  await expect(page.getByLabel('Hours after the reservation was made')).toHaveValue('23');
  await accessible();

  const guest = `sofia-${crypto.randomUUID()}@example.com`;
  const { pathname, search } = new URL(address);
  const made = new Date(Date.now() - 24 * 3600_000).toISOString();
  const event = {
    event: 'reservation.new',
    reservation: {
      _id: 'r-1',
      status: 'confirmed',
      createdAt: made,
      lastUpdatedAt: made,
      checkInDateLocalized: '2099-12-24',
      guest: { email: guest, firstName: 'Sofia' },
      listing: { title: 'Loft on Front St', address: { lat: 43.6466, lng: -79.3822 } },
    },
  };
  for (let times = 0; times < 2; times += 1) {
    const answer = await request.post(`${pathname}${search}`, { data: event });
    expect(answer.status()).toBe(200);
  }
  const book = await linkOfMail(guest, 'A place for your bags near Loft on Front St', 'Book Storage!');
  expect(book).toContain('/map/');
  await expectMails(guest, 1);
  await page.goto(book);
  await expect(page.getByRole('heading', { name: 'Loft Keys Front Street', level: 1 })).toBeVisible();
  await page.goto('/integrations');
  await expect(page.getByText('Active')).toBeVisible();
  await expect(page.getByText('Mail to a guest of ‘Loft on Front St’')).toHaveCount(1);
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'View integration' }).click();
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await accessible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(connect).toBeVisible();
  expect((await request.post(`${pathname}${search}`, { data: event })).status()).toBe(404);
});
