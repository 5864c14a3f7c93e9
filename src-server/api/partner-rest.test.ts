import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import {
  freshEmail,
  type Headers,
  lastMail,
  PASSWORD,
  queryOf,
  rest,
  tripleOf,
} from '#server/modules/accounts/accounts.fixture.ts';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { newId } from '#server/platform/ids.ts';
import { makeListing, makeUser, someStay } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
const businessTypeId = newId();
beforeAll(async () => {
  t = await createTestApp();
  await makeListing(t);
  await t.db.fork().transactional(async (em) => {
    await insertRows(em, 'business_types', [{ id: businessTypeId, type: 'Reading room', position: 99 }]);
    await insertRows(em, 'places', [
      {
        id: newId(),
        kind: 'city',
        name: 'Toronto',
        context: 'Ontario, Canada',
        country: 'CA',
        latitude: 43.65,
        longitude: -79.38,
        weight: 1,
        search_text: 'toronto',
      },
    ]);
  });
});
afterAll(() => t.close());

const person = () => ({
  email: freshEmail(),
  phone_number: '+14165550142',
  first_name: 'Priya',
  last_name: 'Raman',
  country_of_residence: 'CA',
  password: PASSWORD,
  password_confirmation: PASSWORD,
});

const location = {
  name: 'York St. Coffee Inc.',
  alternative_name: 'York St. Coffee',
  address: '61 York St, Toronto',
  latitude: 43.6466,
  longitude: -79.3822,
  emergency_phone: '+14165550142',
  max_capacity: 4,
  business_type_id: businessTypeId,
};

/** Somebody who has just signed up by REST, and their calls. */
async function partner() {
  const sent = person();
  const signedUp = await rest(t, 'POST', '/partners', sent);
  const headers = tripleOf(signedUp);
  const call = (method: Parameters<typeof rest>[1], path: string, payload?: object, more: Headers = {}) =>
    rest(t, method, path, payload, { ...headers, ...more });
  return { sent, signedUp, headers, call };
}

async function withLocation() {
  const who = await partner();
  const { body } = await who.call('POST', '/users/current-user/listings', { listing: location });
  const id = String(body.id);
  return { ...who, id, own: `/users/current-user/listings/${id}` };
}

const at = (path: string, id: unknown) => `${path}/${String(id)}`;

