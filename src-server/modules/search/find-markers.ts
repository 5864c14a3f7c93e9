import type { markerAnswer } from '#shared/search/search-answers.ts';
import type { Deps } from '#server/deps.ts';
import type { Answer } from '#server/platform/trpc/answer.ts';
import { openPool, type StaySearch } from './index/pool.ts';

export type Marker = Answer<typeof markerAnswer>;

/**
 * The nearest published listings of an area, at most 1000, nearest first, each with its verdict and whole price for the
 * stay.
 */
export async function findMarkers(deps: Deps, search: StaySearch): Promise<Marker[]> {
  const { near, judge, quoteOf } = await openPool(deps, search);
  return near.map((slot) => {
    const { listing } = judge.of(slot);
    const isPossible = judge.isPossible(slot);
    const hasRoom = isPossible && judge.hasRoom(slot);
    return {
      id: listing.id,
      slug: listing.slug,
      name: listing.name,
      address: listing.address,
      latitude: listing.latitude,
      longitude: listing.longitude,
      available: hasRoom,
      full: isPossible && !hasRoom,
      price: quoteOf(listing).totalPrice,
    };
  });
}
