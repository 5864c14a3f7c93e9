import { exponentOf } from '../../money/currency.ts';
import type { Money } from '../../money/money.ts';
import { amenityBit, type FilterAmenity, perFilterAmenity } from '../../amenities/amenities.ts';
import { activeFilters, type FilterName, type PriceRange, type SearchFilters, type Sort } from './filters.ts';

/** What is known of a location for one stay, so far as filters ask for it. */
export interface FilterFacts {
  /** Average of its reviews to one decimal; `null` without any. */
  readonly rating: number | null;
  readonly reviewsCount: number;
  /** Bags for which there is room all the time of the stay. */
  readonly room: number;
  /** Open at 8:00 PM or later on the day of the pick-up. */
  readonly late: boolean;
  /** Never closes in a usual week. */
  readonly always: boolean;
  /** A bit for each amenity that it has. */
  readonly amenities: number;
}

/** A location that can be filtered and sorted: its facts, and the whole price of the stay. */
export interface Judged {
  readonly facts: FilterFacts;
  readonly price: Money;
}

/** Whether a price is in a range's currency and within its whole units, both ends inclusive. */
function isWithin({ minor, currency }: Money, { currency: asked, from, to }: PriceRange): boolean {
  if (currency !== asked) return false;
  const unit = 10 ** exponentOf(currency);
  return (from === undefined || minor >= from * unit) && (to === undefined || minor <= to * unit);
}

function hasAmenity(name: FilterAmenity): (of: Judged) => boolean {
  const bit = amenityBit(name);
  return ({ facts }) => (facts.amenities & bit) !== 0;
}

/** What is reckoned soonest comes first. */
const fits: Readonly<Record<FilterName, (of: Judged, filters: SearchFilters, bagsCount: number) => boolean>> = {
  ...perFilterAmenity(hasAmenity),
  rating: ({ facts }, { rating = 0 }) => (facts.rating ?? 0) >= rating,
  always: ({ facts }) => facts.always,
  price: ({ price }, filters) => filters.price === undefined || isWithin(price, filters.price),
  late: ({ facts }) => facts.late,
  room: ({ facts }, _, bagsCount) => facts.room >= bagsCount,
};

/** The filters that a location fails, in the order in which they are offered; empty where it fits all of them. */
export const failingFilters = (of: Judged, filters: SearchFilters, bagsCount: number): readonly FilterName[] =>
  activeFilters(filters).filter((name) => !fits[name](of, filters, bagsCount));

/** The locations that fit all filters. */
export function thatFit<Each extends Judged>(
  locations: readonly Each[],
  filters: SearchFilters,
  bagsCount: number,
): readonly Each[] {
  const asked = Object.entries(fits).filter(([name]) => filters[name as FilterName] !== undefined);
  return locations.filter((each) => asked.every(([, isFit]) => isFit(each, filters, bagsCount)));
}

/** A location as it is put in order. */
interface Sortable extends Judged {
  readonly available: boolean;
}

type Order = (a: Sortable, b: Sortable) => number;

/** Amounts of two currencies say nothing of each other: each currency by itself, that of the nearest location first. */
function byPrice(nearestFirst: readonly Sortable[]): Order {
  const currencies = [...new Set(nearestFirst.map(({ price }) => price.currency))];
  const rank = ({ price }: Sortable) => currencies.indexOf(price.currency);
  return (a, b) => rank(a) - rank(b) || a.price.minor - b.price.minor;
}

const orders: Readonly<Record<Sort, (nearestFirst: readonly Sortable[]) => Order>> = {
  nearest: () => () => 0,
  price: byPrice,
  rating: () => (a, b) => (b.facts.rating ?? 0) - (a.facts.rating ?? 0) || b.facts.reviewsCount - a.facts.reviewsCount,
};

/**
 * The locations in the order that is asked for: those that can take the stay first. Where two are equal, the order in
 * which they come, nearest first, stays.
 */
export function sorted<Item extends Sortable>(nearestFirst: readonly Item[], sort: Sort): readonly Item[] {
  const order = orders[sort](nearestFirst);
  return nearestFirst.toSorted((a, b) => Number(b.available) - Number(a.available) || order(a, b));
}
