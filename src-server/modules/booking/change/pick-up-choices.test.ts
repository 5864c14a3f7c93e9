import { randomUUID } from 'node:crypto';
import type { Instant } from '@js-joda/core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, makeCoupon, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { atClock, takingIn } from '../door/door.fixture.ts';
import { expectBalancedLedger, paymentsOf, refused, statusOf } from '../order.fixture.ts';

let t: TestApp;
let start: Instant;
beforeAll(async () => {
  t = await createTestApp();
  start = t.clock.now();
});
afterEach(() => t.clock.set(start));
afterAll(() => t.close());

type Rules = NonNullable<Parameters<typeof makeListing>[1]>['rules'];

interface Traits {
  readonly rules?: Rules;
  readonly capacity?: number;
  readonly bagsCount?: number;
  readonly code?: string;
  readonly pickUpAt?: string;
}

/** Bags in store of a stay from 11 AM to 2 PM at a location that is open from 8 AM to 8 PM, at 1:10 PM. */
async function inStore({ rules, capacity = 5, bagsCount = 1, code, pickUpAt = '2026-11-25T14:00-05:00' }: Traits = {}) {
  const listing = await makeListing(t, { capacity, ...(rules && { rules }) });
  const who = await makeUser(t);
  const person = await t.as(who);
  const owner = await t.as({ userId: listing.ownerId });
  const stay = { dropOffAt: '2026-11-25T11:00-05:00', pickUpAt };
  const wish = aBooking(listing.id, { bagsCount, stay });
  const { id: bookingId } = await person.booking.create({
    ...wish,
    ...(code !== undefined && { code }),
    card: { cardToken: 'tok_visa' },
  });
  atClock(t, '11:02');
  await owner.custody.checkIn(takingIn(bookingId, { bagsCount }));
  atClock(t, '13:10');
  return { listing, who, person, owner, bookingId };
}

type Choices = Awaited<ReturnType<Awaited<ReturnType<typeof inStore>>['person']['booking']['pickUps']>>;
const choicesOf = ({ days }: Choices) => days.flatMap(({ choices }) => choices);
const at = (choices: Choices, iso: string) =>
  choicesOf(choices).find(({ pickUpAt }) => Date.parse(pickUpAt) === Date.parse(iso));
const onThe25th = (time: string) => `2026-11-25T${time}-05:00`;
const latePrice = { minor: 226, currency: 'CAD' };

