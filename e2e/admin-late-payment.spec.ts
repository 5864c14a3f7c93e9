import { enterAsAdmin } from './support/admin.ts';
import { freshEmail } from './support/book.ts';
import { inDatabase } from './support/database.ts';
import { someDay, stayInToronto } from './support/stay.ts';
import { expect, test } from './support/test.ts';

/**
 * What a payment came to cannot be written down for one traveller, neither by the answer nor by the provider's events,
 * until an administrator asks.
 */
async function answersLate(email: string): Promise<{ readonly end: () => Promise<unknown> }> {
  const name = `late_${crypto.randomUUID().replaceAll('-', '')}`;
  await inDatabase(
    `create function ${name}() returns trigger language plpgsql as $$ begin
       if new.status = 'succeeded' and exists (select from bookings where id = new.booking_id and email = '${email}')
         and not exists (
           select from audit_log where action = 'admin.bookings.askProvider' and subject_id = new.booking_id::text)
       then raise exception 'the answer is late'; end if;
       return new; end $$`,
    [],
  );
  await inDatabase(`create trigger ${name} before update on payments for each row execute function ${name}()`, []);
  return { end: () => inDatabase(`drop function ${name} cascade`, []) };
}

test('@desk a booking whose paid answer is late is settled by asking the card provider', async ({
  page,
  accessible,
}) => {
  const email = freshEmail();
  const late = await answersLate(email);
  const { from, to } = stayInToronto(someDay());
  await page.request.post('/api/v1/bookings', {
    data: {
      booking: {
        listing_id: 'york-street-coffee-toronto',
        customer_drop_off_date: from,
        customer_collection_date: to,
        bags_number: 1,
        stripe_card_token: 'tok_visa',
        user: { email, first_name: 'Amara', last_name: 'Okafor' },
      },
    },
  });
  const [{ id, code } = { id: '', code: '' }] = await inDatabase<{ id: string; code: string }>(
    'select id, code from bookings where email = $1',
    [email],
  );
  await expect
    .poll(() =>
      inDatabase(
        `select distinct e.became from provider_event_log e join payments p on p.id = e.payment_id
         where p.booking_id = $1 and e.type = 'payment_intent.succeeded'`,
        [id],
      ),
    )
    .toEqual([{ became: 'failed' }]);

  await enterAsAdmin(page, 'support');
  await page.goto(`/admin/events?text=${code}`);
  await page.getByRole('button', { name: 'payment_intent.succeeded' }).click();
  await expect(page.getByRole('heading', { name: 'What came' })).toBeVisible();
  await expect(page.getByText('Held 1 bag')).toBeVisible();
  await accessible();

  await page.goto(`/admin/bookings?booking=${code}`);
  await page.getByRole('button', { name: 'Ask the card provider' }).click();
  await expect(page.getByText('The card provider says it is paid. The booking is confirmed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask the card provider' })).toHaveCount(0);
  expect(await inDatabase('select status from bookings where id = $1', [id])).toEqual([{ status: 'confirmed' }]);
  await late.end();
});
