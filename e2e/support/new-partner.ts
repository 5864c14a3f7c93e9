import { type APIRequestContext, expect } from '@playwright/test';
import { chosen } from './chosen.ts';
import { linkOfMail } from './mailbox.ts';

const PASSWORD = 'a cellar of trunks';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/**
 * A partner of a journey's own, with one location in Toronto that is open at all times and can be booked; made over REST,
 * as a hotel's software would.
 * @returns what they sign in with.
 */
export async function newPartner(request: APIRequestContext, name: string) {
  const email = `${name.toLowerCase().replace(/\W+/g, '-')}-${crypto.randomUUID()}@example.com`;
  const signedUp = await request.post('/api/v1/partners', {
    data: {
      email,
      phone_number: '+14165550142',
      first_name: 'Priya',
      last_name: 'Raman',
      password: PASSWORD,
      password_confirmation: PASSWORD,
    },
  });
  expect(signedUp.status()).toBe(201);
  const { 'access-token': token = '', client = '', uid = '' } = signedUp.headers();
  const headers = { 'access-token': token, client, uid };
  // What the link of the mail names, as the page that it leads to sends it.
  const { searchParams } = new URL(await linkOfMail(email, /confirm/i, 'Confirm e-mail'), 'http://none');
  const confirmed = await request.post('/trpc/accounts.activate', { data: Object.fromEntries(searchParams) });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  const added = await request.post('/api/v1/users/current-user/listings', {
    headers,
    data: {
      listing: {
        name,
        address: '2 Lake Shore Blvd W, Toronto',
        // Away from the pins of other journeys.
        latitude: 43.6 + chosen(2000) / 100_000,
        longitude: -79.55 + chosen(4000) / 100_000,
        max_capacity: 10,
        emergency_phone: '+14165550142',
      },
    },
  });
  expect(added.status()).toBe(201);
  const { id } = (await added.json()) as { id: string };
  const hours = await request.post(`/api/v1/users/current-user/listings/${id}/time_slots/batch`, {
    headers,
    data: { toCreate: days.map((day) => ({ day, from_time: '12:00 AM', to_time: '11:59 PM' })) },
  });
  expect(((await hours.json()) as { rejected: object }).rejected).toEqual({});
  const bank = await request.patch('/api/v1/users/current-user', {
    headers,
    data: {
      user: {
        payment_info_attributes: {
          partner_onboarding_step: 0,
          payout_account_number: '000123456789',
          routing_number: '11000-000',
          date_of_birth: '1986-09-14',
          address_line1: '61 York St',
          address_city: 'Toronto',
          address_state: 'ON',
          address_postal_code: 'M5J 1P3',
        },
      },
    },
  });
  expect(bank.status()).toBe(200);
  return { email, password: PASSWORD, listingId: id };
}
