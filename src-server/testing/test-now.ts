import { Instant } from '@js-joda/core';

/** The instant of tests and journeys: a Tuesday, 10 o'clock in Toronto. */
export const testNow = Instant.parse('2026-11-24T15:00:00Z');
