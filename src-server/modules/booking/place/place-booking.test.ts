import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import dates from '#shared/messages/dates/en.ts';
import errors from '#shared/messages/errors/en.ts';
import { aBooking, makeCoupon, makeListing, makeUser, someGuest, someStay } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const refusal = (error: unknown) => (error as { cause?: { key?: string; status?: number; data?: unknown } }).cause;
const refused = async (work: Promise<unknown>) =>
  refusal(
    await work.then(
      () => expect.fail('was not refused'),
      (error: unknown) => error,
    ),
  );

const buyers = (count: number) => Promise.all(Array.from({ length: count }, () => t.as(null)));

async function race(listing: string, count: number) {
  const all = await buyers(count);
  return Promise.allSettled(all.map((buyer) => buyer.booking.create({ ...aBooking(listing), guest: someGuest() })));
}

describe('the last places', () => {
  it('go to exactly five of 200 buyers who come at once', async () => {
    const { id } = await makeListing(t, { capacity: 5 });
    const results = await race(id, 200);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const refusals = results.flatMap((each) => (each.status === 'rejected' ? [refusal(each.reason)?.key] : []));
    expect(new Set(refusals)).toEqual(new Set(['overCapacity']));
    const [held] = await t.rows<{ bags: number }>(
      'select sum(bags_count)::int as bags from bookings where listing_id = $1',
      [id],
    );
    expect(held?.bags).toBe(5);
  });

  it('would be oversold without the guard in the database', async () => {
    const { id } = await makeListing(t, { capacity: 5 });
    await t.rows('alter table bookings disable trigger keep_capacity');
    try {
      const results = await race(id, 60);
      expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(5);
    } finally {
      await t.rows('alter table bookings enable trigger keep_capacity');
    }
  });

  it('are free again when a hold was not paid for a quarter of an hour', async () => {
    const { id } = await makeListing(t, { capacity: 1 });
    const buyer = await t.as();
    await buyer.booking.create({ ...aBooking(id), guest: someGuest() });
    expect(await refused(buyer.booking.create({ ...aBooking(id), guest: someGuest() }))).toMatchObject({
      key: 'overCapacity',
    });
    const before = t.clock.now();
    t.clock.forward(15);
    const next = await buyer.booking.create({ ...aBooking(id), guest: someGuest() });
    expect(next.status).toBe('pending');
    t.clock.set(before);
  });
});

describe('one request', () => {
  it('is one booking, however often it comes and however many at once', async () => {
    const { id } = await makeListing(t);
    const { userId } = await makeUser(t);
    const request = aBooking(id);
    const tabs = await Promise.all([1, 2, 3, 4].map(() => t.as({ userId })));
    const answers = await Promise.all(tabs.map((tab) => tab.booking.create(request)));
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect(await t.rows('select 1 from bookings where listing_id = $1', [id])).toHaveLength(1);
  });

  it('is one booking even when the server died before it could answer', async () => {
    const { id } = await makeListing(t);
    const { userId } = await makeUser(t);
    const request = aBooking(id);
    const person = await t.as({ userId });
    const first = await person.booking.create(request);
    await t.rows('update idempotency_keys set response = null, created_at = $1 where key = $2', [
      t.clock.now().minusSeconds(3600).toString(),
      request.requestId,
    ]);
    expect((await person.booking.create(request)).id).toBe(first.id);
    expect(await t.rows('select 1 from bookings where listing_id = $1', [id])).toHaveLength(1);
  });

  it('is one charge under four ids at once, also where nothing else limits them', async () => {
    const { id } = await makeListing(t, { capacity: 20 });
    const person = await t.as(await makeUser(t));
    const tries = [1, 2, 3, 4].map(() => person.booking.create({ ...aBooking(id), card: { cardToken: 'tok_visa' } }));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await t.rows('select 1 from bookings where listing_id = $1', [id])).toHaveLength(1);
  });

  it('with another content under the same id is refused', async () => {
    const { id } = await makeListing(t);
    const person = await t.as(await makeUser(t));
    const request = aBooking(id);
    await person.booking.create(request);
    expect(await refused(person.booking.create({ ...request, bagsCount: 2 }))).toMatchObject({ status: 409 });
  });
});

