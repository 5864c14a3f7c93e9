import type { Instant } from '@js-joda/core';
import { openSpans } from '../availability/open-spans.ts';
import type { Opening } from '../availability/opening.ts';
import { epochMinuteOf, instantOfEpochMinute } from '../time/local-time.ts';

/** How long before a pick-up the door may close for an earlier one to be asked for, in minutes. */
const MOST_EARLIER = 12 * 60;
/** How long before that a person must hear of it, in minutes. */
const NOTICE = 15;

interface Asked {
  /** `null` where the bags are inside already. */
  readonly dropOffAt: Instant | null;
  readonly pickUpAt: Instant;
}

/**
 * By when a traveller whose pick-up falls after the closing can be asked to fetch the bags instead: the last closing of
 * the twelve hours before, at least 15 minutes from now and from the drop-off; `null` where there is none.
 */
export function earlierPickUp(opening: Opening, { dropOffAt, pickUpAt }: Asked, now: Instant): Instant | null {
  const pickUp = epochMinuteOf(pickUpAt);
  const earliest = Math.max(epochMinuteOf(now), dropOffAt === null ? 0 : epochMinuteOf(dropOffAt)) + NOTICE;
  const closings = [...openSpans(opening, pickUp - MOST_EARLIER, pickUp)].map(({ to }) => to);
  const last = closings.filter((closing) => closing < pickUp).at(-1);
  return last === undefined || last < earliest ? null : instantOfEpochMinute(last);
}
