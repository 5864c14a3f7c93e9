import type { CallExamples } from '#server/platform/rest/call-example.ts';
import { lastMail, PASSWORD, queryOf, tripleOf } from '#server/modules/accounts/accounts.fixture.ts';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { newId } from '#server/platform/ids.ts';
import { makeCoupon, makeListing, makeToronto } from '#server/testing/factories.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { inOrder, masked, recordCalls, textAt } from './record-calls.fixture.ts';

const stay = { from: '2026-11-25T10:00-05:00', to: '2026-11-25T18:00-05:00' };
const dates = { 'dates[drop_off_date]': stay.from, 'dates[pick_up_date]': stay.to };
const amara = { email: 'amara@example.com', first_name: 'Amara', last_name: 'Okafor', phone_number: '+14165550188' };
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

type Recorder = ReturnType<typeof recordCalls>;

/** What an installation has before the first call: a page, an article, kinds of places, a city, rates, a discount code. */
async function lay(t: TestApp) {
  // Its country brings the rates.
  await makeListing(t, { published: false });
  await makeToronto(t);
  const at = t.clock.now().toString();
  const businessTypeId = newId();
  const page = { id: newId(), language: 'en', created_at: at, updated_at: at };
  const article = { ...page, id: newId(), url: '/a/travel-light', page_type: 'article', title: 'Travel light' };
  await t.db.fork().transactional(async (em) => {
    await insertRows(em, 'business_types', [{ id: businessTypeId, type: 'Coffee shop', position: 1 }]);
    await insertRows(em, 'cms_pages', [
      {
        ...page,
        url: '/faq',
        page_type: 'page',
        title: 'Questions',
        description: 'What people ask',
        body: 'Ask **us**.',
      },
      { ...article, description: 'With less to carry', body: 'Leave your bags.' },
    ]);
  });
  await t.rows(
    `insert into settings (key, value, updated_at) values ('booking_settings', '{"insured_amount": 1000}', $1)
     on conflict (key) do update set value = excluded.value`,
    [at],
  );
  await makeCoupon(t, { code: 'WELCOME10' });
  return { businessTypeId, pageId: page.id };
}

/** A partner from signing up to a location that can be booked. */
async function join(t: TestApp, { call, refused }: Recorder, businessTypeId: string) {
  const email = 'priya@example.com';
  const priya = {
    email,
    phone_number: '+14165550142',
    first_name: 'Priya',
    last_name: 'Raman',
    country_of_residence: 'CA',
    password: PASSWORD,
    password_confirmation: PASSWORD,
  };
  const signedUp = await call('POST /partners', { body: priya });
  await refused('POST /partners', 422, { body: { ...priya, password_confirmation: 'another' } });
  const headers = tripleOf({ headers: { ...signedUp.headers } });
  const id = textAt(signedUp, 'data', 'id');
  await call('POST /partners/{id}/resend_confirmation', { params: { id } });
  const { link } = await lastMail(t, email);
  await call('GET /partners/{id}/activate', {
    params: { id: queryOf(link, 'id') },
    query: { t: queryOf(link, 'token') },
  });
  const added = await call('POST /users/current-user/listings', {
    headers,
    body: {
      listing: {
        name: 'York Street Coffee Inc.',
        alternative_name: 'York Street Coffee',
        address: '61 York St, Toronto',
        postal_code: 'M5J 1P3',
        latitude: 43.6466,
        longitude: -79.3822,
        emergency_phone: '+14165550142',
        business_type_id: businessTypeId,
        max_capacity: 10,
        preferences: { wi_fi: true, restroom: true },
      },
    },
  });
  const listing = { id: textAt(added, 'id') };
  const items = { headers, params: listing };
  await call('POST /users/current-user/listings/{id}/time_slots/batch', {
    ...items,
    body: { toCreate: days.slice(1).map((day) => ({ day, from_time: '07:00 AM', to_time: '09:00 PM' })) },
  });
  await call('PATCH /users/current-user', {
    headers,
    body: {
      user: {
        payment_info_attributes: {
          business_name: 'York Street Coffee Inc.',
          payout_account_number: '000123456789',
          routing_number: '11000-000',
          date_of_birth: '1986-09-14',
          address_line1: '61 York St',
          address_city: 'Toronto',
          address_state: 'ON',
          address_postal_code: 'M5J 1P3',
          partner_onboarding_step: 0,
        },
      },
    },
  });
  return { headers, partnerId: id, listing };
}

type Owner = Awaited<ReturnType<typeof join>>;

