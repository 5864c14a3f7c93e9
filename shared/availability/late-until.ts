import type { Instant } from '@js-joda/core';
import { openSpans } from './open-spans.ts';
import type { Opening } from './opening.ts';
import { epochMinuteOf, instantOfEpochMinute, minutesOfDay } from '../time/local-time.ts';

const DAYS = 60;

/**
 * Until when bags that were not fetched hold their room, asked at an instant: the end of the second opening after it
 * (the opening it lies in is the first), or 24 hours where the door never closes or does not open twice in 60 days. The
 * database's `late_until` is the same rule.
 */
export function lateUntil(opening: Opening, at: Instant): Instant {
  const from = epochMinuteOf(at);
  const end = from + DAYS * minutesOfDay;
  let found = 0;
  for (const span of openSpans(opening, from, end)) {
    if (span.to >= end) break;
    found += 1;
    if (found === 2) return instantOfEpochMinute(span.to);
  }
  return at.plusSeconds(86_400);
}
