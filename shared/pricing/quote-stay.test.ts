import { Instant, LocalDateTime } from '@js-joda/core';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Stay } from '../availability/stay.ts';
import { money } from '../money/arithmetic.ts';
import { stepOf } from '../money/currency.ts';
import { isBelowSmallestCharge } from '../money/smallest-charge.ts';
import { zoneOf } from '../time/zone.ts';
import { countStay } from './count-stay.ts';
import type { Quote } from './quote.ts';
import { amountNames, byName, type Tariff } from './tariff.ts';
import { partnerShareOf } from './partner-share.ts';
import { quoteStay, type QuoteRequest } from './quote-stay.ts';
import { storageSentence } from './storage-sentence.ts';

const toronto: Tariff = {
  currency: 'CAD',
  pricePerHour: 200,
  maxPrice: 1000,
  overnightFee: 500,
  handlingFee: 199,
  taxRateMillionths: 130_000,
};

function stayOf(zone: string, from: string, to: string): Stay {
  const at = (text: string) => LocalDateTime.parse(text).atZone(zoneOf(zone)).toInstant();
  return { dropOffAt: at(from), pickUpAt: at(to) };
}

function quoteOf(from: string, to: string, request: Partial<QuoteRequest> = {}, zone = 'America/Toronto'): Quote {
  return quoteStay({ tariff: toronto, zone: zoneOf(zone), stay: stayOf(zone, from, to), bagsCount: 1, ...request });
}

describe('counting a stay', () => {
  it.each([
    ['an hour', '2026-06-01T10:00', '2026-06-01T11:00', 1, 0, 1],
    ['a started hour', '2026-06-01T10:00', '2026-06-01T11:01', 2, 0, 2],
    ['a minute', '2026-06-01T10:00', '2026-06-01T10:01', 1, 0, 1],
    ['to midnight', '2026-06-01T22:00', '2026-06-02T00:00', 2, 0, 2],
    ['a minute past midnight', '2026-06-01T22:00', '2026-06-02T00:01', 3, 1, 2],
    ['from midnight', '2026-06-01T00:00', '2026-06-01T03:00', 3, 0, 3],
    ['from midnight to midnight', '2026-06-01T00:00', '2026-06-03T00:00', 48, 1, 24],
    ['three nights', '2026-06-01T12:30', '2026-06-04T09:00', 69, 3, 12],
    ['a spring night', '2026-03-07T20:00', '2026-03-08T08:00', 11, 1, 4],
    ['an autumn night', '2026-10-31T20:00', '2026-11-01T08:00', 13, 1, 4],
    ['an autumn morning', '2026-11-01T00:30', '2026-11-01T03:00', 4, 0, 4],
  ])('%s', (_, from, to, numberOfHours, nights, firstDayHours) => {
    expect(countStay(stayOf('America/Toronto', from, to), zoneOf('America/Toronto'))).toEqual({
      numberOfHours,
      nights,
      firstDayHours,
    });
  });

  it('takes a midnight that the clocks skip for the instant when they do, once', () => {
    const santiago = stayOf('America/Santiago', '2026-09-05T22:00', '2026-09-06T01:00');
    expect(countStay(santiago, zoneOf('America/Santiago'))).toMatchObject({ nights: 0, numberOfHours: 2 });
    const apia = stayOf('Pacific/Apia', '2011-12-29T12:00', '2011-12-31T12:00');
    expect(countStay(apia, zoneOf('Pacific/Apia'))).toEqual({ nights: 1, numberOfHours: 24, firstDayHours: 12 });
  });
});

describe('counting nights', () => {
  it('agrees with looking at every midnight', () => {
    const zones = ['America/Toronto', 'Australia/Lord_Howe', 'Pacific/Apia', 'America/Santiago', 'America/St_Johns'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 1_293_840_000 / 60, max: 1_420_070_400 / 60 }),
        fc.integer({ min: 1, max: 40_000 }),
        (id, start, length) => {
          const zone = zoneOf(id);
          const stay = {
            dropOffAt: Instant.ofEpochSecond(start * 60),
            pickUpAt: Instant.ofEpochSecond((start + length) * 60),
          };
          const midnights = new Set<string>();
          const first = stay.dropOffAt.atZone(zone).toLocalDate();
          const last = stay.pickUpAt.atZone(zone).toLocalDate();
          for (let date = first.plusDays(1); !date.isAfter(last); date = date.plusDays(1)) {
            const midnight = date.atStartOfDay().atZone(zone).toInstant();
            const isInside = midnight.isAfter(stay.dropOffAt) && midnight.isBefore(stay.pickUpAt);
            if (isInside) midnights.add(midnight.toString());
          }
          const [firstMidnight = stay.pickUpAt.toString()] = midnights;
          const count = countStay(stay, zone);
          expect(count.nights).toBe(midnights.size);
          const seconds = Instant.parse(firstMidnight).epochSecond() - stay.dropOffAt.epochSecond();
          expect(count.firstDayHours).toBe(Math.ceil(seconds / 3600));
        },
      ),
      { numRuns: 400 },
    );
  });

  it('of a stay of seven thousand years is exact', () => {
    const count = countStay(stayOf('UTC', '2026-01-01T12:00', '9026-01-01T12:00'), zoneOf('UTC'));
    expect(count.nights).toBe((Date.UTC(9026, 0) - Date.UTC(2026, 0)) / 86_400_000);
  });
});

