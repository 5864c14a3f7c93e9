import type { markerAnswer } from '#shared/search/search-answers.ts';
import type { Deps } from '#server/deps.ts';
import type { Answer } from '#server/platform/trpc/answer.ts';
import { openPool, type StaySearch } from './index/pool.ts';
import type { IndexedListing } from './index/search-index.ts';

export type Marker = Answer<typeof markerAnswer>;

/**
 * The nearest published listings of an area, at most 1000, nearest first, each with its verdict and whole price for the
 * stay.
 */
export async function findMarkers(deps: Deps, search: StaySearch): Promise<Marker[]> {
  const markers = await judgeMarkers(deps, search);
  return markers.map(({ listing: { id, slug, name, address, latitude, longitude }, ...judged }) => ({
    id,
    slug,
    name,
    address,
    latitude,
    longitude,
    ...judged,
  }));
}

/** A marker with what the index knows of its location. */
export interface JudgedMarker extends Pick<Marker, 'available' | 'full' | 'price'> {
  readonly listing: IndexedListing;
}

/** The same markers with all that the index knows of their locations. */
export async function judgeMarkers(deps: Deps, search: StaySearch): Promise<JudgedMarker[]> {
  const { near, judge, quoteOf } = await openPool(deps, search);
  return near.map((slot) => {
    const { listing } = judge.of(slot);
    const isPossible = judge.isPossible(slot);
    const available = isPossible && judge.hasRoom(slot);
    return { listing, available, full: isPossible && !available, price: quoteOf(listing).totalPrice };
  });
}
