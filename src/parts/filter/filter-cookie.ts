import { bboxText, boundsIn } from './bbox.ts';
import type { FilterPlace, SearchFilter, StayText } from './filter.ts';
import { isLinkedStay } from './linked-stay.ts';
import { instantText } from './map-search.ts';

export const filterCookieName = 'ba_user_filters';
const filterCookieSeconds = 21_600;

/** What the cookie had kept of a filter; every part may be missing. */
export interface KeptFilter {
  readonly place: FilterPlace | null;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly bagsCount: number;
  readonly zone: string | null;
  readonly selectedMarkerId: string | null;
  /** The dates were chosen and not only the defaults. */
  readonly isDateFilterEdited: boolean;
}

type Json = Readonly<Record<string, unknown>>;

const recordOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const textOf = (value: unknown): string | null => (typeof value === 'string' && value.length <= 300 ? value : null);

/** A zone that this browser and this server can tell the time of. */
function zoneIn(value: unknown): string | null {
  const zone = textOf(value);
  try {
    return zone === null ? null : (new Intl.DateTimeFormat('en', { timeZone: zone }), zone);
  } catch {
    return null;
  }
}

function placeOf(filter: Json): FilterPlace | null {
  const suggestion = recordOf(filter.suggestion);
  const { lat, lng } = recordOf(suggestion.coords);
  if (typeof lat !== 'number' || typeof lng !== 'number') return null;
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return null;
  return {
    label: textOf(suggestion.label) ?? '',
    latitude: lat,
    longitude: lng,
    placeId: textOf(suggestion.placeId) ?? undefined,
    isGps: suggestion.isGpsLocation === true,
    bounds: boundsIn(filter.bounds),
  };
}

/** Reads the cookie's value. A broken, forged or empty one is `null`; parts that make no sense are left out. */
export function parseFilterCookie(text: string | null | undefined): KeptFilter | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text.startsWith('%7B') ? decodeURIComponent(text) : text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    const filter = value as Json;
    const count = filter.lugCount;
    return {
      place: placeOf(filter),
      from: instantText(filter.dropOffDate),
      to: instantText(filter.pickUpDate),
      bagsCount: Number.isSafeInteger(count) && (count as number) >= 1 ? (count as number) : 1,
      zone: zoneIn(filter.timezone),
      selectedMarkerId: textOf(filter.selectedMarkerId),
      isDateFilterEdited: filter.isDateFilterEdited === true,
    };
  } catch {
    return null;
  }
}

/** What of a search besides the filter itself is kept. */
export interface FilterMarks {
  readonly selectedMarkerId: string | null;
  readonly filterEdited: boolean;
  readonly isDateFilterEdited: boolean;
}

/** A filter to keep; its stay may be left out. */
type FilterToKeep = Omit<SearchFilter, 'stay'> & { readonly stay: StayText | null };

/** The cookie's value for a filter, as JSON. */
export function filterCookieText({ place, stay, bagsCount, zone }: FilterToKeep, marks: FilterMarks): string {
  const coords = { lat: place.latitude, lng: place.longitude };
  const isGps = place.isGps === true;
  return JSON.stringify({
    suggestion: { label: place.label, placeId: place.placeId ?? null, coords, isGpsLocation: isGps },
    location: place.label,
    bounds: bboxText(place.bounds) ?? null,
    lugCount: bagsCount,
    dropOffDate: stay?.dropOffAt ?? null,
    pickUpDate: stay?.pickUpAt ?? null,
    userFilter: {
      userInputPlace: isGps ? null : place.label,
      placeId: place.placeId ?? null,
      coordinates: coords,
      userGpsCoords: isGps ? coords : null,
      isGpsCoords: isGps,
    },
    timezone: zone,
    ...marks,
  });
}

/** The whole `Cookie` header's or `document.cookie`'s value of the filter. */
export function findFilterCookie(cookies: string): string | null {
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${filterCookieName}=`));
  return found === undefined ? null : found.slice(filterCookieName.length + 1);
}

/** The filter that this browser kept; `null` on the server. */
export function readFilterCookie(): KeptFilter | null {
  return typeof document === 'undefined' ? null : parseFilterCookie(findFilterCookie(document.cookie));
}

/** Keeps a filter for six hours; dates that only a link asked for leave those from before. */
export function writeFilterCookie(filter: SearchFilter, marks: FilterMarks): void {
  const kept = readFilterCookie();
  const value = encodeURIComponent(
    isLinkedStay(filter.stay, kept)
      ? filterCookieText({ ...filter, stay: stayOf(kept) }, { ...marks, isDateFilterEdited: isEdited(kept) })
      : filterCookieText(filter, marks),
  );
  document.cookie = `${filterCookieName}=${value}; Path=/; Max-Age=${filterCookieSeconds}; SameSite=Lax`;
}

const isEdited = (kept: KeptFilter | null): boolean => kept?.isDateFilterEdited === true;

const stayOf = (kept: KeptFilter | null): StayText | null =>
  kept?.from === undefined || kept.to === undefined ? null : { dropOffAt: kept.from, pickUpAt: kept.to };
