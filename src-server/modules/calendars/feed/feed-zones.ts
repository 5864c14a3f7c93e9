import { Instant } from '@js-joda/core';
import ICAL from 'ical.js';
import { dateOfDay, dayOfDate, instantOfLocal, wallMinuteOf } from '#shared/time/local-time.ts';
import { isZone, zoneOf } from '#shared/time/zone.ts';
import { windowsZones } from './windows-zones.ts';

/** A zone of a feed: epoch seconds of a time by its wall clock, in seconds since 1970 of that clock, and the other way. */
export interface FeedZone {
  readonly toInstant: (wall: number) => number;
  readonly toWall: (instant: number) => number;
}

/** A name of no zone that is known, here or in its file: its times are not guessed. */
class UnknownFeedZone extends Error {
  override name = 'UnknownFeedZone';
}

const DAY = 86_400;

export const utc: FeedZone = { toInstant: (wall) => wall, toWall: (instant) => instant };

/** A zone by the platform's rules. */
export function platformZone(name: string): FeedZone {
  const zone = zoneOf(name);
  return {
    toInstant: (wall) => {
      const day = Math.floor(wall / DAY);
      const seconds = wall - day * DAY;
      return instantOfLocal(zone, dateOfDay(day), Math.floor(seconds / 60)).epochSecond() + (seconds % 60);
    },
    toWall: (instant) => wallMinuteOf(zone, Instant.ofEpochSecond(instant)) * 60 + (((instant % 60) + 60) % 60),
  };
}

/** Seconds since 1970 of the clock that a time shows. */
export function wallOf(time: ICAL.Time): number {
  const date = `${String(time.year).padStart(4, '0')}-${String(time.month).padStart(2, '0')}-${String(time.day).padStart(2, '0')}`;
  return dayOfDate(date) * DAY + (time.isDate ? 0 : time.hour * 3600 + time.minute * 60 + time.second);
}

/**
 * A zone by the rules that the feed brings. The hour that comes twice is its first, one that is skipped goes on by what
 * was skipped (RFC 5545, 3.3.5), as the platform's zones have it.
 */
function broughtZone(component: ICAL.Component): FeedZone {
  const zone = new ICAL.Timezone(component);
  const offsetAt = (instant: number): number =>
    wallOf(ICAL.Time.fromJSDate(new Date(instant * 1000), true).convertToZone(zone)) - instant;
  return {
    toInstant: (wall) => {
      const [before, after] = [offsetAt(wall - DAY), offsetAt(wall + DAY)];
      const isAfter = offsetAt(wall - before) !== before && offsetAt(wall - after) === after;
      return wall - (isAfter ? after : before);
    },
    toWall: (instant) => instant + offsetAt(instant),
  };
}

/** The name of a place, `Area/City`, at the end of a name such as `/example.org/1.2/Europe/Paris`; `null` without one. */
function placeOf(name: string): string | null {
  const parts = name.split('/').filter((part) => part !== '');
  const tails = parts.map((_, index) => parts.slice(index).join('/'));
  return tails.find((tail) => tail.includes('/') && isZone(tail)) ?? null;
}

/**
 * The zones of one calendar by their names. One named after a place goes by the platform's rules, which are fresher; for
 * others those that the calendar brings count; without them what the platform or Windows calls so.
 */
export function zonesOf(components: readonly ICAL.Component[]): (name: string) => FeedZone {
  const brought = new Map(components.map((each) => [String(each.getFirstPropertyValue('tzid') ?? ''), each]));
  const known = new Map<string, FeedZone>();
  const find = (name: string): FeedZone => {
    const place = placeOf(name);
    if (place !== null) return platformZone(place);
    const own = brought.get(name);
    if (own !== undefined) return broughtZone(own);
    const plain = windowsZones[name] ?? name;
    if (!isZone(plain)) throw new UnknownFeedZone(name);
    return platformZone(plain);
  };
  return (name) => {
    const zone = known.get(name) ?? find(name);
    known.set(name, zone);
    return zone;
  };
}
