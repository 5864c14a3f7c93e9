import { randomUUID } from 'node:crypto';
import { Instant } from '@js-joda/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { expectBalancedLedger, paymentsOf, refundsOf, refused } from './order.fixture.ts';

/**
 * Custody, change and money of one order, by inputs that went wrong once. Toronto, open 08:00 to 20:00, 2.00 CAD an hour
 * and bag, 3.00 an order, 13 % tax, share 70 %; 25 November 2026, 11:00 to 14:00, 2 bags = 16.95, share 8.40.
 */
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const at = (time: string, day = 25): Instant => Instant.parse(`2026-11-${day}T${time}:00-05:00`);
const stayOf = (from: string, to: string, day = 25) => ({
  dropOffAt: `2026-11-${day}T${from}-05:00`,
  pickUpAt: `2026-11-${day}T${to}-05:00`,
});

async function buy(listingId: string, bagsCount: number, stay = stayOf('11:00', '14:00')) {
  const who = await makeUser(t);
  const person = await t.as(who);
  const order = await person.booking.create({
    ...aBooking(listingId, { bagsCount, stay }),
    card: { cardToken: 'tok_visa' },
  });
  return { person, who, order, bookingId: order.id };
}

/** A paid order of two bags at a place of its own, the day before. */
async function sold({ capacity = 2, bagsCount = 2, stay = stayOf('11:00', '14:00') } = {}) {
  const listing = await makeListing(t, { capacity });
  t.clock.set(at('09:00', 24));
  const made = await buy(listing.id, bagsCount, stay);
  return { ...made, listing, owner: await t.as({ userId: listing.ownerId }) };
}

const hands = (bookingId: string, bagsCount: number) => ({
  bookingId,
  bagsCount,
  requestId: randomUUID(),
  found: 'scanned' as const,
});
const edit = (bookingId: string, change: object, card?: object) => ({
  requestId: randomUUID(),
  bookingId,
  ...change,
  ...(card === undefined ? {} : { card }),
});
const visa = { cardToken: 'tok_visa' };

async function passTime(): Promise<void> {
  await t.tick('complete-bookings');
  await t.tick('tell-of-outcomes');
  await t.sandbox.settled();
  await t.runJobs();
}

const peak = async (listingId: string, from: Instant, to: Instant) =>
  (
    await t.rows<{ peak: number }>('select peak_of_bags($1, $2, $3, product_now(), null) as peak', [
      listingId,
      from.toString(),
      to.toString(),
    ])
  )[0]?.peak;

describe('a disputed order', () => {
  it('is not charged again by a change: changes that cost or return money wait for the bank', async () => {
    const { person, bookingId } = await sold({ capacity: 5 });
    const [payment] = await paymentsOf(t, bookingId);
    await t.sandbox.dispute(payment?.provider_intent_id ?? '');
    await t.sandbox.settled();
    await t.runJobs();
    const more = { bagsCount: 3 };
    expect(await refused(person.booking.previewEdit({ bookingId, ...more }))).toBe('orderDisputed');
    expect(await refused(person.booking.edit(edit(bookingId, more, visa)))).toBe('orderDisputed');
    // The same price: nothing is asked.
    const same = { stay: { pickUpAt: '2026-11-25T13:45-05:00' } };
    expect(await person.booking.previewEdit({ bookingId, ...same })).toMatchObject({ amountDue: { minor: 0 } });
    await person.booking.edit(edit(bookingId, same));
    expect(await paymentsOf(t, bookingId)).toHaveLength(1);
  });
});

