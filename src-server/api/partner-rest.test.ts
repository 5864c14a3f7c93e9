import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshEmail, lastMail, queryOf, rest } from '#server/modules/accounts/accounts.fixture.ts';
import { newId } from '#server/platform/ids.ts';
import { makeUser, someStay } from '#server/testing/factories.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { at, createPartnerApp, location, newPartner, person, withLocation } from './partner-rest.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createPartnerApp();
});
afterAll(() => t.close());

describe('a partner without a browser', () => {
  it('signs up, confirms, adds a location with hours, is paid out to a bank, is found and booked, and sees the booking', async () => {
    const { sent, signedUp, call } = await newPartner(t);
    expect(signedUp).toMatchObject({ status: 201, body: { data: { email: sent.email, partner: true } } });
    const { link } = await lastMail(t, sent.email);
    const activate = `/partners/${queryOf(link, 'id')}/activate?t=${queryOf(link, 'token')}`;
    expect(await rest(t, 'GET', activate)).toMatchObject({ status: 200 });

    const added = await call('POST', '/users/current-user/listings', { listing: location });
    expect(added).toMatchObject({ status: 201, body: { city_name: 'Toronto', timezone: 'America/Toronto' } });
    const own = at('/users/current-user/listings', added.body.id);
    const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
    const batch = await call('POST', `${own}/time_slots/batch`, {
      toCreate: days.map((day) => ({ day, from_time: '00:00 AM', to_time: '11:59 PM' })),
    });
    expect(batch).toMatchObject({ status: 200, body: { rejected: {} } });
    expect((batch.body as unknown as { time_slots: object[] }).time_slots).toHaveLength(7);

    const paidTo = await call('PATCH', '/users/current-user', {
      user: {
        payment_info_attributes: {
          business_name: 'York St. Coffee Inc.',
          partner_onboarding_step: 0,
          payout_account_number: '000123456789',
          routing_number: '11000-000',
          date_of_birth: '1986-09-14',
          address_city: 'Toronto',
          address_state: 'ON',
          address_postal_code: 'M5J 1P3',
          address_line1: '61 York St',
        },
      },
    });
    expect(paidTo).toMatchObject({
      status: 200,
      body: {
        data: {
          payment_info: {
            payout_account_number: '•••• 6789',
            partner_onboarding_step: 0,
            business_name: 'York St. Coffee Inc.',
          },
        },
      },
    });
    expect(await call('GET', '/stripe_connections')).toMatchObject({
      body: { stripe_connection: { token: { payouts_enabled: true } } },
    });

    const booked = await rest(t, 'POST', '/bookings', {
      booking: {
        listing_id: added.body.id,
        customer_drop_off_date: someStay.dropOffAt,
        customer_collection_date: someStay.pickUpAt,
        bags_number: 2,
        stripe_card_token: 'tok_visa',
        user: { email: freshEmail(), first_name: 'Amara', last_name: 'Okafor' },
      },
    });
    expect(booked).toMatchObject({ status: 201, body: { status: 'confirmed' } });
    const list = await call('GET', '/users/current-user/listings/bookings');
    expect(list.body).toMatchObject({
      listings: [
        {
          id: added.body.id,
          bookings: [{ id: booked.body.id, user_name: 'Amara O.', bags_number: 2, status: 'confirmed' }],
          bookings_pagination: { current_page: 1, total_count: 1 },
        },
      ],
    });
    expect((await call('GET', `${own}?bookings_page=2`)).body).toMatchObject({
      bookings: [],
      bookings_pagination: { prev_page: 1, next_page: null },
    });
    expect((await call('GET', '/users/current-user/summary')).body).toMatchObject({
      available_balance: [],
      balance: '0.00 CAD',
      customers: 1,
      weekly_bookings: 1,
    });
  });

  it('signs up with what a form says, and receives what is wrong with it by its names', async () => {
    expect((await rest(t, 'POST', '/partners', {})).body).toMatchObject({
      errors: { email: ['Cannot be blank'], first_name: ['Cannot be blank'], phone_number: ['Cannot be blank'] },
    });
    const taken = person();
    await rest(t, 'POST', '/partners', taken);
    expect(
      (
        await rest(t, 'POST', '/partners', {
          ...taken,
          password: 'another umbrella',
          password_confirmation: 'another umbrella',
        })
      ).body,
    ).toEqual({
      errors: { email: ['Email already exists, please login'] },
    });
  });

  it('was a customer, and becomes a partner with what is known of them', async () => {
    const { userId, email } = await makeUser(t);
    const { secret, client } = await t.deps.sessions.start(userId);
    const headers = { 'access-token': secret, client, uid: email };
    await rest(t, 'PATCH', '/users/current-user', { user: { country_of_residence: 'usa' } }, headers);
    expect(await rest(t, 'GET', '/users/current-user/listings', undefined, headers)).toMatchObject({ status: 403 });
    expect(await rest(t, 'POST', '/partner', {}, headers)).toMatchObject({
      status: 201,
      body: { data: { id: userId, partner: true, email, country_of_residence: 'US' } },
    });
    expect(await rest(t, 'GET', '/users/current-user/listings', undefined, headers)).toMatchObject({
      status: 200,
      body: { listings: [] },
    });
  });
});

describe('an account at the payment provider over REST', () => {
  it('is made, asked about and forgotten by its owner only', async () => {
    const { call, signedUp } = await withLocation(t);
    const me = (signedUp.body as unknown as { data: { id: string } }).data.id;
    expect((await call('GET', '/stripe_connections')).body).toEqual({ stripe_connection: null });
    const made = await call('POST', '/stripe_connections', { stripe_connection: { partner_id: me } });
    expect(made).toMatchObject({
      status: 201,
      body: { stripe_connection: { partner_id: me, token: { payouts_enabled: false } } },
    });
    expect(await call('PUT', `/stripe_connections/${me}`, {})).toMatchObject({ status: 200 });
    expect(await call('PUT', `/stripe_connections/${newId()}`, {})).toMatchObject({ status: 404 });
    expect(await call('DELETE', `/stripe_connections/${newId()}`)).toMatchObject({ status: 404 });
    expect(await call('DELETE', `/stripe_connections/${me}`)).toMatchObject({ status: 200 });
    expect((await call('GET', '/stripe_connections')).body).toEqual({ stripe_connection: null });
  });
});

it('every call of a partner’s side is refused to visitors and to customers', async () => {
  const { restRows } = await import('./rest-rows.ts');
  const { userId, email } = await makeUser(t);
  const { secret, client } = await t.deps.sessions.start(userId);
  const customer = { 'access-token': secret, client, uid: email };
  for (const { method, path } of restRows.filter(({ whose }) => whose === 'partner')) {
    const url = path.replace(/:\w+/g, newId());
    const visitor = await rest(t, method, url, method === 'GET' || method === 'DELETE' ? undefined : {});
    expect([method, path, visitor.status]).toEqual([method, path, 401]);
    const other = await rest(t, method, url, method === 'GET' || method === 'DELETE' ? undefined : {}, customer);
    expect([method, path, other.status]).toEqual([
      method,
      path,
      method === 'GET' || method === 'DELETE' ? 403 : other.status,
    ]);
    expect(other.status).toBeGreaterThanOrEqual(400);
  }
});
