import { type FilterSearch, filtersIn } from '#web/parts/filter/filter-search.ts';
import { type KeptFilter, parseFilterCookie, readFilterCookie } from '#web/parts/filter/filter-cookie.ts';
import { inLanguage } from '#web/parts/filter/in-language.ts';
import type { MapSearch } from '#web/parts/filter/map-search.ts';
import { type ResolvedFilter, resolveFilter, type SearchStart, stayInZone } from '#web/parts/filter/resolve-filter.ts';
import type { PageContext } from '#web/lib/page-context.ts';
import type { Inputs } from '#web/lib/trpc.ts';
import { untilClosing } from '#web/parts/filter/until-closing.ts';
import { placeOfOption } from '#web/parts/place-picker/place-option.ts';
import { activeFilters, type SearchFilters, type Sort } from '#shared/search/filters/filters.ts';
import { listingsPerPage } from '#shared/search/limits.ts';
import type { SearchFilter, StayText } from '#web/parts/filter/filter.ts';

type Api = PageContext['api'];

export interface LoadedFilter extends ResolvedFilter {
  /** No one has chosen place or times: who came to a listing's own address has not searched. */
  readonly isStaySupposed: boolean;
}

const isServer = typeof document === 'undefined';

const aroundPlace = ({ place, stay, bagsCount }: SearchFilter) => ({
  center: { latitude: place.latitude, longitude: place.longitude },
  stay,
  bagsCount,
});

const searchInput = (filter: SearchFilter): Inputs['search']['markers'] => ({
  ...aroundPlace(filter),
  bounds: filter.place.bounds,
});

/** Asks for the map's markers, each with the filters it fails. */
export const markersInput = (filter: SearchFilter, filters: SearchFilters): Inputs['search']['markers'] => ({
  ...searchInput(filter),
  ...(activeFilters(filters).length === 0 ? {} : { filters }),
});

/** Asks what filters would leave, with prices in a currency. */
export const fittingInput = (
  filter: SearchFilter,
  filters: SearchFilters,
  currency: string | null,
): Inputs['search']['fitting'] => ({
  ...searchInput(filter),
  filters,
  ...(currency === null ? {} : { currency }),
});

/** How the list is narrowed and put in order. */
export interface Narrowing {
  readonly filters: SearchFilters;
  readonly sort: Sort;
}

export const narrowingIn = (search: FilterSearch): Narrowing => ({
  filters: filtersIn(search),
  sort: search.sort ?? 'nearest',
});

export const pageInput = (
  filter: SearchFilter,
  page: number,
  { filters, sort }: Narrowing,
): Inputs['search']['listings'] => ({
  ...searchInput(filter),
  ...(activeFilters(filters).length === 0 ? {} : { filters }),
  ...(sort === 'nearest' ? {} : { sort }),
  page,
  perPage: listingsPerPage,
});

const withoutBounds = (input: object): string => JSON.stringify({ ...input, bounds: undefined });

/** Whether a page that was asked for before is the same search of another stretch of the map. */
export const isSeenElsewhere = (before: unknown, asked: Inputs['search']['listings']): boolean =>
  asked.bounds !== undefined &&
  typeof before === 'object' &&
  before !== null &&
  withoutBounds(before) === withoutBounds(asked);

/** Asks for one listing by slug or number, for the filter's stay and as far as its place lies. */
export const listingInput = (filter: SearchFilter, listing: string | number): Inputs['search']['listing'] => ({
  listing,
  ...aroundPlace(filter),
});

/** The slug in `/map/{slug}`. */
export function slugIn(pathname: string): string | null {
  const slug = /^\/map\/([^/]+)\/?$/.exec(pathname)?.[1];
  return slug === undefined ? null : decodeURIComponent(slug);
}