describe('a discount that leaves less than any card can be charged with', () => {
  it('waives the rest: the booking is confirmed without a card', async () => {
    const { id } = await makeListing(t);
    const { code } = await makeCoupon(t, { amount: { minor: 1008, currency: 'CAD' } });
    const person = await t.as(await makeUser(t));
    const wish = { ...aBooking(id, { code }), expectedTotal: { minor: 0, currency: 'CAD' } };
    expect(await person.booking.create(wish)).toMatchObject({
      status: 'confirmed',
      total: { minor: 0 },
      quote: { totalPrice: { minor: 1017 }, couponDiscount: { minor: 1008 }, waived: { minor: 9 } },
    });
  });
});

describe('a stay too far ahead', () => {
  it('is refused in the same words by price, verdict and booking', async () => {
    const { id } = await makeListing(t);
    const person = await t.as(await makeUser(t));
    const stay = { dropOffAt: '2036-11-25T11:00-05:00', pickUpAt: '2036-11-25T14:00-05:00' };
    const asked = { listing: id, stay, bagsCount: 1 };
    expect(await refused(person.pricing.quote(asked))).toMatchObject({ key: 'tooFarAhead', params: { days: 365 } });
    expect(await refused(person.booking.create(aBooking(id, { stay })))).toMatchObject({ key: 'tooFarAhead' });
    const { verdict } = await person.search.listing(asked);
    expect(verdict).toMatchObject({ available: false, refusal: { reason: 'tooFar', end: 'dropOff' } });
    expect(errors.tooFarAhead).toBe(dates.tooFarAhead);
  });
});

describe('a code for the counter', () => {
  it('that is taken every time is a fault of ours, and nothing of a discount code', async () => {
    const { id } = await makeListing(t);
    const person = await t.as(await makeUser(t));
    await t.rows(`create function take_every_code() returns trigger language plpgsql as $$ begin
      raise exception 'taken' using errcode = '23505', constraint = 'orders_code_key'; end $$`);
    await t.rows(
      'create trigger take_every_code before insert on bookings for each row execute function take_every_code()',
    );
    try {
      expect(await refused(person.booking.create(aBooking(id)))).toMatchObject({ key: 'unavailable', status: 503 });
    } finally {
      await t.rows('drop function take_every_code cascade');
    }
  });
});

describe('a price', () => {
  it('other than the shown one comes back before anything is booked', async () => {
    const { id } = await makeListing(t);
    const person = await t.as(await makeUser(t));
    const shown = { ...aBooking(id), expectedTotal: { minor: 999, currency: 'CAD' } };
    expect(await refused(person.booking.create(shown))).toMatchObject({
      key: 'priceChanged',
      data: { quote: { totalWithDiscount: { minor: 1017, currency: 'CAD' } } },
    });
    expect(await t.rows('select 1 from bookings where listing_id = $1', [id])).toHaveLength(0);
  });

  it.each([
    ['CA', 'America/Toronto', '-05:00', { minor: 1017, currency: 'CAD' }],
    ['JP', 'Asia/Tokyo', '+09:00', { minor: 1017, currency: 'JPY' }],
    ['KW', 'Asia/Kuwait', '+03:00', { minor: 10_170, currency: 'KWD' }],
  ] as const)('in %s is in its minor units', async (country, zone, offset, total) => {
    const { id } = await makeListing(t, { country, zone });
    const person = await t.as(await makeUser(t));
    const stay = { dropOffAt: `2026-11-26T11:00${offset}`, pickUpAt: `2026-11-26T14:00${offset}` };
    const booked = await person.booking.create({ ...aBooking(id, { stay }), expectedTotal: total });
    expect(booked.total).toEqual(total);
    const paid = await person.booking.pay({ requestId: randomUUID(), bookingId: booked.id, cardToken: 'tok_visa' });
    expect(paid.status).toBe('confirmed');
    expect(await t.rows('select amount_minor, currency from payments where booking_id = $1', [booked.id])).toEqual([
      { amount_minor: total.minor, currency: total.currency },
    ]);
  });

  it('of nothing needs no card', async () => {
    const { id } = await makeListing(t);
    const { code } = await makeCoupon(t, { basisPoints: 10_000 });
    const person = await t.as(await makeUser(t));
    expect((await person.booking.create(aBooking(id, { code }))).status).toBe('confirmed');
  });
});

