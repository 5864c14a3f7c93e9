import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeListing } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { call, signedIn, wanted } from './booking-rest.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

describe('an order over REST', () => {
  it.each([
    [{ booking: { bags_number: 2, stripe_card_token: 'tok_visa' } }],
    [{ booking: { bags_number: 2 }, stripe_card_token: 'tok_visa' }],
    [{ booking: { bags_number: 2 }, paymentIntent: 'pm_card_visa' }],
    [{ bags_number: 2, payment_intent: 'pm_card_visa' }],
  ])('is changed and its difference paid by %j', async (change) => {
    const { id } = await makeListing(t);
    const who = await signedIn(t);
    const made = await call(t, 'POST', '/bookings', { booking: { ...wanted(id), stripe_card_token: 'tok_visa' } }, who);
    expect(await call(t, 'PATCH', `/bookings/${made.body.id}`, change, who)).toMatchObject({
      status: 200,
      body: { status: 'confirmed', bags_number: 2 },
    });
  });

  it('is paid, changed, listed and cancelled', async () => {
    const { id } = await makeListing(t);
    const who = await signedIn(t);
    const made = await call(t, 'POST', '/bookings', { booking: wanted(id) }, who);
    const paid = await call(t, 'PATCH', `/bookings/${made.body.id}/pay`, { stripe_card_token: 'tok_visa' }, who);
    expect(paid).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    const change = { customer_collection_date: '2026-11-25 17:00 +0000', stripe_card_token: 'tok_visa' };
    const shorter = await call(t, 'PATCH', `/bookings/${made.body.id}`, change, who);
    expect(shorter).toMatchObject({
      status: 200,
      body: { status: 'confirmed', customer_collection_date: '2026-11-25T12:00:00-05:00' },
    });
    const list = await call(t, 'GET', '/bookings', undefined, who);
    expect(list.body).toMatchObject({
      bookings: [{ id: shorter.body.id }],
      pagination: { current_page: 1, total_count: 1, next_page: null },
    });
    const reason = { booking: { cancellation_reason: 'Rain' } };
    const canceled = await call(t, 'PATCH', `/bookings/${shorter.body.id}/cancel`, reason, who);
    expect(canceled).toMatchObject({
      status: 200,
      body: { status: 'canceled', cancellation_reason: 'Rain', latest_refund_amount: '5.65 CAD' },
    });
  });

  it('is paid by a payment intent', async () => {
    const { id } = await makeListing(t);
    const who = await signedIn(t);
    const body = { booking: wanted(id), payment_intent: { payment_details: { payment_method: 'pm_card_visa' } } };
    const begun = await call(t, 'POST', '/payment_intents', body, who);
    expect(begun.body).toMatchObject({
      client_secret: expect.any(String),
      payment_intent_id: expect.stringMatching(/^pi_/),
    });
    const confirmed = await call(
      t,
      'POST',
      `/payment_intents/${begun.body.payment_intent_id}/confirm`,
      { booking_id: begun.body.id },
      who,
    );
    expect(confirmed).toMatchObject({
      status: 200,
      body: { id: begun.body.id, status: 'confirmed', payment_message: 'payment_intent' },
    });
  });

  it('is paid by a payment intent for a booking by its id, bare or named', async () => {
    const { id } = await makeListing(t);
    const who = await signedIn(t);
    const made = await call(t, 'POST', '/bookings', { booking: wanted(id) }, who);
    for (const booking of [made.body.id, { id: made.body.id }]) {
      expect(await call(t, 'POST', '/payment_intents', { booking }, who)).toMatchObject({
        status: 200,
        body: { booking_id: made.body.id, payment_intent_id: expect.stringMatching(/^pi_/) },
      });
    }
  });

  it('is cancelled with its intent, and a payment after that is refused as such', async () => {
    const { id } = await makeListing(t);
    const who = await signedIn(t);
    const begun = await call(t, 'POST', '/payment_intents', { booking: wanted(id) }, who);
    const headers = { ...who, 'content-type': 'application/json' };
    const dropped = await call(t, 'DELETE', `/payment_intents/${begun.body.payment_intent_id}`, undefined, headers);
    expect(dropped.status).toBe(200);
    const order = await call(t, 'GET', `/bookings/${begun.body.id}`, undefined, who);
    expect(order.body).toMatchObject({ status: 'canceled', cancellation_reason: 'Problem with payment' });
    const paid = await call(t, 'PATCH', `/bookings/${begun.body.id}/pay`, { stripe_card_token: 'tok_visa' }, who);
    expect(paid).toMatchObject({
      status: 409,
      body: { error: 'This payment was given up. Nothing was charged by it.' },
    });
  });

  it('is cancelled without a word', async () => {
    const { id } = await makeListing(t);
    const who = await signedIn(t);
    const made = await call(t, 'POST', '/bookings', { booking: wanted(id) }, who);
    const headers = { ...who, 'content-type': 'application/json' };
    const canceled = await call(t, 'PATCH', `/bookings/${made.body.id}/cancel`, undefined, headers);
    expect(canceled).toMatchObject({ status: 200, body: { status: 'canceled', cancellation_reason: null } });
  });

  it('declined tells the provider’s message', async () => {
    const { id } = await makeListing(t);
    const who = await signedIn(t);
    const answer = await call(
      t,
      'POST',
      '/bookings',
      { booking: { ...wanted(id), stripe_card_token: 'tok_chargeDeclined' } },
      who,
    );
    expect(answer).toMatchObject({ status: 422, body: { errors: { stripe_card_token: ['Your card was declined.'] } } });
  });
});
