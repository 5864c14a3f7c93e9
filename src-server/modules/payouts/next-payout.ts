import type { Instant } from '@js-joda/core';
import { dateOfDay, dayOfDate, localDateOf, weekdayOfDay } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';

/** Mondays at 06:00 UTC. */
export const PAYOUTS_CRON = '0 6 * * 1';
const RUN_HOUR = 6;

/** The date `YYYY-MM-DD` (UTC) of the next weekly run after an instant. */
export function nextPayoutDate(now: Instant): string {
  const day = dayOfDate(localDateOf(zoneOf('UTC'), now));
  const hour = Math.floor((now.epochSecond() % 86_400) / 3600);
  const weekday = weekdayOfDay(day);
  if (weekday === 0 && hour < RUN_HOUR) return dateOfDay(day);
  return dateOfDay(day + 7 - weekday);
}