describe('a quote', () => {
  it('of some hours', () => {
    const quote = quoteOf('2026-06-01T10:00', '2026-06-01T12:30', { bagsCount: 2 });
    expect(quote).toMatchObject({
      currency: 'CAD',
      mode: 'hourly',
      numberOfHours: 3,
      firstDay: { minor: 600 },
      storage: { minor: 1200 },
      handlingFee: { minor: 199 },
      totalPriceNoTax: { minor: 1399 },
      taxAmount: { minor: 182 },
      totalPrice: { minor: 1581 },
      couponDiscount: { minor: 0 },
      totalWithDiscount: { minor: 1581, currency: 'CAD' },
      taxContained: { minor: 182 },
      coupon: null,
    });
    expect(storageSentence(quote)).toMatchObject({ key: 'hourly', params: { hours: 3, bagsCount: 2 } });
  });

  it('of a day once the hours reach the daily maximum', () => {
    expect(quoteOf('2026-06-01T10:00', '2026-06-01T14:00').mode).toBe('hourly');
    const quote = quoteOf('2026-06-01T10:00', '2026-06-01T15:00');
    expect(quote).toMatchObject({ mode: 'day', storage: { minor: 1000 } });
    expect(quoteOf('2026-06-01T10:00', '2026-06-01T22:00').storage.minor).toBe(1000);
    expect(storageSentence(quote).key).toBe('day');
  });

  it('of nights', () => {
    const quote = quoteOf('2026-06-01T22:00', '2026-06-04T09:00', { bagsCount: 3 });
    expect(quote).toMatchObject({ mode: 'overnight', nights: 3, firstDay: { minor: 400 }, storage: { minor: 5700 } });
    expect(storageSentence(quote)).toMatchObject({
      key: 'overnight',
      params: { firstDays: { minor: 1200 }, extraDays: { minor: 4500 }, storage: { minor: 5700 } },
    });
  });

  it('in yen has no hundredths', () => {
    const tariff = {
      ...toronto,
      currency: 'JPY',
      pricePerHour: 150,
      maxPrice: 700,
      handlingFee: 0,
      taxRateMillionths: 100_000,
    };
    const quote = quoteOf('2026-06-01T10:00', '2026-06-01T11:00', { tariff }, 'Asia/Tokyo');
    expect(quote.totalPrice).toEqual(money(165, 'JPY'));
  });

  it('refuses a reversed stay and no bags', () => {
    expect(() => quoteOf('2026-06-01T11:00', '2026-06-01T11:00')).toThrow(RangeError);
    expect(() => quoteOf('2026-06-01T10:00', '2026-06-01T11:00', { bagsCount: 0 })).toThrow(RangeError);
    expect(() => quoteOf('2026-06-01T10:00', '2026-06-01T11:00', { bagsCount: 1.5 })).toThrow(RangeError);
  });

  it('wants instants', () => {
    expectTypeOf<Stay['dropOffAt']>().toEqualTypeOf<Instant>();
    expectTypeOf<LocalDateTime>().not.toExtend<Stay['dropOffAt']>();
  });
});

/** Rates as they are saved: in the currency's steps. */
const tariffs = fc
  .record({
    currency: fc.constantFrom('CAD', 'JPY', 'KWD'),
    pricePerHour: fc.nat(5000),
    maxPrice: fc.nat(20_000),
    overnightFee: fc.nat(10_000),
    handlingFee: fc.nat(1000),
    taxRateMillionths: fc.nat(300_000),
  })
  .map((tariff) => ({
    ...tariff,
    ...byName(amountNames, (name) => tariff[name] - (tariff[name] % stepOf(tariff.currency))),
  }));

