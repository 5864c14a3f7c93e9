import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Instant } from '@js-joda/core';
import { markCustody } from '#server/testing/custody-marks.ts';
import { aBooking, makeCoupon, makeListing, makeUser, someGuest } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { expectBalancedLedger, paid, refused } from '../order.fixture.ts';
import { rememberDevice } from '#server/modules/accounts/known-device.ts';
import { orderKey } from './guest-access.ts';
import { noteSigns } from './own-stay.ts';

let t: TestApp;
let start: Instant;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(() => {
  start = t.clock.now();
});
afterEach(() => t.clock.set(start));

async function complete() {
  t.clock.forward(60 * 48);
  await t.tick('complete-bookings');
}

const owed = async (ownerId: string) => {
  const [row] = await t.rows<{ minor: number }>(
    'select coalesce(-sum(amount_minor), 0)::int as minor from ledger_entries where partner_id = $1',
    [ownerId],
  );
  return row?.minor;
};
const finance = async () => t.as(await makeUser(t, { role: 'admin', adminRole: 'finance' }));
const reasonOf = async (bookingId: string) =>
  (await (await finance()).admin.bookings.get({ booking: bookingId })).heldShare?.reason ?? null;

/** A stay of the location's owner, at their own counter, for nothing. */
async function ownersStay() {
  const listing = await makeListing(t, { capacity: 50 });
  const { code } = await makeCoupon(t, { basisPoints: 10_000 });
  const owner = await t.as({ userId: listing.ownerId });
  const { id: bookingId } = await owner.booking.create(aBooking(listing.id, { code, bagsCount: 20 }));
  return { listing, owner, bookingId };
}

