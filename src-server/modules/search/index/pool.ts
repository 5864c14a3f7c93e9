import type { Stay } from '#shared/availability/stay.ts';
import { markerCap } from '#shared/search/limits.ts';
import type { Deps } from '#server/deps.ts';
import type { SearchArea } from '../search-area.ts';
import { beyondOf, nearestOf } from './area.ts';
import { freshIndex } from './follow.ts';
import { type JudgedListing, judgeOf } from './judge.ts';
import type { SearchIndex } from './search-index.ts';

export interface StaySearch {
  readonly area: SearchArea;
  readonly stay: Stay;
  readonly bagsCount: number;
}

/** What a search is answered from, until it waits for anything else. */
export interface Pool {
  readonly index: SearchIndex;
  readonly judged: (slot: number) => JudgedListing;
  /** The area's nearest locations, nearest first, at most as many as a map shows. */
  near(): readonly JudgedListing[];
  /** The first few of them, and how many they all are. */
  nearest(most: number): { readonly first: readonly JudgedListing[]; readonly count: number };
  /** Those beyond them, in no order. */
  beyond(): readonly JudgedListing[];
}

/** The locations of an area for a stay, as the database has them now. */
export async function openPool(deps: Deps, { area, stay, bagsCount }: StaySearch): Promise<Pool> {
  const fresh = await freshIndex(deps);
  const { index } = fresh;
  const judged = judgeOf(deps, fresh, stay, bagsCount);
  return {
    index,
    judged,
    near: () => nearestOf(index, area, markerCap).slots.map(judged),
    nearest: (most) => {
      const { slots, count } = nearestOf(index, area, most);
      return { first: slots.map(judged), count: Math.min(count, markerCap) };
    },
    beyond: () => beyondOf(index, area, markerCap).map(judged),
  };
}
