import type { Instant } from '@js-joda/core';
import { type ClockFacts, clockOf } from '#shared/time/zone-clock.ts';

const day = 86_400;
/** Bookings look at most 365 days ahead, and orders are looked at long after; the stretch changes once a day. */
const daysBack = 400;
const daysAhead = 500;

/** Of this UTC day, so never old: the rules of zones are those with which the process started. */
const kept = new Map<string, { readonly today: number; readonly facts: ClockFacts }>();

/** The clock of a listing's zone around now: what travels with it, so that no device reckons by zone data of its own. */
export function zoneFacts(zone: string, now: Instant): ClockFacts {
  const today = Math.floor(now.epochSecond() / day);
  const known = kept.get(zone);
  if (known?.today === today) return known.facts;
  const facts = clockOf(zone).facts((today - daysBack) * day, (today + daysAhead) * day);
  kept.set(zone, { today, facts });
  return facts;
}
