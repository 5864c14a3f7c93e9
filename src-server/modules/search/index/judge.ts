import type { Instant } from '@js-joda/core';
import { tooFarEnd } from '#shared/availability/how-far.ts';
import type { Stay } from '#shared/availability/stay.ts';
import type { Deps } from '#server/deps.ts';
import type { FreshIndex } from './follow.ts';
import { hasRoom, peakOfStay } from './occupancy.ts';
import type { IndexedListing } from './search-index.ts';
import { isOpenAtBothEnds, type StayWalls, wallsOfStay } from './verdict.ts';

/** Whether a stay cannot be booked anywhere: it begins before now, or ends further ahead than bookings go. */
export const isOutOfTime = (stay: Stay, now: Instant): boolean =>
  stay.dropOffAt.isBefore(now.minusSeconds(60)) || tooFarEnd(stay, now) !== null;

/** Answers about single locations and one stay, by their numbers in the index. */
export interface Judge {
  /** The location and the stay by its clocks. @throws Error for a number of none. */
  of(number: number): { readonly listing: IndexedListing; readonly walls: StayWalls };
  /** Whether it takes the stay, room aside. */
  isPossible(number: number): boolean;
  hasRoom(number: number): boolean;
  /** The highest number of bags that it holds at once during the stay. */
  peak(number: number): number;
}

/** Judges locations for one stay as the database does when it is booked. */
export function judgeOf(
  { clock }: Pick<Deps, 'clock'>,
  { index, now }: FreshIndex,
  stay: Stay,
  bagsCount: number,
): Judge {
  const walls = wallsOfStay(stay);
  const isOver = isOutOfTime(stay, clock.now());
  const [from, until] = [stay.dropOffAt.toEpochMilli(), stay.pickUpAt.toEpochMilli()];
  const of = (number: number) => {
    const listing = index.listings[number];
    if (listing === undefined) throw new Error(`No location has number ${number}`);
    return { listing, walls: walls(listing.zone) };
  };
  return {
    of,
    isPossible: (number) => {
      if (isOver) return false;
      const { listing, walls: at } = of(number);
      return listing.bookable && isOpenAtBothEnds(listing.hours, at);
    },
    hasRoom: (number) => hasRoom(index, number, of(number).listing.capacity, bagsCount, from, until, now),
    peak: (number) => peakOfStay(index, number, from, until, now),
  };
}