describe('the later pick-ups of an order in store', () => {
  it('are half hours until closing and of the next day, each at the price of the change itself', async () => {
    const { person, bookingId } = await inStore();
    const choices = await person.booking.pickUps({ bookingId });
    expect(choices).toMatchObject({ isLate: false, noExtraUntil: null });
    expect(choices.days.map(({ date, opens, choices: all }) => [date, opens, all.length])).toEqual([
      ['2026-11-25', null, 12],
      ['2026-11-26', 480, 25],
    ]);
    expect(at(choices, onThe25th('14:00'))).toBeUndefined();
    expect(at(choices, onThe25th('14:30'))).toMatchObject({ minute: 870, due: latePrice, refusal: null });
    for (const { pickUpAt, due } of [choicesOf(choices)[3], choicesOf(choices)[11], choicesOf(choices)[30]].filter(
      (choice) => choice !== undefined,
    )) {
      const preview = await person.booking.previewEdit({ bookingId, stay: { pickUpAt } });
      expect(preview.amountDue).toEqual(due);
    }
  });

  it('cost nothing once the whole day is paid, until the door closes', async () => {
    const { person, bookingId } = await inStore({ pickUpAt: onThe25th('17:00') });
    const choices = await person.booking.pickUps({ bookingId });
    expect(choices.noExtraUntil).toBe('2026-11-26T01:00:00Z');
    expect(choices.days[0]?.choices.map(({ due }) => due.minor)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(choices.days[1]?.choices[0]?.due.minor).toBe(904);
  });

  it('carry the discount of the sale, and the tariff of the sale', async () => {
    const coupon = await makeCoupon(t);
    const { person, bookingId, listing } = await inStore({ code: coupon.code });
    await t.rows('update listings set price_per_hour = 900, max_price = 9000 where id = $1', [listing.id]);
    // 12.43 less 1.24, and 10.17 less 1.02 before.
    expect(at(await person.booking.pickUps({ bookingId }), onThe25th('14:30'))?.due.minor).toBe(204);
  });

  it('are off at an hour at which there is no room', async () => {
    const { person, bookingId, listing } = await inStore({ capacity: 2 });
    const other = await t.as(await makeUser(t));
    t.clock.set(start);
    const stay = { dropOffAt: onThe25th('16:00'), pickUpAt: onThe25th('18:00') };
    await other.booking.create({ ...aBooking(listing.id, { bagsCount: 2, stay }), card: { cardToken: 'tok_visa' } });
    atClock(t, '13:10');
    const choices = await person.booking.pickUps({ bookingId });
    expect(at(choices, onThe25th('16:00'))?.refusal).toBeNull();
    expect(at(choices, onThe25th('16:30'))?.refusal).toBe('full');
    expect(at(choices, '2026-11-26T10:00-05:00')?.refusal).toBe('full');
    const full = { requestId: randomUUID(), bookingId, stay: { pickUpAt: onThe25th('16:30') } };
    expect(await refused(person.booking.edit({ ...full, card: { cardToken: 'tok_visa' } }))).toBe('overCapacity');
  });

  it('go on from now once the pick-up has passed, as far as the change itself does', async () => {
    const { person, bookingId } = await inStore();
    atClock(t, '19:40');
    const choices = await person.booking.pickUps({ bookingId });
    expect(choices.isLate).toBe(true);
    expect(choicesOf(choices)[0]).toMatchObject({ pickUpAt: '2026-11-26T01:00:00Z', minute: 1200 });
    expect(choicesOf(choices).at(-1)?.pickUpAt).toBe('2026-11-27T01:00:00Z');
    const after = { bookingId, stay: { pickUpAt: '2026-11-27T08:00-05:00' } };
    expect(await refused(person.booking.previewEdit(after))).toBe('pickUpTooLate');
    atClock(t, '22:00');
    const night = await person.booking.pickUps({ bookingId });
    expect(night).toMatchObject({ isLate: true, noExtraUntil: null, days: [{ date: '2026-11-26', opens: 480 }, {}] });
  });

  it('name closed days and skip them', async () => {
    const closures = [{ from: '2026-11-26', to: '2026-11-27' }];
    const { person, bookingId } = await inStore({ rules: { closures } });
    const { days } = await person.booking.pickUps({ bookingId });
    expect(days.map(({ date, until, choices }) => [date, until, choices.length])).toEqual([
      ['2026-11-25', '2026-11-25', 12],
      ['2026-11-26', '2026-11-27', 0],
      ['2026-11-28', '2026-11-28', 25],
    ]);
  });

  it('that cost something wait for the bank while the payment is disputed', async () => {
    const { person, bookingId } = await inStore({ pickUpAt: onThe25th('17:00') });
    await t.rows(
      `insert into disputes (id, booking_id, payment_id, provider_dispute_id, state, amount_minor, currency, reason, opened_at)
       select gen_random_uuid(), booking_id, id, 'dp_' || id, 'open', amount_minor, currency, 'general', succeeded_at
       from payments where booking_id = $1`,
      [bookingId],
    );
    const choices = await person.booking.pickUps({ bookingId });
    expect(at(choices, onThe25th('18:00'))).toMatchObject({ due: { minor: 0 }, refusal: null });
    expect(at(choices, '2026-11-26T09:00-05:00')?.refusal).toBe('disputed');
  });

  it('are nothing to a stranger, and over with the order', async () => {
    const { person, owner, bookingId } = await inStore();
    const stranger = await t.as(await makeUser(t));
    expect(await refused(stranger.booking.pickUps({ bookingId }))).toBe('orderNotFound');
    expect(await refused(owner.booking.pickUps({ bookingId }))).toBe('orderNotFound');
    const later = { requestId: randomUUID(), bookingId, stay: { pickUpAt: onThe25th('15:00') } };
    expect(await refused(stranger.booking.edit(later))).toBe('orderNotFound');
    await owner.custody.checkOut(takingIn(bookingId));
    expect(await refused(person.booking.pickUps({ bookingId }))).toBe('bookingNotChangeable');
  });
});

describe('a pick-up that is moved later', () => {
  it('is charged once however often it is confirmed, and the location hears of it', async () => {
    const { person, bookingId, listing } = await inStore();
    const choice = at(await person.booking.pickUps({ bookingId }), onThe25th('16:00'));
    const [card] = await person.accounts.savedCards();
    const edit = {
      requestId: randomUUID(),
      bookingId,
      stay: { pickUpAt: choice?.pickUpAt },
      card: { savedCardId: card?.id, requestId: randomUUID() },
    };
    const [first, second] = await Promise.all([person.booking.edit(edit), person.booking.edit(edit)]);
    const third = await person.booking.edit(edit);
    expect([second.bookingId, third.bookingId]).toEqual([first.bookingId, first.bookingId]);
    expect(first.status).toBe('confirmed');
    const payments = await paymentsOf(t, first.bookingId);
    expect(payments.filter(({ status }) => status === 'succeeded').map((each) => each.amount_minor)).toEqual([
      choice?.due.minor,
    ]);
    expect(await person.booking.get({ bookingId: first.bookingId })).toMatchObject({
      pickUpAt: '2026-11-25T21:00:00Z',
      custody: { inside: 1 },
      charged: { minor: 1017 + (choice?.due.minor ?? 0) },
    });
    expect(await t.runJobs()).toEqual([]);
    const [owner] = await t.rows<{ email: string }>('select email from users where id = $1', [listing.ownerId]);
    expect(t.mails.filter(({ to, subject }) => to === owner?.email && subject.includes('changed'))).toHaveLength(1);
    // The version before is no longer the one in force.
    expect(await refused(person.booking.pickUps({ bookingId }))).toBe('bookingReplaced');
    await expectBalancedLedger(t);
  });

  it('stays where it was when the card is declined', async () => {
    const { person, bookingId } = await inStore();
    const edit = {
      requestId: randomUUID(),
      bookingId,
      stay: { pickUpAt: onThe25th('16:00') },
      card: { cardToken: 'tok_chargeDeclined' },
    };
    expect(await refused(person.booking.edit(edit))).toBe('cardDeclined');
    expect(await statusOf(t, bookingId)).toMatchObject({ status: 'confirmed' });
    expect(await person.booking.get({ bookingId })).toMatchObject({
      pickUpAt: '2026-11-25T19:00:00Z',
      replacedById: null,
    });
  });
});