describe('the share of a stay by the location’s own people', () => {
  it('waits until finance decides; the booking itself goes its way, and is not reviewed', async () => {
    const { listing, owner, bookingId } = await ownersStay();
    await complete();
    await t.tick('complete-bookings');
    expect(await t.rows('select status from bookings where id = $1', [bookingId])).toEqual([{ status: 'completed' }]);
    expect(await owed(listing.ownerId)).toBe(0);
    expect(await owner.reviews.ofOrder({ bookingId })).toMatchObject({ state: 'own' });
    const key = orderKey(t.deps, bookingId);
    expect(await refused((await t.as(null)).reviews.save({ bookingId, key, rating: 5, text: '' }))).toBe(
      'reviewNotPossible',
    );
    const admin = await finance();
    const { needs } = await admin.admin.home.get();
    expect(needs).toContainEqual(expect.objectContaining({ kind: 'shareHeld', id: `shareHeld:${bookingId}` }));
    const booking = await admin.admin.bookings.get({ booking: bookingId });
    expect(booking.heldShare?.reason).toBe('person');
    await admin.admin.bookings.decideShare({ bookingId, outcome: 'given' });
    expect(await owed(listing.ownerId)).toBe(booking.heldShare?.amount.minor);
    expect(await refused(admin.admin.bookings.decideShare({ bookingId, outcome: 'refused' }))).toBe('shareNotHeld');
    await expectBalancedLedger(t);
  });

  it('is the house’s where finance keeps it', async () => {
    const listing = await makeListing(t);
    const owner = await t.as({ userId: listing.ownerId });
    const wish = { ...aBooking(listing.id), card: { cardToken: 'tok_visa' } };
    const { id: bookingId, total } = await owner.booking.create(wish);
    await complete();
    await (await finance()).admin.bookings.decideShare({ bookingId, outcome: 'refused' });
    expect(await owed(listing.ownerId)).toBe(0);
    const rows = await t.rows(
      `select e.account, e.amount_minor::int as minor from ledger_entries e join ledger_transactions l on l.id = e.transaction_id
       where l.booking_id = $1 and l.kind = 'earning' and e.account = 'travellers'`,
      [bookingId],
    );
    expect(rows).toEqual([{ account: 'travellers', minor: total.minor }]);
    await expectBalancedLedger(t);
  });

  it('waits for who works there, and for a card with which one of them has paid elsewhere', async () => {
    const listing = await makeListing(t, { capacity: 50 });
    const helper = await makeUser(t);
    await t.rows(
      `insert into staff_members (id, owner_id, user_id, email, language, token_hash, invited_at, accepted_at)
       values ($1, $2, $3, $4, 'en', gen_random_uuid()::text, $5, $5) returning id`,
      [randomUUID(), listing.ownerId, helper.userId, helper.email, t.clock.now().toString()],
    );
    const byHelper = await (
      await t.as(helper)
    ).booking.create({
      ...aBooking(listing.id),
      card: { cardToken: 'tok_mastercard' },
    });
    const elsewhere = await makeListing(t);
    const owner = await t.as({ userId: listing.ownerId });
    await owner.booking.create({ ...aBooking(elsewhere.id), card: { cardToken: 'tok_visa' } });
    const friend = await t.as(await makeUser(t));
    const byCard = await friend.booking.create({ ...aBooking(listing.id), card: { cardToken: 'tok_visa' } });
    const stranger = await t.as(await makeUser(t));
    const other = await stranger.booking.create({ ...aBooking(listing.id), card: { cardToken: 'tok_amex' } });
    await complete();
    expect(await Promise.all([byHelper.id, byCard.id, other.id].map(reasonOf))).toEqual(['person', 'card', null]);
  });

  it('waits for who worked there when it was booked and left since, and for who is invited; not for who had left before', async () => {
    const listing = await makeListing(t, { capacity: 50 });
    const { code } = await makeCoupon(t, { basisPoints: 10_000 });
    const [left, gone, invited] = [await makeUser(t), await makeUser(t), someGuest()];
    const now = () => t.clock.now().toString();
    const works = (userId: string | null, email: string) =>
      t.rows(
        `insert into staff_members (id, owner_id, user_id, email, language, token_hash, invited_at, accepted_at)
         values ($1, $2, $3, $4, 'en', $5, $6, case when $3::uuid is not null then $6::timestamptz end) returning id`,
        [randomUUID(), listing.ownerId, userId, email, randomUUID(), now()],
      );
    const leaves = (userId: string) =>
      t.rows(`update staff_members set ended_at = $2, ended_by = 'owner' where user_id = $1 returning id`, [
        userId,
        now(),
      ]);
    await works(left.userId, left.email);
    await works(gone.userId, gone.email);
    await works(null, invited.email);
    await leaves(gone.userId);
    t.clock.forward(1);
    const wish = () => aBooking(listing.id, { code });
    const visitor = await t.as(null, {}, '198.51.100.77');
    const orders = [
      await (await t.as(left, {}, '198.51.100.78')).booking.create(wish()),
      await visitor.booking.create({ ...wish(), guest: invited }),
      await (await t.as(gone, {}, '198.51.100.79')).booking.create(wish()),
    ];
    t.clock.forward(1);
    await leaves(left.userId);
    await complete();
    expect(await Promise.all(orders.map(({ id }) => reasonOf(id)))).toEqual(['person', 'person', null]);
  });

  it('waits where it was booked in their browser; in their network only where a discount took more than the house’s part', async () => {
    const listing = await makeListing(t, { capacity: 50 });
    await t.as({ userId: listing.ownerId });
    await t.rows('update sessions set from_ip = $2 where user_id = $1 returning id', [listing.ownerId, '127.0.0.9']);
    const { code } = await makeCoupon(t, { basisPoints: 10_000 });
    const visitor = await t.as(null);
    const free = await visitor.booking.create({ ...aBooking(listing.id, { code }), guest: someGuest() });
    const whole = await visitor.booking.create({
      ...aBooking(listing.id),
      guest: someGuest(),
      card: { cardToken: 'tok_amex' },
    });
    const there = await visitor.booking.create({
      ...aBooking(listing.id),
      guest: someGuest(),
      card: { cardToken: 'tok_discover' },
    });
    let device = '';
    const keeps = { knowDevice: (mark: string) => void (device = mark) };
    rememberDevice({ deps: t.deps, device: null, credentials: keeps as never }, listing.ownerId);
    await noteSigns({ deps: t.deps, device, ip: '10.9.9.9' }, t.db.fork(), {
      orderId: there.id,
      listingId: listing.id,
    });
    await complete();
    expect(await Promise.all([free.id, whole.id, there.id].map(reasonOf))).toEqual(['network', null, 'device']);
  });
});

const earnedSql = `
  select e.account, e.amount_minor::int as minor from ledger_entries e join ledger_transactions l on l.id = e.transaction_id
  where l.booking_id = $1 and l.kind = 'earning' order by e.account`;

