import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#server/platform/ids.ts';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

it('tells an owner of the newest reviews of two weeks, and no other partner of them', async () => {
  const listing = await makeListing(t, { capacity: 9 });
  const person = await t.as(await makeUser(t));
  const review = async (rating: number, daysAgo: number) => {
    const { id } = await person.booking.create({
      ...aBooking(listing.id),
      allowDuplicate: true,
      card: { cardToken: 'tok_visa' },
    });
    const at = t.clock.now().minusSeconds(daysAgo * 86_400);
    await t.rows(
      `insert into reviews (id, booking_id, listing_id, author_name, rating, text, created_at)
       values ($1, $2, $3, 'Jonas', $4, 'Quick and kind.', $5)`,
      [newId(), id, listing.id, rating, at.toString()],
    );
  };
  for (const [rating, daysAgo] of [
    [1, 20],
    [2, 9],
    [3, 8],
    [4, 2],
    [5, 1],
  ] as const)
    await review(rating, daysAgo);
  const owner = await t.as({ userId: listing.ownerId });
  const news = await owner.hosting.newReviews();
  expect(news.map(({ rating, text, listingId }) => [rating, text, listingId])).toEqual([
    [5, 'Quick and kind.', listing.id],
    [4, 'Quick and kind.', listing.id],
    [3, 'Quick and kind.', listing.id],
  ]);
  const other = await t.as({ userId: (await makeUser(t, { isPartner: true })).userId });
  expect(await other.hosting.newReviews()).toEqual([]);
  await expect((await t.as(await makeUser(t))).hosting.newReviews()).rejects.toThrow();
});
