import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unfoldToday } from '#shared/custody/todays-list.ts';
import { aBooking, makeUser, someStay } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { atTheCounter, dropOff, handing, withoutNetwork } from './custody.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const HOUR = 3600;
const later = (hours: number) => t.clock.set(dropOff.plusSeconds(hours * HOUR));

/** Runs what time does, twice: nothing may happen twice. */
async function passTime(): Promise<void> {
  for (let count = 0; count < 2; count++) {
    await t.tick('complete-bookings');
    await t.tick('tell-of-outcomes');
    await t.runJobs();
  }
}

const mailsOf = (code: string, words: RegExp) =>
  t.mails.filter(({ subject, text }) => words.test(subject) && (subject + text).includes(code)).map(({ to }) => to);

async function travellerOf(bookingId: string): Promise<string> {
  const [row] = await t.rows<{ user_id: string }>('select user_id from bookings where id = $1', [bookingId]);
  return row?.user_id ?? '';
}

const nextWeek = { dropOffAt: '2026-12-02T16:00:00Z', pickUpAt: '2026-12-02T19:00:00Z' };

describe('bags that are still inside after the pick-up', () => {
  it('are late for both sides, and paid as sold', async () => {
    const { owner, order, bookingId } = await atTheCounter(t);
    await owner.custody.checkIn(handing(bookingId, 2));
    const seen = async () => {
      const { bookings } = await owner.hosting.bookings({ search: order.code, when: 'all', sort: 'dropOffAsc' });
      const today = unfoldToday(await owner.hosting.today()).pickUps.find(({ code }) => code === order.code);
      return [today?.outcome, bookings[0]?.outcome];
    };
    later(4);
    expect(await seen()).toEqual(['late', 'late']);
    later(30);
    await passTime();
    expect(await seen()).toEqual(['leftBehind', 'leftBehind']);
    const [row] = await t.rows<{ user_id: string; status: string }>(
      'select user_id, status from bookings where id = $1',
      [bookingId],
    );
    expect(row?.status).toBe('confirmed');
    const traveller = await t.as({ userId: row?.user_id ?? '' });
    expect((await traveller.booking.get({ bookingId })).outcome).toBe('late');
    const earned = await t.rows("select 1 from ledger_transactions where kind = 'earning' and booking_id = $1", [
      bookingId,
    ]);
    expect(earned).toHaveLength(1);
    await owner.custody.checkOut(handing(bookingId, 2));
    expect((await traveller.booking.get({ bookingId })).outcome).toBeNull();
  });

  it('are mailed to the traveller at once, to the partner at closing, to administrators a day later, each once', async () => {
    const { owner, order, bookingId } = await atTheCounter(t);
    await owner.custody.checkIn(handing(bookingId, 2));
    const told = () => mailsOf(order.code, /still at/);
    await passTime();
    expect(told()).toEqual([]);
    t.clock.set(dropOff.plusSeconds(3 * HOUR));
    await passTime();
    expect(told()).toEqual([order.email]);
    // It closes at 8 PM in Toronto.
    t.clock.set(dropOff.plusSeconds(9 * HOUR - 1));
    await passTime();
    expect(told()).toHaveLength(1);
    t.clock.set(dropOff.plusSeconds(9 * HOUR));
    await passTime();
    expect(told()).toHaveLength(2);
    t.clock.set(dropOff.plusSeconds(27 * HOUR));
    await passTime();
    expect(told().filter((to) => to === t.deps.config.SUPPORT_EMAIL)).toHaveLength(1);
    const last = t.mails.findLast(({ to }) => to === t.deps.config.SUPPORT_EMAIL);
    // Its readers cannot check bags out and have no share: it says what they can do, and opens the booking's story.
    expect(last?.text).toMatch(/more than a day ago/);
    expect(last?.text).not.toMatch(/your share/);
    expect(last?.html).toContain(`/admin/bookings?booking=${order.code}"`);
    expect(last?.text).toContain('Open the booking');
  });

  it('are followed by the mail that asks for a review once they are fetched, and by one only', async () => {
    const { owner, order, bookingId } = await atTheCounter(t);
    await owner.custody.checkIn(handing(bookingId, 2));
    const asked = () => t.mails.filter(({ to, subject }) => to === order.email && /How was your stay/.test(subject));
    later(4);
    await passTime();
    expect(asked()).toEqual([]);
    await owner.custody.checkOut(handing(bookingId, 2));
    t.clock.set(t.clock.now().plusSeconds(60));
    await passTime();
    expect(asked()).toHaveLength(1);
    expect(asked()[0]?.text).toContain(`/orders/${bookingId}/review`);
  });

  it('can be said to be still inside within seconds of their check-out, and no traveller is asked for a review then', async () => {
    const { owner, order, bookingId } = await atTheCounter(t);
    await owner.custody.checkIn(handing(bookingId, 2));
    later(4);
    await passTime();
    const traveller = await t.as({ userId: await travellerOf(bookingId) });
    expect((await traveller.booking.get({ bookingId })).review).toBeNull();
    await owner.custody.checkOut(handing(bookingId, 2));
    expect(await traveller.booking.get({ bookingId })).toMatchObject({ outcome: null, review: null });
    await owner.custody.undo({ bookingId, requestId: randomUUID() });
    expect(await traveller.booking.get({ bookingId })).toMatchObject({ outcome: 'late', review: null });
    t.clock.set(dropOff.plusSeconds(4 * HOUR + 60));
    await passTime();
    const asked = () => t.mails.filter(({ to, subject }) => to === order.email && /How was your stay/.test(subject));
    expect(asked()).toEqual([]);
    await owner.custody.checkOut(handing(bookingId, 2));
    t.clock.set(dropOff.plusSeconds(4 * HOUR + 120));
    await passTime();
    expect(asked()).toHaveLength(1);
  });

  it('are followed by no second one where the counter only tells later that they came and went', async () => {
    const { owner, order, bookingId, listing } = await atTheCounter(t);
    const sent = (seconds: number, kind: 'in' | 'out') =>
      withoutNetwork(listing.ownerId, bookingId, { deviceAt: dropOff.plusSeconds(seconds).toString(), kind });
    later(4);
    await passTime();
    await owner.custody.send(sent(60, 'in'));
    await owner.custody.send(sent(120, 'out'));
    await passTime();
    const asked = t.mails.filter(({ to, subject }) => to === order.email && /How was your stay/.test(subject));
    expect(asked).toHaveLength(1);
  });

  it('hold their room to the end of the second opening from now, and none beyond it', async () => {
    const { owner, bookingId, listing } = await atTheCounter(t, { capacity: 3 });
    await owner.custody.checkIn(handing(bookingId, 2));
    later(4);
    await passTime();
    const tomorrow = { dropOffAt: '2026-11-26T11:00-05:00', pickUpAt: '2026-11-26T14:00-05:00' };
    const people = await Promise.all(Array.from({ length: 5 }, async () => t.as(await makeUser(t))));
    const race = (stay: { dropOffAt: string; pickUpAt: string }) =>
      Promise.allSettled(
        people.map((person) =>
          person.booking.create(aBooking(listing.id, { bagsCount: 1, stay: { ...someStay, ...stay } })),
        ),
      );
    const sold = (results: readonly { status: string }[]) =>
      results.filter(({ status }) => status === 'fulfilled').length;
    expect(sold(await race(tomorrow))).toBe(1);
    expect(sold(await race(nextWeek))).toBe(3);
    await owner.custody.checkOut(handing(bookingId, 2));
    expect(sold(await race(tomorrow))).toBe(2);
  });
});

describe('a stay to which no traveller came', () => {
  it('is a no-show for both sides, paid as sold also when the scan was forgotten, and mailed to the partner once', async () => {
    const { owner, order, bookingId } = await atTheCounter(t);
    later(4);
    await passTime();
    expect(unfoldToday(await owner.hosting.today()).dropOffs.find(({ code }) => code === order.code)?.outcome).toBe(
      'noShow',
    );
    const earned = await t.rows("select 1 from ledger_transactions where kind = 'earning' and booking_id = $1", [
      bookingId,
    ]);
    expect(earned).toHaveLength(1);
    expect(mailsOf(order.code, /Nobody was checked in/)).toHaveLength(1);
  });

  it('is mailed to no partner who wants no mails about bookings', async () => {
    const { order, listing } = await atTheCounter(t);
    await t.rows('update listings set bookings_notifications_enabled = false where id = $1', [listing.id]);
    later(4);
    await passTime();
    expect(mailsOf(order.code, /Nobody was checked in/)).toEqual([]);
  });
});