describe('bags inside before the drop-off time', () => {
  it('end the free cancellation: neither cancelled nor moved by their traveller, by one bag or by the hour', async () => {
    const { person, owner, bookingId } = await sold({ capacity: 5 });
    t.clock.set(at('10:15'));
    await owner.custody.checkIn(hands(bookingId, 2));
    t.clock.set(at('10:30'));
    expect(await person.booking.get({ bookingId })).toMatchObject({
      started: true,
      cancelable: false,
      refundable: { minor: 0 },
      modifiable: true,
    });
    expect(await refused(person.booking.cancel({ requestId: randomUUID(), bookingId }))).toBe('bookingAlreadyStarted');
    expect(await refused(person.booking.edit(edit(bookingId, { bagsCount: 1 })))).toBe('bookingAlreadyStarted');
    const nextWeek = { stay: { dropOffAt: '2026-12-02T11:00-05:00', pickUpAt: '2026-12-02T14:00-05:00' } };
    expect(await refused(person.booking.edit(edit(bookingId, nextWeek)))).toBe('bookingAlreadyStarted');
    await owner.custody.checkOut(hands(bookingId, 2));
    // Out again before the drop-off time the order has ended: nothing goes back either.
    expect(await refused(person.booking.cancel({ requestId: randomUUID(), bookingId }))).toBe('bookingNotCancelable');
    expect(await refundsOf(t, bookingId)).toEqual([]);
  });

  it('come at 08:00 for 11:00 only with a changed drop-off, and the share of the whole is earned', async () => {
    const { owner, order, bookingId } = await sold({ capacity: 5 });
    t.clock.set(at('08:00'));
    expect((await owner.custody.ticket({ code: order.code })).verdict).toBe('early');
    expect(await refused(owner.custody.checkIn(hands(bookingId, 2)))).toBe('ticketRefused');
  });

  it('begin no order from the list alone: the ticket is scanned or its code typed', async () => {
    const { owner, bookingId } = await sold({ capacity: 5 });
    t.clock.set(at('10:30'));
    expect(await refused(owner.custody.checkIn({ ...hands(bookingId, 2), found: 'listed' }))).toBe('ticketCodeNeeded');
    await owner.custody.checkIn({ ...hands(bookingId, 2), found: 'typed' });
  });

  it('undone, or corrected to none, are as if they had not come', async () => {
    const { person, owner, bookingId } = await sold({ capacity: 5 });
    t.clock.set(at('10:30'));
    await owner.custody.checkIn(hands(bookingId, 2));
    await owner.custody.correct({ ...hands(bookingId, 0), note: 'They took them along again' });
    expect(await person.booking.get({ bookingId })).toMatchObject({ started: false, refundable: { minor: 1695 } });
    await person.booking.cancel({ requestId: randomUUID(), bookingId });
    await passTime();
    expect(await refundsOf(t, bookingId)).toEqual([{ amount_minor: 1695, status: 'succeeded' }]);
  });
});

describe('a cancellation while bags are inside', () => {
  it('by the location returns the money and keeps room and record until the last bag is out', async () => {
    const { owner, listing, bookingId, order } = await sold();
    t.clock.set(at('11:00'));
    await owner.custody.checkIn(hands(bookingId, 2));
    t.clock.set(at('11:30'));
    const weekly = { listingId: listing.id, weekly: [{ day: 'wednesday', from: 8 * 60, to: 13 * 60 + 30 }] };
    const change = weekly as never;
    const { bookings, fingerprint } = await owner.hosting.affected(change);
    expect(bookings).toMatchObject([{ cannotMove: 'inside' }]);
    await owner.hosting.saveOpening({
      ...(change as object),
      requestId: randomUUID(),
      fingerprint,
      choices: [{ bookingId, choice: 'refund' }],
    } as never);
    await t.rows('update listings set published = true, bookable = true where id = $1', [listing.id]);
    t.clock.set(at('11:45'));
    expect(await peak(listing.id, at('12:00'), at('13:00'))).toBe(2);
    expect(await refused(buy(listing.id, 2, stayOf('12:00', '13:00')))).toBe('overCapacity');
    expect((await owner.custody.ticket({ code: order.code })).verdict).toMatch(/alreadyIn|checkOut/);
    await owner.custody.checkOut(hands(bookingId, 2));
    await buy(listing.id, 2, stayOf('12:00', '13:00'));
  });
});

describe('a change after check-in', () => {
  it('leaves one stay with one code: late by its own pick-up, and all places after check-out', async () => {
    const { person, owner, listing, order, bookingId } = await sold({ capacity: 3 });
    t.clock.set(at('11:00'));
    await owner.custody.checkIn(hands(bookingId, 2));
    t.clock.set(at('12:00'));
    const changed = await person.booking.edit(edit(bookingId, { stay: { pickUpAt: '2026-11-25T18:00-05:00' } }, visa));
    expect(changed.status).toBe('confirmed');
    const now = await person.booking.get({ bookingId: changed.bookingId });
    expect(now).toMatchObject({ code: order.code, orderId: bookingId, custody: { inside: 2 } });
    t.clock.set(at('14:05'));
    await passTime();
    expect(t.mails.filter(({ to, subject }) => to === order.email && /still at/.test(subject))).toEqual([]);
    t.clock.set(at('17:30'));
    // The first mail's code, by the old booking's id.
    expect(await owner.custody.ticket({ code: order.code })).toMatchObject({ bookingId: changed.bookingId });
    await owner.custody.checkOut(hands(bookingId, 2));
    expect(await peak(listing.id, at('18:00'), at('20:00', 26))).toBe(0);
    t.clock.set(at('17:32'));
    await passTime();
    expect(await person.booking.get({ bookingId: changed.bookingId })).toMatchObject({
      status: 'completed',
      outcome: null,
    });
    await expectBalancedLedger(t);
  });
});

