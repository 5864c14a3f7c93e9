import { ZoneClock } from '#shared/time/zone-clock.ts';

const clocks = new Map<string, ZoneClock>();

/** Seconds east of UTC in a zone at an instant in ms; UTC for a zone that is not known. Without js-joda, for first loads. */
function offsetSecondsAt(zone: string, at: number): number {
  let clock = clocks.get(zone);
  if (clock === undefined) {
    try {
      clock = new ZoneClock(zone);
    } catch {
      return 0;
    }
    clocks.set(zone, clock);
  }
  return clock.offsetSeconds(Math.floor(at / 1000));
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `2026-11-21T10:00:00-05:00` of an instant in ms. */
export function isoInZone(at: number, zone: string): string {
  const offset = offsetSecondsAt(zone, at);
  const local = new Date(at + offset * 1000).toISOString().slice(0, 19);
  const minutes = Math.abs(Math.round(offset / 60));
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The first instant (ms) at or after this one at which the zone's clock shows a whole `step` minutes. */
export function ceilToStep(at: number, step: number, zone: string): number {
  const offset = offsetSecondsAt(zone, at) * 1000;
  const size = step * 60_000;
  return Math.ceil((at + offset) / size) * size - offset;
}

/** The same wall-clock time in another zone: 10:00 AM stays 10:00 AM when the place moves. */
export function inOtherZone(iso: string, zone: string): string {
  const wall = Date.parse(`${iso.slice(0, 16)}:00Z`);
  const guess = wall - offsetSecondsAt(zone, wall) * 1000;
  return isoInZone(wall - offsetSecondsAt(zone, guess) * 1000, zone);
}

/** Whether an ISO text carries the offset that its zone has at that instant. */
export function hasOffsetOf(iso: string, zone: string): boolean {
  return Date.parse(iso) === Date.parse(inOtherZone(iso, zone));
}
