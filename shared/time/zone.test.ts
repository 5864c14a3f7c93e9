import { Instant, LocalDateTime, ZonedDateTime, ZoneRulesProvider } from '@js-joda/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '@js-joda/timezone';
import { clockChangesBetween, installZoneRules, isZone, UnknownZone, zoneOf } from './zone.ts';
import { clockOf, ZoneClock } from './zone-clock.ts';

// Ours take the place of the packed ones that the package brought.
const packedRules = ZoneRulesProvider.getRules;
const packedZones = new Set(ZoneRulesProvider.getAvailableZoneIds());
installZoneRules();

const day = 86_400;
const second = (text: string): number => Date.parse(text) / 1000;

/** The offset read off the clock's own fields, another way than the rules go. */
function clockReader(zone: string): (epochSecond: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (epochSecond) => {
    const [month = 0, date = 0, year = 0, hour = 0, minute = 0, seconds = 0] = (
      format.format(epochSecond * 1000).match(/\d+/g) ?? []
    ).map(Number);
    return Date.UTC(year, month - 1, date, hour, minute, seconds) / 1000 - epochSecond;
  };
}

describe('zone rules', () => {
  it.each([...Intl.supportedValuesOf('timeZone'), 'Etc/GMT+12', 'UTC'])(
    'of %s agree with the platform at every clock change to 2037',
    (id) => {
      const wrong: string[] = [];
      const rules = clockOf(id);
      const clock = clockReader(id);
      const check = (at: number): void => {
        if (rules.offsetSeconds(at) !== clock(at)) wrong.push(new Date(at * 1000).toISOString());
      };
      for (let at = second('1971-01-01T00:00Z'); at < second('2024-01-01T00:00Z'); at += 17 * day) check(at);
      for (let at = second('2024-01-01T00:00Z'); at < second('2038-01-01T00:00Z'); at += 2 * day) check(at);
      for (const change of rules.changesBetween(second('1971-01-01T00:00Z'), second('2038-01-01T00:00Z'))) {
        check(change.at - 1);
        check(change.at);
        if (change.before === change.after) wrong.push(`no change at ${change.at}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each(Intl.supportedValuesOf('timeZone').filter((zone) => packedZones.has(zone)))(
    'of %s agree with packed data of another origin up to 2022',
    (id) => {
      const theirs = packedRules(id);
      const ours = zoneOf(id).rules();
      const wrong: string[] = [];
      for (let at = second('1990-01-01T00:00Z'); at < second('2022-01-01T00:00Z'); at += 29.3 * day) {
        const millis = Math.floor(at) * 1000;
        if (!theirs.offsetOfEpochMilli(millis).equals(ours.offsetOfEpochMilli(millis)))
          wrong.push(new Date(millis).toISOString());
      }
      expect(wrong).toEqual([]);
    },
  );

  it('moves a time inside a spring gap forward by the gap', () => {
    const skipped = LocalDateTime.parse('2026-03-08T02:30').atZone(zoneOf('America/Toronto'));
    expect(skipped.toInstant().toString()).toBe('2026-03-08T07:30:00Z');
    expect(skipped.toLocalTime().toString()).toBe('03:30');
  });

  it('takes the earlier offset inside an autumn overlap', () => {
    const twice = LocalDateTime.parse('2026-11-01T01:30').atZone(zoneOf('America/Toronto'));
    expect(twice.toInstant().toString()).toBe('2026-11-01T05:30:00Z');
    const rules = zoneOf('America/Toronto').rules();
    const offsets = rules.validOffsets(LocalDateTime.parse('2026-11-01T01:30'));
    expect(offsets.map((offset) => offset.toString())).toEqual(['-04:00', '-05:00']);
    expect(rules.validOffsets(LocalDateTime.parse('2026-03-08T02:30'))).toEqual([]);
    expect(rules.transition(LocalDateTime.parse('2026-03-08T02:30')).isGap()).toBe(true);
    expect(rules.transition(LocalDateTime.parse('2026-07-01T02:30'))).toBeNull();
  });

  it.each([
    ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45:00Z'],
    ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00Z'],
    ['Asia/Kathmandu', '2026-06-01T00:00', '2026-05-31T18:15:00Z'],
    ['Pacific/Apia', '2011-12-30T12:00', '2011-12-30T22:00:00Z'],
    ['Africa/Casablanca', '2026-03-01T12:00', '2026-03-01T12:00:00Z'],
    ['Africa/Casablanca', '2026-07-01T12:00', '2026-07-01T11:00:00Z'],
    ['America/Vancouver', '2026-07-01T12:00', '2026-07-01T19:00:00Z'],
    ['Etc/GMT+12', '2026-07-01T12:00', '2026-07-02T00:00:00Z'],
  ])('%s %s is %s', (id, local, instant) => {
    expect(LocalDateTime.parse(local).atZone(zoneOf(id)).toInstant().toString()).toBe(instant);
  });

  it('brings every instant back from its local time and offset', () => {
    const zones = Intl.supportedValuesOf('timeZone').filter((_, index) => index % 9 === 0);
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: second('1975-01-01T00:00Z'), max: second('2037-01-01T00:00Z') }),
        (id, at) => {
          const zone = zoneOf(id);
          const local = Instant.ofEpochSecond(at).atZone(zone).toLocalDateTime();
          const back = zone
            .rules()
            .validOffsets(local)
            .map((offset) => local.toEpochSecond(offset));
          expect(back).toContain(at);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('lists what comes next and what came before', () => {
    const rules = zoneOf('Europe/Paris').rules();
    const summer = Instant.parse('2026-07-01T00:00:00Z');
    expect(rules.nextTransition(summer).instant().toString()).toBe('2026-10-25T01:00:00Z');
    expect(rules.previousTransition(summer).instant().toString()).toBe('2026-03-29T01:00:00Z');
    expect(rules.isDaylightSavings(summer)).toBe(true);
    expect(rules.isDaylightSavings(Instant.parse('2026-12-01T00:00:00Z'))).toBe(false);
    expect(rules.isFixedOffset()).toBe(false);
    expect(zoneOf('Etc/GMT+12').rules().isFixedOffset()).toBe(true);
    expect(zoneOf('Etc/GMT+12').rules().nextTransition(summer)).toBeNull();
    expect(
      clockChangesBetween(zoneOf('Europe/Paris'), second('2026-01-01T00:00Z'), second('2027-01-01T00:00Z')),
    ).toEqual([
      { at: second('2026-03-29T01:00Z'), before: 3600, after: 7200 },
      { at: second('2026-10-25T01:00Z'), before: 7200, after: 3600 },
    ]);
  });

  it('knows which ids are zones', () => {
    expect(isZone('America/Toronto')).toBe(true);
    expect(isZone('Etc/GMT+12')).toBe(true);
    for (const id of ['', 'Mars/Olympus', '+05:00', 'america/toronto; drop', '../etc']) {
      expect(isZone(id)).toBe(false);
      expect(() => zoneOf(id)).toThrow(UnknownZone);
      expect(() => zoneOf(id)).toThrow(RangeError);
    }
  });

  it('asks the platform once about the clock changes of a year', () => {
    const { prototype } = Intl.DateTimeFormat;
    const own = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
    let asked = 0;
    const count = function (this: Intl.DateTimeFormat): unknown {
      asked += 1;
      return own.get?.call(this);
    };
    Object.defineProperty(prototype, 'format', { ...own, get: count });
    const clock = new ZoneClock('America/Toronto');
    clock.offsetSeconds(second('2026-06-01T00:00Z'));
    const first = asked;
    for (let minute = 0; minute < 1000; minute += 1) clock.offsetSeconds(second('2026-06-01T00:00Z') + minute * 60);
    Object.defineProperty(prototype, 'format', own);
    expect(first).toBeGreaterThan(10);
    expect(asked).toBe(first);
  });

  it('lets js-joda read a zoned text', () => {
    expect(ZonedDateTime.parse('2026-07-01T12:00-04:00[America/Toronto]').toInstant().toString()).toBe(
      '2026-07-01T16:00:00Z',
    );
  });
});
