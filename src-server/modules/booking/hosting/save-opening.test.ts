import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { expectBalancedLedger, paid, refundsOf, refused, statusOf } from '../order.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** The day of the stay that the fixtures book. */
const closedThatDay = [{ from: '2026-11-25', to: '2026-11-25' }];

async function withBooking() {
  const made = await paid(t);
  const owner = await t.as({ userId: made.listing.ownerId });
  const change = { listingId: made.listing.id, closures: closedThatDay };
  const { bookings, fingerprint } = await owner.hosting.affected(change);
  return { ...made, owner, change, bookings, fingerprint };
}

const freeOf = async (bookingId: string) =>
  (
    await t.rows<{ penalty_free: boolean }>('select penalty_free from orders where current_booking_id = $1', [
      bookingId,
    ])
  )[0];

describe('a change of opening hours', () => {
  it('lists the bookings that would meet a closed door, and is saved at once where there are none', async () => {
    const { bookings, order, owner, listing } = await withBooking();
    expect(bookings).toMatchObject([{ code: order.code, ends: ['dropOff', 'pickUp'], paid: { minor: 1017 } }]);
    const other = { listingId: listing.id, closures: [{ from: '2026-12-24', to: '2026-12-26' }] };
    const { bookings: none, fingerprint } = await owner.hosting.affected(other);
    expect(none).toEqual([]);
    const saved = await owner.hosting.saveOpening({ ...other, fingerprint, choices: [], requestId: randomUUID() });
    expect(saved.rules.closures).toEqual(other.closures);
  });

  it('keeps a booking, tells its traveller, and lets them cancel free of charge after it has begun', async () => {
    const { owner, change, fingerprint, bookingId, who, person } = await withBooking();
    const save = { ...change, fingerprint, choices: [{ bookingId, choice: 'keep' as const }], requestId: randomUUID() };
    await owner.hosting.saveOpening(save);
    await owner.hosting.saveOpening(save);
    expect(await t.runJobs()).toEqual([]);
    expect(await statusOf(t, bookingId)).toMatchObject({ status: 'confirmed' });
    expect(await freeOf(bookingId)).toEqual({ penalty_free: true });
    const told = t.mails.filter(({ to, subject }) => to === who.email && subject.includes('changed its opening hours'));
    expect(told).toHaveLength(1);
    expect((await person.booking.get({ bookingId })).refundable).toMatchObject({ minor: 1017 });
  });

  it('gives all back of a booking that is refunded', async () => {
    const { owner, change, fingerprint, bookingId } = await withBooking();
    const choices = [{ bookingId, choice: 'refund' as const }];
    await owner.hosting.saveOpening({ ...change, fingerprint, choices, requestId: randomUUID() });
    expect(await t.runJobs()).toEqual([]);
    expect(await statusOf(t, bookingId)).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'The location is closed at that time',
    });
    expect(await refundsOf(t, bookingId)).toEqual([{ amount_minor: 1017, status: 'succeeded' }]);
    await expectBalancedLedger(t);
  });

  it('asks a traveller to pick up before the new closing, and keeps the booking', async () => {
    const { listing, owner, bookingId, who } = await withBooking();
    // The pick-up is at 2 PM.
    const special = [{ date: '2026-11-25', closed: true, slots: [{ from: 13 * 60, to: 1440 }] }];
    const change = { listingId: listing.id, special };
    const { bookings, fingerprint } = await owner.hosting.affected(change);
    expect(bookings).toMatchObject([{ ends: ['pickUp'], earlierBy: '2026-11-25T18:00:00Z' }]);
    const choices = [{ bookingId, choice: 'ask' as const }];
    const [message] = await owner.hosting.openingMessages({ ...change, choices });
    await owner.hosting.saveOpening({ ...change, fingerprint, choices, requestId: randomUUID() });
    expect(await t.runJobs()).toEqual([]);
    expect(await statusOf(t, bookingId)).toMatchObject({ status: 'confirmed' });
    expect(await freeOf(bookingId)).toEqual({ penalty_free: true });
    const asked = t.mails.find(({ to, subject }) => to === who.email && subject.includes('please pick up by'));
    expect(asked?.subject).toBe(message?.subject);
    expect(asked?.subject).toMatch(/closes earlier: please pick up by Wed, Nov 25, 1:00 PM$/);
  });

  it('keeps a booking that no earlier pick-up can be asked of', async () => {
    const { owner, change, fingerprint, bookingId, bookings, who } = await withBooking();
    expect(bookings).toMatchObject([{ earlierBy: null }]);
    const choices = [{ bookingId, choice: 'ask' as const }];
    await owner.hosting.saveOpening({ ...change, fingerprint, choices, requestId: randomUUID() });
    expect(await t.runJobs()).toEqual([]);
    const told = t.mails.filter(({ to, subject }) => to === who.email && subject.includes('changed its opening hours'));
    expect(told).toHaveLength(1);
  });

  it('saves nothing while a booking has no choice', async () => {
    const { owner, change, fingerprint, bookingId } = await withBooking();
    const save = { ...change, fingerprint, choices: [], requestId: randomUUID() };
    expect(await refused(owner.hosting.saveOpening(save))).toBe('choiceMissing');
    expect((await owner.partner.listing({ listingId: change.listingId })).rules.closures).toEqual([]);
    expect(await freeOf(bookingId)).toEqual({ penalty_free: false });
  });

  it('saves nothing when a booking has come since the list was shown', async () => {
    const { owner, change, fingerprint, bookingId } = await withBooking();
    const other = await t.as(await makeUser(t));
    const late = await other.booking.create(aBooking(change.listingId));
    await other.booking.pay({ requestId: randomUUID(), bookingId: late.id, cardToken: 'tok_visa' });
    const choices = [{ bookingId, choice: 'refund' as const }];
    const save = { ...change, fingerprint, choices, requestId: randomUUID() };
    expect(await refused(owner.hosting.saveOpening(save))).toBe('bookingsAffected');
    expect(await statusOf(t, bookingId)).toMatchObject({ status: 'confirmed' });
    const again = await owner.hosting.affected(change);
    expect(again.bookings.map(({ id }) => id).sort()).toEqual([bookingId, late.id].sort());
  });

  it('and bookings at the same moment: each booking is on the list, or is refused by the new hours', async () => {
    const listing = await makeListing(t, { capacity: 50 });
    const owner = await t.as({ userId: listing.ownerId });
    const change = { listingId: listing.id, closures: closedThatDay };
    const people = await Promise.all(Array.from({ length: 6 }, async () => t.as(await makeUser(t))));
    const booking = people.map((person) =>
      person.booking.create({ ...aBooking(listing.id), card: { cardToken: 'tok_visa' } }).then(
        ({ id }) => id,
        () => null,
      ),
    );
    const { fingerprint } = await owner.hosting.affected(change);
    const outcome = await owner.hosting
      .saveOpening({ ...change, fingerprint, choices: [], requestId: randomUUID() })
      .then(
        () => 'saved',
        () => 'refused',
      );
    const booked = (await Promise.all(booking)).filter((id) => id !== null);
    const { rules } = await owner.partner.listing({ listingId: listing.id });
    expect(rules.closures).toHaveLength(outcome === 'saved' ? 1 : 0);
    // Saved without a choice: then no booking stands before the closed door.
    expect([outcome, booked.length > 0]).toEqual([outcome, outcome === 'refused']);
  });

  it('of another partner’s location meets 404, and of a customer 403', async () => {
    const { change, fingerprint } = await withBooking();
    const stranger = await t.as(await makeUser(t, { isPartner: true }));
    const customer = await t.as(await makeUser(t));
    const save = { ...change, fingerprint, choices: [], requestId: randomUUID() };
    expect(await refused(stranger.hosting.affected(change))).toBe('listingNotFound');
    expect(await refused(stranger.hosting.saveOpening(save))).toBe('listingNotFound');
    expect(await refused(stranger.partner.listing({ listingId: change.listingId }))).toBe('listingNotFound');
    expect(await refused(stranger.partner.saveDiscounts({ listingId: change.listingId, discounts: [] }))).toBe(
      'listingNotFound',
    );
    expect(await refused(customer.hosting.saveOpening(save))).toBe('forbidden');
    expect(await stranger.partner.listings()).toEqual([]);
  });

  it('lowers the capacity below what is booked, and names who would not fit', async () => {
    const { listing, bookingId, who } = await paid(t, 5, 3);
    const owner = await t.as({ userId: listing.ownerId });
    const change = { listingId: listing.id, maxCapacity: 2 };
    const { bookings, fingerprint } = await owner.hosting.affected(change);
    expect(bookings).toMatchObject([{ id: bookingId, ends: [], isOverCapacity: true }]);
    const choices = [{ bookingId, choice: 'keep' as const }];
    const saved = await owner.hosting.saveOpening({ ...change, fingerprint, choices, requestId: randomUUID() });
    expect(saved.maxCapacity).toBe(2);
    expect(await statusOf(t, bookingId)).toMatchObject({ status: 'confirmed' });
    // The traveller reads of room, and of no hours, which are what they were.
    expect(await t.runJobs()).toEqual([]);
    const told = t.mails.filter(({ to, text }) => to === who.email && text.includes('free of charge until your bags'));
    expect(told.map(({ subject }) => subject)).toEqual([expect.stringMatching(/takes fewer bags now$/)]);
    expect(told[0]?.text).not.toContain('opening hours');
  });
});

