import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeListing, makeUser, someStay } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { call, signedIn, tripleOf, user, wanted } from './booking-rest.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

describe('an order in the browser of a guest', () => {
  it('asks who does not hold it to sign in, whether it exists or not', async () => {
    const { id } = await makeListing(t);
    const made = await call(t, 'POST', '/bookings', {
      booking: { ...wanted(id), stripe_card_token: 'tok_visa', user: user() },
    });
    const theirs = await call(
      t,
      'POST',
      '/bookings',
      { booking: { ...wanted(id), stripe_card_token: 'tok_visa' } },
      await signedIn(t),
    );
    const cookie = `cloakroom_guest=${made.headers['access-token']}`;
    const open = async (bookingId: string) => {
      const input = encodeURIComponent(JSON.stringify({ bookingId }));
      const answer = await t.app.inject({ url: `/trpc/booking.get?input=${input}`, headers: { cookie } });
      const { error } = answer.json<{ error?: { message: string; data: { key: string } } }>();
      return { status: answer.statusCode, key: error?.data.key, message: error?.message };
    };
    expect((await open(made.body.id ?? '')).status).toBe(200);
    const refused = {
      status: 401,
      key: 'unauthenticated',
      message: 'You need to sign in or sign up before continuing.',
    };
    expect(await open(theirs.body.id ?? '')).toEqual(refused);
    expect(await open(randomUUID())).toEqual(refused);
  });
});

