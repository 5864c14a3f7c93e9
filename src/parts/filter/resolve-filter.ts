import { boundsIn } from './bbox.ts';
import type { KeptFilter } from './filter-cookie.ts';
import type { FilterPlace, SearchFilter, StayText } from './filter.ts';
import { hasOffsetOf, sameWallTime } from '#shared/time/wall-text.ts';
import type { MapSearch } from './map-search.ts';
import { repairStay } from './repair-stay.ts';

/** Where and when a search starts for a person of whom nothing is known. */
export interface SearchStart {
  readonly center: { readonly latitude: number; readonly longitude: number };
  readonly label: string;
  readonly zone: string;
  readonly stay: StayText;
}

export interface ResolvedFilter extends SearchFilter {
  /** A kept time had passed and was replaced. */
  readonly wasPast: boolean;
  /** The address asked for a pick-up that is not after its drop-off; it was replaced. */
  readonly wasReversed: boolean;
  /** The dates were chosen, by the address or before; else they are now's. */
  readonly isDateEdited: boolean;
}

function placeOf(search: MapSearch, kept: KeptFilter | null, start: SearchStart): FilterPlace {
  if (search.lat !== undefined && search.lng !== undefined) {
    const isGps = search.gps !== undefined;
    const bounds = boundsIn(search.bbox);
    return {
      label: search.q ?? '',
      latitude: search.lat,
      longitude: search.lng,
      ...(isGps ? { isGps } : {}),
      ...(bounds === undefined ? {} : { bounds }),
    };
  }
  return kept?.place ?? { label: start.label, ...start.center };
}

const isReversed = ({ from, to }: MapSearch): boolean =>
  from !== undefined && to !== undefined && Date.parse(from) >= Date.parse(to);

/**
 * The filter to search with at `now` (ms): the address decides, then what the cookie kept, then the start. `zone` is
 * that of the place where it is known already.
 */
export function resolveFilter(
  search: MapSearch,
  kept: KeptFilter | null,
  start: SearchStart,
  now: number,
  zone: string = kept?.zone ?? start.zone,
): ResolvedFilter {
  const isAsked = search.from !== undefined || search.to !== undefined;
  const asked = isAsked ? search : { from: kept?.from, to: kept?.to };
  const isPlain = !isAsked && kept?.from === undefined;
  const isFresh = isPlain && Date.parse(start.stay.dropOffAt) >= now - 60_000;
  const { stay, wasPast } = isFresh ? { stay: start.stay, wasPast: false } : repairStay(asked, now, zone);
  return {
    place: placeOf(search, kept, start),
    stay,
    bagsCount: search.bags ?? kept?.bagsCount ?? 1,
    zone,
    wasPast: !isPlain && wasPast,
    wasReversed: isReversed(search),
    isDateEdited: isAsked || (!isPlain && kept?.isDateFilterEdited === true),
  };
}

/**
 * A stay whose wall-clock times were written for another zone, moved into the place's own: who asks for 10:00 AM and
 * then for another city means 10:00 AM there. `null` when it is right already.
 */
export function stayInZone(stay: { readonly from?: string; readonly to?: string }, zone: string): StayText | null {
  const { from, to } = stay;
  if (from === undefined || to === undefined || (hasOffsetOf(from, zone) && hasOffsetOf(to, zone))) return null;
  return { dropOffAt: sameWallTime(from, zone), pickUpAt: sameWallTime(to, zone) };
}
