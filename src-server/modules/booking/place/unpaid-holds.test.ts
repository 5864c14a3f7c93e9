import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdLimits } from '#shared/booking/hold-limits.ts';
import { aBooking, makeListing, makeUser, someGuest, someStay } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { refused } from '../order.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ config: { RATE_LIMITS: true } });
});
afterAll(() => t.close());

let blocks = 0;
/** A visitor with an address of a block that no one else has. */
const stranger = (ip = `198.${(blocks += 1)}.7.9`) => t.as(null, {}, ip);
const card = { cardToken: 'tok_visa' };
const bankAsks = { paymentMethodId: 'pm_card_authenticationRequired' };
const as = (guest = someGuest()) => ({ guest });
const week = { dropOffAt: '2026-11-25T11:00-05:00', pickUpAt: '2026-12-02T12:00-05:00' };
const nextDay = (days: number) => ({
  dropOffAt: `2026-11-${String(25 + days).padStart(2, '0')}T11:00-05:00`,
  pickUpAt: `2026-11-${String(25 + days).padStart(2, '0')}T14:00-05:00`,
});

describe('places held without being paid', () => {
  it('are at most a quarter of what is free at a location for one stranger, and two at least', async () => {
    const { id } = await makeListing(t, { capacity: 12 });
    const buyer = await stranger();
    expect(await refused(buyer.booking.create({ ...aBooking(id, { bagsCount: 4 }), ...as() }))).toBe('cardFirst');
    await buyer.booking.create({ ...aBooking(id, { bagsCount: 3 }), ...as() });
    expect(await refused(buyer.booking.create({ ...aBooking(id), ...as() }))).toBe('cardFirst');
    const small = await makeListing(t, { capacity: 2 });
    await (await stranger()).booking.create({ ...aBooking(small.id, { bagsCount: 2 }), ...as() });
  });

  it('are counted together for one account, one guest session, one e-mail address and one address block', async () => {
    const { id } = await makeListing(t, { capacity: 8 });
    const who = await makeUser(t);
    await (await t.as(who, {}, '192.0.2.1')).booking.create(aBooking(id, { bagsCount: 2 }));
    const again = (await t.as(who, {}, '203.0.113.1')).booking.create({ ...aBooking(id), allowDuplicate: true });
    expect(await refused(again)).toBe('cardFirst');

    const mail = someGuest();
    const other = await makeListing(t, { capacity: 8 });
    await (await stranger()).booking.create({ ...aBooking(other.id, { bagsCount: 2 }), ...as(mail) });
    const sameMail = { ...aBooking(other.id), ...as(mail), allowDuplicate: true };
    expect(await refused((await stranger()).booking.create(sameMail))).toBe('cardFirst');

    const third = await makeListing(t, { capacity: 8 });
    await (await stranger('198.51.100.4')).booking.create({ ...aBooking(third.id, { bagsCount: 2 }), ...as() });
    const neighbour = (await stranger('198.51.100.200')).booking.create({ ...aBooking(third.id), ...as() });
    expect(await refused(neighbour)).toBe('cardFirst');
    await (await stranger('198.51.101.4')).booking.create({ ...aBooking(third.id), ...as() });
  });

  it.each([
    ['many bags', { bagsCount: holdLimits.bags + 1 }],
    ['many days', { stay: week }],
  ])('for %s come with their card', async (_, more) => {
    const { id } = await makeListing(t, { capacity: 50 });
    const buyer = await stranger();
    expect(await refused(buyer.booking.create({ ...aBooking(id, more), ...as() }))).toBe('cardFirst');
    expect(await t.rows('select 1 from bookings where listing_id = $1', [id])).toEqual([]);
    const order = await buyer.booking.create({ ...aBooking(id, more), ...as(), card });
    expect(order).toMatchObject({ status: 'confirmed', cardLast4: '4242' });
  });

  it('are a real group no hindrance: fifty bags with a card', async () => {
    const { id } = await makeListing(t, { capacity: 50 });
    const order = await (await stranger()).booking.create({ ...aBooking(id, { bagsCount: 50 }), ...as(), card });
    expect(order.status).toBe('confirmed');
  });

  it('are let go at once when the card with them is declined', async () => {
    const { id } = await makeListing(t, { capacity: 20 });
    const buyer = await stranger();
    const wish = { ...aBooking(id, { bagsCount: 20 }), ...as(), card: { cardToken: 'tok_chargeDeclined' } };
    expect(await refused(buyer.booking.create(wish))).toBe('cardDeclined');
    const next = await (await stranger()).booking.create({ ...aBooking(id, { bagsCount: 20 }), ...as(), card });
    expect(next.status).toBe('confirmed');
  });

  it('end for one visitor at the fifth, even with a card that asks the bank, and paying one makes room', async () => {
    const { id } = await makeListing(t, { capacity: 50 });
    const buyer = await t.as(await makeUser(t), {}, '192.0.2.77');
    const orders = [];
    for (let day = 0; day < holdLimits.ofOne; day += 1)
      orders.push(await buyer.booking.create({ ...aBooking(id, { stay: nextDay(day) }), card: bankAsks }));
    expect(orders.map(({ status }) => status)).toEqual(orders.map(() => 'pending'));
    const sixth = { ...aBooking(id, { stay: nextDay(5) }), card };
    expect(await refused(buyer.booking.create(sixth))).toBe('tooManyHolds');
    await t.answerBank(orders[0]?.intent?.id ?? '', 'complete');
    await t.sandbox.settled();
    expect((await buyer.booking.create(sixth)).status).toBe('confirmed');
  });

  it('cannot be more by coming at once', async () => {
    const { id } = await makeListing(t, { capacity: 40 });
    const ip = `198.${(blocks += 1)}.7.9`;
    const buyers = await Promise.all(Array.from({ length: 12 }, () => stranger(ip)));
    const results = await Promise.allSettled(
      buyers.map((buyer) => buyer.booking.create({ ...aBooking(id, { bagsCount: 2 }), ...as() })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('are no city: one block takes a small part of it', async () => {
    const shops = await Promise.all(Array.from({ length: 30 }, () => makeListing(t, { capacity: 15 })));
    const ip = `198.${(blocks += 1)}.7.9`;
    for (const { id } of shops) {
      const buyer = await stranger(ip);
      await buyer.booking.create({ ...aBooking(id, { bagsCount: 4 }), ...as() }).catch(() => null);
    }
    const [held] = await t.rows<{ bags: number }>(
      `select coalesce(sum(bags_count), 0)::int as bags from bookings where status = 'pending' and listing_id = any ($1)`,
      [shops.map(({ id }) => id)],
    );
    expect(held?.bags).toBeLessThanOrEqual(holdLimits.bagsOfBlock);
    expect(held?.bags).toBeGreaterThan(0);
  });

  it('are 40 bags of a block at most, the wish itself counted, unless it holds nothing else', async () => {
    const { id } = await makeListing(t, { capacity: 50 });
    const other = await makeListing(t, { capacity: 50 });
    const ip = `198.${(blocks += 1)}.7.9`;
    const group = { ...aBooking(id, { bagsCount: 38 }), ...as(), card: bankAsks };
    expect((await (await stranger(ip)).booking.create(group)).status).toBe('pending');
    const next = (bagsCount: number) => ({ ...aBooking(other.id, { bagsCount }), ...as(), card: bankAsks });
    expect(await refused((await stranger(ip)).booking.create(next(3)))).toBe('tooManyHolds');
    expect((await (await stranger(ip)).booking.create(next(2))).status).toBe('pending');
  });

  it.each([
    ['many bags', { bagsCount: 12 }, 3],
    ['many days', { stay: { ...week, pickUpAt: '2026-12-20T12:00-05:00' } }, 3],
    ['more than a stranger’s part', { bagsCount: 4 }, 3],
    ['what needs no card', { bagsCount: 2 }, 15],
  ])('wait for the bank three minutes, or as ever: %s', async (_, more, minutes) => {
    const { id } = await makeListing(t, { capacity: 12 });
    const order = await (await stranger()).booking.create({ ...aBooking(id, more), ...as(), card: bankAsks });
    expect(order.status).toBe('pending');
    const [row] = await t.rows<{ minutes: number }>(
      'select round(extract(epoch from hold_expires_at - product_now()) / 60)::int as minutes from bookings where id = $1',
      [order.id],
    );
    expect(row?.minutes).toBe(minutes);
  });

  it('say in REST when there is room again', async () => {
    const { id } = await makeListing(t, { capacity: 50 });
    const ip = `198.${(blocks += 1)}.7.9`;
    const shops = await Promise.all(Array.from({ length: holdLimits.ofBlock }, () => makeListing(t)));
    for (const shop of shops) await (await stranger(ip)).booking.create({ ...aBooking(shop.id), ...as() });
    const { email } = someGuest();
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/v1/bookings',
      remoteAddress: ip,
      payload: {
        booking: {
          listing_id: id,
          customer_drop_off_date: someStay.dropOffAt,
          customer_collection_date: someStay.pickUpAt,
          bags_number: 1,
          user: { email, first_name: 'Grace', last_name: 'Hopper' },
        },
      },
    });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('900');
    expect(answer.json()).toEqual({
      error: 'Too many bookings wait for their payment. Pay or cancel one of them, or try again in 15 minutes.',
    });
  });

  it('are forgotten with their holder once they are paid or let go', async () => {
    const { id } = await makeListing(t);
    const buyer = await stranger();
    const order = await buyer.booking.create({ ...aBooking(id), ...as() });
    const kept = () => t.rows('select 1 from unpaid_holds where booking_id = $1', [order.id]);
    expect(await kept()).toHaveLength(1);
    await buyer.booking.pay({ requestId: randomUUID(), bookingId: order.id, ...card });
    await t.tick('expire-holds');
    expect(await kept()).toEqual([]);
  });

  it('of a change that grows by many bags come with their card', async () => {
    const { id } = await makeListing(t, { capacity: 50 });
    const buyer = await t.as(await makeUser(t), {}, '192.0.2.90');
    const order = await buyer.booking.create({ ...aBooking(id), card });
    const grown = { requestId: randomUUID(), bookingId: order.id, bagsCount: 20 };
    expect(await refused(buyer.booking.edit(grown))).toBe('cardFirst');
    expect(await buyer.booking.edit({ ...grown, card })).toMatchObject({ status: 'confirmed' });
  });

  it.each([
    ['many bags', { bagsCount: 20 }],
    ['many days', { stay: week }],
  ])('of a change that grows by %s wait for the bank three minutes', async (_, more) => {
    const { id } = await makeListing(t, { capacity: 50 });
    const buyer = await stranger();
    const order = await buyer.booking.create({ ...aBooking(id), ...as(), card });
    const grown = { requestId: randomUUID(), bookingId: order.id, ...more, card: bankAsks };
    const changed = await buyer.booking.edit(grown);
    expect(changed.status).toBe('requires_action');
    const [row] = await t.rows<{ minutes: number }>(
      'select round(extract(epoch from hold_expires_at - product_now()) / 60)::int as minutes from bookings where id = $1',
      [changed.booking.id],
    );
    expect(row?.minutes).toBe(3);
  });
});

describe('a second order at the same place and time', () => {
  it('asks first, and names the one there is', async () => {
    const { id } = await makeListing(t, { capacity: 20 });
    const person = await t.as(await makeUser(t), {}, '192.0.2.101');
    const first = await person.booking.create({ ...aBooking(id), card });
    const overlapping = { dropOffAt: '2026-11-25T13:00-05:00', pickUpAt: '2026-11-25T16:00-05:00' };
    const second = { ...aBooking(id, { stay: overlapping }), card };
    const refusal = await person.booking.create(second).then(
      () => expect.fail('was not asked'),
      (error: { cause: object }) => error.cause,
    );
    expect(refusal).toMatchObject({
      key: 'alreadyBookedAs',
      status: 409,
      data: { order: { id: first.id, code: first.code, status: 'confirmed' } },
    });
    expect((await person.booking.create({ ...second, allowDuplicate: true })).status).toBe('confirmed');
  });

  it('is not asked about at another place, after the first, or when that was cancelled', async () => {
    const [one, two] = [await makeListing(t), await makeListing(t)];
    const person = await t.as(await makeUser(t), {}, '192.0.2.102');
    const first = await person.booking.create({ ...aBooking(one.id), card });
    await person.booking.create({ ...aBooking(two.id), card });
    const after = { dropOffAt: someStay.pickUpAt, pickUpAt: '2026-11-25T16:00-05:00' };
    await person.booking.create({ ...aBooking(one.id, { stay: after }), card });
    await person.booking.cancel({ requestId: randomUUID(), bookingId: first.id });
    expect((await person.booking.create({ ...aBooking(one.id), card })).status).toBe('confirmed');
  });

  it.each([
    ['an account', async () => t.as(await makeUser(t), {}, '192.0.2.103'), {}],
    ['a guest', async () => stranger(), as()],
  ])('is one charge for four requests of %s at once', async (_, who, guest) => {
    const { id } = await makeListing(t, { capacity: 20 });
    const person = await who();
    const tries = [1, 2, 3, 4].map(() => person.booking.create({ ...aBooking(id), ...guest, card }));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(
      await t.rows(
        `select 1 from payments p join bookings b on b.id = p.booking_id where b.listing_id = $1 and p.status = 'succeeded'`,
        [id],
      ),
    ).toHaveLength(1);
  });

  it('is booked like any other by who only typed the address: nothing tells that there is a first', async () => {
    const { id } = await makeListing(t);
    const guest = someGuest();
    await (await stranger()).booking.create({ ...aBooking(id), ...as(guest), card });
    const declined = { ...aBooking(id), ...as(guest), card: { cardToken: 'tok_chargeDeclined' } };
    const elsewhere = await makeListing(t);
    const answers = await Promise.all(
      [id, elsewhere.id].map(async (listing) =>
        refused((await stranger()).booking.create({ ...declined, listing, requestId: randomUUID() })),
      ),
    );
    expect(answers).toEqual(['cardDeclined', 'cardDeclined']);
    expect((await (await stranger()).booking.create({ ...aBooking(id), ...as(guest), card })).status).toBe('confirmed');
  });
});

describe('the same request id', () => {
  const otherCard = { cardToken: 'tok_mastercard' };

  it('with another card is refused when booking', async () => {
    const { id } = await makeListing(t);
    const person = await t.as(await makeUser(t), {}, '192.0.2.111');
    const wish = { ...aBooking(id), card };
    const { id: bookingId } = await person.booking.create(wish);
    expect((await person.booking.create(wish)).id).toBe(bookingId);
    expect(await refused(person.booking.create({ ...wish, card: otherCard }))).toBe('idempotencyMismatch');
  });

  it('with another card is refused when changing', async () => {
    const { id } = await makeListing(t);
    const person = await t.as(await makeUser(t), {}, '192.0.2.112');
    const { id: bookingId } = await person.booking.create({ ...aBooking(id), card });
    const change = { requestId: randomUUID(), bookingId, bagsCount: 2, card };
    const changed = await person.booking.edit(change);
    expect(await person.booking.edit(change)).toEqual(changed);
    expect(await refused(person.booking.edit({ ...change, card: otherCard }))).toBe('idempotencyMismatch');
  });

  it('with another method is refused when beginning a payment', async () => {
    const { id } = await makeListing(t);
    const person = await t.as(await makeUser(t), {}, '192.0.2.113');
    const { id: bookingId } = await person.booking.create(aBooking(id));
    const begin = { requestId: randomUUID(), bookingId, paymentMethodId: 'pm_card_visa' };
    const begun = await person.booking.startIntent(begin);
    expect(await person.booking.startIntent(begin)).toEqual(begun);
    expect(await refused(person.booking.startIntent({ ...begin, paymentMethodId: 'pm_card_mastercard' }))).toBe(
      'idempotencyMismatch',
    );
  });
});
