import { type OpenRanges } from '#shared/availability/open-ranges.ts';
import type { Opening } from '#shared/availability/opening.ts';
import type { DayLimit } from '#shared/capacity/day-room.ts';
import type { Tariff } from '#shared/pricing/tariff.ts';
import type { GeoPoint } from '#server/platform/geo/distance.ts';
import { toMercator } from '#server/platform/geo/mercator.ts';
import { addToCell, type Cells, removeFromCell } from './cells.ts';

/** What a slot of the index has: one location as search knows it. It never changes; a new one takes its place. */
export interface IndexedListing {
  readonly id: string;
  /** The database's, the same in every process. */
  readonly number: number;
  readonly slug: string;
  readonly name: string;
  readonly address: string;
  readonly cityName: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
  readonly capacity: number;
  readonly bookable: boolean;
  /** A bit for each amenity that it has. */
  readonly amenities: number;
  readonly ratingSum: number;
  readonly reviewsCount: number;
  readonly revision: number;
  readonly hours: OpenRanges;
  /** Which of the index's tariffs it has. */
  readonly rates: number;
}

/** Bags that lie at a location now. */
export interface BagsInside {
  readonly order: number;
  /** Milliseconds since 1970: when they were brought, and the pick-up of the order's booking. */
  readonly since: number;
  readonly pickUp: number;
  readonly bags: number;
  /** How many the order held when the day's limit was set. */
  readonly before: number;
}

/** What is held at a location in addition to its live bookings: few have any of it. */
export interface Custody {
  readonly inside: readonly BagsInside[];
  readonly limit: DayLimit | null;
  /** For how long bags that were not fetched count. */
  readonly opening: Opening;
}

/** Numbers of a live booking: its order's number at the location, since, until, bags, end of its hold (0: none), `before`. */
export const HOLD = 6;

/**
 * Everything that search asks of published locations, by slots, which stay the same as long as it lives.
 * Positions are metres of the plane.
 */
export interface SearchIndex {
  /** By their ids. */
  readonly slots: Map<string, number>;
  readonly bySlug: Map<string, number>;
  readonly byNumber: Map<number, number>;
  /** `undefined` where a location is no longer published. */
  readonly listings: (IndexedListing | undefined)[];
  x: Float64Array;
  y: Float64Array;
  readonly cells: Cells;
  readonly holds: (Float64Array | undefined)[];
  readonly custody: Map<number, Custody>;
  /** What rates hang on, with the number of its tariff. */
  readonly rateKeys: Map<string, number>;
  tariffs: readonly Tariff[];
  /** The revision of what all locations share, such as the rates of countries. */
  shared: number;
  /** How many published locations are in each time zone. */
  readonly zones: Map<string, number>;
  /** The slots of the published locations of each city, by its name. */
  readonly cities: Map<string, Set<number>>;
  /** Where most of a city's locations are, so far as it was asked for since any of them changed. */
  readonly middles: Map<string, GeoPoint>;
  /** What all reviews of published locations say together. */
  stars: number;
  reviews: number;
  /** Published locations. */
  count: number;
  /** Ids of those that are left out: this process's time data has no such zone, and one of them must not end all searches. */
  readonly leftOut: Set<string>;
}

export const emptyIndex = (): SearchIndex => ({
  slots: new Map(),
  bySlug: new Map(),
  byNumber: new Map(),
  listings: [],
  x: new Float64Array(1024),
  y: new Float64Array(1024),
  cells: new Map(),
  holds: [],
  custody: new Map(),
  rateKeys: new Map(),
  tariffs: [],
  shared: 0,
  zones: new Map(),
  cities: new Map(),
  middles: new Map(),
  stars: 0,
  reviews: 0,
  count: 0,
  leftOut: new Set(),
});

function grown(numbers: Float64Array): Float64Array {
  const next = new Float64Array(2 * numbers.length);
  next.set(numbers);
  return next;
}

/** The slot of a location, a new one for one that was not known. */
function slotOf(index: SearchIndex, id: string): number {
  const known = index.slots.get(id);
  if (known !== undefined) return known;
  const slot = index.listings.length;
  index.slots.set(id, slot);
  index.listings.push(undefined);
  if (slot >= index.x.length) {
    index.x = grown(index.x);
    index.y = grown(index.y);
  }
  return slot;
}

/** Puts a published location in, or in the place of what was known of it. */
export function putListing(index: SearchIndex, listing: IndexedListing): number {
  dropListing(index, listing.id);
  const slot = slotOf(index, listing.id);
  const { x, y } = toMercator(listing.latitude, listing.longitude);
  index.listings[slot] = listing;
  index.bySlug.set(listing.slug, slot);
  index.byNumber.set(listing.number, slot);
  index.x[slot] = x;
  index.y[slot] = y;
  addToCell(index.cells, x, y, slot);
  index.zones.set(listing.zone, (index.zones.get(listing.zone) ?? 0) + 1);
  const inCity = index.cities.get(listing.cityName) ?? new Set();
  index.cities.set(listing.cityName, inCity.add(slot));
  index.middles.delete(listing.cityName);
  index.stars += listing.ratingSum;
  index.reviews += listing.reviewsCount;
  index.count += 1;
  return slot;
}

/** Takes a location off, with what it holds. */
export function dropListing(index: SearchIndex, id: string): void {
  const slot = index.slots.get(id);
  const known = slot === undefined ? undefined : index.listings[slot];
  if (slot === undefined || known === undefined) return;
  index.listings[slot] = undefined;
  index.holds[slot] = undefined;
  index.custody.delete(slot);
  if (index.bySlug.get(known.slug) === slot) index.bySlug.delete(known.slug);
  removeFromCell(index.cells, index.x[slot] ?? 0, index.y[slot] ?? 0, slot);
  const inZone = (index.zones.get(known.zone) ?? 0) - 1;
  if (inZone > 0) index.zones.set(known.zone, inZone);
  else index.zones.delete(known.zone);
  const inCity = index.cities.get(known.cityName);
  inCity?.delete(slot);
  index.middles.delete(known.cityName);
  if (inCity?.size === 0) index.cities.delete(known.cityName);
  index.stars -= known.ratingSum;
  index.reviews -= known.reviewsCount;
  index.count -= 1;
}

/** The slot of a published location, by its id, slug or number; `null` where there is none. */
export function findSlot(index: SearchIndex, listing: string | number): number | null {
  const slot =
    typeof listing === 'number' ? index.byNumber.get(listing) : (index.slots.get(listing) ?? index.bySlug.get(listing));
  return slot === undefined || index.listings[slot] === undefined ? null : slot;
}
