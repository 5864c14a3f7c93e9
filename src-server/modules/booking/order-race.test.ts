import { randomUUID } from 'node:crypto';
import { Instant } from '@js-joda/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aBooking, makeListing, makeUser, someGuest } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { expectBalancedLedger } from './order.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const at = (time: string): Instant => Instant.parse(`2026-11-25T${time}:00-05:00`);
const stay = { dropOffAt: at('11:00').toString(), pickUpAt: at('14:00').toString() };
const visa = { cardToken: 'tok_visa' };

/** An answer's status, or the key of its refusal. @throws what is no refusal */
const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      const key: unknown = Reflect.get(Object(Reflect.get(Object(error), 'cause')), 'key');
      if (typeof key !== 'string') throw error;
      return key;
    },
  );

it('200 buyers of the last places, among changes, check-ins and cancellations: exact room, and a ledger that sums to nothing', async () => {
  const capacity = 12;
  const listing = await makeListing(t, { capacity });
  const owner = await t.as({ userId: listing.ownerId });
  t.clock.set(at('10:30'));
  const sell = async () => {
    const person = await t.as(await makeUser(t));
    const { id } = await person.booking.create({ ...aBooking(listing.id, { bagsCount: 1, stay }), card: visa });
    return { person, id };
  };
  const orders = [];
  for (let index = 0; index < 8; index += 1) orders.push(await sell());
  const acts = orders.map(({ person, id }, index) => {
    const act = { requestId: randomUUID(), bookingId: id };
    // By twos: they ask for two more bags, leave, bring their bag in, stay longer.
    if (index < 2) return outcome(person.booking.edit({ ...act, bagsCount: 3, card: visa }));
    if (index < 4) return outcome(person.booking.cancel(act));
    if (index < 6) return outcome(owner.custody.checkIn({ ...act, bagsCount: 1, found: 'scanned' }));
    return outcome(person.booking.edit({ ...act, stay: { pickUpAt: at('16:00').toString() }, card: visa }));
  });
  const visitors = await Promise.all(Array.from({ length: 200 }, () => t.as(null)));
  const buyers = visitors.map((visitor) =>
    outcome(visitor.booking.create({ ...aBooking(listing.id, { stay }), guest: someGuest(), card: visa })),
  );
  const [done, bought] = await Promise.all([Promise.all(acts), Promise.all(buyers)]);
  expect(done.slice(2)).toEqual(['done', 'done', 'done', 'done', 'done', 'done']);
  const grown = done.slice(0, 2);
  expect(['done', 'overCapacity']).toEqual(expect.arrayContaining(grown));
  expect(new Set(bought)).toEqual(new Set(['done', 'overCapacity']));
  await t.sandbox.settled();
  await t.runJobs();
  // Six of the first eight stay, two of these with two bags more where they were in time.
  const sold = bought.filter((each) => each === 'done').length;
  const bags = 6 + 2 * grown.filter((each) => each === 'done').length + sold;
  expect(bags).toBeLessThanOrEqual(capacity);
  const room = async () => {
    const [row] = await t.rows<{ peak: number; bags: number }>(
      `select peak_of_bags($1, $2, $3, product_now(), null)::int as peak,
         (select sum(bags_count) from bookings where listing_id = $1 and status = 'confirmed')::int as bags`,
      [listing.id, stay.dropOffAt, stay.pickUpAt],
    );
    return row;
  };
  expect(await room()).toEqual({ peak: bags, bags });
  // What the cancellations left is free to the last place, and not one further.
  for (let left = capacity - bags; left > 0; left -= 1) await sell();
  await expect(sell()).rejects.toMatchObject({ cause: { key: 'overCapacity' } });
  expect(await room()).toEqual({ peak: capacity, bags: capacity });
  // What was charged is the price of what is confirmed.
  const unpaid = await t.rows(
    `select b.id from bookings b where b.listing_id = $1 and b.status = 'confirmed'
       and charged_to(b.order_id) <> b.total_minor`,
    [listing.id],
  );
  expect(unpaid).toEqual([]);
  await expectBalancedLedger(t);
}, 120_000);
