import { Instant, LocalDateTime } from '@js-joda/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ceilToLocalMinutes,
  ceilToMinutes,
  floorToLocalMinutes,
  floorToMinutes,
  minutesBetween,
  parseInstant,
  toIso,
  toIsoInZone,
} from './instants.ts';
import { zoneOf } from './zone.ts';

const at = (text: string): Instant => Instant.parse(text);

describe('parseInstant', () => {
  it.each([
    ['2026-11-21T10:00-05:00', '2026-11-21T15:00:00Z'],
    ['2026-11-21T10:00:00-05:00', '2026-11-21T15:00:00Z'],
    ['2026-11-21T15:00:00.000Z', '2026-11-21T15:00:00Z'],
    ['2026-11-21 10:00 -0500', '2026-11-21T15:00:00Z'],
    ['2026-11-21 10:00 +00:00', '2026-11-21T10:00:00Z'],
    ['2026-11-21 10:00 Z', '2026-11-21T10:00:00Z'],
    ['2026-11-21T10:00+0545', '2026-11-21T04:15:00Z'],
    ['2026-11-21T10:00 05:30', '2026-11-21T04:30:00Z'],
    ['2028-02-29T00:00Z', '2028-02-29T00:00:00Z'],
  ])('reads %s', (text, iso) => {
    const parsed = parseInstant(text);
    expect(parsed.ok && toIso(parsed.value)).toBe(iso);
  });

  it.each([
    ['2026-11-21T10:00', 'noOffset'],
    ['2026-11-21 10:00', 'noOffset'],
    ['2026-11-21T10:00:30Z', 'seconds'],
    ['2026-11-21T10:00:00.001Z', 'seconds'],
    ['2026-02-29T10:00Z', 'malformed'],
    ['2026-11-21T24:00Z', 'malformed'],
    ['2026-11-21T10:61Z', 'malformed'],
    ['2026-11-21T10:00:61Z', 'malformed'],
    ['2026-11-21T10:00+19:00', 'malformed'],
    ['0000-01-01T00:00Z', 'malformed'],
    ['9999-12-31T23:59-14:00', 'malformed'],
    ['2026-11-21', 'malformed'],
    ['1763719200', 'malformed'],
    ['', 'malformed'],
  ])('refuses %s: %s', (text, problem) => {
    expect(parseInstant(text)).toEqual({ ok: false, problem });
  });

  it('reads back what is written in any zone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('America/Toronto', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC'),
        fc.integer({ min: 0, max: 35_000_000 }),
        (zone, minute) => {
          const instant = Instant.ofEpochSecond(minute * 60);
          for (const text of [toIso(instant), toIsoInZone(instant, zoneOf(zone))]) {
            const parsed = parseInstant(text);
            expect(parsed.ok && parsed.value.equals(instant)).toBe(true);
          }
        },
      ),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof parseInstant(text).ok === 'boolean'));
  });
});

describe('rounding of instants', () => {
  it('writes the offset of the zone at that instant', () => {
    expect(toIsoInZone(at('2026-07-01T16:00:00Z'), zoneOf('America/Toronto'))).toBe('2026-07-01T12:00:00-04:00');
    expect(toIsoInZone(at('2026-12-01T17:00:00Z'), zoneOf('America/Toronto'))).toBe('2026-12-01T12:00:00-05:00');
    expect(toIsoInZone(at('2026-12-01T17:00:00Z'), zoneOf('UTC'))).toBe('2026-12-01T17:00:00+00:00');
  });

  it('goes down and up to whole steps', () => {
    expect(toIso(floorToMinutes(at('2026-07-01T16:44:59Z'), 30))).toBe('2026-07-01T16:30:00Z');
    expect(toIso(ceilToMinutes(at('2026-07-01T16:30:01Z'), 30))).toBe('2026-07-01T17:00:00Z');
    expect(toIso(ceilToMinutes(at('2026-07-01T16:30:00Z'), 30))).toBe('2026-07-01T16:30:00Z');
    expect(toIso(floorToMinutes(at('1969-12-31T23:59:00Z'), 30))).toBe('1969-12-31T23:30:00Z');
  });

  it('uses the wall clock of a zone with an odd offset', () => {
    const kathmandu = zoneOf('Asia/Kathmandu');
    expect(toIso(ceilToLocalMinutes(at('2026-07-01T16:16:00Z'), 30, kathmandu))).toBe('2026-07-01T16:45:00Z');
    expect(toIso(floorToLocalMinutes(at('2026-07-01T16:16:00Z'), 60, kathmandu))).toBe('2026-07-01T16:15:00Z');
    const lordHowe = zoneOf('Australia/Lord_Howe');
    // 01:40 before the clocks go from 02:00 to 02:30: the next whole hour shown is 03:00.
    expect(toIso(ceilToLocalMinutes(at('2026-10-03T15:10:00Z'), 60, lordHowe))).toBe('2026-10-03T16:00:00Z');
  });

  it('counts elapsed minutes over a clock change', () => {
    expect(minutesBetween(at('2026-03-08T06:00:00Z'), at('2026-03-08T07:00:00Z'))).toBe(60);
    expect(minutesBetween(at('2026-03-08T07:00:00Z'), at('2026-03-08T06:00:30Z'))).toBe(-59);
  });

  it('does not take a local time for an instant', () => {
    const local = LocalDateTime.parse('2026-07-01T12:00');
    const wrong = [
      // @ts-expect-error a local date-time is no instant
      () => toIsoInZone(local, zoneOf('UTC')),
      // @ts-expect-error a local date-time is no instant
      () => minutesBetween(local, at('2026-07-01T12:00:00Z')),
      // @ts-expect-error a text is no zone
      () => toIsoInZone(at('2026-07-01T12:00:00Z'), 'UTC'),
    ];
    expect(wrong).toHaveLength(3);
  });
});
