import { afterAll, beforeAll, expect, it } from 'vitest';
import { refused } from '#server/modules/booking/order.fixture.ts';
import { dropOff, handing } from '#server/modules/custody/custody.fixture.ts';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { migrate, migrateDown } from '#server/platform/db/migrate.ts';
import { createTestApp, createTestAppForTest, type TestApp } from '#server/testing/test-app.ts';
import { migrations } from '../../../migrations/all.ts';
import { words } from './claims.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** A stay of two bags with these tags, of which as many were handed back. */
async function fetchedAtTheCounter(tags: readonly string[], { out, left }: { out: number; left?: readonly string[] }) {
  const listing = await makeListing(t, { capacity: 5 });
  t.clock.set(dropOff.minusSeconds(86_400));
  const person = await t.as(await makeUser(t));
  const card = { cardToken: 'tok_visa' };
  const { id: bookingId } = await person.booking.create({ ...aBooking(listing.id, { bagsCount: 2 }), card });
  t.clock.set(dropOff);
  const owner = await t.as({ userId: listing.ownerId });
  await owner.custody.checkIn({ ...handing(bookingId, 2), tags: [...tags] });
  t.clock.forward(60);
  const note = out < 2 ? 'One was not found' : undefined;
  const restMissing = out < 2;
  await owner.custody.checkOut({ ...handing(bookingId, out, note), restMissing, ...(left && { tags: [...left] }) });
  return { person, bookingId };
}

/** A paid booking, for a claim that is written as it was kept before. @returns its id */
async function bookedAt(app: TestApp): Promise<string> {
  const listing = await makeListing(app);
  const person = await app.as(await makeUser(app));
  return (await person.booking.create({ ...aBooking(listing.id), card: { cardToken: 'tok_visa' } })).id;
}

it('of a claim is one of the custody record’s tags; the one that stayed behind is known', async () => {
  const { person, bookingId } = await fetchedAtTheCounter(['0412', '0413'], { out: 1, left: ['0412'] });
  expect(await person.claims.ofOrder({ bookingId })).toMatchObject({ bags: ['0412', '0413'], missing: '0413' });
  for (const bag of ['0499', '413', 1, 2])
    expect(await refused(person.claims.send({ bookingId, ...words, bag }))).toBe('claimBagUnknown');
  const { claim } = await person.claims.send({ bookingId, ...words, bag: '0413' });
  expect(claim).toMatchObject({ bag: '0413' });
});

it('of a claim is one of those that were booked where they had no tags', async () => {
  const { person, bookingId } = await fetchedAtTheCounter([], { out: 2 });
  expect(await person.claims.ofOrder({ bookingId })).toMatchObject({ bags: [1, 2], missing: null });
  for (const bag of ['0412', 3])
    expect(await refused(person.claims.send({ bookingId, ...words, bag }))).toBe('claimBagUnknown');
  expect(await person.claims.send({ bookingId, ...words, bag: 2 })).toMatchObject({ claim: { bag: 2 } });
});

it('of a claim of before, written in its language, becomes which one it is, and is words again on the way back', async () => {
  const old = await createTestAppForTest();
  const all = { url: old.databaseUrl, migrations };
  const before = '0271-previews-given';
  const written = ['Bag 1', 'Bagage 2', 'Bulto 50', '0412', 'Bag 51', 'Bag 2 of Ada'];
  const bookings = [];
  for (const bag of written) bookings.push([await bookedAt(old), bag]);
  await migrateDown(all, before);
  for (const [bookingId, bag] of bookings) {
    old.clock.forward(1);
    await old.rows(
      `insert into claims (id, booking_id, kind, bag, words, asked_minor, currency, record_hash, created_at)
       values ($1, $1, 'gone', $2, 'Gone', 1, 'CAD', 'x', $3)`,
      [bookingId, bag, old.clock.now().toString()],
    );
  }
  const kept = (columns: string) => old.rows(`select ${columns} from claims order by created_at`);
  await migrate(all);
  expect(await kept('bag, bag_number as number')).toEqual([
    { bag: null, number: 1 },
    { bag: null, number: 2 },
    { bag: null, number: 50 },
    { bag: '0412', number: null },
    { bag: 'Bag 51', number: null },
    { bag: 'Bag 2 of Ada', number: null },
  ]);
  await migrateDown(all, before);
  expect(await kept('bag')).toEqual(
    ['Bag 1', 'Bag 2', 'Bag 50', '0412', 'Bag 51', 'Bag 2 of Ada'].map((bag) => ({ bag })),
  );
  await migrate(all);
});
