import { describe, expect, it } from 'vitest';
import { formatClock12, parseClock12 } from './wall-clock.ts';
import { instantOfLocal, minuteOfWeek, wallMinuteExists, wallMinuteOf, weekdayOfDay, dayOfDate } from './local-time.ts';
import { zoneOf } from './zone.ts';

describe('12-hour texts', () => {
  it.each([
    ['12:00 AM', 0],
    ['12:30 AM', 30],
    ['06:30 PM', 1110],
    ['6:30pm', 1110],
    ['12:00 PM', 720],
    ['11:59 PM', 1439],
    ['01:05 a.m.', 65],
  ])('%s is minute %i', (text, minute) => expect(parseClock12(text)).toBe(minute));

  it.each(['', '13:00 PM', '0:30 AM', '10:60 AM', '10:30', '18:30', '1030 AM'])('refuses %s', (text) =>
    expect(parseClock12(text)).toBeNull(),
  );

  it('takes 11:59 PM and 12:00 AM as a closing for the end of the day', () => {
    expect(parseClock12('11:59 PM', 'closing')).toBe(1440);
    expect(parseClock12('12:00 AM', 'closing')).toBe(1440);
    expect(parseClock12('11:58 PM', 'closing')).toBe(1438);
  });

  it('reads back every minute that it writes', () => {
    for (let minute = 0; minute < 1440; minute += 1) {
      expect(parseClock12(formatClock12(minute))).toBe(minute);
    }
  });

  it('writes the end of the day as 11:59 PM', () => {
    expect(formatClock12(1440)).toBe('11:59 PM');
    expect(formatClock12(390)).toBe('06:30 AM');
    expect(() => formatClock12(1441)).toThrow(RangeError);
  });
});

describe('wall minutes', () => {
  it('start the week on Monday', () => {
    expect(weekdayOfDay(dayOfDate('2026-11-23'))).toBe(0);
    expect(weekdayOfDay(dayOfDate('1969-12-28'))).toBe(6);
    const toronto = zoneOf('America/Toronto');
    expect(minuteOfWeek(wallMinuteOf(toronto, instantOfLocal(toronto, '2026-11-24', 90)))).toBe(1440 + 90);
  });

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '26-01-01', '2026-1-1', '2026-01-01T00:00', ''])(
    'take %o for no date',
    (text) => {
      expect(() => dayOfDate(text)).toThrow();
    },
  );

  it('skip a spring gap', () => {
    const toronto = zoneOf('America/Toronto');
    const midnight = dayOfDate('2026-03-08') * 1440;
    expect(wallMinuteExists(toronto, midnight + 119)).toBe(true);
    expect(wallMinuteExists(toronto, midnight + 120)).toBe(false);
    expect(wallMinuteExists(toronto, midnight + 179)).toBe(false);
    expect(wallMinuteExists(toronto, midnight + 180)).toBe(true);
  });
});
