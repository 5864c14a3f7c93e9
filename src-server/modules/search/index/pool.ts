import type { Stay } from '#shared/availability/stay.ts';
import type { FilterFacts } from '#shared/search/filters/judge.ts';
import type { Money } from '#shared/money/money.ts';
import { markerCap } from '#shared/search/limits.ts';
import type { Deps } from '#server/deps.ts';
import type { SearchArea } from '../search-area.ts';
import { nearAndBeyond } from './area.ts';
import { freshIndex } from './follow.ts';
import { type Judge, judgeOf } from './judge.ts';
import { quotesOfStay } from './price.ts';
import type { IndexedListing, SearchIndex } from './search-index.ts';
import { ListingFacts } from './verdict.ts';
import type { Quote } from '#shared/pricing/quote.ts';

export interface StaySearch {
  readonly area: SearchArea;
  readonly stay: Stay;
  readonly bagsCount: number;
}

/** A location as filters, badges and sorting judge it. */
interface Judged {
  readonly slot: number;
  readonly listing: IndexedListing;
  readonly available: boolean;
  /** Open, and without room for as many bags. */
  readonly full: boolean;
  readonly price: Money;
  readonly facts: FilterFacts;
}

/** What a search is answered from. */
export interface Pool {
  readonly index: SearchIndex;
  readonly judge: Judge;
  readonly quoteOf: (listing: IndexedListing) => Quote;
  /** The slots of the area's nearest locations, nearest first, at most as many as a map shows. */
  readonly near: readonly number[];
  /** Those beyond, in no order. */
  readonly beyond: readonly number[];
  /** All of that a filter may ask of one. */
  judged(slot: number): Judged;
}

/** The locations of an area for a stay, as the database has them now. */
export async function openPool(deps: Deps, { area, stay, bagsCount }: StaySearch): Promise<Pool> {
  const fresh = await freshIndex(deps);
  const { index } = fresh;
  const judge = judgeOf(deps, fresh, stay, bagsCount);
  const quoteOf = quotesOfStay(deps, index, stay, bagsCount);
  const { nearest, beyond } = nearAndBeyond(index, area, markerCap);
  return {
    index,
    judge,
    quoteOf,
    near: nearest,
    beyond,
    judged: (slot) => {
      const { listing, walls } = judge.of(slot);
      const isPossible = judge.isPossible(slot);
      const hasRoom = isPossible && judge.hasRoom(slot);
      return {
        slot,
        listing,
        available: hasRoom,
        full: isPossible && !hasRoom,
        price: quoteOf(listing).totalPrice,
        facts: new ListingFacts(listing, walls, () => judge.peak(slot)),
      };
    },
  };
}
