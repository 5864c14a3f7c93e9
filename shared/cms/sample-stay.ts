import type { Instant, ZoneId } from '@js-joda/core';
import type { Stay } from '../availability/stay.ts';
import { dateOfDay, dayOfDate, instantOfLocal, localDateOf } from '../time/local-time.ts';

const FROM_MINUTE = 10 * 60;
export const sampleHours = 8;
export const sampleBags = 2;

/** The stay that pages of a city are priced for: 10 in the morning to 6 in the evening, today until 10, else tomorrow. */
export function sampleStay(now: Instant, zone: ZoneId): Stay {
  const today = dayOfDate(localDateOf(zone, now));
  const start = (days: number) => instantOfLocal(zone, dateOfDay(today + days), FROM_MINUTE);
  const dropOffAt = now.isBefore(start(0)) ? start(0) : start(1);
  const date = localDateOf(zone, dropOffAt);
  return {
    dropOffAt,
    pickUpAt: instantOfLocal(zone, date, FROM_MINUTE + sampleHours * 60),
  };
}
