import { enterAsAdmin } from './support/admin.ts';
import { beginNow, ticketForNow } from './support/counter.ts';
import { inDatabase } from './support/database.ts';
import { forgetSession } from './support/forget-session.ts';
import { bookByRest, joinAndSignIn } from './support/person.ts';
import { enter, partner } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('@desk administration says why before it reads what both sides wrote, and both see that it did', async ({
  page,
  accessible,
  baseURL,
}) => {
  const person = await joinAndSignIn(page, baseURL);
  const id = await bookByRest(page, person, { bags: 1, listing: 'queen-coffee-toronto' });
  await page.goto(`/orders/${id}/messages`);
  await page.getByLabel('Your message').fill('Is it the green door?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(/^Sent \d/)).toBeVisible();
  await inDatabase(
    `update bookings set drop_off_at = date_trunc('minute', product_now()) - interval '5 minutes',
       pick_up_at = date_trunc('minute', product_now()) + interval '3 hours' where id = $1`,
    [id],
  );
  await page.goto(`/orders/${id}/door`);
  await page.getByRole('button', { name: 'Yes, the door is shut' }).click();
  await expect(page.getByRole('heading', { name: 'The shop is closed' })).toBeVisible();
  const traveller = await page.context().cookies();

  await forgetSession(page);
  await enterAsAdmin(page, 'support');
  const [booking] = await inDatabase<{ code: string }>('select code from bookings where id = $1', [id]);
  await page.goto(`/admin/bookings?booking=${booking?.code}`);
  await expect(page.getByText('Is it the green door?')).toBeHidden();
  await page.getByRole('button', { name: 'Read the messages' }).click();
  await page.getByRole('button', { name: 'Read the messages' }).click();
  await expect(page.getByText('Say why')).toBeVisible();
  await accessible();
  await page.getByLabel('Why do you read them?').fill('The traveller asks us to look');
  await page.getByRole('button', { name: 'Read the messages' }).click();
  await expect(page.getByText('Is it the green door?')).toBeVisible();
  await accessible();

  await forgetSession(page);
  await page.context().addCookies(traveller);
  await page.goto(`/orders/${id}/messages`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Our team read this' })).toBeVisible();
});

test('@desk a traveller without an answer for ten minutes is among what needs a person, which leads to the order, until the location answers', async ({
  page,
  accessible,
  baseURL,
}) => {
  const { id, code } = await ticketForNow(page, baseURL, { bags: 1 });
  await beginNow(id);
  await page.goto(`/orders/${id}/messages`);
  await page.getByLabel('Your message').fill('Which of the two doors?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(/^Sent \d/)).toBeVisible();
  await inDatabase(
    `update order_messages set sent_at = sent_at - interval '10 minutes'
     where order_id = (select order_id from bookings where id = $1)`,
    [id],
  );
  await page.reload();
  await expect(page.getByText('No answer for 10 minutes. Our team is told.')).toBeVisible();

  await forgetSession(page);
  await enterAsAdmin(page, 'support');
  await page.goto('/admin');
  const need = page.getByRole('listitem').filter({ hasText: code });
  await expect(need).toContainText('York Street Coffee has not answered a traveller');
  await accessible();
  await need.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByRole('heading', { name: code })).toBeVisible();
  await expect(page.getByText(/^The location has not answered the traveller since /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call the location' })).toHaveAttribute('href', /^tel:/);
  await accessible();
  const administrator = await page.context().cookies();

  await forgetSession(page);
  await enter(page, partner);
  await page.goto(`/dashboard/messages?talk=${id}`);
  await page.getByLabel('Your message').fill('The green one.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(/^Sent \d/)).toBeVisible();

  await forgetSession(page);
  await page.context().addCookies(administrator);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Done today' })).toBeVisible();
  await expect(need).toHaveCount(0);
});
