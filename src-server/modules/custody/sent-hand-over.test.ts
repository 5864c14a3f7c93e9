import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser, someStay } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { atTheCounter, bookPaid, dropOff, handing, withoutNetwork } from './custody.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const MINUTE = 60;
const HOUR = 3600;
const after = (seconds: number) => dropOff.plusSeconds(seconds);

async function setUp(options = {}) {
  const counter = await atTheCounter(t, options);
  const { bookingId, listing } = counter;
  /** What the owner's device sends of a hand-over that it made `at` seconds after the drop-off. */
  const made = (at: number, more: object = {}) =>
    withoutNetwork(listing.ownerId, bookingId, { deviceAt: after(at).toString(), ...more });
  return { ...counter, made };
}

const kindsOf = async (bookingId: string) =>
  (
    await t.rows<{ kind: string }>('select kind from hand_overs where booking_id = $1 order by sequence', [bookingId])
  ).map(({ kind }) => kind);

const refusal = (key: string, status: number) => ({ cause: { key, status } });

describe('a hand-over that was made without a network', () => {
  it('of a year that no clock shows is refused by its field', async () => {
    const { owner, listing, bookingId } = await atTheCounter(t);
    const sent = owner.custody.send(withoutNetwork(listing.ownerId, bookingId, { deviceAt: '0000-01-01T00:00:00Z' }));
    await expect(sent).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('counts at its real time, and the record says both', async () => {
    const { owner, order, bookingId, made } = await setUp();
    t.clock.set(after(2 * HOUR));
    expect(await owner.custody.send(made(10 * MINUTE))).toEqual({ result: 'done' });
    expect((await owner.custody.ticket({ code: order.code })).custody.inAt).toBe('2026-11-25T16:10:00.000Z');
    const { entries } = await owner.custody.record({ bookingId });
    expect(entries).toMatchObject([
      { kind: 'in', happenedAt: '2026-11-25T18:00:00Z', deviceAt: '2026-11-25T16:10:00Z' },
    ]);
  });

  it('never takes a refund back that was made before it was sent: finance gets a work item, once', async () => {
    const { owner, order, bookingId, made } = await setUp();
    t.clock.set(after(-30 * MINUTE));
    const [row] = await t.rows<{ user_id: string }>('select user_id from bookings where id = $1', [bookingId]);
    const traveller = await t.as({ userId: row?.user_id ?? '' });
    t.clock.set(after(-10 * MINUTE));
    await traveller.booking.cancel({ requestId: randomUUID(), bookingId });
    await t.runJobs();
    t.clock.set(after(HOUR));
    const sent = made(-30 * MINUTE, { found: 'scanned' });
    expect(await owner.custody.send(sent)).toEqual({ result: 'done' });
    expect(await owner.custody.send(sent)).toEqual({ result: 'done' });
    const refunds = 'select sum(amount_minor)::float8 as minor from refunds where booking_id = $1';
    const [back] = await t.rows<{ minor: number }>(refunds, [bookingId]);
    const finance = await t.as(await makeUser(t, { role: 'admin', adminRole: 'finance' }));
    const { needs } = await finance.admin.home.get();
    expect(needs.filter(({ code }) => code === order.code)).toMatchObject([
      { kind: 'difference', amount: { minor: back?.minor }, detail: 'refund, bagsHadCome' },
    ]);
  });

  it('counts although the stay ended before it was sent', async () => {
    const { owner, order, bookingId, made } = await setUp();
    t.clock.set(after(10 * HOUR));
    await t.tick('complete-bookings');
    expect((await owner.custody.ticket({ code: order.code })).verdict).toBe('over');
    expect(await owner.custody.send(made(HOUR))).toEqual({ result: 'done' });
    expect(await owner.custody.send(made(2 * HOUR, { kind: 'out' }))).toEqual({ result: 'done' });
    expect(await kindsOf(bookingId)).toEqual(['in', 'out']);
    expect((await owner.custody.ticket({ code: order.code })).custody.outAt).toBe('2026-11-25T18:00:00.000Z');
  });

  it('sent again, and by two connections at once, is one, with one answer', async () => {
    const { owner, bookingId, made } = await setUp();
    const sent = made(0);
    const answers = await Promise.all(Array.from({ length: 4 }, () => owner.custody.send(sent)));
    t.clock.set(after(HOUR));
    answers.push(await owner.custody.send(sent));
    expect(new Set(answers.map(({ result }) => result))).toEqual(new Set(['done']));
    expect(await kindsOf(bookingId)).toEqual(['in']);
  });

  it('is done where the server had it already and only the answer was lost', async () => {
    const { owner, bookingId, made } = await setUp();
    const online = handing(bookingId, 2);
    await owner.custody.checkIn(online);
    expect(await owner.custody.send(made(0, { requestId: online.requestId }))).toEqual({ result: 'done' });
    expect(await kindsOf(bookingId)).toEqual(['in']);
  });

  it('is done once where the answer was lost and its traveller changed the booking before it came again', async () => {
    const { owner, bookingId, made } = await setUp();
    const [row] = await t.rows<{ user_id: string }>('select user_id from bookings where id = $1', [bookingId]);
    const traveller = await t.as({ userId: row?.user_id ?? '' });
    const online = handing(bookingId, 2);
    await owner.custody.checkIn(online);
    const { booking } = await traveller.booking.edit({
      bookingId,
      requestId: randomUUID(),
      stay: { pickUpAt: '2026-11-25T20:00:00Z' },
      card: { cardToken: 'tok_visa' },
    });
    expect(booking.id).not.toBe(bookingId);
    const again = made(0, { requestId: online.requestId });
    expect(await owner.custody.send(again)).toEqual({ result: 'done' });
    expect(await owner.custody.send(again)).toEqual({ result: 'done' });
    expect([await kindsOf(bookingId), await kindsOf(booking.id)]).toEqual([['in'], []]);
  });

  it('is one where the request of before the network went comes after it', async () => {
    const { owner, order, bookingId, made } = await setUp();
    const online = handing(bookingId, 2);
    expect(await owner.custody.send(made(0, { requestId: online.requestId }))).toEqual({ result: 'done' });
    await owner.custody.checkIn(online);
    expect(await kindsOf(bookingId)).toEqual(['in']);
    expect((await owner.custody.ticket({ code: order.code })).custody.inBags).toBe(2);
  });

  it('of two devices the first that is heard counts, and the other hears who it was', async () => {
    const { owner, bookingId, made } = await setUp();
    const [first, second] = await Promise.all([owner.custody.send(made(0)), owner.custody.send(made(5))]);
    const refused = [first, second].find(({ result }) => result === 'refused');
    expect([first.result, second.result].sort()).toEqual(['done', 'refused']);
    expect(refused).toMatchObject({ reason: 'ticketRefused', verdict: 'alreadyIn', inBags: 2, byName: 'Ada Lovelace' });
    expect(await kindsOf(bookingId)).toEqual(['in']);
  });

  it('is refused for a booking that was canceled before it, with the same answer for ever', async () => {
    const { owner, order, bookingId, made } = await setUp();
    const [row] = await t.rows<{ user_id: string }>('select user_id from bookings where id = $1', [bookingId]);
    const traveller = await t.as({ userId: row?.user_id ?? '' });
    await traveller.booking.cancel({ bookingId, requestId: randomUUID() });
    t.clock.set(after(HOUR));
    const sent = made(10 * MINUTE);
    const answer = await owner.custody.send(sent);
    expect(answer).toMatchObject({ result: 'refused', verdict: 'canceled', canceledAt: '2026-11-25T16:00:00Z' });
    expect(await owner.custody.send(sent)).toEqual(answer);
    expect(await kindsOf(bookingId)).toEqual([]);
    expect((await owner.custody.ticket({ code: order.code })).verdict).toBe('canceled');
  });

  it('counts for a booking that was canceled only after it', async () => {
    const { owner, bookingId, made } = await setUp();
    t.clock.set(after(HOUR));
    const [row] = await t.rows<{ user_id: string }>('select user_id from bookings where id = $1', [bookingId]);
    const traveller = await t.as({ userId: row?.user_id ?? '' });
    await traveller.booking.cancel({ bookingId, requestId: randomUUID() });
    expect(await owner.custody.send(made(10 * MINUTE))).toEqual({ result: 'done' });
    expect(await kindsOf(bookingId)).toEqual(['in']);
  });

  it('counts for the booking that its traveller made of it meanwhile', async () => {
    const { owner, bookingId, made } = await setUp();
    const [row] = await t.rows<{ user_id: string }>('select user_id from bookings where id = $1', [bookingId]);
    const traveller = await t.as({ userId: row?.user_id ?? '' });
    t.clock.set(after(-HOUR));
    const changed = await traveller.booking.edit({ bookingId, requestId: randomUUID(), bagsCount: 1, ...someStay });
    t.clock.set(after(HOUR));
    expect(await owner.custody.send(made(0))).toMatchObject({ result: 'refused', reason: 'moreBagsThanBooked' });
    expect(await owner.custody.send(made(0, { bagsCount: 1 }))).toEqual({ result: 'done' });
    expect([await kindsOf(bookingId), await kindsOf(changed.bookingId)]).toEqual([[], ['in']]);
  });

  it.each([
    ['in the future', 3 * MINUTE, 'inTheFuture'],
    ['more than three days ago', -73 * HOUR, 'tooOld'],
  ])('is refused where its time is %s', async (_, at, doubt) => {
    const { owner, bookingId, made } = await setUp();
    expect(await owner.custody.send(made(at))).toMatchObject({ reason: 'deviceTimeDoubted', doubt });
    expect(await kindsOf(bookingId)).toEqual([]);
  });

  it('is refused on the day before its stay, and a check-out of bags that never came', async () => {
    const { owner, made } = await setUp();
    expect(await owner.custody.send(made(-20 * HOUR))).toMatchObject({ verdict: 'wrongDay' });
    expect(await owner.custody.send(made(0, { kind: 'out' }))).toMatchObject({ verdict: 'checkIn' });
  });

  it('is recorded before its time though others fill the place until then: what was handed over is a fact', async () => {
    const { owner, listing, made } = await setUp({ capacity: 3 });
    await t.rows("update bookings set drop_off_at = drop_off_at + interval '1 hour' where listing_id = $1", [
      listing.id,
    ]);
    t.clock.set(after(-24 * HOUR));
    await bookPaid(t, listing.id, 2, {
      dropOffAt: dropOff.toString(),
      pickUpAt: after(HOUR).toString(),
    });
    t.clock.set(after(2 * HOUR));
    expect(await owner.custody.send(made(0))).toEqual({ result: 'done' });
  });

  it('is never sent under another’s name, and never for another’s location', async () => {
    const { owner, bookingId, made } = await setUp();
    const stranger = await makeUser(t, { isPartner: true });
    const other = await t.as(stranger);
    await expect(other.custody.send(made(0))).rejects.toMatchObject(refusal('handOverOfAnother', 409));
    await expect(other.custody.send(made(0, { personId: stranger.userId }))).rejects.toMatchObject(
      refusal('ticketNotFound', 404),
    );
    await expect(owner.custody.send(made(0, { bookingId: 'nonsense' }))).rejects.toMatchObject(
      refusal('ticketNotFound', 404),
    );
    expect(await kindsOf(bookingId)).toEqual([]);
  });
});

describe('a refused hand-over', () => {
  it('is ended once, by a person of the counter, and its traveller may be asked to book again', async () => {
    const { owner, order, bookingId, made } = await setUp();
    await t.rows("update bookings set status = 'canceled', canceled_at = $2 where id = $1", [
      bookingId,
      dropOff.minusSeconds(60).toString(),
    ]);
    const sent = made(0);
    await owner.custody.send(sent);
    const settled = { bookingId, requestId: sent.requestId };
    const stranger = await t.as(await makeUser(t, { isPartner: true }));
    await expect(stranger.custody.settle({ ...settled, how: 'seen' })).rejects.toMatchObject(
      refusal('sentNotFound', 404),
    );
    await owner.custody.settle({ ...settled, how: 'askedToBook' });
    await owner.custody.settle({ ...settled, how: 'handedBack' });
    await t.runJobs();
    const mails = t.mails.filter(({ text }) => text.includes(`${order.code} was already over`));
    expect(mails).toHaveLength(1);
    expect(await t.rows('select settled from sent_hand_overs where booking_id = $1', [bookingId])).toEqual([
      { settled: 'askedToBook' },
    ]);
  });

  it('waits for all people of its counter, on any device, until one has ended it', async () => {
    const { owner, order, bookingId, listing, made } = await setUp();
    expect(await owner.custody.refused()).toEqual([]);
    await t.rows("update bookings set status = 'canceled', canceled_at = $2 where id = $1", [
      bookingId,
      dropOff.minusSeconds(60).toString(),
    ]);
    const sent = made(0);
    await owner.custody.send(sent);
    const [waiting, ...others] = await owner.custody.refused();
    expect(others).toEqual([]);
    expect(waiting).toMatchObject({
      requestId: sent.requestId,
      personId: listing.ownerId,
      code: order.code,
      kind: 'in',
      bagsCount: sent.bagsCount,
      disagreement: { reason: 'ticketRefused', verdict: 'canceled' },
    });
    const colleague = await t.as(await makeUser(t));
    await expect(colleague.custody.refused()).rejects.toThrow('forbidden');
    const stranger = await t.as(await makeUser(t, { isPartner: true }));
    expect(await stranger.custody.refused()).toEqual([]);
    await owner.custody.settle({ bookingId, requestId: sent.requestId, how: 'handedBack' });
    expect(await owner.custody.refused()).toEqual([]);
  });

  it('one that was done has nothing to be ended', async () => {
    const { owner, bookingId, made } = await setUp();
    const sent = made(0);
    await owner.custody.send(sent);
    await expect(owner.custody.settle({ bookingId, requestId: sent.requestId, how: 'seen' })).rejects.toMatchObject(
      refusal('sentNotFound', 404),
    );
  });
});

describe('a hand-over that is taken back while it is unknown whether the server had it', () => {
  const back = (undoes: string, at: number) => ({ requestId: randomUUID(), undoes, deviceAt: after(at).toString() });

  it('is taken back when there is a network again, whenever the answer was lost', async () => {
    const { owner, order, bookingId, made } = await setUp();
    const lost = made(0);
    await owner.custody.checkIn({ bookingId, bagsCount: 2, requestId: lost.requestId });
    t.clock.set(after(HOUR));
    const taken = { bookingId, ...back(lost.requestId, 20) };
    // Of the hand-over first, so that it is there whether it came or not.
    expect(await owner.custody.send(lost)).toEqual({ result: 'done' });
    await owner.custody.undo(taken);
    await owner.custody.undo(taken);
    expect(await kindsOf(bookingId)).toEqual(['in', 'undo']);
    expect((await owner.custody.ticket({ code: order.code })).custody.inAt).toBeNull();
    // The first try comes after all.
    await owner.custody.checkIn({ bookingId, bagsCount: 2, requestId: lost.requestId });
    expect(await kindsOf(bookingId)).toEqual(['in', 'undo']);
  });

  it('is not, where it was pressed too late, is another one, or one was made after it', async () => {
    const { owner, bookingId, made } = await setUp();
    const sent = made(0);
    t.clock.set(after(HOUR));
    await owner.custody.send(sent);
    for (const wrong of [back(sent.requestId, 60), back(randomUUID(), 5), back(sent.requestId, -HOUR)])
      await expect(owner.custody.undo({ bookingId, ...wrong })).rejects.toMatchObject(refusal('undoTooLate', 409));
    await owner.custody.send(made(HOUR, { kind: 'out' }));
    await expect(owner.custody.undo({ bookingId, ...back(sent.requestId, 5) })).rejects.toMatchObject(
      refusal('undoTooLate', 409),
    );
    expect(await kindsOf(bookingId)).toEqual(['in', 'out']);
  });
});
