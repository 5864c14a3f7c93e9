import type { Stay } from '#shared/availability/stay.ts';
import { markerCap } from '#shared/search/limits.ts';
import type { markerAnswer } from '#shared/search/search-answers.ts';
import type { Deps } from '#server/deps.ts';
import type { Answer } from '#server/platform/trpc/answer.ts';
import { nearestOf } from './index/area.ts';
import { freshIndex } from './index/follow.ts';
import { judgeOf } from './index/judge.ts';
import { quotesOfStay } from './index/price.ts';
import { factsOf } from './index/verdict.ts';
import type { SearchArea } from './search-area.ts';

export type Marker = Answer<typeof markerAnswer>;

export interface StaySearch {
  readonly area: SearchArea;
  readonly stay: Stay;
  readonly bagsCount: number;
}

/**
 * The nearest published listings of an area, at most 1000, nearest first, each with its verdict and whole price for the
 * stay; with what filters ask for where that is wanted.
 */
export async function findMarkers(
  deps: Deps,
  { area, stay, bagsCount }: StaySearch,
  withFacts = false,
): Promise<Marker[]> {
  const fresh = await freshIndex(deps);
  const { index } = fresh;
  const judge = judgeOf(deps, fresh, stay, bagsCount);
  const quoteOf = quotesOfStay(deps, index, stay, bagsCount);
  return nearestOf(index, area, markerCap).numbers.map((number) => {
    const { listing, walls } = judge.of(number);
    const peak = withFacts ? judge.peak(number) : 0;
    const isPossible = judge.isPossible(number);
    const hasRoom = withFacts ? listing.capacity - peak >= bagsCount : isPossible && judge.hasRoom(number);
    return {
      id: listing.id,
      slug: listing.slug,
      name: listing.name,
      address: listing.address,
      latitude: listing.latitude,
      longitude: listing.longitude,
      available: isPossible && hasRoom,
      full: isPossible && !hasRoom,
      price: quoteOf(listing).totalPrice,
      facts: withFacts ? factsOf(listing, walls, peak) : null,
    };
  });
}