describe('the share of a long stay', () => {
  /** Thirty days by a stranger, perhaps with a coupon, whose bags are inside for so many hours; `null`: none comes. */
  async function longStay(hours: number | null, basisPoints: number | null) {
    const listing = await makeListing(t, { capacity: 50 });
    const coupon = basisPoints === null ? {} : { code: (await makeCoupon(t, { basisPoints })).code };
    const wish = aBooking(listing.id, coupon);
    const dropOff = new Date(wish.stay.dropOffAt).getTime();
    const at = (after: number) => new Date(dropOff + after * 3_600_000).toISOString();
    const stay = { ...wish.stay, pickUpAt: at(30 * 24) };
    const person = await t.as(await makeUser(t));
    const card = basisPoints === 10_000 ? {} : { card: { cardToken: 'tok_amex' } };
    const { id: bookingId } = await person.booking.create({ ...wish, stay, ...card });
    if (hours !== null) await markCustody(t, bookingId, { bags: 1, inAt: at(0), outAt: at(hours) });
    t.clock.forward(60 * 24 * 33);
    await t.tick('complete-bookings');
    return { ownerId: listing.ownerId, bookingId };
  }

  it.each([
    ['for nothing, out after a second', 0.0003, 10_000, 'early'],
    ['at half its price, out after two days', 48, 5_000, 'early'],
    ['for nothing, and no bag came', null, 10_000, 'early'],
    ['at half its price, out after four days', 96, 5_000, null],
    ['at its whole price, out after a second', 0.0003, null, null],
  ])('%s', async (_, hours, basisPoints, reason) => {
    const { ownerId, bookingId } = await longStay(hours, basisPoints);
    expect(await reasonOf(bookingId)).toBe(reason);
    if (reason === null) return expect(await owed(ownerId)).toBeGreaterThan(0);
    expect(await owed(ownerId)).toBe(0);
    const admin = await finance();
    const { needs } = await admin.admin.home.get();
    expect(needs).toContainEqual(expect.objectContaining({ kind: 'shareHeld', id: `shareHeld:${bookingId}` }));
    await admin.admin.bookings.decideShare({ bookingId, outcome: 'given' });
    expect(await owed(ownerId)).toBeGreaterThan(0);
    await expectBalancedLedger(t);
  });
});

describe('a share above what was kept', () => {
  it('is what its discount was promised to cost, and found where it is more', async () => {
    const listing = await makeListing(t);
    const { code } = await makeCoupon(t, { basisPoints: 10_000 });
    const person = await t.as(await makeUser(t));
    const { id: bookingId } = await person.booking.create(aBooking(listing.id, { code }));
    await markCustody(t, bookingId, {
      bags: 1,
      inAt: t.clock.now().toString(),
      outAt: t.clock.now().plusSeconds(60).toString(),
    });
    await complete();
    const share = await owed(listing.ownerId);
    expect(share).toBeGreaterThan(0);
    // Nothing was kept: all of it is the coupon's, and the fees bear none.
    expect(await t.rows(earnedSql, [bookingId])).toEqual([
      { account: 'partner', minor: -(share ?? 0) },
      { account: 'subsidy', minor: share },
    ]);
    const reader = await t.as({ service: 'reader' });
    expect((await reader.admin.verify({ check: 'ledger' })).faults).toEqual([]);
    // It was for nothing: its review is there, and no proof of a customer.
    await person.reviews.save({ bookingId, rating: 5, text: '' });
    const page = await (await t.as(null)).reviews.ofLocation({ slug: listing.slug });
    expect(page.reviews[0]?.stay).toMatchObject({ isVerified: false });
    await t.rows(
      `update bookings set quote = jsonb_set(quote, '{couponDiscount,minor}', '0') where id = $1 returning id`,
      [bookingId],
    );
    expect((await reader.admin.verify({ check: 'ledger' })).faults).toEqual([
      expect.stringContaining('gave its partner'),
    ]);
  });

  it('needs no look where travellers pay', async () => {
    const { listing, bookingId } = await paid(t);
    await complete();
    expect(await owed(listing.ownerId)).toBeGreaterThan(0);
    expect(await reasonOf(bookingId)).toBeNull();
  });
});