/** What a traveller asks and does; answers the order that stays booked. */
async function travel({ call, refused }: Recorder, { listing }: Owner) {
  const place = { 'ord[lat]': 43.6453, 'ord[lng]': -79.3806 };
  await call('GET /listings', { query: { ...place, ...dates, luggage_count: 2 } });
  await call('GET /listings/list', { query: { ...place, ...dates, luggage_count: 2, per_page: 10, page: 1 } });
  await call('GET /listings/{id}', { params: listing, query: { ...dates, luggage_count: 2 } });
  await refused('GET /listings/{id}', 404, { params: { id: newId() } });
  await call('GET /bookings/price', {
    query: { listing_id: listing.id, drop_off: stay.from, collection: stay.to, bags_number: 2, code: 'WELCOME10' },
  });
  const wanted = {
    listing_id: listing.id,
    customer_drop_off_date: stay.from,
    customer_collection_date: stay.to,
    bags_number: 2,
  };
  /** Of two that begin at once a list has no order of its own. */
  const stayOf = (hour: number, until = 18) => ({
    customer_drop_off_date: `2026-11-25T${hour}:00-05:00`,
    customer_collection_date: `2026-11-25T${until}:00-05:00`,
  });
  const from = (hour: number) => ({ ...wanted, ...stayOf(hour) });
  const book = (name: string, body: object) => call(name, { body });
  const booked = await book('POST /bookings', {
    booking: { ...wanted, code: 'WELCOME10', stripe_card_token: 'tok_visa', user: amara },
  });
  await refused('POST /bookings', 422, { body: { booking: { ...wanted, bags_number: 20, user: amara } } });
  await refused('POST /bookings', 404, { body: { booking: { ...wanted, listing_id: newId(), user: amara } } });
  const holder = { headers: tripleOf({ headers: { ...booked.headers } }), params: { id: textAt(booked, 'id') } };
  await call('GET /bookings/{id}', holder);
  await refused('GET /bookings/{id}', 404, { ...holder, params: { id: newId() } });
  const other = (first_name: string) => ({ ...amara, first_name, email: `${first_name.toLowerCase()}@example.com` });
  const held = await book('POST /bookings', { booking: { ...from(11), bags_number: 1, user: other('Mei') } });
  const paying = { headers: tripleOf({ headers: { ...held.headers } }), params: { id: textAt(held, 'id') } };
  await call('PATCH /bookings/{id}/pay', { ...paying, body: { stripe_card_token: 'tok_visa' } });
  const changed = await call('PATCH /bookings/{id}', {
    ...paying,
    body: {
      booking: { ...stayOf(14, 20), bags_number: 2 },
      stripe_card_token: 'tok_visa',
    },
  });
  const now = { ...paying, params: { id: textAt(changed, 'id') } };
  await call('PATCH /bookings/{id}/cancel', { ...now, body: { booking: { cancellation_reason: 'My plans changed' } } });
  const begin = async (user: object, hour: number) => {
    const made = await call('POST /payment_intents', {
      body: {
        booking: { ...from(hour), user },
        payment_intent: { payment_details: { payment_method: 'pm_card_visa' } },
      },
    });
    return {
      headers: tripleOf({ headers: { ...made.headers } }),
      params: { id: textAt(made, 'payment_intent_id') },
      made,
    };
  };
  const first = await begin(other('Sofia'), 12);
  await call('POST /payment_intents/{id}/confirm', {
    ...first,
    body: { booking_id: textAt(first.made, 'booking_id') },
  });
  await call('DELETE /payment_intents/{id}', await begin(other('Noor'), 13));
}

/** A customer's account, from signing up to signing out. */
async function accounts(t: TestApp, { call, refused }: Recorder) {
  const email = 'grace@example.com';
  const person = { email, first_name: 'Grace', last_name: 'Hopper', phone_number: '+14165550101' };
  const passwords = { password: PASSWORD, password_confirmation: PASSWORD };
  await call('POST /auth', { body: { ...person, ...passwords } });
  await call('POST /auth/confirmation', { body: { email } });
  const { link } = await lastMail(t, email);
  await call('GET /partners/{id}/activate', {
    params: { id: queryOf(link, 'id') },
    query: { t: queryOf(link, 'token') },
  });
  const signedIn = await call('POST /auth/sign_in', { body: { email, password: PASSWORD } });
  await refused('POST /auth/sign_in', 401, { body: { email, password: 'not this one' } });
  const headers = tripleOf({ headers: { ...signedIn.headers } });
  await call('GET /users/check', { query: { email } });
  await call('GET /auth/validate_token', { headers });
  await call('GET /users/current-user', { headers });
  await refused('GET /users/current-user', 401, {});
  await call('PUT /auth', { headers, body: { first_name: 'Amazing' } });
  await call('PATCH /auth', { headers, body: { first_name: 'Grace' } });
  const next = 'a wardrobe of raincoats';
  const change = { current_password: PASSWORD, password: next, password_confirmation: next };
  await call('PATCH /users/current-user/update_password', { headers, body: { user: change } });
  await call('POST /companies', { headers, body: { company: { name: 'Hopper Travel', email: 'office@example.com' } } });
  await call('GET /companies/current', { headers });
  await call('PUT /companies/current', {
    headers,
    body: { company: { name: 'Hopper Tours', email: 'office@example.com' } },
  });
  await call('GET /bookings', { headers, query: { page: 1 } });
  await call('POST /partner', { headers, body: {} });
  await call('POST /auth/password', { body: { email } });
  const reset = await lastMail(t, email);
  await call('PUT /auth/password', {
    headers: {
      'access-token': queryOf(reset.link, 'access-token'),
      client: queryOf(reset.link, 'client'),
      uid: email,
    },
    body: passwords,
  });
  const again = await call('POST /auth/sign_in', { body: { email, password: PASSWORD } });
  const mine = tripleOf({ headers: { ...again.headers } });
  await call('PATCH /auth/password', { headers: mine, body: change });
  await call('DELETE /auth/sign_out', { headers: mine });
  const byGoogle = await call('POST /oauth/auth/google_token', {
    headers: { authorization: 'Bearer token-of-google' },
  });
  await call('DELETE /auth', { headers: tripleOf({ headers: { ...byGoogle.headers } }) });
}

