import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { chooseServerUser, type ServerUser } from './server-user.ts';

export interface EmbeddedPostgres {
  /** Address of the maintenance database `postgres`. */
  readonly url: string;
  /** The address of another database of this server. */
  urlOf(database: string): string;
  /** Ends the server in good order. */
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  /** Absolute; made when missing. */
  readonly dataDir: string;
  readonly log: (sentence: string) => void;
  /** Speed before safety, for data that is thrown away after the tests. */
  readonly disposable?: boolean;
}

const READY_WITHIN_MS = 30_000;
const STEP_MS = 50;

const addressOf = (port: number, database = 'postgres'): string => `postgres://postgres@127.0.0.1:${port}/${database}`;

/**
 * Starts a real PostgreSQL on a free port of this machine, or takes over the one that a killed process left on the
 * same data. It runs detached, so that Ctrl-C reaches us first and the database ends last.
 */
export async function startEmbeddedPostgres({ dataDir, log, disposable = false }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { postgres, initdb } = await findBinaries();
  mkdirSync(dirname(dataDir), { recursive: true });
  const user = chooseServerUser(postgres, (uid) => canReach(uid, dirname(dataDir)));
  const adopted = await adoptRunning(dataDir);
  if (adopted !== null) return handle(adopted.port, () => endByPid(adopted.pid));
  if (!existsSync(join(dataDir, 'PG_VERSION'))) createCluster(initdb, dataDir, user, log);
  rmSync(join(dataDir, 'postmaster.pid'), { force: true });
  const port = await freePort();
  const child = launch(postgres, { dataDir, port, user, disposable });
  await untilReady(port, child, dataDir);
  return handle(port, () => endChild(child));
}

function handle(port: number, stop: () => Promise<void>): EmbeddedPostgres {
  return { url: addressOf(port), urlOf: (database) => addressOf(port, database), stop };
}

function canReach(uid: number, folder: string): boolean {
  return spawnSync('test', ['-x', folder], { uid, stdio: 'ignore' }).status === 0;
}

function createCluster(initdb: string, dataDir: string, user: ServerUser, log: (sentence: string) => void): void {
  log('Preparing the embedded PostgreSQL.');
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(dataDir, user.uid, user.gid);
  const settings = ['-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '--no-instructions'];
  const [program, ...args] = [...user.prefix, initdb, '-D', dataDir, ...settings];
  const { status, stderr } = spawnSync(program ?? initdb, args, { uid: user.uid, gid: user.gid, cwd: dataDir, encoding: 'utf8' });
  if (status !== 0) {
    rmSync(dataDir, { recursive: true, force: true });
    throw new Error(`The embedded PostgreSQL could not be prepared: ${stderr.trim()}`);
  }
}

interface LaunchOptions {
  readonly dataDir: string;
  readonly port: number;
  readonly user: ServerUser;
  readonly disposable: boolean;
}

function launch(postgres: string, { dataDir, port, user, disposable }: LaunchOptions): ChildProcess {
  const settings: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 120,
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(disposable ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [program, ...args] = [...user.prefix, postgres, '-D', dataDir, ...flags];
  const output = openSync(join(dirname(dataDir), 'postgres.log'), 'a');
  const child = spawn(program ?? postgres, args, {
    uid: user.uid,
    gid: user.gid,
    cwd: dataDir,
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.unref();
  return child;
}

async function answers(port: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: addressOf(port), connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function untilReady(port: number, child: ChildProcess, dataDir: string): Promise<void> {
  for (let waited = 0; waited < READY_WITHIN_MS; waited += STEP_MS) {
    if (child.exitCode !== null) break;
    if (await answers(port)) return;
    await wait(STEP_MS);
  }
  throw new Error(`The embedded PostgreSQL did not start; see ${join(dirname(dataDir), 'postgres.log')}.`);
}

/** A server that a killed process left: its pid file names the port, and it answers there. */
async function adoptRunning(dataDir: string): Promise<{ pid: number; port: number } | null> {
  const file = join(dataDir, 'postmaster.pid');
  for (let waited = 0; waited < READY_WITHIN_MS; waited += STEP_MS) {
    if (!existsSync(file)) return null;
    const lines = readFileSync(file, 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    if (!isPostgres(pid)) return null;
    if (port > 0 && (await answers(port))) return { pid, port };
    await wait(STEP_MS);
  }
  return null;
}

/** Whether the pid of a pid file is still a PostgreSQL, and not a later process of the same number. */
function isPostgres(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false;
  const { status, stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  if (status === null) return existsSync(`/proc/${pid}`) && statSync(`/proc/${pid}`).isDirectory();
  return status === 0 && stdout.includes('postgres');
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  await endByPid(child.pid);
}

async function endByPid(pid: number): Promise<void> {
  const signal = (name: NodeJS.Signals | 0) => {
    try {
      process.kill(pid, name);
      return true;
    } catch {
      return false;
    }
  };
  signal('SIGINT');
  for (let waited = 0; waited < 10_000; waited += STEP_MS) {
    if (!signal(0)) return;
    await wait(STEP_MS);
  }
  signal('SIGQUIT');
}

async function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port'))));
    });
  });
}
