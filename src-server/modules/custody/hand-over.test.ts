import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { atTheCounter, bookPaid, dropOff, handing } from './custody.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const refused = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was not refused'),
    (error: unknown) => (error as { cause?: { key?: string } }).cause?.key,
  );

const rowsOf = (bookingId: string) =>
  t.rows<{ kind: string; bags_count: number }>(
    'select kind, bags_count from hand_overs where booking_id = $1 order by sequence',
    [bookingId],
  );

const stateOf = async (bookingId: string) =>
  (await t.rows<{ status: string }>('select status from bookings where id = $1', [bookingId]))[0]?.status;

const earnings = (bookingId: string) =>
  t.rows("select 1 from ledger_transactions where kind = 'earning' and booking_id = $1", [bookingId]);

describe('at the counter', () => {
  it('a ticket is found by its code however it is typed, and bags go in and out', async () => {
    const { owner, order, bookingId } = await atTheCounter(t);
    const ticket = await owner.custody.ticket({ code: order.code.slice(4).toLowerCase() });
    expect(ticket).toMatchObject({ bookingId, verdict: 'checkIn', bagsCount: 2, room: 3, custody: { inAt: null } });
    expect(ticket.day).toEqual({ date: '2026-11-25', open: [{ from: 480, to: 1200 }] });
    await owner.custody.checkIn(handing(bookingId, 2));
    expect(await owner.custody.ticket({ code: order.code })).toMatchObject({
      verdict: 'alreadyIn',
      custody: { inAt: '2026-11-25T16:00:00.000Z', inBags: 2, byName: 'Ada Lovelace' },
    });
    t.clock.forward(60);
    expect((await owner.custody.ticket({ code: order.code })).verdict).toBe('checkOut');
    await owner.custody.checkOut(handing(bookingId, 2));
    expect((await owner.custody.ticket({ code: order.code })).verdict).toBe('completed');
    expect(await rowsOf(bookingId)).toEqual([
      { kind: 'in', bags_count: 2 },
      { kind: 'out', bags_count: 2 },
    ]);
  });

  it('a booking is completed and its share earned once its check-out can no longer be taken back', async () => {
    const { owner, bookingId } = await atTheCounter(t);
    await owner.custody.checkIn(handing(bookingId, 2));
    await owner.custody.checkOut(handing(bookingId, 2));
    await t.tick('complete-bookings');
    expect(await stateOf(bookingId)).toBe('confirmed');
    t.clock.forward(1);
    await t.tick('complete-bookings');
    expect([await stateOf(bookingId), (await earnings(bookingId)).length]).toEqual(['completed', 1]);
    expect(await refused(owner.custody.undo({ bookingId, requestId: randomUUID() }))).toBe('undoTooLate');
  });

  it('another partner’s ticket answers as missing, and customers are refused', async () => {
    const { order, bookingId } = await atTheCounter(t);
    const stranger = await t.as(await makeUser(t, { isPartner: true }));
    const customer = await t.as(await makeUser(t));
    expect(await refused(stranger.custody.ticket({ code: order.code }))).toBe('ticketNotFound');
    expect(await refused(stranger.custody.ticket({ code: 'nonsense' }))).toBe('ticketNotFound');
    for (const bookingOf of [bookingId, randomUUID(), 'nonsense']) {
      expect(await refused(stranger.custody.checkIn(handing(bookingOf, 1)))).toBe('ticketNotFound');
      expect(await refused(stranger.custody.checkOut(handing(bookingOf, 1)))).toBe('ticketNotFound');
      expect(await refused(stranger.custody.undo({ bookingId: bookingOf, requestId: randomUUID() }))).toBe(
        'ticketNotFound',
      );
    }
    expect(await refused(customer.custody.ticket({ code: order.code }))).toBe('forbidden');
    expect(await rowsOf(bookingId)).toEqual([]);
  });

  it('a hand-over sent again, and by two devices at once, is one', async () => {
    const { owner, bookingId } = await atTheCounter(t);
    const sent = handing(bookingId, 2);
    await Promise.all(Array.from({ length: 4 }, () => owner.custody.checkIn(sent)));
    await owner.custody.checkIn(sent);
    expect(await rowsOf(bookingId)).toHaveLength(1);
    const two = await Promise.allSettled([1, 2].map(() => owner.custody.checkOut(handing(bookingId, 2))));
    expect(two.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await rowsOf(bookingId)).toHaveLength(2);
  });

  it('fewer bags than booked keep both numbers, more are the traveller’s change', async () => {
    const { owner, order, bookingId } = await atTheCounter(t);
    expect(await refused(owner.custody.checkIn(handing(bookingId, 3)))).toBe('moreBagsThanBooked');
    await owner.custody.checkIn(handing(bookingId, 1));
    expect(await owner.custody.ticket({ code: order.code })).toMatchObject({ bagsCount: 2, custody: { inBags: 1 } });
    expect(await refused(owner.custody.checkOut(handing(bookingId, 2)))).toBe('moreBagsThanInside');
    expect(await refused(owner.custody.checkOut(handing(bookingId, 0)))).toBe('noBagsNamed');
    const missing = { ...handing(bookingId, 0), restMissing: true };
    expect(await refused(owner.custody.checkOut(missing))).toBe('bagsReasonMissing');
    await owner.custody.checkOut({ ...missing, note: 'It was not on the shelf' });
  });

  it('bags inside have the numbers of those that came and did not go, an undone hand-out aside', async () => {
    const { owner, order, bookingId } = await atTheCounter(t, { bagsCount: 3 });
    const tags = async () => (await owner.custody.ticket({ code: order.code })).custody.tags;
    expect(await tags()).toEqual([]);
    await owner.custody.checkIn({ ...handing(bookingId, 3), tags: ['0412', '0413', '0414'] });
    t.clock.forward(60);
    await owner.custody.checkOut({ ...handing(bookingId, 1), tags: ['0413'] });
    expect(await tags()).toEqual(['0412', '0414']);
    await owner.custody.undo({ bookingId, requestId: randomUUID() });
    expect(await tags()).toEqual(['0412', '0413', '0414']);
  });

  it('the last hand-over is taken back within seconds, and stays in the record', async () => {
    const { owner, order, bookingId } = await atTheCounter(t);
    await owner.custody.checkIn(handing(bookingId, 2));
    t.clock.set(dropOff.plusSeconds(15));
    await owner.custody.undo({ bookingId, requestId: randomUUID() });
    expect(await refused(owner.custody.undo({ bookingId, requestId: randomUUID() }))).toBe('undoTooLate');
    expect((await owner.custody.ticket({ code: order.code })).verdict).toBe('checkIn');
    await owner.custody.checkIn(handing(bookingId, 2));
    t.clock.set(dropOff.plusSeconds(31));
    expect(await refused(owner.custody.undo({ bookingId, requestId: randomUUID() }))).toBe('undoTooLate');
    expect((await rowsOf(bookingId)).map(({ kind }) => kind)).toEqual(['in', 'undo', 'in']);
  });

  it('a ticket is refused on another day, unpaid, and canceled', async () => {
    const { owner, order, bookingId } = await atTheCounter(t);
    t.clock.set(dropOff.minusSeconds(86_400));
    expect((await owner.custody.ticket({ code: order.code })).verdict).toBe('wrongDay');
    expect(await refused(owner.custody.checkIn(handing(bookingId, 2)))).toBe('ticketRefused');
    for (const status of ['canceled', 'completed']) {
      t.clock.set(dropOff);
      await t.rows('update bookings set status = $2 where id = $1', [bookingId, status]);
      expect(await refused(owner.custody.checkIn(handing(bookingId, 2)))).toBe('ticketRefused');
    }
    expect(await refused(owner.custody.checkOut(handing(bookingId, 2)))).toBe('ticketRefused');
    expect(await rowsOf(bookingId)).toEqual([]);
  });
});

