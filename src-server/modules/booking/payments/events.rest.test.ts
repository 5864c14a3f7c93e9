import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeListing } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { call, signedIn, wanted } from '../booking-rest.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

describe('the card provider’s events', () => {
  it('with a forged signature are refused and change nothing', async () => {
    const { id } = await makeListing(t);
    const who = await signedIn(t);
    const begun = await call(t, 'POST', '/payment_intents', { booking: wanted(id) }, who);
    const payload = {
      id: 'evt_1',
      type: 'payment_intent.succeeded',
      data: { object: { id: begun.body.payment_intent_id, status: 'succeeded' } },
    };
    for (const headers of [{}, { 'stripe-signature': 't=1,v1=00' }] satisfies Record<string, string>[]) {
      const answer = await t.app.inject({ method: 'POST', url: '/webhooks/stripe', payload, headers });
      expect(answer.statusCode).toBe(400);
    }
    expect(await t.rows('select status from bookings where id = $1', [begun.body.id])).toEqual([{ status: 'pending' }]);
    expect(await t.rows("select 1 from provider_events where id = 'evt_1'")).toEqual([]);
  });

  it('of intents that are not ours are ignored', async () => {
    const { cards } = t.deps;
    const amount = { minor: 100, currency: 'CAD' };
    await cards.createIntent({
      amount,
      cardToken: 'tok_visa',
      confirm: true,
      idempotencyKey: randomUUID(),
      metadata: {},
    });
    await t.sandbox.settled();
    expect(await t.rows('select 1 from payments where amount_minor = 100')).toEqual([]);
  });
});