describe('a discount code', () => {
  it('is used exactly as often as it may be, by however many at once', async () => {
    const { id } = await makeListing(t, { capacity: 50 });
    const coupon = await makeCoupon(t, { maxUses: 3 });
    const all = await buyers(20);
    const results = await Promise.allSettled(
      all.map((buyer) => buyer.booking.create({ ...aBooking(id, { code: coupon.code }), guest: someGuest() })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const keys = results.flatMap((each) => (each.status === 'rejected' ? [refusal(each.reason)?.key] : []));
    expect(new Set(keys)).toEqual(new Set(['couponUsedUp']));
    expect(await t.rows('select uses_count from coupons where id = $1', [coupon.id])).toEqual([{ uses_count: 3 }]);
  });

  it('of another currency is refused', async () => {
    const { id } = await makeListing(t);
    const { code } = await makeCoupon(t, { amount: { minor: 100, currency: 'USD' } });
    const person = await t.as(await makeUser(t));
    expect(await refused(person.booking.create(aBooking(id, { code })))).toMatchObject({ key: 'couponOtherCurrency' });
  });

  it('is free again when its booking is not paid', async () => {
    const { id } = await makeListing(t);
    const coupon = await makeCoupon(t, { maxUses: 1 });
    const person = await t.as(await makeUser(t));
    const booked = await person.booking.create(aBooking(id, { code: coupon.code }));
    await person.booking.cancel({ requestId: randomUUID(), bookingId: booked.id });
    expect((await person.booking.create(aBooking(id, { code: coupon.code }))).total.minor).toBe(915);
  });
});

describe('a guest', () => {
  it('opens their own order and no other', async () => {
    const { id } = await makeListing(t);
    const [mine, other] = [await t.as(), await t.as()];
    const booked = await mine.booking.create({ ...aBooking(id), guest: someGuest() });
    expect((await mine.booking.get({ bookingId: booked.id })).code).toMatch(/^CLK-/);
    expect(await refused(other.booking.get({ bookingId: booked.id }))).toMatchObject({ status: 404 });
  });

  it('whose address has a password must sign in', async () => {
    const { id } = await makeListing(t);
    const { email } = await makeUser(t);
    const guest = { ...someGuest(), email };
    expect(await refused((await t.as()).booking.create({ ...aBooking(id), guest }))).toMatchObject({
      key: 'emailTaken',
      status: 422,
    });
    expect(await t.rows('select 1 from bookings where listing_id = $1', [id])).toHaveLength(0);
  });
});

describe('a stay', () => {
  const at = (dropOffAt: string, pickUpAt: string) => ({ stay: { dropOffAt, pickUpAt } });
  it.each([
    ['with seconds', at('2026-11-25T11:00:30-05:00', someStay.pickUpAt), 'drop_off_at'],
    ['in the past', at('2026-11-24T09:00-05:00', '2026-11-24T11:00-05:00'), 'dropOffInPast'],
    ['reversed', at(someStay.pickUpAt, someStay.dropOffAt), 'dropOffAfterPickUp'],
    ['of no time', at(someStay.dropOffAt, someStay.dropOffAt), 'dropOffAfterPickUp'],
    ['while it is closed', at('2026-11-25T07:00-05:00', '2026-11-25T10:00-05:00'), 'locationClosedAtDropOff'],
    ['that ends when it is closed', at('2026-11-25T11:00-05:00', '2026-11-25T23:00-05:00'), 'locationClosedAtPickUp'],
    ['ten years ahead', at('2036-11-25T11:00-05:00', '2036-11-25T12:00-05:00'), 'tooFarAhead'],
    ['ten years long', at('2026-11-25T11:00-05:00', '2036-11-25T12:00-05:00'), 'tooFarAhead'],
    ['of no bags', { bagsCount: 0 }, 'bags'],
    ['of 10 000 bags', { bagsCount: 10_000 }, 'overCapacity'],
  ] as [string, object, string][])('%s is refused and changes nothing', async (_, wrong, key) => {
    const { id } = await makeListing(t);
    const person = await t.as(await makeUser(t));
    const error = await person.booking.create({ ...aBooking(id), ...wrong }).then(
      () => expect.fail('was not refused'),
      (cause: unknown) => cause,
    );
    const found = refusal(error);
    if (found?.key !== undefined) expect(found.key).toBe(key);
    else expect(error).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await t.rows('select 1 from bookings where listing_id = $1', [id])).toHaveLength(0);
  });

  it.each([
    [{ bookable: false }, 409],
    [{ published: false }, 404],
  ])('at a location with %o is refused', async (traits, status) => {
    const { id } = await makeListing(t, traits);
    const person = await t.as(await makeUser(t));
    expect(await refused(person.booking.create(aBooking(id)))).toMatchObject({ status });
  });
});
