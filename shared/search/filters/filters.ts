import { type FilterAmenity, filterAmenities } from '../../amenities/amenities.ts';

/** In which order the locations of an area are listed; those that can take the stay always come first. */
export const sorts = ['nearest', 'price', 'rating'] as const;
export type Sort = (typeof sorts)[number];

/** The least average ratings that can be asked for. */
export const ratingSteps = [4, 4.5, 4.8] as const;
export type RatingStep = (typeof ratingSteps)[number];

/** What is asked of a location. */
export const filterNames = ['room', 'late', 'price', 'rating', 'always', ...filterAmenities] as const;
export type FilterName = (typeof filterNames)[number];

/** Whole units of a currency ("16" dollars), both inclusive; an end that is missing is open. */
export interface PriceEnds {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Prices in one currency: amounts in another say nothing of these, and don't fit. */
export interface PriceRange extends PriceEnds {
  /** ISO 4217 code. */
  readonly currency: string;
}

/** The filters that are on; nothing is asked by one that is missing. */
export interface SearchFilters extends Readonly<Partial<Record<FilterAmenity, true | undefined>>> {
  /** Room for as many bags as are searched, all the time of the stay. */
  readonly room?: true | undefined;
  /** Bags can be collected at 8:00 PM or later on the day of the pick-up. */
  readonly late?: true | undefined;
  /** The price of the whole stay. */
  readonly price?: PriceRange | undefined;
  readonly rating?: RatingStep | undefined;
  /** Never closes in a usual week. */
  readonly always?: true | undefined;
}

/** From this minute of the local day of the pick-up on a location counts as open late: 8:00 PM. */
export const lateMinute = 20 * 60;

/** The highest amount a range of prices can name, in whole units of a currency. */
export const maxWholePrice = 100_000_000;

/** The filters that are on, in the order in which they are offered. */
export const activeFilters = (filters: SearchFilters): readonly FilterName[] =>
  filterNames.filter((name) => filters[name] !== undefined);

/** The same filters without one of them. */
export function withoutFilter(filters: SearchFilters, name: FilterName): SearchFilters {
  const { [name]: _gone, ...others } = filters;
  return others;
}
