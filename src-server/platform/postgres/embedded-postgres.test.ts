import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, dropDatabase, runStatement } from './databases.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { isAlive, isPostgres, readPostmaster } from './postmaster-file.ts';

const log = { info: () => undefined, warn: () => undefined };

describe('embedded PostgreSQL', () => {
  let root: string;
  let dataDir: string;
  const running: EmbeddedPostgres[] = [];
  const start = async (folder = dataDir) => {
    const server = await startEmbeddedPostgres({ dataDir: folder, log, disposable: true });
    running.push(server);
    return server;
  };
  const pidOf = (folder = dataDir) => readPostmaster(join(folder, 'data'))?.pid ?? 0;

  beforeAll(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'embedded-postgres-')));
    chmodSync(root, 0o755);
    dataDir = join(root, 'project', '.data', 'postgres');
  });

  afterAll(async () => {
    await Promise.all(running.map((server) => server.stop()));
    rmSync(root, { recursive: true, force: true });
  });

  it('keeps what was written over a stop and a start, and is shared until the last one stops it', async () => {
    const first = await start();
    await runStatement(first.url, 'create table kept (word text)');
    await runStatement(first.url, "insert into kept values ('bag')");
    const second = await start();
    expect(second.url).toBe(first.url);
    await first.stop();
    expect(await runStatement(second.url, 'select word from kept')).toEqual([{ word: 'bag' }]);
    const pid = pidOf();
    await second.stop();
    expect(isPostgres(pid)).toBe(false);
    const third = await start();
    expect(await runStatement(third.url, 'select word from kept')).toEqual([{ word: 'bag' }]);
    await third.stop();
  });

  it('asks every process of the machine for its password, one from before too', async () => {
    const folder = join(root, 'asks', 'postgres');
    const server = await start(folder);
    const open = server.url.replace(/:[^:@]+@/, '@');
    await expect(runStatement(open, 'select 1')).rejects.toThrow(/password/);
    await expect(runStatement(server.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
    expect(statSync(join(folder, 'password')).mode & 0o077).toBe(0);
    await server.stop();
    const rules = join(folder, 'data', 'pg_hba.conf');
    writeFileSync(rules, 'host all all 127.0.0.1/32 trust\n');
    rmSync(join(folder, 'password'));
    const again = await start(folder);
    await expect(runStatement(again.url.replace(/:[^:@]+@/, '@'), 'select 1')).rejects.toThrow(/password/);
    expect(await runStatement(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await again.stop();
  });

  it('brings a server back that died, under the same address and with everything that was written', async () => {
    const server = await start();
    await runStatement(server.url, 'create table survived (word text)');
    await runStatement(server.url, "insert into survived values ('bag')");
    // This server is disposable: what is not on the disk yet may be lost.
    await runStatement(server.url, 'checkpoint');
    const died = pidOf();
    process.kill(died, 'SIGKILL');
    const words = async () => {
      for (;;) {
        const found = await runStatement(server.url, 'select word from survived').catch(() => null);
        if (found !== null && pidOf() !== died) return found;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    expect(await words()).toEqual([{ word: 'bag' }]);
    const revived = pidOf();
    await server.stop();
    expect(isPostgres(revived)).toBe(false);
  });

  it('adopts the server that a killed parent left', async () => {
    const script = `
      import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)};
      const quiet = { info() {}, warn() {} };
      const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: quiet, disposable: true });
      console.log(url);
      setInterval(() => {}, 1000);`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const url = await new Promise<string>((resolve) =>
      parent.stdout.once('data', (data) => resolve(String(data).trim())),
    );
    const exited = new Promise((resolve) => parent.once('exit', resolve));
    parent.kill('SIGKILL');
    await exited;
    const pid = pidOf();
    expect(isAlive(pid)).toBe(true);
    const server = await start();
    expect(server.url).toBe(url);
    await server.stop();
    expect(pidOf()).toBe(0);
    await expect(runStatement(url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('recovers when the server itself was killed', async () => {
    const before = await start();
    await runStatement(before.url, "insert into kept values ('case')");
    await runStatement(before.url, 'checkpoint');
    process.kill(pidOf(), 'SIGKILL');
    const after = await start();
    expect(await runStatement(after.url, 'select word from kept')).toEqual([{ word: 'bag' }, { word: 'case' }]);
    await before.stop();
    await after.stop();
  });

  it('survives a stale pid file that names a living stranger', async () => {
    writeFileSync(join(dataDir, 'data', 'postmaster.pid'), `${process.pid}\n${dataDir}/data\n1\n5432\n\n127.0.0.1\n`);
    const server = await start();
    expect(pidOf()).not.toBe(process.pid);
    await server.stop();
  });

  it('makes one cluster when two starts race', async () => {
    const folder = join(root, 'race');
    const [one, two] = await Promise.all([start(folder), start(folder)]);
    expect(one.url).toBe(two.url);
    expect(readdirSync(folder).filter((name) => name.startsWith('new-'))).toEqual([]);
    await one.stop();
    await two.stop();
  });

  it('works below a folder that only its owner may enter', async () => {
    const closed = join(root, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const folder = join(closed, 'postgres');
    const server = await start(folder);
    expect(await runStatement(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
    expect(existsSync(join(folder, 'data', 'postmaster.pid'))).toBe(false);
  });

  it('has the extensions and copies databases from a template', async () => {
    const server = await start();
    const url = await createDatabase(server.url, 'pattern');
    for (const name of ['btree_gist', 'pg_trgm', 'unaccent', 'citext', 'pgcrypto']) {
      await runStatement(url, `create extension ${name}`);
    }
    const copy = await createDatabase(server.url, 'copy "1"', 'pattern');
    expect(await runStatement(copy, "select similarity('bag', 'bags') > 0.3 as near")).toEqual([{ near: true }]);
    await dropDatabase(server.url, 'copy "1"');
    await dropDatabase(server.url, 'pattern');
    await dropDatabase(server.url, 'pattern');
    await server.stop();
  });
});
