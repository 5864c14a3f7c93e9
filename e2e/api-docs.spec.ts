import { expect, test } from './support/test.ts';

const PAGE = '/api/docs';

test('a person who programs finds a call, sees its lines light up, and tries it in the sandbox', async ({
  page,
  accessible,
  isMobile,
}) => {
  // The whole of it is one page, which takes the checker its time.
  test.slow();
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { name: 'Quick start' })).toBeVisible();
  if (!isMobile) await accessible();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search calls, fields, errors' }).fill('book bags_number');
  await page.getByRole('option', { name: /^bags_number Book a stay/ }).click();
  await expect(page).toHaveURL(/#post_bookings\.bags_number$/);

  const book = page.getByRole('region', { name: 'Book a stay' });
  const request = book.getByRole('group', { name: 'Request: Book a stay' });
  const answer = book.getByRole('group', { name: 'Answer: Book a stay' });
  await book.getByRole('link', { name: 'bags_number', exact: true }).focus();
  for (const panel of [request, answer]) {
    await expect(panel.locator('[data-lit]')).toHaveText(/"bags_number": 2/);
  }
  // Where there is a pointer, it lights up what it rests on.
  if (!isMobile) await answer.getByText('"code"').hover();
  await expect(request.locator('[data-lit]')).toHaveText(isMobile ? /"bags_number": 2/ : /"code": "WELCOME10"/);

  await book.getByRole('radio', { name: 'Python' }).click();
  await expect(request).toContainText('requests.post(');
  await book.getByRole('radio', { name: 'JavaScript' }).click();
  await expect(request).toContainText('await fetch(');

  const send = book.getByRole('button', { name: 'Send' });
  await send.click();
  await expect(book.getByText(/201 Created\s*\d+ ms in the sandbox/)).toBeVisible();
  await expect(answer).toContainText('"status": "confirmed"');
});

test('@desk a card that is declined answers what the sandbox says of it', async ({ page, watch }) => {
  // The browser tells of every answer that is a refusal.
  watch.allow(/status of 422/);
  await page.goto(`${PAGE}#post_bookings`);
  const book = page.getByRole('region', { name: 'Book a stay' });
  await book.getByRole('radio', { name: 'Declined' }).click();
  await book.getByRole('button', { name: 'Send' }).click();
  await expect(book.getByText(/422 Unprocessable\s*\d+ ms in the sandbox/)).toBeVisible();
  await expect(book.getByRole('group', { name: 'Answer: Book a stay' })).toContainText('"stripe_card_token"');
});

test('@desk the whole page is accessible, in French and by night too', async ({ page, accessible }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${PAGE}?lang=fr#error.422`);
  await expect(page.getByRole('heading', { name: 'Répéter sans risque' })).toBeVisible();
  await expect(page.getByText('Ce que fait chaque appel est dit en anglais.')).toBeVisible();
  await accessible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('@desk all is there to be read, and nothing that cannot be pressed', async ({ page }) => {
    await page.goto(`${PAGE}#post_bookings`);
    const book = page.getByRole('region', { name: 'Book a stay' });
    await expect(book.getByText('"booking_code"')).toBeVisible();
    await expect(book.getByText('Closed, full, in the past, or card declined')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Book a stay/ })).toBeVisible();
  });
});
