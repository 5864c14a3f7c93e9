import { type OpenRanges } from '#shared/availability/open-ranges.ts';
import type { Opening } from '#shared/availability/opening.ts';
import type { DayLimit } from '#shared/capacity/day-room.ts';
import type { Tariff } from '#shared/pricing/quote.ts';
import { toMercator } from '#server/platform/geo/mercator.ts';
import type { Revision } from '../facts/kept-by-revision.ts';
import { addToCell, type Cells, removeFromCell } from './area.ts';

/** What a number of the index is of: one location as search knows it. It never changes; a new one takes its place. */
export interface IndexedListing {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly address: string;
  readonly cityName: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
  readonly country: string;
  readonly capacity: number;
  readonly bookable: boolean;
  readonly wiFi: boolean;
  readonly restroom: boolean;
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

/** What is held at a location beside its live bookings: only few have any of it. */
export interface Custody {
  readonly inside: readonly BagsInside[];
  readonly limit: DayLimit | null;
  /** For how long bags that were not fetched count. */
  readonly opening: Opening;
}

/** Numbers of a live booking: its order's number at the location, since, until, bags, end of its hold (0: none), `before`. */
export const HOLD = 6;

/**
 * Everything that search asks of published locations, by their numbers, which stay the same as long as this index lives.
 * Positions are metres of the plane.
 */
export interface SearchIndex {
  /** Names this index; numbers of another one mean nothing here. */
  readonly epoch: string;
  readonly numbers: Map<string, number>;
  readonly bySlug: Map<string, number>;
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
  /** Published locations. */
  count: number;
  /** Goes up with each change. */
  version: number;
}

let epochs = 0;

export const emptyIndex = (): SearchIndex => ({
  epoch: `${Date.now().toString(36)}${(epochs += 1).toString(36)}`,
  numbers: new Map(),
  bySlug: new Map(),
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
  count: 0,
  version: 0,
});

function grown(numbers: Float64Array): Float64Array {
  const next = new Float64Array(2 * numbers.length);
  next.set(numbers);
  return next;
}

/** The number of a location, a new one for one that was not known. */
function numberOf(index: SearchIndex, id: string): number {
  const known = index.numbers.get(id);
  if (known !== undefined) return known;
  const number = index.listings.length;
  index.numbers.set(id, number);
  index.listings.push(undefined);
  if (number >= index.x.length) {
    index.x = grown(index.x);
    index.y = grown(index.y);
  }
  return number;
}

/** Puts a published location in, or in the place of what was known of it. */
export function putListing(index: SearchIndex, listing: IndexedListing): number {
  dropListing(index, listing.id);
  const number = numberOf(index, listing.id);
  const { x, y } = toMercator(listing.latitude, listing.longitude);
  index.listings[number] = listing;
  index.bySlug.set(listing.slug, number);
  index.x[number] = x;
  index.y[number] = y;
  addToCell(index.cells, x, y, number);
  index.zones.set(listing.zone, (index.zones.get(listing.zone) ?? 0) + 1);
  index.count += 1;
  return number;
}

/** Takes a location off, with what it holds. */
export function dropListing(index: SearchIndex, id: string): void {
  const number = index.numbers.get(id);
  const known = number === undefined ? undefined : index.listings[number];
  if (number === undefined || known === undefined) return;
  index.listings[number] = undefined;
  index.holds[number] = undefined;
  index.custody.delete(number);
  if (index.bySlug.get(known.slug) === number) index.bySlug.delete(known.slug);
  removeFromCell(index.cells, index.x[number] ?? 0, index.y[number] ?? 0, number);
  const inZone = (index.zones.get(known.zone) ?? 0) - 1;
  if (inZone > 0) index.zones.set(known.zone, inZone);
  else index.zones.delete(known.zone);
  index.count -= 1;
}

/** Which state of a location's rows the index has. */
export const revisionOf = (index: SearchIndex, { id, revision }: IndexedListing): Revision => ({
  id,
  revision,
  shared_revision: index.shared,
});

/** The number of a published location, by its id or slug; `null` where there is none. */
export function findNumber(index: SearchIndex, idOrSlug: string): number | null {
  const number = index.numbers.get(idOrSlug) ?? index.bySlug.get(idOrSlug);
  return number === undefined || index.listings[number] === undefined ? null : number;
}
