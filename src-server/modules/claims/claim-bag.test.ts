import { afterAll, beforeAll, expect, it } from 'vitest';
import { refused } from '#server/modules/booking/order.fixture.ts';
import { dropOff, handing } from '#server/modules/custody/custody.fixture.ts';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
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
