import type { Instant, ZoneId } from '@js-joda/core';
import { dateOfDay, dayOfDate, localDateOf } from '../time/local-time.ts';

/** For how long a decision can be objected to, in days after the one that it was made on. */
const objectWithinDays = 14;

/** The last day on which a decision can be objected to, a date of the location, and whether that is still to come or today. */
export function objectionTo(decidedAt: Instant, { zone, now }: { readonly zone: ZoneId; readonly now: Instant }) {
  const until = dateOfDay(dayOfDate(localDateOf(zone, decidedAt)) + objectWithinDays);
  return { until, isOpen: localDateOf(zone, now) <= until };
}