describe('custody between a change and its payment', () => {
  it('stays with the order: two bags inside on the confirmed change', async () => {
    const { person, owner, bookingId } = await sold({ capacity: 3 });
    t.clock.set(at('10:55'));
    const waiting = await person.booking.edit(edit(bookingId, { stay: { pickUpAt: '2026-11-25T17:00-05:00' } }));
    expect(waiting.status).toBe('requires_payment');
    t.clock.set(at('11:00'));
    await owner.custody.checkIn(hands(bookingId, 2));
    t.clock.set(at('11:03'));
    await person.booking.pay({ requestId: randomUUID(), bookingId: waiting.bookingId, ...visa });
    expect(await person.booking.get({ bookingId: waiting.bookingId })).toMatchObject({
      status: 'confirmed',
      custody: { inside: 2 },
    });
    t.clock.set(at('16:30'));
    await owner.custody.checkOut(hands(waiting.bookingId, 2));
  });

  it('ends the change where the bags are out before it is paid: nothing is charged', async () => {
    const { person, owner, bookingId } = await sold({ capacity: 3 });
    t.clock.set(at('11:00'));
    await owner.custody.checkIn(hands(bookingId, 2));
    t.clock.set(at('13:50'));
    const waiting = await person.booking.edit(edit(bookingId, { stay: { pickUpAt: '2026-11-25T17:00-05:00' } }));
    t.clock.set(at('13:52'));
    await owner.custody.checkOut(hands(bookingId, 2));
    const pay = person.booking.pay({ requestId: randomUUID(), bookingId: waiting.bookingId, ...visa });
    expect(await refused(pay)).toBeDefined();
    const charged = await t.rows("select 1 from payments where booking_id = $1 and status = 'succeeded'", [
      waiting.bookingId,
    ]);
    expect(charged).toEqual([]);
  });
});

describe('any code that an order ever had', () => {
  it('leads to the order as it is, at the counter and in a hand-over sent later', async () => {
    const { person, owner, order, bookingId } = await sold({ capacity: 5 });
    const changed = await person.booking.edit(edit(bookingId, { stay: { pickUpAt: '2026-11-25T16:00-05:00' } }, visa));
    // As an order had it that was changed before orders kept their code.
    await t.rows("update bookings set code = 'CLK-2222A2' where id = $1", [bookingId]);
    t.clock.set(at('11:05'));
    const ticket = await owner.custody.ticket({ code: 'CLK-2222A2' });
    expect(ticket).toMatchObject({ code: order.code, verdict: 'checkIn', changed: { bagsCount: 2 }, bagsCount: 2 });
    expect(ticket.pickUpAt).toBe('2026-11-25T21:00:00Z');
    await owner.custody.checkIn(hands(bookingId, 2));
    expect(await person.booking.get({ bookingId: changed.bookingId })).toMatchObject({ custody: { inside: 2 } });
    // Reading by the old id answers that version and names the one in force; an act by it is refused.
    expect(await person.booking.get({ bookingId })).toMatchObject({
      status: 'canceled',
      cancellationReason: 'Booking editing',
      currentBookingId: changed.bookingId,
    });
    expect(await refused(person.booking.cancel({ requestId: randomUUID(), bookingId }))).toBe('bookingReplaced');
  });
});

