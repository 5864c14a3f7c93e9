import { randomUUID } from 'node:crypto';
import type { Instant } from '@js-joda/core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { expectBalancedLedger, refundsOf, refused, statusOf } from '../order.fixture.ts';
import { aBlockFrom, atClock, atTheDoor, aTown, owedTo, reportOf, takingIn } from './door.fixture.ts';

let t: TestApp;
let start: Instant;
beforeAll(async () => {
  t = await createTestApp();
  start = t.clock.now();
});
afterEach(() => t.clock.set(start));
afterAll(() => t.close());

const shut = (bookingId: string, withBags = false) => ({ bookingId, withBags });
const support = async () => t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
const answerTo = async (bookingId: string, answer: 'open' | 'shut') => {
  const { id, booking_id } = await reportOf(t, bookingId);
  return { reportId: id, bookingId: booking_id, answer, words: 'We were in the back.' };
};
const decision = async (bookingId: string, verdict: 'stands' | 'refused') => {
  const { id, booking_id } = await reportOf(t, bookingId);
  return { reportId: id, bookingId: booking_id, verdict, note: 'The picture shows it.' };
};
const mailsTo = (email: string, word: string) =>
  t.mails.filter(({ to, subject }) => to === email && subject.includes(word));
const emailOf = async (userId: string) =>
  (await t.rows<{ email: string }>('select email from users where id = $1', [userId]))[0]?.email ?? '';

/** A report at 11:05, five minutes after the drop-off. */
async function reported(traits: Parameters<typeof atTheDoor>[1] = {}) {
  t.clock.set(start);
  const made = await atTheDoor(t, traits);
  atClock(t, '11:05');
  await made.person.doors.report(shut(made.bookingId));
  return made;
}

