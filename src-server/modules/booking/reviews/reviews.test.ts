import { markCustody } from '#server/testing/custody-marks.ts';
import { Instant } from '@js-joda/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '#server/testing/factories.ts';
import { newId } from '#server/platform/ids.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { paid, refused } from '../order.fixture.ts';
import { reviewNeeds } from './moderate.ts';
import { orderKey } from '../orders/guest-access.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const DAY = 60 * 24;

/** A stay that is over, two days later. */
async function over() {
  const made = await paid(t);
  await t.rows(`update bookings set status = 'completed', completed_at = $2 where id = $1 returning id`, [
    made.bookingId,
    t.clock.now().toString(),
  ]);
  return made;
}

async function reviewed(rating = 4, text = 'Quick and kind.') {
  const made = await over();
  await made.person.reviews.save({ bookingId: made.bookingId, rating, text });
  const [row] = await t.rows<{ id: string }>('select id from reviews where booking_id = $1', [made.bookingId]);
  return { ...made, reviewId: row?.id ?? '' };
}

const support = async () => t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
const ofLocation = async (slug: string) => (await t.as(null)).reviews.ofLocation({ slug });

describe('a review', () => {
  it('is written through the link of the mail, without a session', async () => {
    const { bookingId } = await over();
    const visitor = await t.as(null);
    const key = orderKey(t.deps, bookingId);
    expect(await visitor.reviews.ofOrder({ bookingId, key })).toMatchObject({ state: 'open', review: null });
    const saved = await visitor.reviews.save({ bookingId, key, rating: 5, text: '' });
    expect(saved).toMatchObject({ state: 'changeable', review: { rating: 5, text: '' } });
  });

  it('can be changed for 30 days, keeps its place and its average, and stays then', async () => {
    const { person, bookingId, listing } = await reviewed(2);
    await person.reviews.save({ bookingId, rating: 5, text: 'Better on a second look.' });
    const [row] = await t.rows('select rating_sum, reviews_count from listings where id = $1', [listing.id]);
    expect(row).toEqual({ rating_sum: 5, reviews_count: 1 });
    const start = t.clock.now();
    t.clock.forward(31 * DAY);
    expect(await person.reviews.ofOrder({ bookingId })).toMatchObject({ state: 'fixed' });
    expect(await refused(person.reviews.save({ bookingId, rating: 1, text: '' }))).toBe('reviewNotPossible');
    expect(await refused(person.reviews.delete({ bookingId }))).toBe('reviewNotPossible');
    t.clock.set(start);
  });

  it('is sent to programs at once, and makes no average on the map before there are three', async () => {
    const { listing } = await reviewed(4);
    const answer = await fetch(`${t.baseUrl()}/api/v1/listings/${listing.id}`);
    expect(await answer.json()).toMatchObject({ average_rating: 4, reviews_count: 1 });
    expect((await ofLocation(listing.slug)).summary).toMatchObject({ average: null });
  });

  it('is taken back by who wrote it, and leaves nothing', async () => {
    const { person, bookingId, listing } = await reviewed();
    expect(await person.reviews.delete({ bookingId })).toMatchObject({ state: 'open', review: null });
    await person.reviews.delete({ bookingId });
    expect((await ofLocation(listing.slug)).summary.count).toBe(0);
  });

  it('is written once by ten presses', async () => {
    const { person, bookingId, who } = await over();
    await Promise.all(Array.from({ length: 10 }, () => person.reviews.save({ bookingId, rating: 3, text: 'Fine.' })));
    expect(await t.rows('select 1 from reviews where booking_id = $1', [bookingId])).toHaveLength(1);
    expect(who).toBeDefined();
  });

  it('is refused where the stay goes on, is long over, or is another traveller’s', async () => {
    const open = await paid(t);
    const save = { bookingId: open.bookingId, rating: 5, text: '' };
    expect(await refused(open.person.reviews.save(save))).toBe('reviewNotPossible');
    expect(await open.person.reviews.ofOrder(save)).toMatchObject({ state: 'notCompleted' });
    await open.person.booking.cancel({ bookingId: open.bookingId, requestId: newId() });
    expect(await open.person.reviews.ofOrder(save)).toMatchObject({ state: 'canceled' });
    expect(await refused(open.person.reviews.save(save))).toBe('reviewNotPossible');
    const { bookingId, listing } = await over();
    const stranger = await t.as(await makeUser(t));
    const owner = await t.as({ userId: listing.ownerId });
    for (const other of [stranger, owner, await t.as(null)]) {
      expect(await refused(other.reviews.ofOrder({ bookingId }))).toBe('orderNotFound');
      expect(await refused(other.reviews.save({ bookingId, rating: 1, text: '' }))).toBe('orderNotFound');
      const forged = orderKey(t.deps, open.bookingId);
      expect(await refused(other.reviews.save({ bookingId, key: forged, rating: 1, text: '' }))).toBe('orderNotFound');
      expect(await refused(other.reviews.delete({ bookingId }))).toBe('orderNotFound');
    }
    await expect(stranger.reviews.save({ bookingId, rating: 5, text: 'x'.repeat(1001) })).rejects.toThrow();
    const start = t.clock.now();
    t.clock.forward(91 * DAY);
    const visitor = await t.as(null);
    const key = orderKey(t.deps, bookingId);
    expect(await visitor.reviews.ofOrder({ bookingId, key })).toMatchObject({ state: 'expired' });
    // Its order does not lead there any more.
    expect(await visitor.booking.openByKey({ bookingId, key })).toMatchObject({ review: null });
    t.clock.set(start);
  });
});

