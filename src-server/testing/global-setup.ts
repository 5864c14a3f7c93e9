import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase, runStatement } from '#server/platform/postgres/databases.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded-postgres.ts';
import { isPostgres, readPostmaster } from '#server/platform/postgres/postmaster-file.ts';
import { startPgbouncer } from './pgbouncer.ts';
import { openProductDatabase } from '#server/start/product-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The test server's address; every test file copies its migrated template. */
    databaseUrl: string;
    /** A folder with the present instant of each test database, in a file of its name. */
    databaseClocks: string;
    /** The same server behind a pooler in transaction mode, where the tests are run through one. */
    poolerUrl: string | null;
  }
}

export const TEMPLATE = 'cloakroom_template';

/**
 * The database's clock decides about holds. In the tests' template, and nowhere else, it is replaced by one that a test
 * sets, so that tests may travel in time; a database without a file has the machine's.
 */
const travellingClock = (clocks: string): string => `
  create or replace function product_now() returns timestamptz language sql stable parallel safe as $$
    select coalesce(pg_read_file('${clocks}/' || current_database(), true)::timestamptz, clock_timestamp())
  $$`;

const SHARED_MEMORY = '/dev/shm';
const ROOM = 2 ** 30;

/**
 * Where the server's files go: into memory where it has a gigabyte to spare. Each test database is 850 files that are
 * made and removed, and a disk's file system takes longer over them than the database over its statements.
 */
function filesParent(): string {
  if (!existsSync(SHARED_MEMORY) || process.availableMemory() < 4 * ROOM) return tmpdir();
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize < ROOM ? tmpdir() : SHARED_MEMORY;
}

/** One PostgreSQL server for the whole run, with one migrated database that test files copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = mkdtempSync(join(filesParent(), 'cloakroom-tests-'));
  const log = { info: () => undefined, warn: () => undefined };
  const server = await startEmbeddedPostgres({ dataDir: join(root, 'postgres'), log, disposable: true });
  const templateUrl = await createDatabase(server.url, TEMPLATE);
  const template = await openProductDatabase({ DATABASE_POOL: 2 }, templateUrl);
  await template.migrate();
  await template.close();
  const clocks = mkdtempSync(join(tmpdir(), 'cloakroom-clocks-'));
  // PostgreSQL may run as another user.
  chmodSync(clocks, 0o755);
  await runStatement(templateUrl, travellingClock(clocks));
  project.provide('databaseClocks', clocks);
  project.provide('databaseUrl', server.url);
  const binary = process.env.TEST_PGBOUNCER;
  const pooler = binary === undefined ? null : await startPgbouncer(binary, server.url);
  project.provide('poolerUrl', pooler?.url ?? null);
  const remove = () => {
    for (const folder of [root, clocks])
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  };
  const end = async () => {
    await pooler?.stop();
    await server.stop();
    remove();
  };
  // A run that is ended early waits for nothing; its files may take memory.
  const endAtOnce = () => {
    void pooler?.stop();
    const postmaster = readPostmaster(join(root, 'postgres', 'data'));
    if (postmaster !== null && isPostgres(postmaster.pid)) process.kill(postmaster.pid, 'SIGQUIT');
    remove();
  };
  process.once('exit', endAtOnce);
  return async () => {
    process.off('exit', endAtOnce);
    await end();
  };
}
