import { Instant } from '@js-joda/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulesOf } from '#shared/availability/rules.fixture.ts';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { newId } from '#server/platform/ids.ts';
import { openSearchWorld, type SearchWorld } from '#server/modules/search/search-world.fixture.ts';
import { getPrice } from '#server/modules/rates/get-price.ts';

const now = Instant.parse('2026-11-21T12:00:00Z');
const stay = { dropOffAt: Instant.parse('2026-11-22T15:00:00Z'), pickUpAt: Instant.parse('2026-11-22T17:00:00Z') };
const email = 'amara@cloakroom.example';

const coupon = (code: string, terms: Record<string, unknown>) => ({
  id: newId(),
  code,
  basis_points: null,
  amount_minor: null,
  currency: null,
  country: null,
  valid_from: '2026-01-01T00:00:00Z',
  valid_until: null,
  max_uses: null,
  max_uses_per_customer: null,
  created_at: now.toString(),
  ...terms,
});

describe('a coupon in a quote', () => {
  let world: SearchWorld;
  let listing = '';
  beforeAll(async () => {
    world = await openSearchWorld(now);
    [listing = ''] = await world.addListings([{ rules: rulesOf({ availableFullTime: true }), capacity: 50 }]);
    const coupons = [
      coupon('TENTH', { basis_points: 1000 }),
      coupon('THREE', { amount_minor: 300, currency: 'CAD' }),
      coupon('LARGE', { amount_minor: 100_000, currency: 'CAD' }),
      coupon('LATER', { basis_points: 1000, valid_from: '2026-12-01T00:00:00Z' }),
      coupon('ENDED', { basis_points: 1000, valid_until: now.toString() }),
      coupon('JAPAN', { basis_points: 1000, country: 'JP' }),
      coupon('YEN', { amount_minor: 500, currency: 'JPY' }),
      coupon('ONCE', { basis_points: 1000, max_uses: 1 }),
      coupon('EACH', { basis_points: 1000, max_uses_per_customer: 1 }),
    ];
    await world.db.fork().transactional((em) => insertRows(em, 'coupons', coupons));
    await world.addBookings([
      { listingId: listing, ...stay, bags: 1 },
      { listingId: listing, ...stay, bags: 1 },
    ]);
    const bookings = await world.db.query<{ id: string }>('select id from bookings');
    const uses = ['ONCE', 'EACH'].map((code, index) => ({
      id: newId(),
      coupon_id: coupons.find((each) => each.code === code)?.id,
      booking_id: bookings[index]?.id,
      email,
      created_at: now.toString(),
    }));
    await world.db.fork().transactional((em) => insertRows(em, 'coupon_uses', uses));
  });
  afterAll(() => world.close());

  const quote = (code: string, by: string | null = email) =>
    getPrice(world.deps, { listing, stay, bagsCount: 1, code, email: by });

  it('takes a part or an amount off the whole price, and never more than it', async () => {
    // 2 hours at 2.50 and 1.50 for the order, with 5 % tax: 6.83.
    expect(await quote(' tenth ')).toMatchObject({
      totalPrice: { minor: 683 },
      couponDiscount: { minor: 68 },
      totalWithDiscount: { minor: 615 },
      coupon: { code: 'TENTH', problem: null },
    });
    expect(await quote('THREE')).toMatchObject({ couponDiscount: { minor: 300 }, totalWithDiscount: { minor: 383 } });
    expect(await quote('LARGE')).toMatchObject({ couponDiscount: { minor: 683 }, totalWithDiscount: { minor: 0 } });
  });

  it.each([
    ['NOBODY', 'unknown'],
    ['LATER', 'notYetValid'],
    ['ENDED', 'expired'],
    ['JAPAN', 'otherCountry'],
    ['YEN', 'otherCurrency'],
    ['ONCE', 'usedUp'],
    ['EACH', 'usedUpByCustomer'],
  ])('%s is a quote without discount, because it is %s', async (code, problem) => {
    expect(await quote(code)).toMatchObject({ couponDiscount: { minor: 0 }, coupon: { code, problem } });
  });

  it('counts uses by customer, and an empty code is none', async () => {
    expect(await quote('EACH', 'noah@cloakroom.example')).toMatchObject({ coupon: { problem: null } });
    expect(await quote('EACH', null)).toMatchObject({ coupon: { problem: null } });
    expect(await quote('')).toMatchObject({ coupon: null });
  });

  it('looks 365 days ahead, as verdict and booking do', async () => {
    const asked = { listing, bagsCount: 1, email: null };
    const at = (days: number) => now.plusSeconds(days * 86_400);
    const far = { dropOffAt: at(365), pickUpAt: at(365).plusSeconds(60) };
    await expect(getPrice(world.deps, { ...asked, stay: far })).rejects.toMatchObject({
      status: 422,
      key: 'tooFarAhead',
      field: 'pickUpAt',
      params: { days: 365 },
    });
    const near = { dropOffAt: at(364), pickUpAt: at(365) };
    expect(await getPrice(world.deps, { ...asked, stay: near })).toMatchObject({ bagsCount: 1 });
  });

  it('refuses a reversed stay and an unknown listing', async () => {
    const reversed = { dropOffAt: stay.pickUpAt, pickUpAt: stay.dropOffAt };
    const asked = { listing, bagsCount: 1, email: null };
    await expect(getPrice(world.deps, { ...asked, stay: reversed })).rejects.toMatchObject({ status: 422 });
    await expect(getPrice(world.deps, { ...asked, stay, listing: newId() })).rejects.toMatchObject({ status: 404 });
    await expect(getPrice(world.deps, { ...asked, stay, listing: 'no-such-slug' })).rejects.toMatchObject({
      status: 404,
    });
  });
});
