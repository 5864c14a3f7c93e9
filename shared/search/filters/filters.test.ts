import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amenityBit } from '../../amenities/amenities.ts';
import { badgesOf } from './badges.ts';
import { costliestFilter } from './costliest.ts';
import { activeFilters, filterNames, type SearchFilters, withoutFilter } from './filters.ts';
import { filtersSchema } from './filters-schema.ts';
import { failingFilters, type FilterFacts, type Judged, sorted, thatFit } from './judge.ts';
import { priceBars } from './price-bars.ts';

const cad = (minor: number) => ({ minor, currency: 'CAD' });
const facts: FilterFacts = {
  rating: 4.6,
  reviewsCount: 58,
  room: 4,
  late: true,
  always: false,
  amenities: amenityBit('wifi') + amenityBit('lift'),
};
const barber: Judged = { facts, price: cad(1966) };

const fitsAll = (of: Judged, filters: SearchFilters, bagsCount: number) =>
  thatFit([of], filters, bagsCount).length === 1;

describe('a filter', () => {
  test.each<[SearchFilters, boolean]>([
    [{}, true],
    [{ room: true }, true],
    [{ late: true }, true],
    [{ always: true }, false],
    [{ wifi: true }, true],
    [{ restroom: true }, false],
    [{ rating: 4.5 }, true],
    [{ rating: 4.8 }, false],
    [{ price: { currency: 'CAD' } }, true],
    [{ price: { currency: 'CAD', to: 19 } }, false],
    [{ price: { currency: 'CAD', to: 20 } }, true],
    [{ price: { currency: 'CAD', from: 19, to: 22 } }, true],
    [{ price: { currency: 'CAD', from: 20 } }, false],
    [{ price: { currency: 'USD', to: 1000 } }, false],
  ])('%j lets the barber through: %s', (filters, isThrough) => {
    expect(fitsAll(barber, filters, 2)).toBe(isThrough);
    expect(failingFilters(barber, filters, 2)).toEqual(isThrough ? [] : activeFilters(filters));
  });

  test('of room counts the bags that are searched', () => {
    expect(fitsAll(barber, { room: true }, 4)).toBe(true);
    expect(fitsAll(barber, { room: true }, 5)).toBe(false);
  });

  test('of a rating is failed by who has none', () => {
    const unrated = { ...barber, facts: { ...facts, rating: null } };
    expect(failingFilters(unrated, { rating: 4 }, 1)).toEqual(['rating']);
  });

  test('of prices takes both ends along, in units of the currency', () => {
    const isIn = (minor: number, currency: string, from: number, to: number) =>
      fitsAll({ facts, price: { minor, currency } }, { price: { currency, from, to } }, 1);
    expect(isIn(2200, 'CAD', 22, 22)).toBe(true);
    expect(isIn(1800, 'JPY', 1800, 1800)).toBe(true);
    expect(isIn(3250, 'KWD', 3, 4)).toBe(true);
  });

  test('of prices never takes five of one currency for five of another', () => {
    const five = ['CAD', 'USD', 'EUR'].map((currency) => ({ facts, price: { minor: 500, currency } }));
    const upToFive = { price: { currency: 'USD', to: 5 } };
    expect(five.map((of) => fitsAll(of, upToFive, 1))).toEqual([false, true, false]);
  });

  test('that fails is named, all of them in the order in which they are offered', () => {
    expect(
      failingFilters(barber, { restroom: true, wifi: true, price: { currency: 'CAD', to: 19 }, always: true }, 2),
    ).toEqual(['price', 'always', 'restroom']);
  });

  test('never makes more fit, and dropping it never fewer', () => {
    const some = fc.record({
      facts: fc.record({
        rating: fc.option(fc.constantFrom(3.9, 4, 4.5, 4.9)),
        reviewsCount: fc.nat(20),
        room: fc.nat(6),
        late: fc.boolean(),
        always: fc.boolean(),
        amenities: fc.nat(31),
      }),
      price: fc.integer({ min: 1000, max: 4000 }).map(cad),
    });
    const filters: SearchFilters = {
      room: true,
      late: true,
      price: { currency: 'CAD', from: 15, to: 30 },
      rating: 4.5,
      always: true,
      wifi: true,
      restroom: true,
    };
    fc.assert(
      fc.property(some, fc.constantFrom(...filterNames), (location, name) => {
        const failing = failingFilters(location, filters, 3);
        expect(fitsAll(location, filters, 3)).toBe(failing.length === 0);
        expect(failingFilters(location, withoutFilter(filters, name), 3)).toEqual(
          failing.filter((other) => other !== name),
        );
      }),
    );
  });
});