describe('a door that is reported shut', () => {
  it('asks the owner and the staff of that location at once, each in their language', async () => {
    const { owner, listing, bookingId, person } = await atTheDoor(t);
    const helper = await makeUser(t, { language: 'french' });
    const memberId = randomUUID();
    await t.rows(
      `insert into staff_members (id, owner_id, user_id, email, language, token_hash, invited_at, accepted_at)
       values ($1, $2, $3, $4, 'fr', gen_random_uuid()::text, $5, $5)`,
      [memberId, listing.ownerId, helper.userId, helper.email, t.clock.now().toString()],
    );
    await t.rows('insert into staff_locations (member_id, listing_id) values ($1, $2)', [memberId, listing.id]);
    atClock(t, '11:05');
    await person.doors.report(shut(bookingId));
    expect(await t.runJobs()).toEqual([]);
    expect(mailsTo(await emailOf(listing.ownerId), 'Are you open?')).toHaveLength(1);
    expect(mailsTo(helper.email, 'Êtes-vous ouvert')).toHaveLength(1);
    expect(await owner.doors.hosted()).toMatchObject([{ bookingId, bagsInside: 0, taken: null }]);
    expect(await (await t.as(helper)).doors.hosted()).toHaveLength(1);
  });

  it('is refused before its time, outside of the advertised hours, and of a stranger', async () => {
    const { person, bookingId } = await atTheDoor(t);
    const report = () => refused(person.doors.report(shut(bookingId)));
    atClock(t, '10:44');
    expect(await report()).toBe('doorClosedNow');
    atClock(t, '14:01');
    expect(await report()).toBe('doorClosedNow');
    atClock(t, '11:05');
    const stranger = await t.as(await makeUser(t));
    expect(await refused(stranger.doors.report(shut(bookingId)))).toBe('orderNotFound');
    expect(await refused(stranger.doors.ofOrder({ bookingId }))).toBe('orderNotFound');
    expect(await refused(person.doors.report(shut(bookingId, true)))).toBe('doorChanged');
    expect((await person.doors.ofOrder({ bookingId })).refusal).toBeNull();
  });

  it('is reported once by two presses', async () => {
    const { person, bookingId } = await atTheDoor(t);
    atClock(t, '11:05');
    await Promise.all([person.doors.report(shut(bookingId)), person.doors.report(shut(bookingId))]);
    expect(await t.rows('select id from door_reports where booking_id = $1', [bookingId])).toHaveLength(1);
  });

  it('earns nothing and sets no no-show while it is open, and does afterwards (the traveller cancels for nothing)', async () => {
    const { person, owner, bookingId, listing } = await reported();
    // A day's partner would have been paid at once for this.
    expect(await refused(person.booking.cancel({ bookingId, requestId: randomUUID() }))).toBe('doorReportOpen');
    await owner.doors.answer(await answerTo(bookingId, 'open'));
    atClock(t, '15:00');
    await t.tick('complete-bookings');
    await t.tick('tell-of-outcomes');
    expect(await owedTo(t, listing.ownerId)).toBe(0);
    expect(await statusOf(t, bookingId)).toMatchObject({ status: 'confirmed' });
    expect(await person.booking.get({ bookingId })).toMatchObject({ outcome: null, isReported: true });
    expect(await t.rows('select 1 from stay_notices where booking_id = $1', [bookingId])).toEqual([]);
    expect(
      (await owner.hosting.bookings({ listingId: listing.id, when: 'all', search: '', sort: 'dropOffAsc' }))
        .bookings[0],
    ).toMatchObject({ outcome: null });
    const admin = await support();
    await admin.admin.doors.decide(await decision(bookingId, 'refused'));
    await t.tick('complete-bookings');
    await t.tick('tell-of-outcomes');
    expect(await owedTo(t, listing.ownerId)).toBe(420);
    expect(await person.booking.get({ bookingId })).toMatchObject({ status: 'completed', outcome: 'noShow' });
    await expectBalancedLedger(t);
  });

  it('is over once bags are taken in there', async () => {
    const { person, owner, bookingId } = await reported();
    await owner.custody.checkIn(takingIn(bookingId));
    expect(await reportOf(t, bookingId)).toMatchObject({ verdict: 'withdrawn', verdict_by: 'counter', is_open: false });
    atClock(t, '11:08');
    expect(await refused(person.doors.takeMoneyBack({ bookingId }))).toBe('doorNotYours');
  });

  it('is over once its traveller says that they opened', async () => {
    const { person, bookingId } = await reported();
    expect((await person.doors.withdraw({ bookingId })).report).toMatchObject({ verdict: 'withdrawn', isOpen: false });
  });
});

