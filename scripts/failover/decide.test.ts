import { describe, expect, it } from 'vitest';
import { CannotRun, readOptions, roundNames } from './options.ts';
import { decide, isBefore } from './programs.ts';
import { patroniSettings, pgbouncerSettings, type Ports } from './settings.ts';

it.each([
  ['1.18.0', '1.21', true],
  ['1.21.0', '1.21', false],
  ['1.9', '1.10', true],
  ['3.0.3', '3.0.3', false],
  ['4.0', '3.0.3', false],
])('%s is older than %s: %s', (version, other, isOlder) => {
  expect(isBefore(version, other)).toBe(isOlder);
});

const debian12 = { patroni: '3.0.2', etcd: '3.4.23', pgbouncer: '1.18.0' };
const debian13 = { patroni: '4.0.4', etcd: '3.5.16', pgbouncer: '1.24.1' };

describe('the versions of a machine decide', () => {
  it('by what interface Patroni speaks to etcd, and whether statements are prepared', () => {
    expect(decide(debian12)).toEqual({ etcdApi: 'v2', isPrepared: false });
    expect(decide(debian13)).toEqual({ etcdApi: 'v3', isPrepared: true });
  });

  it('that there is no safe way with an old Patroni and a new etcd', () => {
    expect(() => decide({ ...debian12, etcd: '3.6.1' })).toThrow(CannotRun);
  });

  it('what the settings say', () => {
    const node = { name: 'node1', postgres: 5411, rest: 8011 };
    const ports: Ports = { nodes: [node], etcd: 2379, etcdPeer: 2380, proxy: 5432, pooler: 6432 };
    const patroniOf = (versions: typeof debian12) => {
      const decision = decide(versions);
      return patroniSettings({ node, ports, decision, postgresPrograms: '/bin', folder: '/f', password: 'p' });
    };
    expect(JSON.parse(patroniOf(debian12))).toMatchObject({ etcd: { host: '127.0.0.1:2379' } });
    expect(JSON.parse(patroniOf(debian13))).toMatchObject({ etcd3: { host: '127.0.0.1:2379' } });
    expect(pgbouncerSettings(ports, '/users', debian12)).not.toContain('max_prepared_statements');
    expect(pgbouncerSettings(ports, '/users', debian13)).toContain('max_prepared_statements');
  });
});

describe('options', () => {
  it('are all rounds of a minute where nothing is said', () => {
    expect(readOptions([])).toEqual({ rounds: roundNames, seconds: 60, keep: false });
  });

  it('name rounds, seconds, and that the folder stays', () => {
    const read = readOptions(['--rounds', 'freeze,kill', '--seconds', '90', '--keep']);
    expect(read).toEqual({ rounds: ['freeze', 'kill'], seconds: 90, keep: true });
  });

  it.each([[['--rounds', 'flood']], [['--seconds', '5']], [['--seconds', 'many']], [['--loud']], [['kill']]])(
    'are refused with the usage: %j',
    (args) => {
      expect(() => readOptions(args)).toThrow(/^npm run failover -- \[--rounds kill,/);
    },
  );
});