describe('what a call may ask', () => {
  test.each([
    { rating: 4.2 },
    { room: false },
    { room: 'true' },
    { price: { currency: 'CAD', from: -1 } },
    { price: { currency: 'CAD', to: 2.5 } },
    { price: { currency: 'dollars', to: 2 } },
    { price: { to: 2 } },
    { parking: true },
  ])('is not %j', (filters) => {
    expect(filtersSchema.safeParse(filters).success).toBe(false);
  });
});

describe('the order', () => {
  const one = (id: string, available: boolean, price: number, rating: number | null, reviewsCount = 10) => ({
    id,
    available,
    price: cad(price),
    facts: { ...facts, rating, reviewsCount },
  });
  const nearestFirst = [
    one('closed and near', false, 900, 5),
    one('near', true, 2418, 4.5, 12),
    one('cheap', true, 1808, null),
    one('as cheap, farther', true, 1808, 4.5, 90),
    one('best', true, 3000, 4.9),
  ];
  const ids = (sort: 'nearest' | 'price' | 'rating') => sorted(nearestFirst, sort).map(({ id }) => id);

  test('puts those that can take the stay first, nearest before farther where nothing else parts them', () => {
    expect(ids('nearest')).toEqual(['near', 'cheap', 'as cheap, farther', 'best', 'closed and near']);
    expect(ids('price')).toEqual(['cheap', 'as cheap, farther', 'near', 'best', 'closed and near']);
    expect(ids('rating')).toEqual(['best', 'as cheap, farther', 'near', 'cheap', 'closed and near']);
  });

  test('by price keeps currencies apart, that of the nearest first', () => {
    const abroad = { ...one('abroad', true, 100, null), price: { minor: 100, currency: 'USD' } };
    const across = [one('near', true, 2418, null), abroad, one('cheap', true, 1808, null)];
    expect(sorted(across, 'price').map(({ id }) => id)).toEqual(['cheap', 'near', 'abroad']);
  });
});

describe('the histogram of prices', () => {
  test('has a bar for each unit, from the lowest price to above the highest', () => {
    expect(priceBars([1600, 1666, 1999, 3100].map(cad), 'CAD')).toEqual({
      currency: 'CAD',
      from: 16,
      to: 31,
      step: 1,
      counts: [2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
    });
  });

  test('has wider bars where prices are far apart, and one where all are the same', () => {
    expect(
      priceBars(
        [
          { minor: 1180, currency: 'JPY' },
          { minor: 4020, currency: 'JPY' },
        ],
        'JPY',
      ),
    ).toMatchObject({
      from: 1000,
      to: 4200,
      step: 200,
    });
    expect(priceBars([cad(2000), cad(2000)], 'CAD')).toMatchObject({ from: 20, to: 21, counts: [2] });
    expect(priceBars([], 'CAD')).toBeNull();
    expect(priceBars([cad(2000)], 'USD')).toBeNull();
  });

  test('counts every price of its currency once, and no range of ends leaves one out', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 40 }), (minors) => {
        const bars = priceBars([...minors.map(cad), { minor: 5, currency: 'JPY' }], 'CAD');
        const { from = 0, to = 0, counts = [] } = bars ?? {};
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(minors.length);
        expect(counts.length).toBeLessThanOrEqual(21);
        for (const minor of minors)
          expect(fitsAll({ facts, price: cad(minor) }, { price: { currency: 'CAD', from, to } }, 1)).toBe(true);
      }),
    );
  });
});

