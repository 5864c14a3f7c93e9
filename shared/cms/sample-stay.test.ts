import { Instant } from '@js-joda/core';
import { expect, it } from 'vitest';
import { zoneOf } from '../time/zone.ts';
import { sampleStay } from './sample-stay.ts';

const zone = zoneOf('America/Toronto');
it.each([
  ['2026-11-21T14:59:00Z', '2026-11-21T15:00:00Z', '2026-11-21T23:00:00Z'],
  ['2026-11-21T15:00:00Z', '2026-11-22T15:00:00Z', '2026-11-22T23:00:00Z'],
  // The clock goes forward in the night to March 8th.
  ['2026-03-07T20:00:00Z', '2026-03-08T14:00:00Z', '2026-03-08T22:00:00Z'],
])('at %s pages are priced from %s to %s', (now, from, to) => {
  const { dropOffAt, pickUpAt } = sampleStay(Instant.parse(now), zone);
  expect([dropOffAt.toString(), pickUpAt.toString()]).toEqual([from, to]);
});
