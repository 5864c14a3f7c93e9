import { markCustody } from '#server/testing/custody-marks.ts';
import { randomUUID } from 'node:crypto';
import type { Instant } from '@js-joda/core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { expectBalancedLedger, paid, refundsOf, refused, statusOf } from '../order.fixture.ts';

let t: TestApp;
let start: Instant;
beforeAll(async () => {
  t = await createTestApp();
  start = t.clock.now();
});
afterEach(() => t.clock.set(start));
afterAll(() => t.close());

const requestId = randomUUID;
const closedThatDay = [{ from: '2026-11-25', to: '2026-11-25' }];
let cities = 0;
/** Each test has a city of its own, a hundred kilometres from the one before. */
const newCity = () => ({ latitude: 40 + (cities += 1), longitude: -79.38 });
const aBlockFrom = ({ latitude, longitude }: ReturnType<typeof newCity>, blocks = 1) => ({
  latitude: latitude + 0.002 * blocks,
  longitude,
});

/** A paid booking of tomorrow, and a closure that it meets; `capacity` bags fit into the place of another partner nearby. */
async function withNeighbour({ capacity = 5, bags = 1 } = {}) {
  const at = newCity();
  const listing = await makeListing(t, { at });
  const near = await makeListing(t, { at: aBlockFrom(at), capacity });
  const who = await makeUser(t);
  const person = await t.as(who);
  const order = await person.booking.create({
    ...aBooking(listing.id, { bagsCount: bags }),
    card: { cardToken: 'tok_visa' },
  });
  const owner = await t.as({ userId: listing.ownerId });
  const change = { listingId: listing.id, closures: closedThatDay };
  return { at, listing, near, who, person, bookingId: order.id, owner, change };
}

type Made = Awaited<ReturnType<typeof withNeighbour>>;

async function offer({ owner, change, bookingId }: Pick<Made, 'owner' | 'change' | 'bookingId'>) {
  const { bookings, fingerprint } = await owner.hosting.affected(change);
  const choices = bookings.map(({ id, places: [place] }) =>
    id === bookingId && place !== undefined
      ? { bookingId: id, choice: 'move' as const, placeId: place.placeId }
      : { bookingId: id, choice: 'keep' as const },
  );
  await owner.hosting.saveOpening({ ...change, fingerprint, choices, requestId: requestId() });
}

/** The same, and the offer as its traveller sees it. */
async function offered(traits: Parameters<typeof withNeighbour>[0] = {}) {
  const made = await withNeighbour(traits);
  await offer(made);
  const { moveOffer } = await made.person.booking.get({ bookingId: made.bookingId });
  if (moveOffer === null) throw new Error('Nothing is offered');
  return { ...made, moveOffer, answer: { bookingId: made.bookingId, offerId: moveOffer.id } };
}

const placesLeft = async (listingId: string) => {
  const [row] = await t.rows<{ left: number }>(
    `select max_capacity - peak_of_bags(listing_id, '2026-11-25T15:00Z', '2026-11-25T19:00Z', product_now(), null) as left
     from listing_capacity where listing_id = $1`,
    [listingId],
  );
  return row?.left;
};