describe('where nothing fits', () => {
  test('the filter is named without which most are left', () => {
    const many = [
      barber,
      { ...barber, price: cad(2600) },
      { ...barber, facts: { ...facts, amenities: amenityBit('restroom') } },
    ];
    expect(costliestFilter(many, { restroom: true, always: true }, 1)).toEqual({ name: 'always', count: 1 });
    expect(costliestFilter(many, { restroom: true, price: { currency: 'CAD', to: 10 } }, 1)).toEqual({
      name: 'price',
      count: 1,
    });
    expect(costliestFilter(many, {}, 1)).toBeNull();
  });
});

describe('the badges', () => {
  const one = (id: string, over: object = {}) => ({
    id,
    available: true,
    price: cad(2000),
    rating: 4.5,
    reviewsCount: 40,
    ...over,
  });

  test('are at most one on each location and each at most once', () => {
    const badges = badgesOf([
      one('cheap and near', { price: cad(1500) }),
      one('best', { rating: 4.9 }),
      one('closed', { price: cad(900), available: false }),
      one('plain'),
      one('few reviews', { rating: 5, reviewsCount: 2 }),
    ]);
    expect([...badges]).toEqual([
      ['cheap and near', 'cheapest'],
      ['best', 'bestRated'],
    ]);
  });

  test('go to the nearest of equals, and to no location where all are the same or there is hardly a choice', () => {
    const equals = [one('near', { price: cad(1000) }), one('far', { price: cad(1000) }), one('dear')];
    expect([...badgesOf(equals)]).toEqual([['near', 'cheapest']]);
    expect(badgesOf([one('a'), one('b'), one('c')]).size).toBe(0);
    expect(badgesOf([one('a', { price: cad(1000) }), one('b')]).size).toBe(0);
    const abroad = one('abroad', { price: { minor: 1000, currency: 'USD' } });
    expect(badgesOf([one('a', { price: cad(1500) }), one('b'), abroad]).size).toBe(0);
  });

  test('are what a plain reading says, of whatever is found', () => {
    const found = fc.array(
      fc.record({
        price: fc.record({
          minor: fc.integer({ min: 1, max: 5 }),
          currency: fc.constantFrom('CAD', 'CAD', 'CAD', 'USD'),
        }),
        available: fc.boolean(),
        rating: fc.option(fc.constantFrom(4, 4.5, 5), { nil: null }),
        reviewsCount: fc.constantFrom(9, 10, 40),
      }),
      { maxLength: 12 },
    );
    const plain = (all: readonly ReturnType<typeof one>[]) => {
      const able = all.filter(({ available }) => available);
      const prices = able.map(({ price }) => price.minor);
      const rated = able.filter(({ rating, reviewsCount }) => rating !== null && reviewsCount >= 10);
      const stars = rated.map(({ rating }) => rating ?? 0);
      const isOneCurrency = new Set(able.map(({ price }) => price.currency)).size === 1;
      const isChoice = (values: readonly number[]) => able.length >= 3 && new Set(values).size > 1;
      const cheapest =
        isChoice(prices) && isOneCurrency ? able.find(({ price }) => price.minor === Math.min(...prices)) : undefined;
      const best = isChoice(stars) ? rated.find(({ rating }) => rating === Math.max(...stars)) : undefined;
      return [
        ...(cheapest === undefined ? [] : [[cheapest.id, 'cheapest']]),
        ...(best === undefined || best === cheapest ? [] : [[best.id, 'bestRated']]),
      ];
    };
    fc.assert(
      fc.property(found, (each) => {
        const all = each.map((over, at) => one(String(at), over));
        expect([...badgesOf(all)]).toEqual(plain(all));
      }),
      { numRuns: 500 },
    );
  });
});
