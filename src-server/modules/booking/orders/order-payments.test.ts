import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { paid } from '../order.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

it('an order tells each payment and refund with its card, and what it was charged in the end', async () => {
  const { person, bookingId } = await paid(t, 1);
  const later = () => t.clock.set(t.clock.now().plusSeconds(60));
  later();
  const longer = await person.booking.edit({
    requestId: randomUUID(),
    bookingId,
    stay: { pickUpAt: '2026-11-25T16:00-05:00' },
    card: { cardToken: 'tok_mastercard' },
  });
  const charged = (await person.booking.get({ bookingId: longer.bookingId })).charged.minor;
  expect(charged).toBe(1469);
  later();
  const shorter = await person.booking.edit({
    requestId: randomUUID(),
    bookingId: longer.bookingId,
    stay: { pickUpAt: '2026-11-25T14:00-05:00' },
  });
  await t.runJobs();
  const order = await person.booking.get({ bookingId: shorter.bookingId });
  expect(order.charged.minor).toBe(1017);
  expect(order.movements.map(({ kind, amount, cardLast4 }) => [kind, amount.minor, cardLast4])).toEqual([
    ['paid', 1017, '4242'],
    ['paid', 452, '4444'],
    ['back', 452, '4444'],
  ]);
});