describe('a booking before a closed door', () => {
  it('may go to the partner’s own place nearby before any other’s', async () => {
    const made = await withNeighbour();
    const own = await makeListing(t, { at: aBlockFrom(made.at, 5), ownerId: made.listing.ownerId });
    const [booking] = (await made.owner.hosting.affected(made.change)).bookings;
    expect(booking?.places.map(({ placeId, isOwn }) => [placeId, isOwn])).toEqual([
      [own.id, true],
      [made.near.id, false],
    ]);
    expect(booking?.places[1]).toMatchObject({ metres: 222, roomLeft: 4 });
  });

  it('may go nowhere when no place nearby is open, has room, and can be booked', async () => {
    const made = await withNeighbour({ capacity: 1, bags: 2 });
    await makeListing(t, { at: aBlockFrom(made.at), bookable: false });
    await makeListing(t, { at: aBlockFrom(made.at, 20) });
    await makeListing(t, { at: aBlockFrom(made.at), rules: { closures: closedThatDay } });
    const { bookings } = await made.owner.hosting.affected(made.change);
    expect(bookings).toMatchObject([{ places: [], cannotMove: null }]);
  });

  it('stays where it is when its bags are inside, or its drop-off is near', async () => {
    const { owner, change, bookingId } = await withNeighbour();
    const why = async () => (await owner.hosting.affected(change)).bookings.map(({ cannotMove }) => cannotMove);
    t.clock.set(start.plusSeconds(24 * 3600 + 1800));
    const soon = await why();
    await markCustody(t, bookingId, { bags: 1, inAt: t.clock.now().toString() });
    expect([soon, await why()]).toEqual([['soon'], ['inside']]);
  });

  it('is not sent to a place that was not on its list', async () => {
    const { owner, change, bookingId } = await withNeighbour();
    const far = await makeListing(t, { at: newCity() });
    const { fingerprint } = await owner.hosting.affected(change);
    const choices = [{ bookingId, choice: 'move' as const, placeId: far.id }];
    const save = owner.hosting.saveOpening({ ...change, fingerprint, choices, requestId: requestId() });
    expect(await refused(save)).toBe('bookingsAffected');
    expect((await owner.partner.listing({ listingId: change.listingId })).rules.closures).toEqual([]);
  });

  it('is not sent to a place that others filled meanwhile', async () => {
    const { owner, change, near, bookingId } = await withNeighbour({ capacity: 1 });
    const { fingerprint } = await owner.hosting.affected(change);
    const other = await t.as(await makeUser(t));
    await other.booking.create({ ...aBooking(near.id), card: { cardToken: 'tok_visa' } });
    const choices = [{ bookingId, choice: 'move' as const, placeId: near.id }];
    const save = owner.hosting.saveOpening({ ...change, fingerprint, choices, requestId: requestId() });
    expect(await refused(save)).toBe('bookingsAffected');
  });
});

