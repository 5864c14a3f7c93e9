import { clockOf } from './zone-clock.ts';

/** Local times as texts and numbers, without js-joda, for first loads; the zone's clock is that of all of `shared/time`. */

/** Seconds east of UTC in a zone at an instant in ms; UTC for a zone that is not known. */
export function offsetSecondsIn(zone: string, at: number): number {
  try {
    return clockOf(zone).offsetSeconds(Math.floor(at / 1000));
  } catch {
    return 0;
  }
}

/**
 * The time that a zone's clock shows at an instant (ms), as if it were UTC: what `Intl` writes with `timeZone: 'UTC'`, whose
 * own rules of zones may be older than those in use.
 */
export const onTheClock = (at: number | Date, zone: string): Date =>
  new Date(Number(at) + offsetSecondsIn(zone, Number(at)) * 1000);

const two = (value: number): string => String(value).padStart(2, '0');

/** `2026-11-21T10:00:00-05:00` of an instant in ms. */
export function isoInZone(at: number, zone: string): string {
  const offset = offsetSecondsIn(zone, at);
  const local = new Date(at + offset * 1000).toISOString().slice(0, 19);
  const minutes = Math.abs(Math.round(offset / 60));
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The first instant (ms) at or after this one at which the zone's clock shows a whole `step` minutes. */
export function ceilToStep(at: number, step: number, zone: string): number {
  const offset = offsetSecondsIn(zone, at) * 1000;
  const size = step * 60_000;
  return Math.ceil((at + offset) / size) * size - offset;
}

/**
 * The same wall-clock time in another zone: 10:00 AM stays 10:00 AM when the place moves. A time that a clock change
 * skips moves forward by the gap; of one that comes twice it is the first.
 */
export function sameWallTime(iso: string, zone: string): string {
  const wall = Date.parse(`${iso.slice(0, 16)}:00Z`);
  try {
    return isoInZone(clockOf(zone).instantOfWall(wall / 1000) * 1000, zone);
  } catch {
    return isoInZone(wall, zone);
  }
}

/** Whether an ISO text carries the offset that its zone has at that instant. */
export function hasOffsetOf(iso: string, zone: string): boolean {
  const at = Date.parse(iso);
  return at + offsetSecondsIn(zone, at) * 1000 === Date.parse(`${iso.slice(0, 16)}:00Z`);
}
