import type { Instant } from '@js-joda/core';
import { dayOfWall, epochMinuteOf, instantOfEpochMinute, minutesOfDay, wallMinuteAt } from '../time/local-time.ts';
import { clockChangesBetween } from '../time/zone.ts';
import { type Opening, stretchesOfDay } from './opening.ts';

/** An unbroken opening in epoch minutes, half-open. */
export interface OpenSpan {
  readonly from: number;
  readonly to: number;
}

/** How far the engine looks ahead for an opening or closing. */
const horizonMinutes = 370 * minutesOfDay;

/**
 * The unbroken openings between two epoch minutes, in order and clipped to them. Days in a row that are open to and
 * from midnight are one span; on a day when the clocks change a span is what really passes between its ends.
 */
export function* openSpans(opening: Opening, from: number, to = from + horizonMinutes): Generator<OpenSpan, void> {
  let pending: OpenSpan | null = null;
  for (const span of rawSpans(opening, from, to)) {
    if (pending && span.from <= pending.to) pending = { from: pending.from, to: Math.max(pending.to, span.to) };
    else {
      if (pending) yield pending;
      pending = span;
    }
  }
  if (pending) yield pending;
}

/** Between two clock changes wall time is UTC plus a constant, so each day's stretches are shifted and clipped. */
function* rawSpans(opening: Opening, from: number, to: number): Generator<OpenSpan, void> {
  const changes = clockChangesBetween(opening.zone, from * 60, to * 60).map((change) => Math.ceil(change.at / 60));
  let start = from;
  for (const end of [...changes.filter((change) => change > from && change < to), to]) {
    const offset = wallMinuteAt(opening.zone, start) - start;
    for (let day = dayOfWall(start + offset); day <= dayOfWall(end - 1 + offset); day += 1) {
      const midnight = day * minutesOfDay - offset;
      for (const stretch of stretchesOfDay(opening, day)) {
        const span = { from: Math.max(midnight + stretch.from, start), to: Math.min(midnight + stretch.to, end) };
        if (span.from < span.to) yield span;
      }
    }
    start = end;
  }
}

/** The next time the door opens strictly after the instant, within 370 days; `null` when it does not. */
export function nextOpening(opening: Opening, instant: Instant): Instant | null {
  const at = epochMinuteOf(instant);
  for (const span of openSpans(opening, at)) if (span.from > at) return instantOfEpochMinute(span.from);
  return null;
}

/**
 * The end of the opening that the instant is in, or else of the next one; `null` when there is none within 370 days,
 * be it that the listing never opens or that it never closes.
 */
export function nextClosing(opening: Opening, instant: Instant): Instant | null {
  const at = epochMinuteOf(instant);
  for (const span of openSpans(opening, at)) {
    return span.to < at + horizonMinutes ? instantOfEpochMinute(span.to) : null;
  }
  return null;
}
