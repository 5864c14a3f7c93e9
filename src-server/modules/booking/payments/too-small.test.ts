import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CardProvider } from '#server/platform/payments/card-provider.ts';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { accountsOf, complete, owedTo, settle } from '../disputes/disputes.fixture.ts';
import { expectBalancedLedger, refused } from '../order.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** A provider whose account settles in a currency in which no amount is enough. */
const tooSmall = (): CardProvider => ({
  ...t.deps.cards,
  createIntent: async () => ({
    ok: false,
    failure: { kind: 'invalid', code: 'amount_too_small', message: 'Amount must convert to at least 50 cents.' },
  }),
});
const card = { cardToken: 'tok_visa' };

it('a booking that is too small to charge in the currency of the settlement is confirmed, and the sum is waived', async () => {
  const listing = await makeListing(t);
  const person = await t.as(await makeUser(t), { cards: tooSmall() });
  const made = await person.booking.create({ ...aBooking(listing.id), card });
  expect(made.status).toBe('confirmed');
  const order = await person.booking.get({ bookingId: made.id });
  expect(order).toMatchObject({ total: { minor: 0 }, paid: { minor: 0 }, quote: { waived: { minor: 1017 } } });
  await settle(t);
  await complete(t);
  expect(await owedTo(t, listing.ownerId)).toBe(420);
  expect(await accountsOf(t, made.id)).toEqual({ partner: -420, fees: 420 });
  await expectBalancedLedger(t);
});

it('so is one that the browser was to pay', async () => {
  const { id } = await makeListing(t);
  const person = await t.as(await makeUser(t), { cards: tooSmall() });
  const { id: bookingId } = await person.booking.create(aBooking(id));
  expect(await refused(person.booking.startIntent({ requestId: randomUUID(), bookingId }))).toBe('alreadyPaid');
  expect((await person.booking.get({ bookingId })).status).toBe('confirmed');
});

it('a change whose difference is too small is made, and the difference counts in the next one', async () => {
  const { id } = await makeListing(t);
  const who = await makeUser(t);
  const person = await t.as(who);
  const { id: bookingId } = await person.booking.create({ ...aBooking(id), card });
  const poor = await t.as(who, { cards: tooSmall() });
  const longer = { pickUpAt: '2026-11-25T15:00-05:00' };
  const changed = await poor.booking.edit({ requestId: randomUUID(), bookingId, stay: longer, card });
  expect(changed.status).toBe('confirmed');
  const order = await person.booking.get({ bookingId: changed.booking.id });
  expect(order.total.minor).toBeGreaterThan(1017);
  expect(order.paid.minor).toBe(1017);
  const next = { bookingId: changed.booking.id, stay: { pickUpAt: '2026-11-25T16:00-05:00' } };
  const preview = await person.booking.previewEdit(next);
  expect(preview.amountDue.minor).toBe(preview.quote.totalWithDiscount.minor - 1017);
});
