import { DateTimeException, Instant, LocalDate, type ZoneId } from '@js-joda/core';
import { clockChangesBetween, offsetSecondsAt } from './zone.ts';
import { isKnownYear } from './years.ts';

/** Minutes of a local day. */
export const minutesOfDay = 1440;

/** Days between the epoch and the Monday before it, so that Monday is day 0 of a week. */
const epochWeekday = 3;

/**
 * Local wall-clock time at an instant as a plain number: minutes since 1970-01-01T00:00 *local*, rounded down.
 * Divide by 1440 for the local day's number. It repeats in an autumn overlap and skips a spring gap.
 */
export function wallMinuteOf(zone: ZoneId, instant: Instant): number {
  const second = instant.epochSecond();
  return Math.floor((second + offsetSecondsAt(zone, second)) / 60);
}

/** The same for an instant in epoch minutes. */
export function wallMinuteAt(zone: ZoneId, epochMinute: number): number {
  return epochMinute + Math.floor(offsetSecondsAt(zone, epochMinute * 60) / 60);
}

export function epochMinuteOf(instant: Instant): number {
  return Math.floor(instant.epochSecond() / 60);
}

export function instantOfEpochMinute(epochMinute: number): Instant {
  return Instant.ofEpochSecond(epochMinute * 60);
}

/** Number of the local day (days since 1970-01-01) that a wall minute falls on. */
export function dayOfWall(wallMinute: number): number {
  return Math.floor(wallMinute / minutesOfDay);
}

/** Minute of the local day, 0–1439. */
export function minuteOfWall(wallMinute: number): number {
  return wallMinute - dayOfWall(wallMinute) * minutesOfDay;
}

/** Minute of the local week, Monday 00:00 = 0, 0–10079. */
export function minuteOfWeek(wallMinute: number): number {
  return weekdayOfDay(dayOfWall(wallMinute)) * minutesOfDay + minuteOfWall(wallMinute);
}

/** 0 for Monday … 6 for Sunday. */
export function weekdayOfDay(day: number): number {
  return (((day + epochWeekday) % 7) + 7) % 7;
}

const secondsOfDay = 86_400;

/**
 * Minutes east of UTC that hold from the day before a local day (by its number) until the day after it; `null` when
 * the clocks change in that time, or the offset isn't in whole minutes.
 */
export function steadyOffsetOfDay(zone: ZoneId, day: number): number | null {
  // A local time is never further than a day from the same numbers in UTC.
  const from = (day - 2) * secondsOfDay;
  if (clockChangesBetween(zone, from, (day + 3) * secondsOfDay).length > 0) return null;
  const offset = offsetSecondsAt(zone, from) / 60;
  return Number.isInteger(offset) ? offset : null;
}

/** `YYYY-MM-DD` of a day's number. */
export function dateOfDay(day: number): string {
  return LocalDate.ofEpochDay(day).toString();
}

const dateShape = /^(\d{4})-(\d\d)-(\d\d)$/;

/**
 * Day's number of a date `YYYY-MM-DD`. Read by hand: the library's parser takes ten times as long, and every listing
 * of a page has such dates.
 * @throws DateTimeException when it is not a date.
 */
export function dayOfDate(date: string): number {
  const match = dateShape.exec(date);
  if (match === null) throw new DateTimeException(`${date} is not a date`);
  return LocalDate.of(Number(match[1]), Number(match[2]), Number(match[3])).toEpochDay();
}

/** Whether a text is a date `YYYY-MM-DD` of a year that we know. */
export function isDate(text: string): boolean {
  try {
    dayOfDate(text);
    return isKnownYear(text.slice(0, 4));
  } catch {
    return false;
  }
}

/** Local date at an instant, `YYYY-MM-DD`. */
export function localDateOf(zone: ZoneId, instant: Instant): string {
  return dateOfDay(dayOfWall(wallMinuteOf(zone, instant)));
}

/** Local date and time at an instant, `YYYY-MM-DDTHH:MM`. */
export function localTextOf(zone: ZoneId, instant: Instant): string {
  const wall = wallMinuteOf(zone, instant);
  const minute = minuteOfWall(wall);
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0');
  return `${dateOfDay(dayOfWall(wall))}T${two(minute / 60)}:${two(minute % 60)}`;
}

/** The instant of such a text, by the rule of `instantOfLocal`. @throws DateTimeException when it is none. */
export function instantOfLocalText(zone: ZoneId, text: string): Instant {
  return instantOfLocal(zone, text.slice(0, 10), Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16)));
}

/**
 * The instant of a wall-clock minute of a local date (`YYYY-MM-DD`, 0–1440; 1440 is the next day's midnight).
 * Inside a spring gap it moves forward by the gap; inside an autumn overlap it takes the earlier offset.
 */
export function instantOfLocal(zone: ZoneId, date: string, minute: number): Instant {
  return instantOfWall(zone, dayOfDate(date) * minutesOfDay + minute);
}

/** The same for a wall minute. */
export function instantOfWall(zone: ZoneId, wallMinute: number): Instant {
  const minute = minuteOfWall(wallMinute);
  const local = LocalDate.ofEpochDay(dayOfWall(wallMinute)).atTime(Math.floor(minute / 60), minute % 60);
  return local.atZone(zone).toInstant();
}

/** Whether the wall-clock minute exists on that day (it does not inside a spring gap). */
export function wallMinuteExists(zone: ZoneId, wallMinute: number): boolean {
  return wallMinuteOf(zone, instantOfWall(zone, wallMinute)) === wallMinute;
}