describe('a partner without a browser', () => {
  it('signs up, confirms, adds a location with hours, is paid out to a bank, is found and booked, and sees the booking', async () => {
    const { sent, signedUp, call } = await partner();
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
          bookings: [{ id: booked.body.id, user_name: 'Amara Okafor', bags_number: 2, status: 'confirmed' }],
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

  it('signs up with what a form says, and is told what is wrong with it by its names', async () => {
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
    expect(await rest(t, 'GET', '/users/current-user/listings', undefined, headers)).toMatchObject({ status: 403 });
    expect(await rest(t, 'POST', '/partner', {}, headers)).toMatchObject({
      status: 201,
      body: { data: { id: userId, partner: true, email } },
    });
    expect(await rest(t, 'GET', '/users/current-user/listings', undefined, headers)).toMatchObject({
      status: 200,
      body: { listings: [] },
    });
  });
});

describe('a location over REST', () => {
  it('takes a photo by multipart, and changes what is given', async () => {
    const { call, own } = await withLocation();
    const form = new FormData();
    form.set('listing[name]', 'York Street Coffee');
    form.set('listing[preferences][wi_fi]', 'true');
    form.set('listing[postal_code]', 'M5J 1P3');
    const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#a33' } })
      .png()
      .toBuffer();
    form.set('listing[image]', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'shop.png');
    const changed = await call('PATCH', own, form);
    expect(changed).toMatchObject({
      status: 200,
      body: {
        name: 'York Street Coffee',
        alternative_name: 'York St. Coffee',
        postal_code: 'M5J 1P3',
        preferences: { wi_fi: true, restroom: false },
        status: 'active',
        pending_changes: [],
      },
    });
    const { images } = changed.body as unknown as { images: { url: string }[] };
    expect(images).toHaveLength(1);
    expect((await t.app.inject(new URL(images[0]?.url ?? '').pathname)).statusCode).toBe(200);
  });

  it('that travellers have seen waits to be approved', async () => {
    const { call, own, id } = await withLocation();
    await t.rows('update listings set was_published = true where id = $1', [id]);
    const changed = await call('PATCH', own, {
      listing: { name: 'Another Name', additional_information: 'Ring twice' },
    });
    expect(changed.body).toMatchObject({
      name: 'York St. Coffee Inc.',
      additional_information: 'Ring twice',
      status: 'waiting_for_approve',
      pending_changes: ['name'],
    });
    const more = await call('PATCH', own, { listing: { alternative_name: 'York' } });
    expect(more.body).toMatchObject({ pending_changes: ['name', 'alternative_name'] });
  });

  it('tells what is wrong by the call’s own names', async () => {
    const { call, own } = await withLocation();
    const added = await call('POST', '/users/current-user/listings', {
      listing: { name: 'x', emergency_phone: 'none' },
    });
    expect(added.status).toBe(422);
    expect(Object.keys((added.body as unknown as { errors: object }).errors).toSorted()).toEqual([
      'address',
      'emergency_phone',
      'latitude',
      'longitude',
      'name',
    ]);
    expect(await call('PATCH', own, { listing: { max_capacity: 51 } })).toMatchObject({ status: 422 });
  });

  it('of somebody else answers as if it did not exist', async () => {
    const { own } = await withLocation();
    const { call } = await partner();
    const nothing = at('/users/current-user/listings', newId());
    for (const [method, path, body] of [
      ['GET', ''],
      ['PATCH', '', { listing: { name: 'Mine now' } }],
      ['GET', '/time_slots'],
      ['POST', '/time_slots', { time_slot: { day: 'monday', from_time: '09:00 AM', to_time: '10:00 AM' } }],
      ['DELETE', `/closure_periods/${newId()}`],
      ['GET', '/discounts'],
      ['POST', '/discounts', { discount: { name: 'Tea', percentage: 10, applied_to: 'Tea' } }],
    ] as const) {
      const foreign = await call(method, `${own}${path}`, body);
      const missing = await call(method, `${nothing}${path}`, body);
      expect([method, path, foreign.status, foreign.body]).toEqual([method, path, 404, missing.body]);
    }
  });
});

describe('hours over REST', () => {
  const slot = { day: 'monday', from_time: '09:00 AM', to_time: '05:30 PM' };

  it('are added, changed and removed one by one', async () => {
    const { call, own } = await withLocation();
    const added = await call('POST', `${own}/time_slots`, { time_slot: slot });
    expect(added).toMatchObject({ status: 201, body: { time_slot: slot, affected_bookings: [] } });
    const path = at(`${own}/time_slots`, (added.body as unknown as { time_slot: { id: string } }).time_slot.id);
    const changed = await call('PUT', path, { time_slot: { to_time: '18:30' } });
    expect(changed.body).toMatchObject({ time_slot: { ...slot, to_time: '06:30 PM' } });
    expect(await call('DELETE', path)).toMatchObject({ status: 200, body: { success: true } });
    expect((await call('GET', `${own}/time_slots`)).body).toEqual({ time_slots: [] });
    expect(await call('PUT', path, { time_slot: slot })).toMatchObject({ status: 404 });
  });

  it.each([
    [{ ...slot, to_time: '08:00 AM' }, { to_time: ['Opening should not be after closing'] }],
    [{ ...slot, from_time: 'nine' }, { from_time: ['Invalid format'] }],
    [{ from_time: '09:00 AM' }, { day: ['Cannot be blank'], to_time: ['Cannot be blank'] }],
  ])('that say %j are refused', async (wrong, errors) => {
    const { call, own } = await withLocation();
    expect(await call('POST', `${own}/time_slots`, { time_slot: wrong })).toMatchObject({
      status: 422,
      body: { errors },
    });
  });

  it('of a batch are kept where they are good, and told by their item where they are not', async () => {
    const { call, own } = await withLocation();
    const first = await call('POST', `${own}/time_slots`, { time_slot: slot });
    const { id } = (first.body as unknown as { time_slot: { id: string } }).time_slot;
    const unknown = newId();
    const batch = await call('POST', `${own}/time_slots/batch`, {
      toCreate: [
        { ...slot, day: 'tuesday' },
        { ...slot, from_time: '10:00 AM' },
      ],
      toUpdate: [{ id, to_time: '12:00 PM' }],
      toDelete: [unknown],
    });
    expect(batch).toMatchObject({
      status: 200,
      body: {
        time_slots: [{ id, to_time: '12:00 PM' }, { day: 'tuesday' }],
        rejected: {
          [unknown]: { base: ['Not Found'] },
          'toCreate[1]': { from_time: ['Overlaps with an existing time slot'] },
        },
      },
    });
  });

  it('of holidays take nested slots with destroy markers', async () => {
    const { call, own } = await withLocation();
    const added = await call('POST', `${own}/special_hours`, {
      special_hour: {
        closure_date: '2026-12-24',
        closed: false,
        time_slots_attributes: [
          { day: 'thursday', from_time: '09:00 AM', to_time: '12:00 PM' },
          { day: 'thursday', from_time: '01:00 PM', to_time: '04:00 PM' },
        ],
      },
    });
    const special = (added.body as unknown as { special_hour: { id: string; time_slots: { id: string }[] } })
      .special_hour;
    const [morning, afternoon] = special.time_slots;
    const changed = await call('PUT', at(`${own}/special_hours`, special.id), {
      special_hour: {
        time_slots_attributes: [
          { id: morning?.id, _destroy: true },
          { id: afternoon?.id, to_time: '05:00 PM' },
        ],
      },
    });
    expect(changed.body).toMatchObject({
      special_hour: {
        id: special.id,
        closure_date: '2026-12-24',
        closed: false,
        time_slots: [{ id: afternoon?.id, day: 'thursday', from_time: '01:00 PM', to_time: '05:00 PM' }],
      },
    });
    const again = await call('POST', `${own}/special_hours`, {
      special_hour: { closure_date: '2026-12-24', closed: false, time_slots_attributes: [] },
    });
    expect(again.body).toMatchObject({ errors: {} });
  });

  it('and closures, discounts have their own names', async () => {
    const { call, own, id } = await withLocation();
    const closed = await call('POST', `${own}/closure_periods`, {
      closure_period: { from_date: '2026-12-24', to_date: '2026-12-26' },
    });
    expect(closed.body).toMatchObject({
      closure_period: { listing_id: id, from_date: '2026-12-24', to_date: '2026-12-26' },
    });
    const discount = { name: 'Morning', percentage: '15', applied_to: 'Coffee' };
    const added = await call('POST', `${own}/discounts`, { discount });
    expect(added.body).toMatchObject({ discount: { ...discount, percentage: 15 } });
    for (const [wrong, message] of [
      ['100', 'Must be less than 100'],
      ['0', 'Must be greater than 0'],
      ['ten', 'Is not a number'],
    ]) {
      const answer = await call('POST', `${own}/discounts`, { discount: { ...discount, percentage: wrong } });
      expect([wrong, answer.body]).toEqual([wrong, { errors: { percentage: [message] } }]);
    }
  });

  it('that a booking meets name it: it is kept, refunded, or nothing is saved', async () => {
    const who = await withLocation();
    await t.rows('update listings set published = true, bookable = true, max_capacity = 9 where id = $1', [who.id]);
    await who.call('POST', `${who.own}/time_slots/batch`, {
      toCreate: ['wednesday', 'thursday'].map((day) => ({ day, from_time: '12:00 AM', to_time: '11:59 PM' })),
    });
    await t.rows('update listings set published = true, bookable = true where id = $1', [who.id]);
    const booked = await rest(t, 'POST', '/bookings', {
      booking: {
        listing_id: who.id,
        customer_drop_off_date: someStay.dropOffAt,
        customer_collection_date: someStay.pickUpAt,
        bags_number: 1,
        stripe_card_token: 'tok_visa',
        user: { email: freshEmail(), first_name: 'Amara', last_name: 'Okafor' },
      },
    });
    expect(booked.status).toBe(201);
    const day = someStay.dropOffAt.slice(0, 10);
    const closure_period = { from_date: day, to_date: day };
    const closures = `${who.own}/closure_periods`;
    const refused = await who.call('POST', `${closures}?affected_bookings=refuse`, { closure_period });
    expect(refused).toMatchObject({
      status: 409,
      body: { affected_bookings: [{ id: booked.body.id, user_name: 'Amara Okafor' }] },
    });
    const kept = await who.call('POST', closures, { closure_period });
    expect(kept.body).toMatchObject({ affected_bookings: [{ id: booked.body.id, bags_number: 1 }] });
  });
});

describe('an account at the payment provider over REST', () => {
  it('is made, asked about and forgotten by its owner only', async () => {
    const { call, signedUp } = await withLocation();
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
  for (const { method, path } of restRows.filter(({ access }) => access === 'partner')) {
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