describe('POST /bookings', () => {
  it('books and pays in one call; the visitor opens the order with the headers it answers', async () => {
    const { id } = await makeListing(t);
    const made = await call(t, 'POST', '/bookings', {
      booking: { ...wanted(id), stripe_card_token: 'tok_visa', user: user() },
    });
    expect(made).toMatchObject({
      status: 201,
      body: {
        status: 'confirmed',
        modifiable: true,
        total_with_discount: '10.17 CAD',
        refundable_amount: '10.17 CAD',
        customer_drop_off_date: '2026-11-25T11:00:00-05:00',
        number_of_hours: 3,
        currency: 'cad',
      },
    });
    const path = `/bookings/${made.body.id}`;
    expect((await call(t, 'GET', path, undefined, tripleOf(made))).status).toBe(200);
    expect(await call(t, 'GET', path)).toMatchObject({ status: 404, body: { error: 'Not Found' } });
  });

  it.each([
    ['Ma. Teresa', 'Dela Cruz'],
    ['Melati', ''],
    ['Melati', undefined],
    ['Sr. José', '3rd'],
  ])('takes the traveller as they are called: %j %j', async (first_name, last_name) => {
    const { id } = await makeListing(t);
    const person = { ...user(), first_name, last_name };
    const made = await call(t, 'POST', '/bookings', {
      booking: { ...wanted(id), stripe_card_token: 'tok_visa', user: person },
    });
    expect(made).toMatchObject({ status: 201, body: { user: { first_name, last_name: last_name ?? '' } } });
    await t.runJobs();
    expect(t.mails.filter(({ to }) => to === person.email)[0]?.text).toContain(first_name);
  });

  it.each(['A\nB', '<b>', 'pay@phish.example', 'https://phish.example', 'www.phish.example', ''])(
    'refuses the first name %j by its field',
    async (first_name) => {
      const { id } = await makeListing(t);
      const booking = { ...wanted(id), user: { ...user(), first_name } };
      const refused = await call(t, 'POST', '/bookings', { booking });
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['first_name']]);
    },
  );

  it('tells who comes with an ended session so, and a stranger nothing', async () => {
    const { id } = await makeListing(t);
    const who = await signedIn(t);
    const made = await call(t, 'POST', '/bookings', { booking: { ...wanted(id), stripe_card_token: 'tok_visa' } }, who);
    const path = `/bookings/${made.body.id}`;
    expect((await call(t, 'GET', path, undefined, await signedIn(t))).status).toBe(404);
    expect((await call(t, 'DELETE', '/auth/sign_out', undefined, who)).status).toBe(200);
    expect((await call(t, 'GET', path, undefined, who)).status).toBe(401);
    expect((await call(t, 'PATCH', `${path}/cancel`, {}, who)).status).toBe(401);
    expect((await call(t, 'GET', path)).status).toBe(404);
  });

  it('is one booking and one charge for one Idempotency-Key', async () => {
    const { id } = await makeListing(t);
    const who = await signedIn(t);
    const send = () =>
      call(
        t,
        'POST',
        '/bookings',
        { booking: { ...wanted(id), stripe_card_token: 'tok_visa' } },
        { ...who, 'idempotency-key': 'k1' },
      );
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await t.rows('select 1 from payments where booking_id = $1', [answers[0]?.body.id])).toHaveLength(1);
  });

  it.each([
    ['seconds', { customer_drop_off_date: '2026-11-25T11:00:30-05:00' }, 'customer_drop_off_date'],
    ['the past', { customer_drop_off_date: '2026-11-23T11:00-05:00' }, 'customer_drop_off_date'],
    ['reversed', { customer_collection_date: '2026-11-25T10:00-05:00' }, 'customer_drop_off_date'],
    ['no bags', { bags_number: 0 }, 'bags_number'],
    ['10 000 bags', { bags_number: 10_000 }, 'bags_number'],
    ['an unknown code', { code: 'NOPE' }, 'code'],
    ['true for one bag', { bags_number: true }, 'bags_number'],
    ['a text for two bags', { bags_number: '2 ' }, 'bags_number'],
    ['a list of one', { bags_number: [1] }, 'bags_number'],
    ['an object', { bags_number: { value: 1 } }, 'bags_number'],
    ['half a bag', { bags_number: 1.5 }, 'bags_number'],
  ])('with %s answers the field with 422', async (_, wrong, field) => {
    const { id } = await makeListing(t);
    const answer = await call(t, 'POST', '/bookings', { booking: { ...wanted(id), ...wrong } }, await signedIn(t));
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  });

  it.each([true, '2 ', [1], '1e0'])('changed to %j bags is refused by name, and stays as it was', async (bags) => {
    const { id } = await makeListing(t);
    const who = await signedIn(t);
    const booking = { ...wanted(id), bags_number: 2, stripe_card_token: 'tok_visa' };
    const made = await call(t, 'POST', '/bookings', { booking }, who);
    expect(await call(t, 'PATCH', `/bookings/${made.body.id}`, { bags_number: bags }, who)).toMatchObject({
      status: 422,
      body: { errors: { bags_number: [expect.any(String)] } },
    });
    expect(await call(t, 'GET', `/bookings/${made.body.id}`, undefined, who)).toMatchObject({
      body: { bags_number: 2 },
    });
  });

  it.each(['2%20', 'true', '1e0', '0x2', '', '[1]', '%2B2'])('is not priced for %j bags', async (bags) => {
    const { id } = await makeListing(t);
    const query = new URLSearchParams({
      listing_id: id,
      drop_off: someStay.dropOffAt,
      collection: someStay.pickUpAt,
    });
    expect(await call(t, 'GET', `/bookings/price?${query}&bags_number=${bags}`)).toMatchObject({
      status: 422,
      body: { errors: { bags_number: [expect.any(String)] } },
    });
  });

  it('at the same place and time as another is answered with 409 and that order, until a duplicate is allowed', async () => {
    const { id } = await makeListing(t);
    const who = await signedIn(t);
    const booking = { ...wanted(id), stripe_card_token: 'tok_visa' };
    const first = await call(t, 'POST', '/bookings', { booking }, who);
    expect(await call(t, 'POST', '/bookings', { booking }, who)).toMatchObject({
      status: 409,
      body: {
        error: `You already have a booking at this location for this time (${String(first.body.booking_code)}).`,
        booking: { id: first.body.id, booking_code: first.body.booking_code, status: 'confirmed' },
      },
    });
    const second = await call(t, 'POST', '/bookings', { booking: { ...booking, allow_duplicate: true } }, who);
    expect(second).toMatchObject({ status: 201, body: { status: 'confirmed' } });
  });

  it('under the same key with another card is refused', async () => {
    const { id } = await makeListing(t);
    const who = { ...(await signedIn(t)), 'idempotency-key': randomUUID() };
    const pay = (card: string) =>
      call(t, 'POST', '/bookings', { booking: { ...wanted(id), stripe_card_token: card } }, who);
    expect((await pay('tok_visa')).status).toBe(201);
    expect((await pay('tok_mastercard')).status).toBe(409);
    expect((await pay('tok_visa')).status).toBe(201);
  });

  it('changed by PATCH stays at its listing: naming another is refused, and nothing changes', async () => {
    const [own, other] = [await makeListing(t), await makeListing(t)];
    const who = await signedIn(t);
    const made = await call(
      t,
      'POST',
      '/bookings',
      { booking: { ...wanted(own.id), stripe_card_token: 'tok_visa' } },
      who,
    );
    const change = (listing: string, hour: number) =>
      call(
        t,
        'PATCH',
        `/bookings/${made.body.id}`,
        { customer_collection_date: `2026-11-25T${hour}:00-05:00`, listing: { id: listing } },
        who,
      );
    for (const listing of [other.id, other.slug, 'nowhere']) {
      expect(await change(listing, 13)).toMatchObject({
        status: 422,
        body: { errors: { listing_id: ['A booking stays at its location. Cancel it, and book the other one.'] } },
      });
    }
    expect((await call(t, 'GET', `/bookings/${made.body.id}`, undefined, who)).body).toMatchObject({
      status: 'confirmed',
    });
    expect(await change(own.slug, 13)).toMatchObject({ status: 200, body: { listing_id: own.id, number_of_hours: 2 } });
  });

  it('without a user answers that the e-mail is missing, and with a taken one to log in', async () => {
    const { id } = await makeListing(t);
    expect(await call(t, 'POST', '/bookings', { booking: wanted(id) })).toMatchObject({
      status: 422,
      body: { errors: { email: [expect.any(String)] } },
    });
    const { email } = await makeUser(t);
    expect(
      await call(t, 'POST', '/bookings', { booking: { ...wanted(id), user: { ...user(), email } } }),
    ).toMatchObject({
      status: 422,
      body: { errors: { email: ['Email already exists, please login'] } },
    });
  });
});
