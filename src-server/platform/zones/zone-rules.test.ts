import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instantOfLocal } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { ageOfRules, learnZoneRules, newestOf, warningOf } from './zone-rules.ts';
import { systemSource, zoneSources } from './zone-sources.ts';

describe('the rules of zones', () => {
  beforeAll(() => {
    learnZoneRules();
  });

  // tzdata 2026b (British Columbia), 2026c (Alberta), 2026e (Manitoba) and Morocco's stay at +00, by their NEWS.
  it.each([
    ['America/Winnipeg', '15:00'],
    ['America/Edmonton', '16:00'],
    ['America/Vancouver', '17:00'],
    ['Africa/Casablanca', '10:00'],
    ['America/Toronto', '15:00'],
    ['Europe/Paris', '09:00'],
  ])('put 10:00 on 15 January 2027 in %s at %sZ', (zone, utc) => {
    const instant = instantOfLocal(zoneOf(zone), '2027-01-15', 600);
    expect(instant.toString()).toBe(`2027-01-15T${utc}:00Z`);
  });

  it('are the newest at hand, whatever Node has', () => {
    const sources = zoneSources();
    const newest = newestOf(sources);
    expect(sources.every(({ version }) => version <= (newest?.version ?? ''))).toBe(true);
    expect((newest?.version ?? '') >= '2026f').toBe(true);
    const at = (version: string, name: 'Node' | 'package') => ({ name, version, facts: null });
    expect(newestOf([at('2026c', 'Node'), at('2026f', 'package')])?.name).toBe('package');
    expect(newestOf([at('2027a', 'Node'), at('2026f', 'package')])?.name).toBe('Node');
    expect(newestOf([at('2026f', 'Node'), at('2026f', 'package')])?.name).toBe('Node');
  });

  it('warn when they are old', () => {
    expect(ageOfRules('2026a', new Date('2026-01-11T00:00:00Z'))).toBe(10);
    expect(warningOf({ version: '2026f', source: 'package' }, new Date('2026-11-28T00:00:00Z'))).toBeNull();
    expect(warningOf({ version: '2025b', source: 'Node' }, new Date('2026-11-28T00:00:00Z'))).toContain('2025b, Node');
    expect(warningOf({ version: '', source: 'Node' }, new Date('2026-11-28T00:00:00Z'))).toContain('no known version');
  });
});

describe('the system’s rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zones-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.skipIf(!existsSync('/usr/sbin/zic'))('are read as they are compiled', () => {
    writeFileSync(
      join(folder, 'source'),
      [
        'Rule NY 2007 max - Mar Sun>=8 2:00 1:00 D',
        'Rule NY 2007 max - Nov Sun>=1 2:00 0 S',
        'Zone America/New_York -5:00 NY E%sT',
        'Zone America/Winnipeg -6:00 NY C%sT 2026 Nov 1 2:00',
        '  -5:00 - EST',
        '',
      ].join('\n'),
    );
    const zic = (form: string) => execFileSync('/usr/sbin/zic', ['-b', form, '-d', folder, join(folder, 'source')]);
    zic('fat');
    writeFileSync(join(folder, 'tzdata.zi'), '# version 2026e\n');
    const system = systemSource(folder, ['America/Winnipeg', 'No/Where']);
    expect(system?.version).toBe('2026e');
    const winnipeg = system?.facts?.(Date.UTC(2026, 0) / 1000, Date.UTC(2030, 0) / 1000);
    expect(winnipeg).toEqual([
      {
        zone: 'America/Winnipeg',
        from: Date.UTC(2026, 0) / 1000,
        to: Date.UTC(2030, 0) / 1000,
        offset: -21_600,
        changes: [{ at: Date.UTC(2026, 2, 8, 8) / 1000, before: -21_600, after: -18_000 }],
      },
    ]);
    // Written short, the years to come are a rule that is not read: another source is taken.
    zic('slim');
    expect(systemSource(folder, ['America/Winnipeg'])).toBeNull();
  });
});