const requests = fc.record({
  tariff: tariffs,
  zone: fc
    .constantFrom('America/Toronto', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Africa/Casablanca', 'America/Santiago')
    .map(zoneOf),
  stay: fc
    .tuple(fc.integer({ min: 29_500_000, max: 31_500_000 }), fc.integer({ min: 1, max: 30_000 }))
    .map(([start, length]) => ({
      dropOffAt: Instant.ofEpochSecond(start * 60),
      pickUpAt: Instant.ofEpochSecond((start + length) * 60),
    })),
  bagsCount: fc.integer({ min: 1, max: 50 }),
  coupon: fc.option(
    fc.oneof(
      fc.integer({ min: 1, max: 10_000 }).map((basisPoints) => ({
        terms: { code: 'P', off: { kind: 'percent' as const, basisPoints } },
      })),
      fc.nat(50_000).map((minor) => ({
        terms: { code: 'A', off: { kind: 'amount' as const, money: money<string>(minor, 'CAD') } },
      })),
    ),
  ),
});

describe('a total that no card can be charged with', () => {
  const less = (minor: number) => ({
    terms: { code: 'FIVECAD', off: { kind: 'amount', money: money(minor, 'CAD') } as const },
  });
  // 2 hours at 2.00 and 1.99 for the order, with 13 % tax: 6.77.
  const left = (minor: number) => quoteOf('2026-06-01T10:00', '2026-06-01T12:00', { coupon: less(677 - minor) });

  it('is waived, and the quote says so', () => {
    expect(left(9)).toMatchObject({
      couponDiscount: { minor: 668 },
      waived: { minor: 9 },
      totalWithDiscount: { minor: 0 },
      taxContained: { minor: 0 },
    });
    expect(left(49)).toMatchObject({ waived: { minor: 49 }, totalWithDiscount: { minor: 0 } });
  });

  it('is one below the least that is charged, not that itself', () => {
    expect(left(50)).toMatchObject({ waived: { minor: 0 }, totalWithDiscount: { minor: 50 } });
    expect(left(0)).toMatchObject({ waived: { minor: 0 }, totalWithDiscount: { minor: 0 } });
  });
});

describe('every quote', () => {
  it('adds up, in whole minor units, and survives JSON', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const quote = quoteStay(request);
        const { minor: total } = quote.totalPrice;
        expect(quote.storage.minor).toBe(
          quote.bagsCount * (quote.firstDay.minor + quote.nights * quote.rates.overnightFee.minor),
        );
        expect(quote.totalPriceNoTax.minor).toBe(quote.storage.minor + quote.handlingFee.minor);
        expect(total).toBe(quote.totalPriceNoTax.minor + quote.taxAmount.minor);
        expect(quote.totalWithDiscount.minor).toBe(total - quote.couponDiscount.minor - quote.waived.minor);
        expect(isBelowSmallestCharge(quote.totalWithDiscount)).toBe(false);
        expect(quote.waived.minor === 0 || isBelowSmallestCharge(quote.waived)).toBe(true);
        expect(quote.totalWithDiscount.minor).toBeGreaterThanOrEqual(0);
        expect(quote.couponDiscount.minor).toBeGreaterThanOrEqual(0);
        expect(quote.firstDay.minor).toBeLessThanOrEqual(quote.rates.maxPrice.minor);
        if (quote.couponDiscount.minor === 0 && quote.waived.minor === 0)
          expect(quote.taxContained).toEqual(quote.taxAmount);
        expect(quote.mode === 'overnight').toBe(quote.nights > 0);
        expect(JSON.parse(JSON.stringify(quote))).toEqual(quote);
      }),
      { numRuns: 500 },
    );
  });

  it('never costs less for more bags or a later pick-up on the same terms', () => {
    fc.assert(
      fc.property(requests, fc.integer({ min: 1, max: 2000 }), (request, minutes) => {
        const quote = quoteStay(request);
        const moreBags = quoteStay({ ...request, bagsCount: request.bagsCount + 1 });
        expect(moreBags.totalWithDiscount.minor).toBeGreaterThanOrEqual(quote.totalWithDiscount.minor);
        const pickUpAt = request.stay.pickUpAt.plusSeconds(minutes * 60);
        const longer = quoteStay({ ...request, stay: { ...request.stay, pickUpAt } });
        expect(longer.totalPrice.minor).toBeGreaterThanOrEqual(quote.totalPrice.minor);
      }),
      { numRuns: 500 },
    );
  });
});

describe("the partner's share", () => {
  it('is taken of storage, rounded half up', () => {
    expect(partnerShareOf(money(1001, 'CAD'), 500_000)).toEqual(money(501, 'CAD'));
    expect(partnerShareOf(money(1001, 'CAD'), 0)).toEqual(money(0, 'CAD'));
    expect(() => partnerShareOf(money(1001, 'CAD'), 1_000_001)).toThrow(RangeError);
  });
});

describe('a quote in a currency of three decimals', () => {
  it('ends in 0 where its rates do, with any coupon: cards want it', () => {
    const tens = (most: number) => fc.nat(most / 10).map((each) => each * 10);
    fc.assert(
      fc.property(requests, tens(5000), tens(20_000), tens(10_000), tens(1000), (request, hour, day, night, fee) => {
        const rates = { pricePerHour: hour, maxPrice: day, overnightFee: night, handlingFee: fee };
        const tariff = { ...request.tariff, ...rates, currency: 'KWD' };
        const quote = quoteStay({ ...request, tariff });
        expect(quote.totalPrice.minor % 10).toBe(0);
        expect(quote.totalWithDiscount.minor % 10).toBe(0);
        expect(partnerShareOf(quote.storage, 650_000).minor % 10).toBe(0);
      }),
    );
    expect(partnerShareOf(money(1370, 'KWD'), 650_000).minor).toBe(890);
    expect(partnerShareOf(money(1380, 'KWD'), 650_000).minor).toBe(890);
    expect(partnerShareOf(money(1380, 'CAD'), 650_000).minor).toBe(897);
  });
});
