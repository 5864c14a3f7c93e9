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

const report = (made: Awaited<ReturnType<typeof atTheDoor>>) =>
  made.person.doors.report({ bookingId: made.bookingId, withBags: false });
const takeBack = ({ person, bookingId }: Awaited<ReturnType<typeof atTheDoor>>) =>
  person.doors.takeMoneyBack({ bookingId });
const wait = async ({ person, bookingId }: Awaited<ReturnType<typeof atTheDoor>>) =>
  (await person.doors.ofOrder({ bookingId })).wait;
const support = async () => t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));

describe('a late cancellation in disguise', () => {
  it('waits: a report later than an hour after the drop-off gives nothing back by itself', async () => {
    const made = await atTheDoor(t);
    atClock(t, '12:01');
    await report(made);
    atClock(t, '12:30');
    expect([await wait(made), await refused(takeBack(made))]).toEqual(['late', 'doorNotYours']);
    expect(await refundsOf(t, made.bookingId)).toEqual([]);
  });

  it.each([
    ['scanned', '10:35', 'scanned'],
    ['scanned', '10:34', null],
    ['typed', '11:00', null],
  ] as const)('waits where the counter was staffed: a ticket %s at %s', async (found, time, expected) => {
    const listing = await makeListing(t, { at: aTown(), capacity: 5 });
    const other = await atTheDoor(t, { listing });
    const made = await atTheDoor(t, { listing });
    atClock(t, time);
    await other.owner.custody.checkIn(takingIn(other.bookingId, { found }));
    atClock(t, '11:05');
    await report(made);
    atClock(t, '11:07');
    expect(await wait(made)).toBe(expected);
  });

  it('waits where a ticket is scanned after the report', async () => {
    const listing = await makeListing(t, { at: aTown(), capacity: 5 });
    const other = await atTheDoor(t, { listing });
    const made = await atTheDoor(t, { listing });
    atClock(t, '11:05');
    await report(made);
    atClock(t, '11:20');
    await other.owner.custody.checkIn(takingIn(other.bookingId));
    expect(await refused(takeBack(made))).toBe('doorNotYours');
  });

  it('is found out by the card, the person and the device: the second in 90 days waits', async () => {
    const first = await atTheDoor(t, { card: 'one' });
    const sameCard = await atTheDoor(t, { card: 'one' });
    const samePerson = await atTheDoor(t, { who: first.who });
    const another = await atTheDoor(t);
    const sameDevice = await atTheDoor(t);
    atClock(t, '11:02');
    await report(first);
    atClock(t, '11:05');
    for (const made of [sameCard, samePerson, another, sameDevice]) await report(made);
    await t.rows('update door_reports set devices = $2 where booking_id = any($1::uuid[])', [
      [first.bookingId, sameDevice.bookingId],
      ['browser x'],
    ]);
    atClock(t, '11:09');
    expect(await Promise.all([first, sameCard, samePerson, another, sameDevice].map(wait))).toEqual([
      null,
      'again',
      'again',
      null,
      'again',
    ]);
    await t.rows("update door_reports set reported_at = reported_at - interval '91 days' where booking_id = $1", [
      first.bookingId,
    ]);
    expect(await wait(samePerson)).toBeNull();
  });

  it('leaves the location its share, which goodwill bears, and is the last of that person', async () => {
    const made = await atTheDoor(t);
    atClock(t, '11:05');
    await report(made);
    atClock(t, '11:07');
    await takeBack(made);
    const { id, booking_id } = await reportOf(t, made.bookingId);
    await made.owner.doors.answer({
      reportId: id,
      bookingId: booking_id,
      answer: 'open',
      words: 'Two of us were here.',
    });
    expect(await owedTo(t, made.listing.ownerId)).toBe(420);
    t.clock.set(start);
    const next = await atTheDoor(t, { who: made.who });
    atClock(t, '11:08');
    await report(next);
    atClock(t, '11:20');
    expect(await wait(next)).toBe('again');
    await expectBalancedLedger(t);
  });
});

