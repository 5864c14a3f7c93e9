import { Instant } from '@js-joda/core';
import type { Clock } from '#server/platform/clock.ts';

/** A Tuesday, 10 o'clock in Toronto. */
const testNow = Instant.parse('2026-11-24T15:00:00Z');

export interface FixedClock extends Clock {
  /** Moves the time; nothing else does. */
  forward(minutes: number): void;
  set(at: Instant): void;
}

export function createFixedClock(start: Instant = testNow): FixedClock {
  let now = start;
  return {
    now: () => now,
    forward: (minutes) => {
      now = now.plusSeconds(minutes * 60);
    },
    set: (at) => {
      now = at;
    },
  };
}
