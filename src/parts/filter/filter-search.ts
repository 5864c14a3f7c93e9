import { type FilterAmenity, filterAmenities, perFilterAmenity } from '#shared/amenities/amenities.ts';
import {
  maxWholePrice,
  type PriceRange,
  type RatingStep,
  ratingSteps,
  type SearchFilters,
  type Sort,
  sorts,
} from '#shared/search/filters/filters.ts';

/** Filters and order as the query of `/map` says them. */
export interface FilterSearch extends Readonly<Partial<Record<FilterAmenity, 1>>> {
  readonly sort?: Sort;
  readonly room?: 1;
  readonly late?: 1;
  /** Whole units of a currency: `CAD-16-22`, `CAD-16-` or `CAD-0-22`. */
  readonly price?: string;
  readonly rating?: RatingStep;
  readonly always?: 1;
}

export const filterSearchKeys = ['sort', 'room', 'late', 'price', 'rating', 'always', ...filterAmenities] as const;

type Query = Readonly<Record<string, unknown>>;

const oneOf = <T>(all: readonly T[], value: unknown): T | undefined => all.find((one) => one === value);
const onIn = (value: unknown): 1 | undefined => (value === 1 || value === '1' ? 1 : undefined);

const priceText = ({ currency, from, to }: PriceRange): string | undefined =>
  from === undefined && to === undefined ? undefined : `${currency}-${from ?? 0}-${to ?? ''}`;

/** A range of whole prices as an address says it; what is none is `undefined`, ends in the wrong order too. */
function rangeIn(value: unknown): PriceRange | undefined {
  const parts = typeof value === 'string' ? /^([A-Z]{3})-(\d{1,9})-(\d{1,9})?$/.exec(value) : null;
  const currency = parts?.[1];
  if (parts === null || currency === undefined) return undefined;
  const from = Number(parts[2]) || undefined;
  const to = parts[3] === undefined ? undefined : Number(parts[3]);
  if (from === undefined && to === undefined) return undefined;
  const isInOrder = (from ?? 0) <= (to ?? maxWholePrice);
  return isInOrder && Math.max(from ?? 0, to ?? 0) <= maxWholePrice ? { currency, from, to } : undefined;
}

/** Reads filters and order out of a query; what cannot be used is left out. The nearest first is said by saying nothing. */
export function parseFilterSearch(query: Query): FilterSearch {
  const range = rangeIn(query.price);
  const sort = oneOf(sorts, query.sort);
  const read = {
    sort: sort === 'nearest' ? undefined : sort,
    room: onIn(query.room),
    late: onIn(query.late),
    price: range && priceText(range),
    rating: oneOf(ratingSteps, Number(query.rating)),
    always: onIn(query.always),
    ...perFilterAmenity((name) => onIn(query[name])),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as FilterSearch;
}

const on = (value: unknown): true | undefined => (value === undefined ? undefined : true);

/** The filters that an address asks for; those that are off are left out. */
export function filtersIn(search: FilterSearch): SearchFilters {
  const filters: SearchFilters = {
    room: on(search.room),
    late: on(search.late),
    price: rangeIn(search.price),
    rating: search.rating,
    always: on(search.always),
    ...perFilterAmenity((name) => on(search[name])),
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

/** The query that says filters and order again; keys of what is off are there without a value, to take them away. */
export function searchOfFilters(
  filters: SearchFilters,
  sort: Sort,
): Record<keyof FilterSearch, unknown> & FilterSearch {
  const flag = (value: true | undefined): 1 | undefined => (value === true ? 1 : undefined);
  return {
    sort: sort === 'nearest' ? undefined : sort,
    room: flag(filters.room),
    late: flag(filters.late),
    price: filters.price && priceText(filters.price),
    rating: filters.rating,
    always: flag(filters.always),
    ...perFilterAmenity((name) => flag(filters[name])),
  };
}
