import type { Instant } from '@js-joda/core';
import { openSpans } from '../availability/open-spans.ts';
import type { Opening } from '../availability/opening.ts';
import { epochMinuteOf, instantOfEpochMinute } from '../time/local-time.ts';

/** So many minutes before bags are to be fetched their traveller is reminded. */
export const reminderMinutes = 60;

/** By when bags are fetched at the latest: by the pick-up, or by the last closing before it where the door is shut then. */
export function fetchedBy(opening: Opening, pickUpAt: Instant, now: Instant): Instant {
  let last: number | null = null;
  for (const span of openSpans(opening, epochMinuteOf(now), epochMinuteOf(pickUpAt))) last = span.to;
  return last === null ? pickUpAt : instantOfEpochMinute(last);
}