/** A report that its location agrees to, by a person with a card, address and address block of their own. */
async function standing(listing: { id: string; ownerId: string }, same: { card?: string; block?: string } = {}) {
  t.clock.set(start);
  const made = await atTheDoor(t, { listing, ...(same.card === undefined ? {} : { card: same.card }) });
  atClock(t, '11:05');
  await report(made);
  const { id, booking_id } = await reportOf(t, made.bookingId);
  await t.rows('update door_reports set address_block = $2 where id = $1', [id, same.block ?? randomUUID()]);
  await made.owner.doors.answer({ reportId: id, bookingId: booking_id, answer: 'shut', words: 'We overslept.' });
  return id;
}

const isBookable = async (id: string) =>
  (await t.rows<{ bookable: boolean }>('select bookable from listings where id = $1', [id]))[0]?.bookable;
const looksAt = (id: string) =>
  t.rows<{ kind: string; outcome: string | null; report_id: string }>(
    'select kind, outcome, report_id from door_looks where listing_id = $1 order by raised_at, kind desc',
    [id],
  );
const shop = () => makeListing(t, { at: aTown(), capacity: 20 });

describe('a rival that is taken off the map', () => {
  it('takes three people who share neither card, address nor address block', async () => {
    const listing = await shop();
    await standing(listing, { card: 'rival', block: '203.0.113' });
    await standing(listing, { card: 'rival' });
    await standing(listing, { block: '203.0.113' });
    expect(await looksAt(listing.id)).toEqual([]);
    await standing(listing);
    expect(await looksAt(listing.id)).toMatchObject([{ kind: 'warning', outcome: null }]);
    await t.runJobs();
    expect(t.mails.some(({ subject }) => subject.includes('Two travellers found your door shut'))).toBe(true);
    await standing(listing);
    expect(await looksAt(listing.id)).toMatchObject([{ kind: 'warning' }, { kind: 'stop', outcome: null }]);
    expect(await isBookable(listing.id)).toBe(true);
  });

  it('is not done by reports that administration alone holds for right, or that are 90 days old', async () => {
    const listing = await shop();
    const old = await standing(listing);
    await t.rows("update door_reports set reported_at = reported_at - interval '91 days' where id = $1", [old]);
    const decided = await standing(listing);
    await t.rows("update door_reports set verdict_by = 'administration' where id = $1", [decided]);
    await standing(listing);
    expect(await looksAt(listing.id)).toEqual([]);
  });

  it('waits for administration, which may leave it; without a look for 12 hours it is stopped', async () => {
    const [left, stopped, unseen] = [await shop(), await shop(), await shop()];
    const third = async (listing: typeof left) => {
      for (let count = 1; count < 3; count += 1) await standing(listing);
      const reportId = await standing(listing);
      return { reportId, listingId: listing.id };
    };
    for (const [listing, outcome] of [
      [left, 'left'],
      [stopped, 'stopped'],
    ] as const) {
      const raised = await third(listing);
      await (await support()).admin.doors.look({ ...raised, outcome });
    }
    const look = await third(unseen);
    const isStopped = async (id: string) =>
      (await t.rows<{ at: Date | null }>('select stopped_at as at from listings where id = $1', [id]))[0]?.at !== null;
    atClock(t, '23:04');
    await t.tick('door-reports');
    expect(await isStopped(unseen.id)).toBe(false);
    atClock(t, '23:05');
    await t.tick('door-reports');
    expect(await Promise.all([left, stopped, unseen].map(({ id }) => isStopped(id)))).toEqual([false, true, true]);
    expect(await refused((await support()).admin.doors.look({ ...look, outcome: 'left' }))).toBe('doorAnswered');
  });

  it('counts two that come to stand at the same moment one after the other', async () => {
    const listing = await shop();
    await standing(listing);
    t.clock.set(start);
    const both = [await atTheDoor(t, { listing }), await atTheDoor(t, { listing })];
    atClock(t, '11:05');
    for (const made of both) {
      await report(made);
      await t.rows('update door_reports set address_block = $2 where booking_id = $1', [made.bookingId, randomUUID()]);
    }
    await Promise.all(
      both.map(async ({ bookingId, owner }) => {
        const { id, booking_id } = await reportOf(t, bookingId);
        await owner.doors.answer({ reportId: id, bookingId: booking_id, answer: 'shut', words: 'Sorry.' });
      }),
    );
    expect((await looksAt(listing.id)).map(({ kind }) => kind).sort()).toEqual(['stop', 'warning']);
  });
});

