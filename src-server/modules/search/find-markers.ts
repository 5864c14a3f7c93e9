import type { markerAnswer } from '#shared/search/search-answers.ts';
import type { Deps } from '#server/deps.ts';
import type { Answer } from '#server/platform/trpc/answer.ts';
import type { JudgedListing } from './index/judge.ts';
import { openPool, type StaySearch } from './index/pool.ts';

export type Marker = Answer<typeof markerAnswer>;

/**
 * The nearest published listings of an area, at most 1000, nearest first, each with its verdict and whole price for the
 * stay.
 */
export async function findMarkers(deps: Deps, search: StaySearch): Promise<Marker[]> {
  const markers = await judgeMarkers(deps, search);
  return markers.map(({ listing: { id, slug, name, address, latitude, longitude }, available, full, price }) => ({
    id,
    slug,
    name,
    address,
    latitude,
    longitude,
    available,
    full,
    price,
  }));
}

/** The same markers as the index judges them. */
export const judgeMarkers = async (deps: Deps, search: StaySearch): Promise<readonly JudgedListing[]> =>
  (await openPool(deps, search)).near();