describe('bags that come before their drop-off', () => {
  const morning = { dropOffAt: '2026-11-25T09:00-05:00', pickUpAt: '2026-11-25T11:00-05:00' };

  it('need room until then', async () => {
    const { owner, listing, bookingId } = await atTheCounter(t, { capacity: 3 });
    t.clock.set(dropOff.minusSeconds(86_400));
    await bookPaid(t, listing.id, 2, morning);
    t.clock.set(dropOff.minusSeconds(3_600));
    expect(await refused(owner.custody.checkIn(handing(bookingId, 2)))).toBe('noRoomYet');
    expect(await rowsOf(bookingId)).toEqual([]);
    t.clock.set(dropOff);
    await owner.custody.checkIn(handing(bookingId, 2));
  });

  it('hold their room from that moment', async () => {
    const { owner, listing, bookingId } = await atTheCounter(t, { capacity: 3 });
    t.clock.set(dropOff.minusSeconds(3_600));
    await owner.custody.checkIn(handing(bookingId, 2));
    const late = { ...morning, dropOffAt: '2026-11-25T10:15-05:00' };
    expect(await refused(bookPaid(t, listing.id, 2, late))).toBe('overCapacity');
    await owner.custody.undo({ bookingId, requestId: randomUUID() });
    await bookPaid(t, listing.id, 2, late);
  });
});