describe('a change that asks for less', () => {
  it('is made though the place was lowered below what is booked', async () => {
    const listing = await makeListing(t, { capacity: 10 });
    t.clock.set(at('09:00', 24));
    const one = await buy(listing.id, 6);
    await buy(listing.id, 4);
    await t.rows('update listings set max_capacity = 5 where id = $1', [listing.id]);
    await t.rows('update listing_capacity set max_capacity = 5 where listing_id = $1', [listing.id]);
    const made = await one.person.booking.edit(edit(one.bookingId, { bagsCount: 5 }));
    expect(made.status).toBe('confirmed');
    // What asks for more than it had in some hour is judged.
    const longer = { bagsCount: 6 };
    expect(await refused(one.person.booking.edit(edit(made.bookingId, longer, visa)))).toBe('overCapacity');
  });

  it('is made at a location that takes no bookings any more, with bags inside', async () => {
    const { person, owner, listing, bookingId } = await sold({ capacity: 5 });
    t.clock.set(at('11:00'));
    await owner.custody.checkIn(hands(bookingId, 2));
    await t.rows('update listings set published = false, bookable = false where id = $1', [listing.id]);
    const made = await person.booking.edit(edit(bookingId, { stay: { pickUpAt: '2026-11-25T13:00-05:00' } }));
    expect(made.status).toBe('confirmed');
    // Begun: nothing goes back.
    expect(await refundsOf(t, made.bookingId)).toEqual([]);
  });

  it('is priced by the tariff of the sale', async () => {
    const listing = await makeListing(t, { capacity: 5 });
    t.clock.set(at('09:00', 24));
    const stay = { dropOffAt: '2027-01-10T10:00-05:00', pickUpAt: '2027-01-10T12:00-05:00' };
    const { person, bookingId } = await buy(listing.id, 4, stay);
    const dueOf = async (change: object) =>
      (await person.booking.previewEdit({ bookingId, ...change })).amountDue.minor;
    await t.rows('update listings set price_per_hour = 600 where id = $1', [listing.id]);
    expect(await dueOf({ bagsCount: 2 })).toBe(-904);
    await t.rows('update listings set price_per_hour = 66 where id = $1', [listing.id]);
    expect(await dueOf({ stay: { pickUpAt: '2027-01-10T11:45-05:00' } })).toBe(0);
    // More bags by the tariff of the sale for 30 days, by today's afterwards.
    expect(await dueOf({ bagsCount: 5 })).toBe(452);
    t.clock.set(Instant.parse('2026-12-25T15:00:00Z'));
    expect(await dueOf({ bagsCount: 5 })).toBe(2147 - 2147 + Math.round((5 * 2 * 66 + 300) * 1.13) - 2147);
    expect(await dueOf({ stay: { pickUpAt: '2027-01-10T13:00-05:00' } })).toBe(904);
  });

  it('is never dearer, also where the formula is', async () => {
    const open = { rules: { availableFullTime: true } };
    const listing = await makeListing(t, { capacity: 5, ...open });
    t.clock.set(at('09:00', 24));
    const stay = { dropOffAt: '2026-11-27T23:50-05:00', pickUpAt: '2026-11-28T10:00-05:00' };
    const { person, bookingId, order } = await buy(listing.id, 2, stay);
    expect(order.total.minor).toBe(2599);
    const later = { stay: { dropOffAt: '2026-11-28T00:15-05:00' } };
    const preview = await person.booking.previewEdit({ bookingId, ...later });
    expect(preview.amountDue.minor).toBe(0);
    expect(preview.quote.totalWithDiscount.minor).toBe(2599);
  });
});

describe('bags in parts', () => {
  it('three in, one out at noon, two at six: room and record follow, and no one is alarmed', async () => {
    const { person, owner, listing, order, bookingId } = await sold({
      capacity: 3,
      bagsCount: 3,
      stay: stayOf('11:00', '18:30'),
    });
    t.clock.set(at('11:00'));
    await owner.custody.checkIn(hands(bookingId, 3));
    t.clock.set(at('12:00'));
    await owner.custody.checkOut({ ...hands(bookingId, 1), note: '1 of 3' });
    t.clock.set(at('12:30'));
    await passTime();
    expect(await person.booking.get({ bookingId })).toMatchObject({
      status: 'confirmed',
      custody: { inside: 2, outBags: 1, outAt: null },
    });
    expect(t.mails.filter(({ subject }) => subject.includes(order.code) && /handed back/.test(subject))).toEqual([]);
    expect(await owner.custody.ticket({ code: order.code })).toMatchObject({
      verdict: 'checkOut',
      custody: { inside: 2 },
    });
    // It may come again until the pick-up, never above the number booked.
    await owner.custody.checkIn(hands(bookingId, 1));
    expect(await refused(owner.custody.checkIn(hands(bookingId, 1)))).toBe('ticketRefused');
    await owner.custody.checkOut(hands(bookingId, 1));
    t.clock.set(at('18:00'));
    await owner.custody.checkOut(hands(bookingId, 2));
    t.clock.set(at('18:02'));
    await passTime();
    expect(await person.booking.get({ bookingId })).toMatchObject({
      status: 'completed',
      custody: { inside: 0, outBags: 3 },
    });
    expect(await peak(listing.id, at('18:02'), at('18:20'))).toBe(0);
  });
});

