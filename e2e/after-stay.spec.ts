import { bagsAtCounter } from './support/custody.ts';
import { inDatabase } from './support/database.ts';
import { forgetSession } from './support/forget-session.ts';
import { enterAsAdmin } from './support/admin.ts';
import { bookByRest, joinAndSignIn } from './support/person.ts';
import { enter, partner } from './support/sign-in.ts';
import { firstOf } from './support/order-of.ts';
import { expect, test } from './support/test.ts';

/** A stay whose two bags were fetched a moment ago, or fewer of them. */
async function fetchedNow(id: string, bags = 2) {
  await inDatabase(
    `update bookings set status = 'completed', completed_at = product_now(), drop_off_at = date_trunc('minute', product_now()) - interval '4 hours',
       pick_up_at = date_trunc('minute', product_now()) - interval '1 minute' where id = $1`,
    [id],
  );
  await bagsAtCounter(id, { inMinutesAgo: 240, bags: 2, outMinutesAgo: 1, outBags: bags });
}

test('@desk a refund that a card sends back is handed to an administrator with one press', async ({
  page,
  baseURL,
  accessible,
}) => {
  const person = await joinAndSignIn(page, baseURL);
  const id = await bookByRest(page, person, { token: 'tok_refundFail' });
  await page.request.patch(`/api/v1/bookings/${id}/cancel`, { headers: person.headers, data: {} });
  await expect(async () => {
    await page.goto(`/orders/${id}`);
    await expect(page.getByText('Your card has expired. Where shall we send it?')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await accessible();
  await page.getByRole('button', { name: 'Send it another way' }).click();
  await expect(page.getByText(`An administrator sends it by bank transfer, and writes to`)).toBeVisible();
  await accessible();
});

test('@desk a problem is reported from the order, not answered by the partner, and decided by an administrator', async ({
  page,
  baseURL,
  accessible,
  watch,
}) => {
  // A receipt that is none.
  watch.allow(/422/);
  const person = await joinAndSignIn(page, baseURL);
  const id = await bookByRest(page, person);
  await fetchedNow(id);
  await page.goto(`/orders/${id}`);
  await expect(page.getByRole('heading', { name: 'Your bags are back with you' })).toBeVisible();
  await page.getByRole('link', { name: 'Report a problem' }).click();
  await expect(page.getByRole('heading', { name: 'Report a problem' })).toBeVisible();
  await page.getByText('I got a wrong bag').click();
  await expect(page.getByRole('complementary').getByRole('link', { name: 'Call now' })).toBeVisible();
  await page.getByText('A bag is damaged').click();
  await page.getByRole('button', { name: 'Send claim' }).click();
  await expect(page.getByText('Please write a few words')).toBeVisible();
  await page.getByLabel('Tell us what you see').fill('One wheel is broken off.');
  const cost = page.getByLabel('What does it cost you?');
  for (const [wrong, why] of [
    ['1000000.01', 'At most $1,000,000.00'],
    ['-5', 'Please write an amount such as 180.00'],
  ] as const) {
    await cost.fill(wrong);
    await page.getByRole('button', { name: 'Send claim' }).click();
    await expect(page.getByText(why)).toBeVisible();
  }
  await cost.fill('80');
  const papers = page.getByLabel('Add a receipt, picture or PDF');
  await papers.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('80 dollars') });
  await expect(page.getByRole('alert').filter({ hasText: 'Not sent' })).toContainText(
    'This is neither a picture nor a PDF that can be read',
  );
  await page.getByRole('button', { name: 'Leave out' }).click();
  await papers.setInputFiles({ name: 'receipt.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await page.getByRole('button', { name: 'Take the receipt off' }).click();
  await expect(papers).toBeFocused();
  await papers.setInputFiles({ name: 'receipt.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await expect(page.getByText('receipt.pdf')).toBeVisible();
  const pictures = page.getByRole('img', { name: 'Picture of the bag' });
  for (const count of [1, 2]) {
    await page.getByLabel('Add', { exact: true }).setInputFiles('public/icons/app-192.png');
    await expect(pictures).toHaveCount(count);
  }
  // As high as the tile that adds one, whatever their own height.
  await expect(firstOf(pictures)).toHaveCSS('height', '104px');
  await accessible();
  await firstOf(page.getByRole('button', { name: 'Take this picture off' })).click();
  await expect(pictures).toHaveCount(1);
  // What was written is kept on the device until it is sent.
  await page.reload();
  await expect(page.getByLabel('Tell us what you see')).toHaveValue('One wheel is broken off.');
  await expect(page.getByRole('radio', { name: 'A bag is damaged' })).toBeChecked();
  await page.getByRole('button', { name: 'Send claim' }).click();
  await expect(page.getByText('Asks for $80.00')).toBeVisible();
  await page.getByRole('button', { name: 'Take this picture off' }).click();
  await expect(pictures).toHaveCount(0);
  await page.getByLabel('Add', { exact: true }).setInputFiles('public/icons/app-192.png');
  await expect(pictures).toHaveCount(1);
  // The order says where it stands.
  await page.goto(`/orders/${id}`);
  await expect(page.getByText(/^York Street Coffee answers by /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open your report' })).toBeVisible();
  await accessible();

  // It waits on the home of the location's owner, and leads to their side of it.
  const [claim] = await inDatabase<{ id: string; code: string }>(
    'select c.id, b.code from claims c join bookings b on b.id = c.booking_id where b.id = $1',
    [id],
  );
  await forgetSession(page);
  await page.goto('/login');
  await enter(page, partner);
  await page.goto('/dashboard');
  const note = page
    .getByRole('listitem')
    .filter({ hasText: claim?.code ?? 'none' })
    .filter({ hasText: 'Answer by' });
  await expect(note).toContainText('A traveller reports a problem');
  await note.getByRole('link', { name: 'Answer' }).click();
  await expect(page.getByRole('textbox', { name: 'What happened, as you saw it?' })).toBeVisible();
  await expect(page.getByText('One wheel is broken off.')).toBeVisible();
  // They are its sender's: no other person takes one off.
  await expect(pictures).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Take this picture off' })).toHaveCount(0);
  await accessible();
  await forgetSession(page);
  await page.goto('/login');
  await enterAsAdmin(page, 'support');
  await page.goto(`/admin/claims?claim=${claim?.id ?? ''}`);
  await expect(page.getByText('One wheel is broken off.')).toBeVisible();
  await expect(page.getByText('The location has not answered.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'receipt.pdf' })).toBeVisible();
  await page.getByLabel('What both read').fill('The record shows it.');
  await accessible();
  await page.getByRole('button', { name: 'Give $80.00' }).click();
  await expect(page.getByRole('heading', { name: 'Accepted' })).toBeVisible();
  // The traveller who reported it reads that, and that there was no answer.
  await forgetSession(page);
  await page.goto('/login');
  await enter(page, person);
  await page.goto(`/orders/${id}/claim`);
  await expect(page.getByRole('heading', { name: 'Accepted' })).toBeVisible();
  await expect(page.getByText('York Street Coffee has not answered.')).toBeVisible();
});

test('@phone a bag that stayed behind comes first on its order, with the way to a claim', async ({
  page,
  baseURL,
  accessible,
}) => {
  const id = await bookByRest(page, await joinAndSignIn(page, baseURL));
  await fetchedNow(id, 1);
  await page.goto(`/orders/${id}`);
  await expect(page.getByRole('heading', { name: '1 of 2 bags came back' })).toBeVisible();
  await expect(page.getByText('1 bag was not handed back')).toBeInViewport();
  const claim = page.getByRole('link', { name: 'Report a problem' });
  await expect(claim).toBeInViewport();
  await accessible();
  await claim.click();
  await expect(page.getByRole('heading', { name: 'Report a problem' })).toBeVisible();
  // What the record says is chosen to begin with; what is missing comes into sight, above the bar that was pressed.
  await expect(page.getByRole('radio', { name: 'A bag is missing' })).toBeChecked();
  await page.getByRole('button', { name: 'Send claim' }).click();
  const words = page.getByLabel('Tell us what you see');
  await expect(words).toBeFocused();
  await words.click({ trial: true });
  await page.goto(`/orders/${id}/review`);
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByRole('radio', { name: '1, poor' })).toBeFocused();
  await accessible();
});

test('@desk a review is reported by a visitor, removed for a reason, and counted', async ({
  page,
  baseURL,
  accessible,
}) => {
  const id = await bookByRest(page, await joinAndSignIn(page, baseURL));
  await fetchedNow(id);
  const words = `Ask for Marc Roy ${id.slice(0, 8)}`;
  await page.goto(`/orders/${id}/review`);
  await page.getByRole('radio', { name: '2, fair' }).check({ force: true });
  await page.getByLabel('What should the next traveller know?').fill(words);
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await forgetSession(page);
  const all = '/map/york-street-coffee-toronto/reviews?order=newest';
  await page.goto(all);
  const review = page.getByRole('listitem').filter({ hasText: words });
  await review.getByRole('button', { name: /^Report the review of/ }).click();
  await accessible();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. Somebody looks at it.')).toBeVisible();

  await page.goto('/login');
  await enterAsAdmin(page, 'support');
  await page.goto('/admin/reviews');
  const reported = page.getByRole('listitem').filter({ hasText: words });
  await expect(reported.getByText('said a visitor')).toBeVisible();
  await accessible();
  await reported.getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove this review?' });
  await expect(question.getByText('is told why')).toBeVisible();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(reported).toHaveCount(0);
  await page.goto(all);
  await expect(page.getByText(words)).toHaveCount(0);
  await expect(page.getByText(/removed since \d{4} because (it|they) named a person/)).toBeVisible();
});
