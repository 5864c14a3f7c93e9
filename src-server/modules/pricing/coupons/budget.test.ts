import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exponentOf } from '#shared/money/currency.ts';
import { refused } from '#server/modules/booking/order.fixture.ts';
import { aBooking, makeCoupon, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const someone = async () => t.as(await makeUser(t));
const takenBy = async (couponId: string) => {
  const [row] = await t.rows<{ minor: number }>(
    'select coalesce(sum(takes_minor), 0)::int as minor from coupon_uses where coupon_id = $1 and released_at is null',
    [couponId],
  );
  return row?.minor;
};

describe('the budget of a discount code', () => {
  it('is never passed, by however many buyers at once; a buyer who comes too late reads that it is used up', async () => {
    // A stay costs 13.13, all of which the code takes off: three fit into 40.00.
    const { id } = await makeListing(t, { capacity: 50 });
    const coupon = await makeCoupon(t, { basisPoints: 10_000, budget: 40 });
    const buyers = await Promise.all(Array.from({ length: 12 }, someone));
    const [first] = buyers;
    const { total } = (await first?.booking.create(aBooking(id, { code: coupon.code }))) ?? {};
    expect(total?.minor).toBe(0);
    const each = await takenBy(coupon.id);
    const fit = Math.floor(4000 / (each ?? 0));
    expect(fit).toBeLessThan(12);
    const rest = buyers.slice(1).map((buyer) => buyer.booking.create(aBooking(id, { code: coupon.code })));
    const results = await Promise.allSettled(rest);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(fit - 1);
    expect(await takenBy(coupon.id)).toBe(fit * (each ?? 0));
    const late = await someone();
    expect(await refused(late.booking.create(aBooking(id, { code: coupon.code })))).toBe('couponUsedUp');
  });

  it('is said before the sale: a stay whose discount does not fit is quoted without, a smaller one with it', async () => {
    const { id } = await makeListing(t, { capacity: 50 });
    const coupon = await makeCoupon(t, { basisPoints: 10_000, budget: 20 });
    const buyer = await someone();
    const { stay } = aBooking(id);
    const quote = (bagsCount: number) => buyer.pricing.quote({ listing: id, stay, bagsCount, code: coupon.code });
    expect(await quote(20)).toMatchObject({ couponDiscount: { minor: 0 }, coupon: { problem: 'usedUp' } });
    expect(await quote(1)).toMatchObject({ totalWithDiscount: { minor: 0 }, coupon: { problem: null } });
  });

  it('holds for a change too: what was promised stays, and grows no further than what is left', async () => {
    const { id } = await makeListing(t, { capacity: 50 });
    const coupon = await makeCoupon(t, { basisPoints: 10_000, budget: 20 });
    const buyer = await someone();
    const { id: bookingId } = await buyer.booking.create(aBooking(id, { code: coupon.code }));
    const wish = { bookingId, bagsCount: 20 };
    const preview = await buyer.booking.previewEdit(wish);
    expect(preview.quote.couponDiscount.minor).toBe(2000);
    expect(preview.amountDue.minor).toBe(preview.quote.totalPrice.minor - 2000);
    // While it waits for its money, no other buyer has what it takes of the budget; given up, it is free again.
    const { bookingId: waiting } = await buyer.booking.edit({ ...wish, requestId: randomUUID() });
    expect(await takenBy(coupon.id)).toBe(2000);
    const other = await someone();
    expect(await refused(other.booking.create(aBooking(id, { code: coupon.code })))).toBe('couponUsedUp');
    const start = t.clock.now();
    t.clock.forward(16);
    await t.tick('expire-holds');
    expect(await t.rows('select status from bookings where id = $1', [waiting])).toEqual([{ status: 'canceled' }]);
    expect(await takenBy(coupon.id)).toBeLessThan(2000);
    t.clock.set(start);
  });

  it('comes back with a cancelled order', async () => {
    const { id } = await makeListing(t, { capacity: 50 });
    const coupon = await makeCoupon(t, { basisPoints: 10_000, budget: 20 });
    const buyer = await someone();
    const { id: bookingId } = await buyer.booking.create(aBooking(id, { code: coupon.code }));
    await buyer.booking.cancel({ requestId: randomUUID(), bookingId });
    expect(await takenBy(coupon.id)).toBe(0);
  });
});

describe('minor units in the database', () => {
  it('are those of the rules', async () => {
    const codes = ['CAD', 'JPY', 'KWD', 'CLF', 'ISK', 'UGX', 'TND', 'UYW', 'EUR', 'XPF', 'IQD'];
    const rows = await t.rows<{ code: string; units: number }>(
      'select code, minor_units(code)::int as units from unnest($1::text[]) code',
      [codes],
    );
    expect(rows).toEqual(codes.map((code) => ({ code, units: 10 ** exponentOf(code) })));
  });
});
