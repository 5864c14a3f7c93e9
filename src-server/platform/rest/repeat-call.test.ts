import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user, wanted } from '#server/modules/booking/booking-rest.fixture.ts';
import { makeListing } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const [here, there, nextDoor] = ['203.0.113.7', '198.51.100.9', '203.0.113.8'];
const aKey = () => randomBytes(16).toString('hex');

async function post(path: string, payload: object, key: string, remoteAddress: string) {
  const headers = { 'idempotency-key': key };
  const answer = await t.app.inject({ method: 'POST', url: `/api/v1${path}`, headers, payload, remoteAddress });
  return {
    status: answer.statusCode,
    text: answer.body,
    body: answer.json<Record<string, unknown>>(),
    headers: answer.headers,
  };
}
async function aBody(token = 'tok_visa') {
  const { id } = await makeListing(t, { capacity: 10 });
  return { booking: { ...wanted(id), user: user(), stripe_card_token: token } };
}
const chargesOf = (bookingId: unknown) =>
  t.rows(`select 1 from payments where booking_id = $1 and status = 'succeeded'`, [bookingId]);

describe('a visitor’s key', () => {
  it('is the same call from another network: one booking, one charge, a session that opens it', async () => {
    const [body, key] = [await aBody(), aKey()];
    const first = await post('/bookings', body, key, here);
    const again = await post('/bookings', body, key, there);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body['id']).toBe(first.body['id']);
    expect(again.headers['idempotent-replay']).toBe('true');
    expect(await chargesOf(first.body['id'])).toHaveLength(1);
    const session = {
      'access-token': String(again.headers['access-token']),
      client: String(again.headers['client']),
      uid: String(again.headers['uid']),
    };
    const opened = await t.app.inject({ url: `/api/v1/bookings/${String(first.body['id'])}`, headers: session });
    expect(opened.statusCode).toBe(200);
  });

  it.each([
    [
      'another card',
      (body: Awaited<ReturnType<typeof aBody>>) => ({
        booking: { ...body.booking, stripe_card_token: 'tok_mastercard' },
      }),
    ],
    ['more bags', (body: Awaited<ReturnType<typeof aBody>>) => ({ booking: { ...body.booking, bags_number: 2 } })],
  ])('with %s is refused by 422 without a word of the first, from any network', async (_with, changed) => {
    const [body, key] = [await aBody(), aKey()];
    const first = await post('/bookings', body, key, here);
    for (const from of [here, there]) {
      const other = await post('/bookings', changed(body), key, from);
      expect(other.status).toBe(422);
      expect(other.body).toEqual({
        errors: { base: ['This Idempotency-Key was already used for a different request.'] },
      });
      expect(other.text).not.toContain(String(first.body['id']));
      expect(other.headers['access-token']).toBeUndefined();
    }
    expect(await chargesOf(first.body['id'])).toHaveLength(1);
  });

  it('of another e-mail address is another’s', async () => {
    const [body, key] = [await aBody(), aKey()];
    const first = await post('/bookings', body, key, here);
    const other = await post('/bookings', { booking: { ...body.booking, user: user() } }, key, there);
    expect(other.status).toBe(201);
    expect(other.body['id']).not.toBe(first.body['id']);
  });

  it('of fewer than 16 characters counts in its own network only', async () => {
    const body = { contact: { name: 'Ada', email: 'a@example.com', message: 'One' } };
    const other = { contact: { ...body.contact, message: 'Two' } };
    const first = await post('/contact', body, 'mine', here);
    expect((await post('/contact', other, 'mine', nextDoor)).status).toBe(422);
    expect((await post('/contact', other, 'mine', there)).status).toBe(first.status);
    const repeated = await post('/contact', body, 'mine', here);
    expect(repeated.headers['idempotent-replay']).toBe('true');
  });

  it('begins one payment from two networks', async () => {
    const { id } = await makeListing(t, { capacity: 10 });
    const [body, key] = [{ booking: { ...wanted(id), user: user() } }, aKey()];
    const first = await post('/payment_intents', body, key, here);
    const again = await post('/payment_intents', body, key, there);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
  });
});
