import type { Instant } from '@js-joda/core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { tellOf } from './erase-person.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

let start: Instant;
beforeAll(() => {
  start = t.clock.now();
});
afterEach(() => t.clock.set(start));

const card = { cardToken: 'tok_visa' };
const MINUTES_A_DAY = 60 * 24;

/** A stay that ended three days after the test's now, written of in every way there is. */
async function anOldStay(name: string) {
  const { id: listingId } = await makeListing(t, { capacity: 9 });
  const email = `${name}@example.net`;
  const { userId } = await makeUser(t, { email });
  const traveller = await t.as({ userId });
  const { id } = await traveller.booking.create({ ...aBooking(listingId), card });
  await t.rows('update bookings set first_name = $2, last_name = $2 where id = $1', [id, name]);
  t.clock.forward(MINUTES_A_DAY * 3);
  await t.tick('complete-bookings');
  await traveller.booking.review({ bookingId: id, rating: 5, text: 'Kind people' });
  t.clock.set(start);
  await t.runJobs();
  await t.sandbox.settled();
  await t.runJobs();
  return { id, userId, email, words: `${name} said so` };
}

const stayOf = (id: string) =>
  t.rows<{ first_name: string; email: string; total_minor: number }>(
    'select first_name, email, total_minor::int from bookings where id = $1',
    [id],
  );

/** Rows about the booking that hold the name, as tables. */
async function tellers(id: string, name: string): Promise<string[]> {
  const tables = await t.rows<{ table_name: string }>(
    `select table_name from information_schema.columns
     where table_schema = 'public' and column_name = 'booking_id' and table_name not in ('sent_mails')`,
  );
  const found = await Promise.all(
    tables.map(async ({ table_name: table }) => {
      const rows = await t.rows(
        `select from ${table} r where booking_id = $1 and strpos(lower(r::text), lower($2)) > 0`,
        [id, name],
      );
      return rows.length > 0 ? [table] : [];
    }),
  );
  return found.flat().toSorted();
}

it('takes the name off a stay that ended three years ago, and leaves books, review and what is younger', async () => {
  const old = await anOldStay('zephyrine');
  await tellOf(t, { ...old, bookingId: old.id });
  const entries = () => t.rows('select * from ledger_entries order by id');
  const [sold] = await stayOf(old.id);

  const young = await anOldStay('quillfeather');
  await t.rows(
    `update bookings set drop_off_at = drop_off_at + interval '30 days', pick_up_at = pick_up_at + interval '30 days' where id = $1`,
    [young.id],
  );
  const before = await entries();
  // A night before its three years are over.
  t.clock.forward(MINUTES_A_DAY * (3 * 365 - 1));
  await t.tick('forget-old-stays');
  expect(await stayOf(old.id)).toEqual([sold]);

  t.clock.forward(MINUTES_A_DAY * 10);
  // Money on its way keeps it until it has arrived.
  const refunds = (status: string) =>
    t.rows('update refunds set status = $2 where booking_id = $1 returning 1', [old.id, status]);
  expect(await refunds('requested')).not.toEqual([]);
  await t.tick('forget-old-stays');
  expect(await stayOf(old.id)).toEqual([sold]);
  await refunds('succeeded');
  await t.tick('forget-old-stays');
  expect(await stayOf(old.id)).toEqual([
    { first_name: 'Erased', email: `erased-${old.userId}@erased.invalid`, total_minor: sold?.total_minor },
  ]);
  expect(await tellers(old.id, 'zephyrine')).toEqual(['reviews']);
  expect(
    await t.rows("select from audit_log where subject_id = $1 and after::text like '%zephyrine%'", [old.id]),
  ).toEqual([]);
  expect(await entries()).toEqual(before);
  expect(await t.rows('select text, rating from reviews where booking_id = $1', [old.id])).toHaveLength(1);
  // The account is its person's, and the younger stay keeps its name.
  expect(await t.rows('select email from users where id = $1', [old.userId])).toEqual([{ email: old.email }]);
  expect((await stayOf(young.id))[0]?.first_name).toBe('quillfeather');
  // The traveller still finds the stay, and administration sees that it carries no name.
  t.clock.set(start);
  const administration = await t.as({ service: 'admin' });
  expect(await administration.admin.bookings.get({ booking: old.id })).toMatchObject({ isErased: true, mails: [] });
});

it('forgets thousands in one night, each once', async () => {
  const { id } = await anOldStay('thousandfold');
  const copies = 2_300;
  await t.rows(
    `insert into bookings (id, code, listing_id, user_id, status, drop_off_at, pick_up_at, bags_count, first_name, last_name, email,
       language, quote, currency, total_minor, created_at, updated_at)
     select gen_random_uuid(), 'CLK-' || lpad(n::text, 6, 'Z'), listing_id, user_id, 'canceled', drop_off_at, pick_up_at, 1, first_name,
       last_name, email, language, quote, currency, total_minor, created_at, updated_at
     from bookings cross join generate_series(1, $2::int) n where id = $1`,
    [id, copies],
  );
  t.clock.forward(MINUTES_A_DAY * 4 * 365);
  await t.tick('forget-old-stays');
  expect(await t.rows("select from bookings where first_name = 'thousandfold'")).toEqual([]);
});