describe('ten minutes before midnight', () => {
  it('is 25 minutes early, not another day', async () => {
    const listing = await makeListing(t, { capacity: 3, rules: { availableFullTime: true } });
    t.clock.set(Instant.parse('2026-12-03T15:00:00Z'));
    const stay = { dropOffAt: '2026-12-05T00:15-05:00', pickUpAt: '2026-12-05T09:00-05:00' };
    const { bookingId, order } = await buy(listing.id, 2, stay);
    const owner = await t.as({ userId: listing.ownerId });
    t.clock.set(Instant.parse('2026-12-05T04:50:00Z'));
    expect((await owner.custody.ticket({ code: order.code })).verdict).toBe('checkIn');
    await owner.custody.checkIn(hands(bookingId, 2));
  });
});

describe('late with bags inside', () => {
  it('is extended, again and again, by the tariff of the sale and up to the next day’s closing', async () => {
    const { person, owner, listing, bookingId } = await sold();
    t.clock.set(at('11:00'));
    await owner.custody.checkIn(hands(bookingId, 2));
    t.clock.set(at('14:20'));
    await passTime();
    const { status, modifiable, outcome } = await person.booking.get({ bookingId });
    expect([status, modifiable, outcome]).toEqual(['confirmed', true, 'late']);
    await t.rows('update listings set price_per_hour = 900 where id = $1', [listing.id]);
    const tooLate = { stay: { pickUpAt: '2026-11-27T10:00-05:00' } };
    expect(await refused(person.booking.previewEdit({ bookingId, ...tooLate }))).toBe('pickUpTooLate');
    const evening = { stay: { pickUpAt: '2026-11-25T18:00-05:00' } };
    const preview = await person.booking.previewEdit({ bookingId, ...evening });
    // Seven hours would be 14.00 a bag; the most on the first day is 12.00: (24.00 + 3.00) × 1.13 less 16.95.
    expect(preview.amountDue.minor).toBe(1356);
    const made = await person.booking.edit(edit(bookingId, evening, visa));
    expect(made.status).toBe('confirmed');
    t.clock.set(at('18:01'));
    await passTime();
    const again = await person.booking.edit(
      edit(made.bookingId, { stay: { pickUpAt: '2026-11-26T09:00-05:00' } }, visa),
    );
    expect(again.status).toBe('confirmed');
    t.clock.set(at('08:30', 26));
    await owner.custody.checkOut(hands(bookingId, 2));
    t.clock.set(at('08:32', 26));
    await passTime();
    // 8.40, then 70 % of 24.00, then 70 % of (24.00 + 16.00), each but for what was earned before.
    const shares = await t.rows<{ minor: number }>(
      `select -e.amount_minor as minor from ledger_transactions l join ledger_entries e on e.transaction_id = l.id
       join bookings b on b.id = l.booking_id
       where b.order_id = $1 and l.kind = 'earning' and e.account = 'partner' order by l.occurred_at`,
      [bookingId],
    );
    expect(shares.map(({ minor }) => Number(minor))).toEqual([840, 840, 1120]);
    await expectBalancedLedger(t);
    const [rest] = await t.rows<{ minor: number }>(
      `select coalesce(sum(e.amount_minor), 0)::float8 as minor from ledger_transactions l
       join ledger_entries e on e.transaction_id = l.id join bookings b on b.id = l.booking_id
       where b.order_id = $1 and e.account = 'travellers'`,
      [bookingId],
    );
    expect(rest?.minor).toBe(0);
  });

  it('stands in the way of no booking beyond the second opening from now', async () => {
    const { person, owner, listing, bookingId } = await sold();
    t.clock.set(at('11:00'));
    await owner.custody.checkIn(hands(bookingId, 2));
    t.clock.set(at('14:20'));
    const december = { dropOffAt: '2026-12-20T11:00-05:00', pickUpAt: '2026-12-20T14:00-05:00' };
    await person.booking.create({ ...aBooking(listing.id, { bagsCount: 1, stay: december }), card: visa });
    expect(await refused(buy(listing.id, 1, stayOf('10:00', '12:00', 26)))).toBe('overCapacity');
  });
});
