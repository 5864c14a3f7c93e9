import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '#server/platform/log.ts';
import { findPostgresBinaries, type PostgresBinaries } from './binaries.ts';
import { ensureDatabase, runStatement } from './databases.ts';
import { freePort } from './free-port.ts';
import { keepServer } from './keep-server.ts';
import { holdersOf } from './holders.ts';
import { chooseIdentity, type Identity } from './identity.ts';
import { isAlive, isPostgres, type Postmaster, readPostmaster, removeStalePostmaster } from './postmaster-file.ts';
import { addressOf, askPassword } from './server-secret.ts';
import { serverSettings } from './server-settings.ts';

const USER = 'postgres';
const READY_TIMEOUT = 60_000;
const STOP_TIMEOUT = 15_000;
const POLL = 20;

export interface EmbeddedPostgresOptions {
  /** Folder of the server, such as `.data/postgres`; made when missing. */
  readonly dataDir: string;
  readonly log: Pick<Log, 'info' | 'warn'>;
  /** Database that `url` names; made when missing. */
  readonly database?: string;
  /** Speed before safety, for data that is thrown away after the tests: a power cut loses it. */
  readonly disposable?: boolean;
  /** Settings of the server by name, before those that it has by itself. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedPostgres {
  readonly url: string;
  /** Lets go of the server, and turns it off in good order when no other process uses it. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that came with the packages, or adopts the one that already serves this folder because a
 * parent was killed or another process shares it. It listens on a free port of 127.0.0.1 only, asks for the
 * password that its folder keeps, and outlives Ctrl-C, so that the application can finish its work before `stop()`. When it dies before that, it is brought back where it was.
 * @throws Error with the end of the server's log when it does not come up
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, database = 'app', disposable = false } = options;
  const settings = serverSettings(disposable, options.settings);
  const binaries = await findPostgresBinaries();
  const dataDir = resolve(options.dataDir);
  // The parents first: a recursive mkdir gives them the mode of the innermost folder.
  mkdirSync(dirname(dataDir), { recursive: true });
  // The server tells its folder with links followed, and that is how it is recognised.
  const home = join(realpathSync(dirname(dataDir)), basename(dataDir));
  const cluster = join(home, 'data');
  const holders = holdersOf(home);
  const key = randomBytes(6).toString('hex');

  let server = await adopt(cluster);
  if (server === null) {
    const identity = chooseIdentity(home, [binaries.postgres, binaries.initdb]);
    if (!existsSync(join(cluster, 'PG_VERSION'))) {
      log.info({ dataDir: home }, 'preparing the database server');
      initialise(binaries, identity, home, cluster);
    }
    server = await launch(binaries, identity, home, cluster, settings);
  }
  const { port } = server;
  log.info({ pid: server.pid, port, dataDir: home }, 'database server is ready');
  holders.enter(key);
  await askPassword(home, cluster, port);
  const url = await ensureDatabase(addressOf(home, port), database);
  const watch = keepServer(server, log, async () => {
    const identity = chooseIdentity(home, [binaries.postgres, binaries.initdb]);
    return (await adopt(cluster)) ?? launch(binaries, identity, home, cluster, settings, port);
  });
  let stopping: Promise<void> | null = null;
  const stop = async () => {
    const { pid } = await watch.end();
    if (!holders.leave(key)) await shutDown(pid, log);
  };
  return { url, stop: () => (stopping ??= stop()) };
}

/** The running server of this cluster; clears away what a dead one left. */
async function adopt(cluster: string): Promise<Postmaster | null> {
  const deadline = Date.now() + READY_TIMEOUT;
  while (Date.now() < deadline) {
    const found = readPostmaster(cluster);
    if (found === null) return null;
    if (!isPostgres(found.pid)) {
      removeStalePostmaster(cluster);
      return null;
    }
    const served = await servedCluster(dirname(cluster), found.port);
    if (served === cluster) return found;
    if (served !== null) {
      // The pid and the port went to the server of another folder.
      removeStalePostmaster(cluster);
      return null;
    }
    await delay(POLL);
  }
  throw new Error(`The database server of ${cluster} is running but does not answer. End it and start again.`);
}

/** The folder that the server on this port serves, or null while no one answers there. */
async function servedCluster(home: string, port: number): Promise<string | null> {
  if (port === 0) return null;
  try {
    const rows = await runStatement<{ data_directory: string }>(addressOf(home, port), 'show data_directory');
    return rows[0]?.data_directory ?? null;
  } catch {
    return null;
  }
}

/** Makes the cluster next to its place and moves it there, so that half a cluster is never mistaken for one. */
function initialise({ initdb }: PostgresBinaries, identity: Identity, home: string, cluster: string): void {
  const fresh = join(home, `new-${process.pid}`);
  rmSync(fresh, { recursive: true, force: true });
  const flags = ['-A', 'trust', '-E', 'UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '-U', USER, '--no-sync'];
  const [command = initdb, ...args] = [...identity.prefix, initdb, '-D', fresh, ...flags];
  const done = spawnSync(command, args, { ...environment(identity), encoding: 'utf8' });
  if (done.status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new Error(`The database could not be made in ${home}.\n${done.stderr ?? ''}${done.error?.message ?? ''}`);
  }
  try {
    renameSync(fresh, cluster);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw error;
  }
}

function environment({ uid, gid }: Identity) {
  const env = process.platform === 'win32' ? undefined : { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
  return { uid, gid, cwd: process.platform === 'win32' ? undefined : '/', env: env as NodeJS.ProcessEnv | undefined };
}

async function launch(
  { postgres }: PostgresBinaries,
  identity: Identity,
  home: string,
  cluster: string,
  settings: readonly string[],
  formerPort?: number,
): Promise<Postmaster> {
  const logPath = join(home, 'server.log');
  for (let attempt = 1; ; attempt += 1) {
    // Where it was before, if it can be: processes that share it have its address.
    const port = formerPort ?? (attempt === 1 ? keptPort(home) : null) ?? (await freePort());
    const output = openSync(logPath, 'w');
    const flags = ['-D', cluster, '-p', String(port), ...settings];
    const [command = postgres, ...args] = [...identity.prefix, postgres, ...flags];
    const child = spawn(command, args, {
      ...environment(identity),
      detached: true,
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    let ended = false;
    child.once('exit', () => (ended = true));
    child.once('error', () => (ended = true));
    child.unref();
    const deadline = Date.now() + READY_TIMEOUT;
    while (!ended && Date.now() < deadline) {
      if ((await servedCluster(home, port)) === cluster) {
        writeFileSync(join(home, 'port'), String(port));
        return { pid: child.pid ?? 0, port };
      }
      await delay(POLL);
    }
    if (!ended) child.kill('SIGKILL');
    // Another process may have been first, or a person took the port in the meantime.
    const other = await adopt(cluster);
    if (other !== null) return other;
    if (attempt === 3) {
      const said = readFileSync(logPath, 'utf8').trim().split('\n').slice(-8).join('\n');
      throw new Error(`The database server does not start (${logPath}).\n${said}`);
    }
  }
}

/** The port of the last start, or null before the first. */
function keptPort(home: string): number | null {
  const file = join(home, 'port');
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) || null : null;
}

/** Ends the connections and the server ("fast" shutdown), and if that takes too long, at once. */
async function shutDown(pid: number, log: Pick<Log, 'info' | 'warn'>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    const deadline = Date.now() + STOP_TIMEOUT;
    while (Date.now() < deadline) {
      if (!isPostgres(pid)) return;
      await delay(POLL);
    }
    log.warn({ pid, signal }, 'database server does not end');
  }
}
