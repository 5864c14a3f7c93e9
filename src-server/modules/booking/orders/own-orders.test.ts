import { afterAll, beforeAll, expect, it } from 'vitest';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { refused } from '../order.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const stayOn = (day: number) => ({
  dropOffAt: `2026-11-${day}T11:00-05:00`,
  pickUpAt: `2026-11-${day}T14:00-05:00`,
});

/** A customer who books at a location on days of November 2026, which begins on the 24th. */
async function traveller() {
  const listing = await makeListing(t, { capacity: 30 });
  const person = await t.as(await makeUser(t));
  const book = async (day: number, isPaid = true) => {
    const wish = aBooking(listing.id, { stay: stayOn(day) });
    const { id } = await person.booking.create(isPaid ? { ...wish, card: { cardToken: 'tok_visa' } } : wish);
    return id;
  };
  /** Puts a stay so many days before now. */
  const passed = (id: string, days: number, status = 'completed') =>
    t.rows(
      `update bookings set drop_off_at = $2::timestamptz - make_interval(days => $3::int, hours => 3),
         pick_up_at = $2::timestamptz - make_interval(days => $3::int), status = $4,
         completed_at = case when $4 = 'completed' then $2::timestamptz end where id = $1`,
      [id, t.clock.now().toString(), days, status],
    );
  const upcoming = async () => (await person.booking.upcoming()).map(({ id }) => id);
  const past = async (most = 10) => {
    const { items, total } = await person.booking.past({ most });
    return [items.map(({ id }) => id), total] as const;
  };
  return { person, book, passed, upcoming, past };
}

it('what is to come stands by drop-off, what is over the newest first, each order once', async () => {
  const { person, book, passed, upcoming, past } = await traveller();
  const [late, soon, unpaid] = [await book(28), await book(26), await book(27, false)];
  const [older, newer] = [await book(29), await book(25)];
  await passed(older, 9);
  await passed(newer, 2);
  const canceled = await book(30);
  await person.booking.cancel({ requestId: crypto.randomUUID(), bookingId: canceled });
  expect(await upcoming()).toEqual([soon, unpaid, late]);
  expect(await past()).toEqual([[canceled, newer, older], 3]);
  expect(await past(1)).toEqual([[canceled], 3]);
});

it('a stay whose pick-up has passed is over, unless its bags are inside', async () => {
  const { book, passed, upcoming, past } = await traveller();
  const [never, inside] = [await book(26), await book(27)];
  for (const id of [never, inside]) await passed(id, 1, 'confirmed');
  await t.rows(
    `update orders o set checked_in_at = $2, checked_in_bags = 1, bags_inside = 1, inside_listing_id = b.listing_id
     from bookings b where b.id = $1 and o.id = b.order_id`,
    [inside, t.clock.now().toString()],
  );
  expect(await upcoming()).toEqual([inside]);
  expect(await past()).toEqual([[never], 1]);
});

it('attempts that were never paid are no bookings, and a stranger sees none', async () => {
  const { person, book, upcoming, past } = await traveller();
  const attempt = await book(26, false);
  await person.booking.cancel({ requestId: crypto.randomUUID(), bookingId: attempt });
  expect([await upcoming(), await past()]).toEqual([[], [[], 0]]);
  const visitor = await t.as(null);
  expect(await refused(visitor.booking.upcoming())).toBe('unauthenticated');
  expect(await refused(visitor.booking.past({ most: 10 }))).toBe('unauthenticated');
  await book(27);
  expect(await (await t.as(await makeUser(t))).booking.upcoming()).toEqual([]);
});
