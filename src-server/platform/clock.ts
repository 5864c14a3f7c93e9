import { Instant } from '@js-joda/core';

/** Where "now" comes from; tests hand in one that stands still or travels. */
export interface Clock {
  now(): Instant;
}

export const systemClock: Clock = { now: () => Instant.now() };