describe('the offer of another place', () => {
  it('holds its room, is shown to the traveller by mail and on the order, and leaves the booking as it is', async () => {
    const { bookingId, near, who, moveOffer } = await offered({ capacity: 2 });
    expect(await t.runJobs()).toEqual([]);
    expect(await placesLeft(near.id)).toBe(1);
    expect(await statusOf(t, bookingId)).toMatchObject({ status: 'confirmed' });
    expect(moveOffer).toMatchObject({ name: 'Union Station Luggage', metres: 222 });
    const told = t.mails.filter(({ to, subject }) => to === who.email && subject.includes('another place'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('65 Front St W');
  });

  it('is taken with one press: same price, nothing charged, the share is the new place’s', async () => {
    const { person, bookingId, near, listing, answer, who } = await offered();
    const again = { ...answer, requestId: requestId() };
    const taken = await person.booking.acceptMove(again);
    expect(await person.booking.acceptMove(again)).toEqual(taken);
    expect(await person.booking.acceptMove({ ...answer, requestId: requestId() })).toEqual(taken);
    expect(await t.runJobs()).toEqual([]);
    const order = await person.booking.get(taken);
    expect(order).toMatchObject({
      status: 'confirmed',
      listing: { id: near.id },
      paid: { minor: 1017 },
      total: { minor: 1017 },
      replaced: [{ id: bookingId }],
      moveOffer: null,
    });
    expect(await statusOf(t, bookingId)).toEqual({
      status: 'canceled',
      cancellation_reason: 'Moved to another location',
    });
    expect(await refundsOf(t, bookingId)).toEqual([]);
    expect(t.mails.filter(({ to, subject }) => to === who.email && subject.includes('was changed'))).toHaveLength(1);
    t.clock.forward(60 * 72);
    await t.tick('complete-bookings');
    const earned = await t.rows<{ partner_id: string; amount_minor: number }>(
      `select e.partner_id, -e.amount_minor as amount_minor from ledger_entries e
       join ledger_transactions x on x.id = e.transaction_id where x.booking_id = $1 and e.partner_id is not null`,
      [taken.bookingId],
    );
    expect(earned).toEqual([{ partner_id: near.ownerId, amount_minor: 420 }]);
    expect(listing.ownerId).not.toBe(near.ownerId);
    await expectBalancedLedger(t);
  });

  it('is taken once by two presses at the same moment', async () => {
    const { person, answer, near, bookingId } = await offered({ capacity: 1 });
    const press = () => person.booking.acceptMove({ ...answer, requestId: requestId() });
    const [one, other] = await Promise.all([press(), press()]);
    expect(one).toEqual(other);
    const taken = await t.rows('select id from bookings where order_id = $1 and version > 1 and status = $2', [
      bookingId,
      'confirmed',
    ]);
    expect(taken).toHaveLength(1);
    expect(await placesLeft(near.id)).toBe(0);
  });

  it('is a guest’s to take with the key of their mail', async () => {
    const { bookingId, answer } = await offered();
    await t.runJobs();
    const key = /key=([\w-]+)/.exec(
      t.mails.findLast(({ text }) => text.includes(`/orders/${bookingId}?key=`))?.text ?? '',
    )?.[1];
    const guest = await t.as(null);
    expect(await refused(guest.booking.acceptMove({ ...answer, requestId: requestId() }))).toBe('orderNotFound');
    await guest.booking.openByKey({ bookingId, key: key ?? '' });
    const taken = await guest.booking.acceptMove({ ...answer, requestId: requestId() });
    expect(await guest.booking.get(taken)).toMatchObject({ status: 'confirmed' });
  });

  it('is no other person’s to take, decline, open or pay', async () => {
    const { answer, moveOffer, person } = await offered();
    const stranger = await t.as(await makeUser(t));
    const call = { ...answer, requestId: requestId() };
    expect(await refused(stranger.booking.acceptMove(call))).toBe('orderNotFound');
    expect(await refused(stranger.booking.declineMove(call))).toBe('orderNotFound');
    for (const who of [stranger, person]) {
      expect(await refused(who.booking.get({ bookingId: moveOffer.id }))).toBe('orderNotFound');
      const pay = { bookingId: moveOffer.id, requestId: requestId(), cardToken: 'tok_visa' };
      expect(await refused(who.booking.pay(pay))).toBe('orderNotFound');
    }
    const mine = await paid(t);
    const mixed = { bookingId: mine.bookingId, offerId: moveOffer.id, requestId: requestId() };
    expect(await refused(mine.person.booking.acceptMove(mixed))).toBe('moveOfferOver');
  });

  it('that is declined lets go of its room, and the booking stays', async () => {
    const { person, answer, near, bookingId } = await offered();
    const order = await person.booking.declineMove({ ...answer, requestId: requestId() });
    expect(order).toMatchObject({ id: bookingId, status: 'confirmed', moveOffer: null, penaltyFree: true });
    expect(await placesLeft(near.id)).toBe(5);
    expect(await refused(person.booking.acceptMove({ ...answer, requestId: requestId() }))).toBe('moveOfferOver');
  });

  it('is no longer written about by a mail that waited until it had ended', async () => {
    const { who, person, answer } = await offered();
    await person.booking.declineMove({ ...answer, requestId: requestId() });
    await t.runJobs();
    expect(t.mails.filter(({ to, subject }) => to === who.email && subject.includes('another place'))).toEqual([]);
  });

  it('ends by itself two hours before the drop-off', async () => {
    const { person, answer, near, bookingId, moveOffer, who, listing } = await offered();
    const { dropOffAt } = await person.booking.get({ bookingId });
    expect(Date.parse(dropOffAt) - Date.parse(moveOffer.until)).toBeGreaterThanOrEqual(2 * 3_600_000);
    t.clock.set(start.plusSeconds(24 * 3600 + 60));
    expect(await placesLeft(near.id)).toBe(5);
    expect((await person.booking.get({ bookingId })).moveOffer).toBeNull();
    expect(await refused(person.booking.acceptMove({ ...answer, requestId: requestId() }))).toBe('moveOfferOver');
    await t.tick('expire-holds');
    expect(await statusOf(t, moveOffer.id)).toEqual({
      status: 'canceled',
      cancellation_reason: 'The other location was not taken',
    });
    expect(await statusOf(t, bookingId)).toMatchObject({ status: 'confirmed' });
    // Both are notified, once: the traveller, and the location that has to be open after all.
    await t.tick('expire-holds');
    expect(await t.runJobs()).toEqual([]);
    const [owner] = await t.rows<{ email: string }>('select email from users where id = $1', [listing.ownerId]);
    expect(t.mails.filter(({ to, subject }) => to === who.email && subject.includes('has ended'))).toHaveLength(1);
    expect(t.mails.filter(({ to, subject }) => to === owner?.email && subject.includes('stays at'))).toHaveLength(1);
  });

  it('ends when its place closes too: the traveller is notified, and the booking stays', async () => {
    const { near, person, bookingId, who, answer } = await offered();
    const neighbour = await t.as({ userId: near.ownerId });
    const change = { listingId: near.id, closures: closedThatDay };
    const { bookings, fingerprint } = await neighbour.hosting.affected(change);
    expect(bookings).toEqual([]);
    await neighbour.hosting.saveOpening({ ...change, fingerprint, choices: [], requestId: requestId() });
    expect(await t.runJobs()).toEqual([]);
    expect(await person.booking.get({ bookingId })).toMatchObject({ status: 'confirmed', moveOffer: null });
    expect(t.mails.filter(({ to, subject }) => to === who.email && subject.includes('has ended'))).toHaveLength(1);
    expect(await refused(person.booking.acceptMove({ ...answer, requestId: requestId() }))).toBe('moveOfferOver');
  });

  it('ends when its place cannot be booked any more, at the latest when it is taken', async () => {
    const { near, person, bookingId, answer } = await offered();
    await t.rows('update listings set bookable = false where id = $1', [near.id]);
    expect(await refused(person.booking.acceptMove({ ...answer, requestId: requestId() }))).toBe('moveOfferOver');
    expect(await placesLeft(near.id)).toBe(5);
    expect(await person.booking.get({ bookingId })).toMatchObject({ status: 'confirmed', moveOffer: null });
  });

  it('ends when the traveller cancels the booking instead', async () => {
    const { near, person, bookingId } = await offered();
    await person.booking.cancel({ bookingId, requestId: requestId() });
    expect(await placesLeft(near.id)).toBe(5);
  });
});

it('the messages are read before they go, in each traveller’s language, without the key of their order', async () => {
  const at = newCity();
  const listing = await makeListing(t, { at });
  await makeListing(t, { at: aBlockFrom(at) });
  const person = await t.as(await makeUser(t, { language: 'french' }));
  const { id: bookingId } = await person.booking.create({ ...aBooking(listing.id), card: { cardToken: 'tok_visa' } });
  const owner = await t.as({ userId: listing.ownerId });
  const change = { listingId: listing.id, closures: closedThatDay };
  const [affected] = (await owner.hosting.affected(change)).bookings;
  const choices = [{ bookingId, choice: 'move' as const, placeId: affected?.places[0]?.placeId }];
  const [message] = await owner.hosting.openingMessages({ ...change, choices });
  expect(message).toMatchObject({ locale: 'fr', subject: expect.stringContaining('un autre endroit') });
  expect(message?.text).toContain('65 Front St W');
  expect(message?.text).not.toContain('key=');
  const stranger = await t.as(await makeUser(t, { isPartner: true }));
  expect(await refused(stranger.hosting.openingMessages({ ...change, choices }))).toBe('listingNotFound');
});

it('what is read of a refund before it goes is what its traveller is sent', async () => {
  const { person, bookingId, owner, change } = await withNeighbour();
  const choices = [{ bookingId, choice: 'refund' as const }];
  const [message] = await owner.hosting.openingMessages({ ...change, choices });
  const { fingerprint } = await owner.hosting.affected(change);
  await owner.hosting.saveOpening({ ...change, fingerprint, choices, requestId: requestId() });
  t.mails.length = 0;
  await t.runJobs();
  const { email } = await person.booking.get({ bookingId });
  const sent = t.mails.find(({ to, subject }) => to === email && subject === message?.subject);
  // Here the card had the money before the mail was written.
  expect(message?.text).toBe(sent?.text.replace('Refunded amount:', 'To be refunded:'));
  expect(message?.text).toContain('you get everything back');
});
