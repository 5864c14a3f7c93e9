import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Instant } from '@js-joda/core';
import { inject } from 'vitest';
import type { Clock } from '#server/platform/clock.ts';
import { testNow } from './test-now.ts';

export interface FixedClock extends Clock {
  /** Moves the time; nothing else does. */
  forward(minutes: number): void;
  set(at: Instant): void;
}

/** The database's clock has microseconds, which the product's has not. */
const MICROSECONDS = 457_000;

/** Tells a test's database what time it is: the template's `product_now()` reads it from here. */
export function setDatabaseTime(databaseName: string, now: Instant): void {
  const path = join(inject('databaseClocks'), databaseName);
  // Renamed into place, so that no one reads half an instant.
  writeFileSync(`${path}.next`, now.plusNanos(MICROSECONDS).toString());
  renameSync(`${path}.next`, path);
}

/** A clock that stands still, with the one of a test's database, which goes with it. */
export function createFixedClock(databaseName: string, start: Instant = testNow): FixedClock {
  let now = start;
  setDatabaseTime(databaseName, now);
  return {
    now: () => now,
    forward: (minutes) => {
      now = now.plusSeconds(minutes * 60);
      setDatabaseTime(databaseName, now);
    },
    set: (at) => {
      now = at;
      setDatabaseTime(databaseName, now);
    },
  };
}
