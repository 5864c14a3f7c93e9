import type { Instant } from '@js-joda/core';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** When a delivery is tried, in seconds after its first try: twelve times over three days. */
export const tryOffsets: readonly number[] = [
  0,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  18 * HOUR,
  DAY,
  1.5 * DAY,
  2 * DAY,
  3 * DAY,
];

export const MAX_TRIES = tryOffsets.length;
const LONGEST = 3 * DAY;

interface Made {
  readonly firstAt: Instant;
  /** How many were made, of twelve. */
  readonly tries: number;
  readonly now: Instant;
  /** Seconds that the receiver asked to wait, if it did. */
  readonly retryAfter: number | null;
}

/**
 * When a delivery that failed is tried again; `null` when it is given up. A receiver that asks to wait longer than the
 * next step is waited for, no longer than until the step after it, and never beyond three days.
 */
export function nextTryAt({ firstAt, tries, now, retryAfter }: Made): Instant | null {
  const [step, after] = [tryOffsets[tries], tryOffsets[tries + 1] ?? LONGEST];
  const end = firstAt.plusSeconds(LONGEST);
  if (step === undefined || !now.isBefore(end)) return null;
  const later = (one: Instant, other: Instant) => (one.isAfter(other) ? one : other);
  const earlier = (one: Instant, other: Instant) => (one.isBefore(other) ? one : other);
  // A process that was away comes late: the next try is not made in the same moment.
  const planned = later(firstAt.plusSeconds(step), now.plusSeconds(MINUTE));
  const asked = earlier(now.plusSeconds(retryAfter ?? 0), firstAt.plusSeconds(after));
  return earlier(later(planned, asked), end);
}