describe('the reviews of a location', () => {
  it('come with their distribution and the stay behind each; the average waits for three', async () => {
    const { listing, bookingId } = await reviewed(5, '100% kind');
    const page = await ofLocation(listing.slug);
    expect(page.summary).toMatchObject({ count: 1, average: null, recent: { count: 1 }, removed: [] });
    expect(page.summary.distribution[0]).toEqual({ stars: 5, count: 1 });
    expect(page.reviews[0]).toMatchObject({ rating: 5, stay: { bagsCount: 1, minutes: 180, isVerified: false } });
    // The counter took its bags in, whether it gave them back by a scan or not.
    await markCustody(t, bookingId, { bags: 1 });
    expect((await ofLocation(listing.slug)).reviews[0]?.stay).toMatchObject({ isVerified: true });
    expect(JSON.stringify(page)).not.toContain(bookingId);
    const visitor = await t.as(null);
    const found = (asked: object) => visitor.reviews.ofLocation({ slug: listing.slug, ...asked });
    expect((await found({ text: '100%' })).found).toBe(1);
    expect((await found({ text: '_00' })).found).toBe(0);
    expect((await found({ stars: 4 })).found).toBe(0);
    expect((await found({ language: 'es' })).found).toBe(0);
    expect(await found({ language: 'en' })).toMatchObject({ found: 1, reviews: [{ language: 'en' }] });
    expect((await found({ page: 10_000 })).reviews).toEqual([]);
    expect(await refused(visitor.reviews.ofLocation({ slug: 'nowhere' }))).toBe('listingNotFound');
  });
});

describe('the days of reviews', () => {
  it('are those of the location, which says what day it is there', async () => {
    const { listing, person, bookingId } = await reviewed();
    await t.rows(`update listings set time_zone = 'Pacific/Auckland' where id = $1 returning id`, [listing.id]);
    const start = t.clock.now();
    t.clock.set(Instant.parse('2026-12-31T18:00:00Z'));
    expect((await ofLocation(listing.slug)).listing).toMatchObject({ zone: 'Pacific/Auckland', today: '2027-01-01' });
    expect((await person.reviews.ofOrder({ bookingId })).listing.today).toBe('2027-01-01');
    t.clock.set(start);
  });
});