/** What a partner does with things that a location has many of. */
async function manage({ call }: Recorder, { headers, listing }: Owner) {
  const things = [
    ['time_slots', 'time_slot', { day: 'monday', from_time: '07:00 AM', to_time: '09:00 PM' }, { to_time: '08:00 PM' }],
    [
      'special_hours',
      'special_hour',
      {
        closure_date: '2026-12-24',
        closed: false,
        time_slots_attributes: [{ from_time: '09:00 AM', to_time: '01:00 PM' }],
      },
      { closed: true },
    ],
    [
      'closure_periods',
      'closure_period',
      { from_date: '2026-12-25', to_date: '2026-12-26' },
      { to_date: '2026-12-27' },
    ],
    ['discounts', 'discount', { name: 'Coffee of the day', percentage: 10, applied_to: 'Coffee' }, { percentage: 15 }],
  ] as const;
  for (const [many, one, item, change] of things) {
    const path = `/users/current-user/listings/{id}/${many}`;
    const added = await call(`POST ${path}`, { headers, params: listing, body: { [one]: item } });
    const params = { ...listing, itemId: textAt(added, one, 'id') };
    await call(`GET ${path}`, { headers, params: listing });
    await call(`PUT ${path}/{itemId}`, { headers, params, body: { [one]: change } });
    await call(`DELETE ${path}/{itemId}`, { headers, params });
    await call(`POST ${path}/batch`, { headers, params: listing, body: { toCreate: [item] } });
  }
}

/** What a partner asks of their locations, their money and their integrations. */
async function host({ call, refused }: Recorder, owner: Owner) {
  const { headers, listing, partnerId } = owner;
  await call('GET /users/current-user/listings', { headers });
  await call('GET /users/current-user/listings/bookings', {
    headers,
    query: { bookings_page: 1, bookings_per_page: 10 },
  });
  await call('GET /users/current-user/listings/{id}', { headers, params: listing });
  await refused('GET /users/current-user/listings/{id}', 404, { headers, params: { id: newId() } });
  await call('PATCH /users/current-user/listings/{id}', {
    headers,
    params: listing,
    body: { listing: { additional_information: 'Ring twice', max_capacity: 12 } },
  });
  await call('GET /users/current-user/summary', { headers });
  await call('GET /stripe_connections', { headers });
  const connection = { stripe_connection: { partner_id: partnerId } };
  await call('POST /stripe_connections', { headers, body: connection });
  await call('PUT /stripe_connections/{partnerId}', { headers, params: { partnerId }, body: connection });
  await call('DELETE /stripe_connections/{partnerId}', { headers, params: { partnerId } });
  const integration = { service: 'guesty', token: 'client-id:client-secret', guesty_email_enabled: true };
  const added = await call('POST /integrations', {
    headers,
    body: { integration: { ...integration, guesty_notification_delay: 2 } },
  });
  await call('GET /integrations', { headers });
  const params = { id: textAt(added, 'id') };
  await call('PUT /integrations/{id}', { headers, params, body: { integration: { guesty_notification_delay: 4 } } });
  const secret = new URL(textAt(added, 'webhook_url')).searchParams.get('secret') ?? '';
  await call('POST /integrations/{id}/guesty', {
    params,
    query: { secret },
    body: { event: 'reservation.new', reservation: { _id: 'res-1' } },
  });
}

/** Every call, made once as a client makes it. */
export async function makeExamples(t: TestApp): Promise<CallExamples> {
  const { businessTypeId, pageId } = await lay(t);
  const recorder = recordCalls(t);
  const { call, refused, examples } = recorder;
  await call('GET /settings');
  await call('POST /subscriptions', { body: { subscription: { email: amara.email } } });
  await call('POST /contact', {
    body: { contact: { name: 'Amara', email: amara.email, message: 'Is there room for a cello?' } },
  });
  await refused('POST /contact', 422, { body: { contact: { name: 'Amara', email: 'no address', message: '' } } });
  await call('GET /cms/pages');
  await call('GET /cms/pages/{id}', { params: { id: pageId } });
  await call('GET /a/{slug}', { params: { slug: 'travel-light' } });
  await call('GET /business_types');
  await call('GET /country_pricings');
  const owner = await join(t, recorder, businessTypeId);
  await travel(recorder, owner);
  await manage(recorder, owner);
  await accounts(t, recorder);
  await host(recorder, owner);
  return inOrder(masked(inOrder(examples)));
}