/**
 * The filter that an address means. For a listing's own address without a place, and for the map with a listing that
 * was not chosen here before, the listing is the place; its facts and the first page of the list are in the cache
 * afterwards, so that the server renders them. Who comes to a listing's address without having searched is asked to pick
 * up at its closing.
 */
export async function loadSearch(
  { api, filterCookie, texts }: Pick<PageContext, 'api' | 'filterCookie' | 'texts'>,
  asked: MapSearch,
  { slug, chosen }: { readonly slug: string | null; readonly chosen: string | undefined },
): Promise<LoadedFilter> {
  const [start, search] = await Promise.all([
    api.search.start.ensureData(),
    slug === null ? placed(api, asked) : asked,
  ]);
  const now = isServer ? Date.parse(start.now) : Date.now();
  const kept = parseFilterCookie(filterCookie) ?? readFilterCookie();
  // Hours are those of the place that is searched: 10:00 AM asked for elsewhere is 10:00 AM there.
  const zone = await zoneOfPlace(api, search, kept, start);
  const resolved = resolveFilter(inZoneOf(search, zone), inZoneOf(kept, zone), start, now, zone);
  const isFirst = slug !== null && kept === null && !resolved.isDateEdited;
  const named = slug ?? (chosen === kept?.selectedMarkerId ? undefined : chosen);
  const filter =
    search.lat === undefined && named !== undefined
      ? await aroundListing(api, resolved, named, isFirst)
      : await inLanguage(resolved, texts.locale);
  const narrowing = narrowingIn(search);
  const page = api.search.listings.ensureData(pageInput(filter, search.page ?? 1, narrowing)).catch(() => null);
  if (isServer) await page;
  return { ...filter, isStaySupposed: isFirst && search.lat === undefined };
}

/** The zone of the place that the address names; that of before where it names none, or cannot be asked. */
async function zoneOfPlace(api: Api, { lat, lng }: MapSearch, kept: KeptFilter | null, start: SearchStart) {
  const before = kept?.zone ?? start.zone;
  if (lat === undefined || lng === undefined) return before;
  if (kept?.place?.latitude === lat && kept.place.longitude === lng) return before;
  return api.search.zone.ensureData({ latitude: lat, longitude: lng }).catch(() => before);
}

/** The same search, its hours by the clock of a zone. */
function inZoneOf<S extends { readonly from?: string; readonly to?: string } | null>(search: S, zone: string): S {
  const moved = search === null ? null : stayInZone(search, zone);
  return moved === null ? search : { ...search, from: moved.dropOffAt, to: moved.pickUpAt };
}

/** A place that was only typed, as by a form that was sent without a script, is the first that is known by its name. */
async function placed(api: Api, search: MapSearch): Promise<MapSearch> {
  if (search.q === undefined || search.lat !== undefined) return search;
  const [first] = await api.search.placesNamed.ensureData({ text: search.q }).catch(() => []);
  if (first === undefined) return search;
  const { label, latitude, longitude } = placeOfOption(first);
  return { ...search, q: label, lat: latitude, lng: longitude };
}

async function aroundListing(
  api: Api,
  filter: ResolvedFilter,
  slug: string,
  toClosing: boolean,
): Promise<ResolvedFilter> {
  const { bagsCount } = filter;
  const ask = (stay: StayText) => api.search.listing.ensureData({ listing: slug, stay, bagsCount });
  const first = await ask(filter.stay).catch(() => null);
  if (first === null) return filter;
  const { zone } = first.rules;
  const { dropOffAt: from, pickUpAt: to } = filter.stay;
  const moved = filter.isDateEdited ? stayInZone({ from, to }, zone) : null;
  const stay = moved ?? filter.stay;
  const listing = moved === null ? first : await ask(moved).catch(() => first);
  const { latitude, longitude, verdict } = listing;
  return {
    ...filter,
    place: { label: listing.name, latitude, longitude },
    zone,
    stay: toClosing ? untilClosing(stay, verdict.strip, zone) : stay,
  };
}
