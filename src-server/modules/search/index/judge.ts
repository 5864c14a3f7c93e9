import type { Instant } from '@js-joda/core';
import { tooFarEnd } from '#shared/availability/how-far.ts';
import { isOpenWithin, neverCloses } from '#shared/availability/open-ranges.ts';
import type { Stay } from '#shared/availability/stay.ts';
import type { Money } from '#shared/money/money.ts';
import type { Quote } from '#shared/pricing/quote.ts';
import { averageOf } from '#shared/reviews/average.ts';
import type { FilterFacts, Judged } from '#shared/search/filters/judge.ts';
import type { Deps } from '#server/deps.ts';
import type { FreshIndex } from './follow.ts';
import { hasRoom, peakOfStay } from './occupancy.ts';
import { quotesOfStay } from './price.ts';
import type { IndexedListing, SearchIndex } from './search-index.ts';
import { isOpenAtBothEnds, type StayWalls, wallsOfStay } from './verdict.ts';

/** Whether a stay cannot be booked anywhere: it begins before now, or ends further ahead than bookings go. */
export const isOutOfTime = (stay: Stay, now: Instant): boolean =>
  stay.dropOffAt.isBefore(now.minusSeconds(60)) || tooFarEnd(stay, now) !== null;

/** Whether a location can take a stay (1), could but is full (2), or cannot (0). */
export type State = 0 | 1 | 2;

/** One stay and number of bags, as an index is asked about them. */
interface Asked {
  readonly index: SearchIndex;
  readonly walls: (zone: string) => StayWalls;
  readonly quoteOf: (listing: IndexedListing) => Quote;
  readonly bagsCount: number;
  /** Milliseconds since 1970: drop-off, pick-up, and the database's time. */
  readonly from: number;
  readonly until: number;
  readonly now: number;
  readonly isOver: boolean;
}

/** One location for a stay, as booking would decide, and what filters ask of it; of what is not asked nothing is reckoned. */
export class JudgedListing implements Judged, FilterFacts {
  readonly slot: number;
  readonly listing: IndexedListing;
  private readonly asked: Asked;
  private known: State | null = null;

  constructor(asked: Asked, slot: number, listing: IndexedListing) {
    this.asked = asked;
    this.slot = slot;
    this.listing = listing;
  }

  get id(): string {
    return this.listing.id;
  }

  get state(): State {
    return (this.known ??= this.decide());
  }

  private decide(): State {
    const { asked, listing, slot } = this;
    const isPossible = !asked.isOver && listing.bookable && isOpenAtBothEnds(listing.hours, asked.walls(listing.zone));
    if (!isPossible) return 0;
    const { index, bagsCount, from, until, now } = asked;
    return hasRoom(index, slot, listing.capacity, bagsCount, from, until, now) ? 1 : 2;
  }

  get available(): boolean {
    return this.state === 1;
  }

  /** Open, and without room for as many bags. */
  get full(): boolean {
    return this.state === 2;
  }

  get quote(): Quote {
    return this.asked.quoteOf(this.listing);
  }

  get price(): Money {
    return this.quote.totalPrice;
  }

  /** The highest number of bags that it holds at once during the stay. */
  get peak(): number {
    const { index, from, until, now } = this.asked;
    return peakOfStay(index, this.slot, from, until, now);
  }

  get facts(): FilterFacts {
    return this;
  }

  get rating(): number | null {
    return averageOf(this.listing.ratingSum, this.listing.reviewsCount);
  }

  get reviewsCount(): number {
    return this.listing.reviewsCount;
  }

  get room(): number {
    return Math.max(0, this.listing.capacity - this.peak);
  }

  get late(): boolean {
    const [from, to] = this.asked.walls(this.listing.zone).evening;
    return isOpenWithin(this.listing.hours, from, to);
  }

  get always(): boolean {
    return neverCloses(this.listing.hours);
  }

  get amenities(): number {
    return this.listing.amenities;
  }
}

/** Judges locations, by their slots in the index, for one stay as the database does when it is booked. */
export function judgeOf(
  deps: Pick<Deps, 'clock' | 'config'>,
  { index, now }: FreshIndex,
  stay: Stay,
  bagsCount: number,
): (slot: number) => JudgedListing {
  const asked: Asked = {
    index,
    walls: wallsOfStay(stay),
    quoteOf: quotesOfStay(deps, index, stay, bagsCount),
    bagsCount,
    from: stay.dropOffAt.toEpochMilli(),
    until: stay.pickUpAt.toEpochMilli(),
    now,
    isOver: isOutOfTime(stay, deps.clock.now()),
  };
  return (slot) => {
    const listing = index.listings[slot];
    if (listing === undefined) throw new Error(`No location has slot ${slot}`);
    return new JudgedListing(asked, slot, listing);
  };
}