describe('the neighbour’s gain', () => {
  it('is had once: a person’s reports never lead twice to the same owner’s places', async () => {
    const at = aTown();
    const near = await makeListing(t, { at: aBlockFrom(at) });
    const further = await makeListing(t, { at: aBlockFrom(at, 2), ownerId: near.ownerId });
    const third = await makeListing(t, { at: aBlockFrom(at, 3) });
    const listing = await makeListing(t, { at, capacity: 20 });
    const first = await atTheDoor(t, { listing, card: 'friend' });
    atClock(t, '11:05');
    await report(first);
    atClock(t, '11:07');
    await first.person.doors.move({ bookingId: first.bookingId, placeId: near.id });
    t.clock.set(start);
    const again = await atTheDoor(t, { listing, card: 'friend' });
    atClock(t, '11:10');
    await report(again);
    const { id, booking_id } = await reportOf(t, again.bookingId);
    await again.owner.doors.answer({ reportId: id, bookingId: booking_id, answer: 'shut', words: 'Sorry.' });
    expect(
      (await again.person.doors.ofOrder({ bookingId: again.bookingId })).places.map(({ placeId }) => placeId),
    ).toEqual([third.id]);
    for (const placeId of [near.id, further.id])
      expect(await refused(again.person.doors.move({ bookingId: again.bookingId, placeId }))).toBe('placeTaken');
  });

  it('is looked at where the traveller is one of its own people: their share waits for finance', async () => {
    const at = aTown();
    const near = await makeListing(t, { at: aBlockFrom(at) });
    const [owner] = await t.rows<{ email: string }>('select email from users where id = $1', [near.ownerId]);
    const made = await atTheDoor(t, { at, who: { userId: near.ownerId, email: owner?.email ?? '' } });
    atClock(t, '11:05');
    await report(made);
    atClock(t, '11:07');
    await made.person.doors.move({ bookingId: made.bookingId, placeId: near.id });
    atClock(t, '15:00');
    await t.tick('complete-bookings');
    expect(await owedTo(t, near.ownerId)).toBe(0);
  });
});

describe('report and hand-over at the same moment', () => {
  it.each([1, 2, 3, 4])('one wins, never both (%i)', async () => {
    const made = await atTheDoor(t);
    atClock(t, '11:05');
    const [reporting, handing] = await Promise.allSettled([
      report(made),
      made.owner.custody.checkIn(takingIn(made.bookingId)),
    ]);
    expect(handing.status).toBe('fulfilled');
    const rows = await t.rows<{ is_open: boolean }>('select is_open from door_reports where booking_id = $1', [
      made.bookingId,
    ]);
    if (reporting.status === 'rejected') expect(rows).toEqual([]);
    // Reported a moment before: the bags that came in ended it.
    else expect(rows).toEqual([{ is_open: false }]);
  });

  it.each([1, 2, 3, 4])('money back or bags inside, never both (%i)', async () => {
    const made = await atTheDoor(t);
    atClock(t, '11:05');
    await report(made);
    atClock(t, '11:08');
    const [back, handed] = await Promise.allSettled([
      takeBack(made),
      made.owner.custody.checkIn(takingIn(made.bookingId)),
    ]);
    expect([back.status, handed.status].sort()).toEqual(['fulfilled', 'rejected']);
    const [order] = await t.rows<{ bags_inside: number }>('select bags_inside from orders where id = $1', [
      made.bookingId,
    ]);
    const isBack = back.status === 'fulfilled';
    expect(order?.bags_inside).toBe(isBack ? 0 : 1);
    expect(await statusOf(t, made.bookingId)).toMatchObject({ status: isBack ? 'canceled' : 'confirmed' });
    expect(await refundsOf(t, made.bookingId)).toHaveLength(isBack ? 1 : 0);
  });
});