describe('after two minutes without an answer the traveller', () => {
  it('takes everything back once, and the location earns nothing', async () => {
    const { person, bookingId, listing } = await reported();
    expect(await refused(person.doors.takeMoneyBack({ bookingId }))).toBe('doorNotYours');
    atClock(t, '11:07');
    expect((await person.doors.ofOrder({ bookingId })).wait).toBeNull();
    await Promise.all([person.doors.takeMoneyBack({ bookingId }), person.doors.takeMoneyBack({ bookingId })]);
    await t.runJobs();
    expect(await refundsOf(t, bookingId)).toMatchObject([{ amount_minor: 1017, status: 'succeeded' }]);
    expect(await statusOf(t, bookingId)).toEqual({ status: 'canceled', cancellation_reason: 'The door was shut' });
    atClock(t, '15:00');
    await t.tick('complete-bookings');
    expect(await owedTo(t, listing.ownerId)).toBe(0);
    await expectBalancedLedger(t);
  });

  it('goes to the nearest open place with room, not the partner’s own: same code, nothing charged, the share is there', async () => {
    const at = aTown();
    const near = await makeListing(t, { at: aBlockFrom(at, 1), capacity: 3 });
    const { person, bookingId, listing, who } = await reported({ at });
    await makeListing(t, { at: aBlockFrom(at, 3), ownerId: listing.ownerId });
    await makeListing(t, { at: aBlockFrom(at, 0.5), rules: { closures: [{ from: '2026-11-25', to: '2026-11-25' }] } });
    await makeListing(t, { at: aBlockFrom(at, 30) });
    atClock(t, '11:07');
    const { places, code } = await person.doors.ofOrder({ bookingId });
    expect(places.map(({ placeId }) => placeId)[0]).toBe(near.id);
    expect(places).toHaveLength(2);
    const move = { bookingId, placeId: near.id };
    const moved = await person.doors.move(move);
    expect(await person.doors.move(move)).toEqual(moved);
    const order = await person.booking.get(moved);
    expect(order).toMatchObject({ status: 'confirmed', code, listing: { id: near.id }, paid: { minor: 1017 } });
    await t.runJobs();
    expect((await person.messages.ofOrder(moved)).events.map(({ kind }) => kind)).toEqual(['moved']);
    expect(await refundsOf(t, moved.bookingId)).toEqual([]);
    expect(mailsTo(who.email, 'was changed')).toHaveLength(1);
    // The new place may be shut too.
    const settled = await person.doors.ofOrder(moved);
    expect(settled).toMatchObject({ report: { taken: 'move' }, mayReportAgain: true });
    const asked = await person.doors.ofOrder({ ...moved, again: true });
    expect(asked).toMatchObject({ report: null, refusal: null, listing: { name: settled.movedTo?.name } });
    await person.doors.report(shut(moved.bookingId, false));
    expect(await person.doors.ofOrder({ ...moved, again: true })).toMatchObject({
      report: { taken: null, isOpen: true },
      wait: 'again',
      mayReportAgain: false,
    });
    await person.doors.withdraw(moved);
    atClock(t, '15:00');
    await t.tick('complete-bookings');
    expect([await owedTo(t, near.ownerId), await owedTo(t, listing.ownerId)]).toEqual([420, 0]);
    await expectBalancedLedger(t);
  });

  it('gets the difference back where the other place is cheaper', async () => {
    const at = aTown();
    const near = await makeListing(t, { at: aBlockFrom(at) });
    await t.rows('update listings set price_per_hour = 100 where id = $1', [near.id]);
    const { person, bookingId } = await reported({ at });
    atClock(t, '11:07');
    const moved = await person.doors.move({ bookingId, placeId: near.id });
    expect(await person.booking.get(moved)).toMatchObject({ total: { minor: 678 }, paid: { minor: 678 } });
    expect(await refundsOf(t, moved.bookingId)).toMatchObject([{ amount_minor: 339 }]);
  });

  it('is not sent to a place that is full, or was not offered', async () => {
    const at = aTown();
    const near = await makeListing(t, { at: aBlockFrom(at), capacity: 1 });
    const { person, bookingId } = await reported({ at, bagsCount: 2 });
    atClock(t, '11:07');
    expect((await person.doors.ofOrder({ bookingId })).places).toEqual([]);
    expect(await refused(person.doors.move({ bookingId, placeId: near.id }))).toBe('placeTaken');
    expect(await statusOf(t, bookingId)).toMatchObject({ status: 'confirmed' });
  });
});

