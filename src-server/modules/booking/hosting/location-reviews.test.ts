import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../order.fixture.ts';
import { paid } from '../order.fixture.ts';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(() => void (t.mails.length = 0));
afterAll(() => t.close());

/** A location whose traveller reviewed their stay. */
async function reviewed(text = 'Quick and kind.') {
  const start = t.clock.now();
  const { listing, person, bookingId } = await paid(t);
  t.clock.forward(60 * 48);
  await t.tick('complete-bookings');
  t.clock.set(start);
  await person.booking.review({ bookingId, rating: 4, text });
  const owner = await t.as({ userId: listing.ownerId });
  const page = await owner.hosting.reviews({ listingId: listing.id });
  return { listing, owner, bookingId, reviewId: page.reviews[0]?.id ?? '' };
}

describe('a review', () => {
  it('is answered in public by the owner of the location, once', async () => {
    const { owner, listing, reviewId } = await reviewed();
    const answered = await owner.hosting.replyToReview({ reviewId, text: '  Thank you. Ring at the side door.  ' });
    expect(answered).toMatchObject({ rating: 4, reply: { text: 'Thank you. Ring at the side door.' } });
    const visitor = await t.as(null);
    const page = await visitor.search.listing({ listing: listing.slug, bagsCount: 1 });
    expect(page.latestReviews).toMatchObject([
      { text: 'Quick and kind.', reply: { text: 'Thank you. Ring at the side door.' } },
    ]);
    expect(await refused(owner.hosting.replyToReview({ reviewId, text: 'And more' }))).toBe('alreadyReplied');
    const { reviews } = await owner.hosting.reviews({ listingId: listing.id });
    expect(reviews[0]?.reply?.text).toBe('Thank you. Ring at the side door.');
  });

  it('is answered once by two people at the same time', async () => {
    const { owner, reviewId } = await reviewed();
    const answers = await Promise.allSettled(
      ['One', 'Two', 'Three'].map((text) => owner.hosting.replyToReview({ reviewId, text })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('of another partner’s location is not there', async () => {
    const { listing, reviewId } = await reviewed();
    const stranger = await t.as(await makeUser(t, { isPartner: true }));
    await expect(stranger.hosting.replyToReview({ reviewId, text: 'Hello' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(stranger.hosting.replyToReview({ reviewId: 'x', text: 'Hello' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await stranger.hosting.reviews({ listingId: listing.id })).reviews).toEqual([]);
    const customer = await t.as(await makeUser(t));
    await expect(customer.hosting.replyToReview({ reviewId, text: 'Hello' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('is answered in 1 to 1000 characters', async () => {
    const { owner, reviewId } = await reviewed();
    for (const text of ['', '   ', 'x'.repeat(1001)]) {
      await expect(owner.hosting.replyToReview({ reviewId, text })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
    expect((await owner.hosting.replyToReview({ reviewId, text: 'x'.repeat(1000) })).reply?.text).toHaveLength(1000);
  });

  it('is shown to the partner with the way to answer it', async () => {
    const { listing } = await reviewed();
    await t.runJobs();
    const told = t.mails.filter(({ subject }) => subject.startsWith('New review of'));
    expect(told.map(({ text }) => text).join()).toContain(`/dashboard/listings/${listing.id}#reviews`);
  });
});
