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
  of(slot: number): { readonly listing: IndexedListing; readonly walls: StayWalls };
  /** Whether it takes the stay, room aside. */
  isPossible(slot: number): boolean;
  hasRoom(slot: number): boolean;
  /** The highest number of bags that it holds at once during the stay. */
  peak(slot: number): number;
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
  const of = (slot: number) => {
    const listing = index.listings[slot];
    if (listing === undefined) throw new Error(`No location has slot ${slot}`);
    return { listing, walls: walls(listing.zone) };
  };
  return {
    of,
    isPossible: (slot) => {
      if (isOver) return false;
      const listing = index.listings[slot];
      return listing?.bookable === true && isOpenAtBothEnds(listing.hours, walls(listing.zone));
    },
    hasRoom: (slot) => hasRoom(index, slot, index.listings[slot]?.capacity ?? 0, bagsCount, from, until, now),
    peak: (slot) => peakOfStay(index, slot, from, until, now),
  };
}