describe('the location’s answer', () => {
  it('is given once, by its own people, within 24 hours', async () => {
    const { owner, bookingId } = await reported();
    const answer = await answerTo(bookingId, 'shut');
    const other = await t.as({ userId: (await makeListing(t)).ownerId });
    expect(await refused(other.doors.answer(answer))).toBe('doorReportNotFound');
    await owner.doors.answer(answer);
    expect(await refused(owner.doors.answer(answer))).toBe('doorAnswered');
    const late = await reported();
    atClock(t, '11:05', '2026-11-26');
    expect(await refused(late.owner.doors.answer(await answerTo(late.bookingId, 'open')))).toBe('doorAnswered');
  });

  it('that it was shut opens the ways at once, and gives everything back at the pick-up where none is taken', async () => {
    const { person, owner, bookingId, who } = await reported();
    await owner.doors.answer(await answerTo(bookingId, 'shut'));
    expect(await person.doors.ofOrder({ bookingId })).toMatchObject({
      wait: null,
      report: { verdict: 'stands', verdictBy: 'partner' },
    });
    await t.tick('door-reports');
    expect(await statusOf(t, bookingId)).toMatchObject({ status: 'confirmed' });
    atClock(t, '14:01');
    await t.tick('complete-bookings');
    await t.tick('door-reports');
    expect(await statusOf(t, bookingId)).toMatchObject({ status: 'canceled' });
    expect(await refundsOf(t, bookingId)).toMatchObject([{ amount_minor: 1017 }]);
    await t.runJobs();
    expect(mailsTo(who.email, 'stands')).toHaveLength(1);
  });

  it('that it was open after the money went back: the share is theirs, goodwill bears it', async () => {
    const { person, owner, bookingId, listing } = await reported();
    atClock(t, '11:07');
    await person.doors.takeMoneyBack({ bookingId });
    await t.runJobs();
    await owner.doors.answer(await answerTo(bookingId, 'open'));
    expect(await owedTo(t, listing.ownerId)).toBe(420);
    const rows = await t.rows(
      `select e.amount_minor::int as minor from ledger_entries e join ledger_transactions x on x.id = e.transaction_id
       where x.booking_id = $1 and e.account = 'goodwill'`,
      [bookingId],
    );
    expect(rows).toEqual([{ minor: 420 }]);
    expect(await refundsOf(t, bookingId)).toMatchObject([{ amount_minor: 1017, status: 'succeeded' }]);
    await expectBalancedLedger(t);
  });

  it('that it was open after a move: both places have their share', async () => {
    const at = aTown();
    const near = await makeListing(t, { at: aBlockFrom(at) });
    const { person, owner, bookingId, listing } = await reported({ at });
    atClock(t, '11:07');
    await person.doors.move({ bookingId, placeId: near.id });
    await owner.doors.answer(await answerTo(bookingId, 'open'));
    atClock(t, '15:00');
    await t.tick('complete-bookings');
    expect([await owedTo(t, near.ownerId), await owedTo(t, listing.ownerId)]).toEqual([420, 420]);
    await expectBalancedLedger(t);
    const owners = await t.as(await makeUser(t, { role: 'admin' }));
    expect(await owners.admin.verify({ check: 'ledger' })).toMatchObject({ faults: [] });
  });
});

describe('without an answer', () => {
  it('administration hears of it after 10 minutes, once, and has a work item', async () => {
    const { bookingId } = await reported();
    const { id } = await reportOf(t, bookingId);
    const needOf = async () =>
      (await (await support()).admin.home.get()).needs.find((need) => need.id === `doorShut:${id}`);
    t.mails.length = 0;
    atClock(t, '11:14');
    await t.tick('door-reports');
    expect(await needOf()).toBeUndefined();
    atClock(t, '11:15');
    await t.tick('door-reports');
    await t.tick('door-reports');
    await t.runJobs();
    expect(await needOf()).toMatchObject({ kind: 'doorShut', isUrgent: true });
    expect(t.mails.filter(({ subject }) => subject.includes('no answer'))).toHaveLength(1);
    await (await support()).admin.doors.decide(await decision(bookingId, 'stands'));
    expect(await needOf()).toBeUndefined();
    expect(await refundsOf(t, bookingId)).toMatchObject([{ amount_minor: 1017 }]);
  });

  it('for 24 hours it stands where no bags changed hands near, and administration decides about the money', async () => {
    const { person, bookingId } = await reported();
    atClock(t, '11:05', '2026-11-26');
    await t.tick('door-reports');
    expect(await reportOf(t, bookingId)).toMatchObject({ verdict: 'stands', verdict_by: 'silence', is_open: true });
    expect(await refused(person.doors.takeMoneyBack({ bookingId }))).toBe('doorNotYours');
    await (await support()).admin.doors.decide(await decision(bookingId, 'stands'));
    expect(await reportOf(t, bookingId)).toMatchObject({ verdict_by: 'silence', taken: 'refund', is_open: false });
    expect(await refundsOf(t, bookingId)).toMatchObject([{ amount_minor: 1017 }]);
  });

  it('for 24 hours it does not stand where bags changed hands within the hour', async () => {
    const listing = await makeListing(t, { at: aTown() });
    const other = await atTheDoor(t, { listing });
    const { bookingId } = await reported({ listing });
    atClock(t, '12:04');
    await other.owner.custody.checkIn(takingIn(other.bookingId, { found: 'typed' }));
    atClock(t, '11:05', '2026-11-26');
    await t.tick('door-reports');
    expect(await reportOf(t, bookingId)).toMatchObject({ verdict: null, is_open: true });
  });
});

