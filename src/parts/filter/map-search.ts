import { bboxText, boundsIn } from './bbox.ts';
import { type FilterSearch, filterSearchKeys, parseFilterSearch } from './filter-search.ts';
import type { SearchFilter } from './filter.ts';

/** The query of `/map`. Every key is optional and nothing is filled in, so that an address stays as it was typed. */
export interface MapSearch extends FilterSearch {
  /** Label of the place. */
  readonly q?: string;
  readonly lat?: number;
  readonly lng?: number;
  /** The place is the device's own position. */
  readonly gps?: number;
  /** The stretch of map that is searched: west, south, east, north in degrees. */
  readonly bbox?: string;
  /** ISO instants with an offset. */
  readonly from?: string;
  readonly to?: string;
  readonly bags?: number;
  /** Id or slug of the chosen listing. */
  readonly listing?: string;
  readonly page?: number;
}

const max = { bags: 1_000_000, page: 1000, text: 200 };

function numberIn(value: unknown, least: number, greatest: number): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && number >= least && number <= greatest ? number : undefined;
}

function wholeIn(value: unknown, greatest: number): number | undefined {
  const number = numberIn(value, 1, greatest);
  return Number.isInteger(number) ? number : undefined;
}

function textIn(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, max.text) : undefined;
}

/** An ISO instant of a whole minute with its offset; a `+` that became a space in the address is read as one. */
export function instantText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim().replace(/ (\d\d:?\d\d)$/, '+$1');
  const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:00(\.0+)?)?(Z|[+-]\d\d:?\d\d)$/.test(text);
  return isInstant && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

/** Reads the query of `/map`; what cannot be used is left out and never an error. */
export function parseMapSearch(query: Readonly<Record<string, unknown>>): MapSearch {
  const lat = numberIn(query.lat, -90, 90);
  const lng = numberIn(query.lng, -180, 180);
  const read = {
    q: textIn(query.q),
    ...(lat !== undefined && lng !== undefined
      ? { lat, lng, gps: wholeIn(query.gps, 1), bbox: bboxText(boundsIn(query.bbox)) }
      : {}),
    from: instantText(query.from),
    to: instantText(query.to),
    bags: wholeIn(query.bags, max.bags),
    listing: textIn(query.listing),
    page: wholeIn(query.page, max.page),
    ...parseFilterSearch(query),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as MapSearch;
}

const degrees = (value: number): number => Math.round(value * 1e5) / 1e5;

/** The query that says a filter again. */
export function searchOfFilter({ place, stay, bagsCount }: SearchFilter): MapSearch {
  return {
    ...(place.label === '' ? {} : { q: place.label }),
    lat: degrees(place.latitude),
    lng: degrees(place.longitude),
    ...(place.isGps === true ? { gps: 1 } : {}),
    ...(place.bounds === undefined ? {} : { bbox: bboxText(place.bounds) }),
    from: stay.dropOffAt,
    to: stay.pickUpAt,
    bags: bagsCount,
  };
}

const keys = ['q', 'lat', 'lng', 'gps', 'bbox', 'from', 'to', 'bags', 'listing', 'page', ...filterSearchKeys];

/**
 * The same for the router: keys of other purposes (a campaign's, a discount code) stay in the address. A key that was
 * merely left out would be read as it stands there.
 */
export function mapSearchOf(query: Readonly<Record<string, unknown>>): MapSearch {
  const unread = Object.fromEntries(keys.map((key) => [key, undefined]));
  return { ...query, ...unread, ...parseMapSearch(query) };
}