describe('a location', () => {
  it('knows how full it is and what its owner earned this week', async () => {
    const { listing } = await paid(t, 5, 2);
    const owner = await t.as({ userId: listing.ownerId });
    const week = await owner.hosting.week({ listingId: listing.id });
    expect(week).toMatchObject({ bookings: 1, bags: 2, shares: [], expected: [{ currency: 'CAD' }] });
    expect(week.expected[0]?.minor).toBeGreaterThan(0);
    const days = week.days.map(({ date, mostBags }) => [date, mostBags]);
    expect(days).toContainEqual(['2026-11-25', 2]);
    expect(days).toHaveLength(7);
    expect(await owner.hosting.sharesThisWeek()).toEqual([{ listingId: listing.id, shares: [] }]);
  });

  it('has the discounts that its owner gave it last', async () => {
    const listing = await makeListing(t);
    const owner = await t.as({ userId: listing.ownerId });
    const coffee = { name: 'With your ticket', percentage: 10, appliedTo: 'Coffee' };
    const save = (discounts: (typeof coffee)[]) => owner.partner.saveDiscounts({ listingId: listing.id, discounts });
    expect((await save([coffee])).discounts).toMatchObject([coffee]);
    expect(await refused(save([{ ...coffee, percentage: 100 }]))).toBeUndefined();
    expect((await save([])).discounts).toEqual([]);
  });
});