describe('with bags inside', () => {
  async function inside() {
    const made = await atTheDoor(t);
    atClock(t, '11:00');
    await made.owner.custody.checkIn(takingIn(made.bookingId));
    atClock(t, '13:50');
    await made.person.doors.report(shut(made.bookingId, true));
    const { currentBookingId } = await made.person.doors.ofOrder({ bookingId: made.bookingId });
    return { ...made, currentBookingId };
  }

  it('the pick-up is moved on at once and priced, owed until the report stands', async () => {
    const { person, owner, currentBookingId } = await inside();
    const door = await person.doors.ofOrder({ bookingId: currentBookingId });
    expect(door).toMatchObject({
      withBags: true,
      wait: 'bags',
      pickUpAt: '2026-11-27T01:00:00Z',
      owed: { currency: 'CAD' },
    });
    expect(door.owed.minor).toBeGreaterThan(0);
    const order = await person.booking.get({ bookingId: currentBookingId });
    expect(order).toMatchObject({ status: 'confirmed', owed: door.owed, owedForDoor: true, paid: { minor: 1017 } });
    expect(await refused(person.doors.takeMoneyBack({ bookingId: currentBookingId }))).toBe('doorNotYours');
    await owner.doors.answer(await answerTo(currentBookingId, 'shut'));
    expect((await person.booking.get({ bookingId: currentBookingId })).owed.minor).toBe(0);
    expect(await reportOf(t, currentBookingId)).toMatchObject({ verdict: 'stands', is_open: false });
  });

  it('it stays owed where the location was open, and a later pick-up pays for it', async () => {
    const { person, owner, currentBookingId } = await inside();
    await owner.doors.answer(await answerTo(currentBookingId, 'open'));
    await (await support()).admin.doors.decide(await decision(currentBookingId, 'refused'));
    const { owed } = await person.booking.get({ bookingId: currentBookingId });
    expect(owed.minor).toBeGreaterThan(0);
    const ticket = await owner.custody.ticket({
      code: (await person.booking.get({ bookingId: currentBookingId })).code,
    });
    expect(ticket).toMatchObject({ owed, owedForDoor: true });
    const stay = { dropOffAt: '2026-11-25T11:00-05:00', pickUpAt: '2026-11-27T10:00-05:00' };
    const preview = await person.booking.previewEdit({ bookingId: currentBookingId, stay });
    expect(preview.amountDue.minor).toBeGreaterThanOrEqual(owed.minor);
  });

  it('nothing is earned while it is open, though the pick-up has passed and the bags are out', async () => {
    const { owner, currentBookingId, listing } = await inside();
    atClock(t, '19:00');
    await owner.custody.checkOut({ bookingId: currentBookingId, bagsCount: 1, requestId: randomUUID() });
    atClock(t, '19:05');
    await t.tick('complete-bookings');
    expect(await owedTo(t, listing.ownerId)).toBe(0);
    await owner.doors.answer(await answerTo(currentBookingId, 'shut'));
    await t.tick('complete-bookings');
    expect(await owedTo(t, listing.ownerId)).toBe(420);
  });
});
