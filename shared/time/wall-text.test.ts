import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { instantOfWall } from './local-time.ts';
import { isoInZone, sameWallTime } from './wall-text.ts';
import { zoneOf } from './zone.ts';

describe('the same wall-clock time in another zone', () => {
  it('moves forward by the gap where clocks skip it', () => {
    expect(sameWallTime('2026-03-08T02:30:00+09:00', 'America/Toronto')).toBe('2026-03-08T03:30:00-04:00');
  });

  it('is the first of two where clocks are set back', () => {
    expect(sameWallTime('2026-11-01T01:30:00+09:00', 'America/Toronto')).toBe('2026-11-01T01:30:00-04:00');
  });

  it('is what the calendar of listings says, at any minute of any zone', () => {
    const zones = ['America/Toronto', 'Europe/London', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Africa/Casablanca'];
    const minutes = fc.integer({ min: Date.UTC(2025, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 });
    fc.assert(
      fc.property(fc.constantFrom(...zones), minutes, (zone, minute) => {
        const wall = new Date(minute * 60_000).toISOString();
        expect(Date.parse(sameWallTime(wall, zone))).toBe(instantOfWall(zoneOf(zone), minute).toEpochMilli());
      }),
    );
  });
});

describe('a zone whose clock was learned', () => {
  afterEach(() => vi.resetModules());

  it('is reckoned by it alone, whatever this platform knows', async () => {
    vi.resetModules();
    const clock = await import('./zone-clock.ts');
    const text = await import('./wall-text.ts');
    const local = await import('./local-time.ts');
    const { zoneOf: fresh } = await import('./zone.ts');
    const zone = 'America/Vancouver';
    const at = (iso: string) => Date.parse(iso) / 1000;
    // An old device, as it were: what is learned differs from what Intl says.
    const change = { at: at('2026-06-01T12:00:00Z'), before: -8 * 3600, after: -6 * 3600 };
    const facts = { zone, from: at('2026-01-01T00:00:00Z'), to: at('2027-01-01T00:00:00Z'), offset: -8 * 3600 };
    expect(isoInZone(Date.parse('2026-05-01T12:00:00Z'), zone)).toBe('2026-05-01T05:00:00-07:00');
    clock.learnClock({ ...facts, changes: [change] });
    expect(text.isoInZone(Date.parse('2026-05-01T12:00:00Z'), zone)).toBe('2026-05-01T04:00:00-08:00');
    expect(text.isoInZone(Date.parse('2025-05-01T12:00:00Z'), zone)).toBe('2025-05-01T05:00:00-07:00');
    expect(text.sameWallTime('2026-06-01T05:00:00Z', zone)).toBe('2026-06-01T07:00:00-06:00');
    expect(local.instantOfLocal(fresh(zone), '2026-05-01', 240).toString()).toBe('2026-05-01T12:00:00Z');
  });

  it('tells of itself what another platform can learn', async () => {
    const { clockOf } = await import('./zone-clock.ts');
    const from = Date.UTC(2026, 0, 1) / 1000;
    const facts = clockOf('America/Toronto').facts(from, Date.UTC(2027, 0, 1) / 1000);
    expect(facts).toMatchObject({ zone: 'America/Toronto', from, offset: -18_000 });
    expect(facts.changes.map(({ after }) => after)).toEqual([-14_400, -18_000]);
  });
});
