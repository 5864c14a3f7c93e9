import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { paid, paymentsOf } from '../order.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

describe('a stranger', () => {
  it('meets 404 everywhere and changes nothing', async () => {
    const { bookingId } = await paid(t);
    const intent = (await paymentsOf(t, bookingId))[0]?.provider_intent_id ?? '';
    const before = await t.rows('select * from bookings where id = $1', [bookingId]);
    const request = { requestId: randomUUID(), bookingId };
    for (const stranger of [await t.as(), await t.as(await makeUser(t)), await t.as({ service: 'reader' })]) {
      const attempts = [
        () => stranger.booking.get({ bookingId }),
        () => stranger.booking.pay({ ...request, cardToken: 'tok_visa' }),
        () => stranger.booking.cancel(request),
        () => stranger.booking.edit({ ...request, bagsCount: 2 }),
        () => stranger.booking.previewEdit({ bookingId, bagsCount: 2 }),
        () => stranger.booking.startIntent(request),
        () => stranger.booking.confirm({ ...request, intentId: intent }),
        () => stranger.booking.dropIntent({ intentId: intent }),
        () => stranger.booking.openByKey({ bookingId, key: 'guessed' }),
        () => stranger.booking.review({ bookingId, rating: 5, text: 'Fine' }),
      ];
      for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ cause: { status: 404 } });
    }
    expect(await t.rows('select * from bookings where id = $1', [bookingId])).toEqual(before);
  });
});
