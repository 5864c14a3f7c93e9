import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CannotRun } from './options.ts';

export interface Programs {
  /** Folder of PostgreSQL's programs. */
  readonly postgres: string;
  readonly patroni: string;
  readonly etcd: string;
  readonly haproxy: string;
  readonly pgbouncer: string;
}

export type Versions = Readonly<Record<keyof Programs, string>>;

const APT = 'apt-get install postgresql-15 patroni python3-etcd etcd-server haproxy pgbouncer';
const OF_POSTGRES = '/usr/lib/postgresql';
/** Of Debian, whose Patroni has its libraries there. */
const PYTHON = '/usr/bin/python3';

/** Numbers of the first version that a text names, such as `[3, 0, 2]`. */
const numbersOf = (text: string): number[] => (/\d+(\.\d+)+/.exec(text)?.[0] ?? '0').split('.').map(Number);

/** Whether a version is older than another, such as `1.18.0` than `1.21`. */
export function isBefore(version: string, other: string): boolean {
  const [mine, theirs] = [numbersOf(version), numbersOf(other)];
  for (let place = 0; place < Math.max(mine.length, theirs.length); place += 1) {
    const difference = (mine[place] ?? 0) - (theirs[place] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

export interface Decision {
  /** Patroni before 3.0.3 lacks its pull requests 2689 and 2693: by etcd's v3 a frozen leader that wakes loses commits. */
  readonly etcdApi: 'v2' | 'v3';
  /** pgbouncer before 1.21 loses track of prepared statements. */
  readonly isPrepared: boolean;
}

/**
 * What the versions of this machine ask for.
 * @throws CannotRun when its Patroni is not safe by the only interface that its etcd has.
 */
export function decide({ patroni, etcd, pgbouncer }: Pick<Versions, 'patroni' | 'etcd' | 'pgbouncer'>): Decision {
  const etcdApi = isBefore(patroni, '3.0.3') ? 'v2' : 'v3';
  if (etcdApi === 'v2' && !isBefore(etcd, '3.6'))
    throw new CannotRun(
      `Patroni ${patroni} needs etcd before 3.6, or a Patroni from 3.0.3 on: etcd ${etcd} has no v2.`,
    );
  return { etcdApi, isPrepared: !isBefore(pgbouncer, '1.21') };
}

/** Where a program is; null where it is not installed. */
function find(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/usr/bin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** The newest PostgreSQL of Debian. */
function findPostgres(): string | null {
  const versions = existsSync(OF_POSTGRES) ? readdirSync(OF_POSTGRES).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(OF_POSTGRES, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'pg_rewind'))) ?? null;
}

/** @throws CannotRun with one sentence that names what is missing. */
export function findPrograms(): Programs {
  const found = {
    postgres: findPostgres(),
    patroni: find('patroni'),
    etcd: find('etcd'),
    haproxy: find('haproxy'),
    pgbouncer: find('pgbouncer'),
  };
  const missing = Object.entries(found).flatMap(([name, path]) => (path === null ? [name] : []));
  if (missing.length > 0) throw new CannotRun(`Missing: ${missing.join(', ')}; \`${APT}\` installs all, on Debian 12.`);
  return found as Programs;
}

function said(program: string, argument: string): string {
  const { stdout, stderr } = spawnSync(program, [argument], { encoding: 'utf8' });
  return numbersOf(`${stdout} ${stderr}`).join('.');
}

export const versionsOf = (programs: Programs): Versions => ({
  postgres: said(join(programs.postgres, 'postgres'), '--version'),
  patroni: said(programs.patroni, '--version'),
  etcd: said(programs.etcd, '--version'),
  haproxy: said(programs.haproxy, '-v'),
  pgbouncer: said(programs.pgbouncer, '-V'),
});

/** @throws CannotRun where Patroni cannot speak etcd's v2. */
export function checkLibraries({ etcdApi }: Decision): void {
  if (etcdApi === 'v2' && spawnSync(PYTHON, ['-c', 'import etcd']).status !== 0)
    throw new CannotRun(`Missing: python3-etcd, by which Patroni speaks etcd's v2; \`${APT}\` installs all.`);
}

/** As whom the servers run, which refuse to be the superuser; null where we are none. */
export function unprivileged(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (name: string, option: string) => {
    const { status, stdout } = spawnSync('id', [option, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : null;
  };
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = [idOf(name, '-u'), idOf(name, '-g')];
    if (uid !== null && gid !== null) return { uid, gid };
  }
  throw new CannotRun('There is no account `postgres` or `nobody`, as which the servers could run.');
}
