import { DateTimeFormatter, Duration, Instant, LocalDateTime, type ZoneId, ZoneOffset } from '@js-joda/core';
import { epochMinuteOf, instantOfEpochMinute, wallMinuteOf } from './local-time.ts';
import { isKnownYear } from './years.ts';

/** Why a text is not an instant: not readable, finer than a minute, or without an offset from UTC. */
type InstantProblem = 'malformed' | 'seconds' | 'noOffset';

export type ParsedInstant =
  | { readonly ok: true; readonly value: Instant }
  | { readonly ok: false; readonly problem: InstantProblem };

const shape = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(?: ?(Z|[+-]\d\d(?::?\d\d)?))?$/i;

const isoInZone = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ssxxx");

/**
 * Reads an instant with its offset: `2026-11-21T10:00-05:00`, `2026-11-21T15:00:00.000Z`, `2026-11-21 10:00 -0500`.
 * Only whole minutes are instants here; `:00` seconds may be written. A `+` that a form decoder turned into a space
 * is read as `+`.
 */
export function parseInstant(text: string): ParsedInstant {
  const match = shape.exec(text.trim().replace(/ (\d\d:?\d\d)$/, restorePlus));
  if (!match) return { ok: false, problem: 'malformed' };
  const [, year, month, day, hour, minute, second = '0', fraction = '0', offset] = match;
  if (offset === undefined) return { ok: false, problem: 'noOffset' };
  if (!isKnownYear(year)) return { ok: false, problem: 'malformed' };
  try {
    const local = LocalDateTime.of(Number(year), Number(month), Number(day), Number(hour), Number(minute));
    if (Number(second) > 59) return { ok: false, problem: 'malformed' };
    if (Number(second) !== 0 || Number(fraction) !== 0) return { ok: false, problem: 'seconds' };
    return { ok: true, value: local.toInstant(parseOffset(offset)) };
  } catch {
    return { ok: false, problem: 'malformed' };
  }
}

/** `2026-11-21T10:00 05:00` was `+05:00`; `2026-11-21 10:00` has no offset and stays as it is. */
function restorePlus(found: string, digits: string, position: number): string {
  return position > 10 ? `+${digits}` : found;
}

/** @throws DateTimeException beyond ±18:00 or with minutes above 59. */
function parseOffset(text: string): ZoneOffset {
  if (text.toUpperCase() === 'Z') return ZoneOffset.UTC;
  const sign = text.startsWith('-') ? -1 : 1;
  const digits = text.slice(1).replace(':', '');
  return ZoneOffset.ofHoursMinutes(sign * Number(digits.slice(0, 2)), sign * Number(digits.slice(2) || '0'));
}

/** UTC text on the wire: `2026-11-21T15:00:00Z`. */
export function toIso(instant: Instant): string {
  return instant.toString();
}

/** Offset-aware text in a zone: `2026-11-21T10:00:00-05:00`. */
export function toIsoInZone(instant: Instant, zone: ZoneId): string {
  return instant.atZone(zone).format(isoInZone);
}

/** The last whole `step` minutes of UTC at or before the instant. */
export function floorToMinutes(instant: Instant, step: number): Instant {
  return instantOfEpochMinute(Math.floor(instant.epochSecond() / 60 / step) * step);
}

/** The first whole `step` minutes of UTC at or after the instant. */
export function ceilToMinutes(instant: Instant, step: number): Instant {
  const floor = floorToMinutes(instant, step);
  return floor.equals(instant) ? floor : floor.plusSeconds(step * 60);
}

/** The first instant at or after this one at which the zone's wall clock shows a whole `step` minutes of its hour. */
export function ceilToLocalMinutes(instant: Instant, step: number, zone: ZoneId): Instant {
  let minute = epochMinuteOf(ceilToMinutes(instant, 1));
  for (let tries = 0; tries < 4; tries += 1) {
    const past = wallMinuteOf(zone, instantOfEpochMinute(minute)) % step;
    if (past === 0) break;
    minute += step - past;
  }
  return instantOfEpochMinute(minute);
}

/** The last instant at or before this one at which the zone's wall clock shows a whole `step` minutes of its hour. */
export function floorToLocalMinutes(instant: Instant, step: number, zone: ZoneId): Instant {
  let minute = epochMinuteOf(instant);
  for (let tries = 0; tries < 4; tries += 1) {
    const past = wallMinuteOf(zone, instantOfEpochMinute(minute)) % step;
    if (past === 0) break;
    minute -= past;
  }
  return instantOfEpochMinute(minute);
}

/** Elapsed minutes from one instant to another, rounded towards zero; negative when `to` is earlier. */
export function minutesBetween(from: Instant, to: Instant): number {
  return Math.trunc(Duration.between(from, to).toMillis() / 60_000);
}

export function plusMinutes(instant: Instant, minutes: number): Instant {
  return instant.plusSeconds(minutes * 60);
}