describe('moderation', () => {
  it('removes for a reason that stays as a count, tells who wrote it, and takes it back', async () => {
    const { listing, reviewId, person, bookingId, who } = await reviewed(1, 'Ask for Marc Roy.');
    const owner = await t.as({ userId: listing.ownerId });
    const report = { reviewId, about: 'review', reason: 'named_person', note: 'That is me' } as const;
    await owner.reviews.report(report);
    await owner.reviews.report(report);
    const admin = await support();
    const { reviews } = await admin.admin.reviews.list({ text: 'Marc Roy' });
    expect(reviews).toMatchObject([{ id: reviewId, reports: [{ reporter: 'partner', reason: 'named_person' }] }]);
    const remove = { reviewId, about: 'review', decision: { kind: 'remove', reason: 'named_person' } } as const;
    expect(await admin.admin.reviews.decide(remove)).toEqual({ changed: true });
    expect(await admin.admin.reviews.decide(remove)).toEqual({ changed: false });
    await t.runJobs();
    const mail = t.mails.find(({ to, subject }) => to === who.email && subject.includes('was removed'));
    expect(mail?.text).toContain('named a person');
    const page = await ofLocation(listing.slug);
    expect(page).toMatchObject({ found: 0, summary: { count: 0, removed: [{ reason: 'named_person', count: 1 }] } });
    expect(await person.reviews.ofOrder({ bookingId })).toMatchObject({ state: 'removed' });
    const visitor = await t.as(null);
    expect(await visitor.search.listing({ listing: listing.slug, bagsCount: 1 })).toMatchObject({ latestReviews: [] });
    expect(await refused(visitor.reviews.report(report))).toBe('notFound');
    await admin.admin.reviews.decide({ reviewId, about: 'review', decision: { kind: 'restore' } });
    expect((await ofLocation(listing.slug)).summary).toMatchObject({ count: 1, removed: [] });
  });

  it('leaves its writer the answer to read, until that is removed', async () => {
    const { listing, reviewId, person, bookingId } = await reviewed();
    const read = async () => (await person.reviews.ofOrder({ bookingId })).review?.reply;
    expect(await read()).toBeNull();
    const owner = await t.as({ userId: listing.ownerId });
    await owner.hosting.replyToReview({ reviewId, text: 'Come again.' });
    expect(await read()).toMatchObject({ text: 'Come again.' });
    await (await t.as(null)).reviews.report({ reviewId, about: 'reply', reason: 'insult' });
    const remove = { reviewId, about: 'reply', decision: { kind: 'remove', reason: 'insult' } } as const;
    await (await support()).admin.reviews.decide(remove);
    expect(await read()).toBeNull();
  });

  it('removes an answer alone, which is not written anew', async () => {
    const { listing, reviewId } = await reviewed();
    const owner = await t.as({ userId: listing.ownerId });
    const visitor = await t.as(null);
    const report = { reviewId, about: 'reply', reason: 'insult' } as const;
    expect(await refused(visitor.reviews.report(report))).toBe('notFound');
    await owner.hosting.replyToReview({ reviewId, text: 'You are a fool.' });
    await visitor.reviews.report(report);
    const admin = await support();
    expect(await reviewNeeds.find(t.deps)).toMatchObject([
      { kind: 'review', to: '/admin/reviews', count: 1, name: expect.stringMatching(/\w/) },
    ]);
    await admin.admin.reviews.decide({ reviewId, about: 'reply', decision: { kind: 'remove', reason: 'insult' } });
    expect((await ofLocation(listing.slug)).reviews[0]).toMatchObject({ text: 'Quick and kind.', reply: null });
    expect(await refused(owner.hosting.replyToReview({ reviewId, text: 'Sorry.' }))).toBe('alreadyReplied');
  });

  it('keeps what is fine, so that it is reported no more', async () => {
    const { reviewId, listing } = await reviewed();
    await (await t.as(await makeUser(t))).reviews.report({ reviewId, about: 'review', reason: 'advertising' });
    const admin = await support();
    await admin.admin.reviews.decide({ reviewId, about: 'review', decision: { kind: 'keep' } });
    const { reviews } = await admin.admin.reviews.list({});
    expect(reviews.map(({ id }) => id)).not.toContain(reviewId);
    expect((await ofLocation(listing.slug)).found).toBe(1);
  });
});
