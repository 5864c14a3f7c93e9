import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';
import { runStatement } from '#server/platform/postgres/databases.ts';
import { freePort } from '#server/platform/postgres/free-port.ts';
import { openConfiguredDatabase } from './open-database.ts';

/** Settings of production without a database. */
function production() {
  const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'open-database-')));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const env = {
    NODE_ENV: 'production',
    SITE_URL: 'https://cloakroom.example',
    APP_SECRET: 'x'.repeat(32),
    PAYMENTS: 'sandbox',
    DATA_DIR: dataDir,
  };
  return { dataDir, env };
}

/** Runs one of the server's programs to its end; without a database where `env` names none. */
async function run(file: string, env: Readonly<Record<string, string>>) {
  const args = ['--disable-warning=ExperimentalWarning', file];
  const child = spawn(process.execPath, args, { env: { PATH: process.env.PATH, DATABASE_URL: '', ...env } });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { code, said };
}

it('production without a database does not start, and says in one sentence what to set', async () => {
  const { dataDir, env } = production();
  const { code, said } = await run('src-server/main.ts', env);
  expect(code).toBe(1);
  expect(said.trim()).toMatch(/^DATABASE_URL is missing: .*DATABASE_EMBEDDED=production.*\.$/);
  expect(readdirSync(dataDir)).toEqual([]);
});

it('production uses the embedded database where DATABASE_EMBEDDED says so', async () => {
  const { env } = production();
  const config = readConfig({ ...env, DATABASE_EMBEDDED: 'production' });
  const server = await openConfiguredDatabase(config, { info: () => undefined, warn: () => undefined });
  try {
    await runStatement(server.url, 'select 1');
  } finally {
    await server.stop();
  }
});

it('a start without a primary ends with a sentence: the address leads nowhere, or to a server that only reads', async () => {
  const { env } = production();
  const nowhere = new URL(inject('databaseUrl'));
  nowhere.port = String(await freePort());
  const standby = new URL(inject('databaseUrl'));
  standby.searchParams.set('options', '-c default_transaction_read_only=on');
  const starts = [nowhere, standby].map(({ href }) => run('src-server/main.ts', { ...env, DATABASE_URL: href }));
  expect(await Promise.all(starts)).toEqual([
    { code: 1, said: expect.stringMatching(/^connect ECONNREFUSED [\d.:]+\n$/) },
    { code: 1, said: expect.stringMatching(/^[^\n]*read-only transaction\n$/) },
  ]);
});
