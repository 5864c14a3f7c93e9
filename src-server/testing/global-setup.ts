import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase, runStatement } from '#server/platform/postgres/databases.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded-postgres.ts';
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

/** One PostgreSQL server for the whole run, with one migrated database that test files copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = mkdtempSync(join(tmpdir(), 'cloakroom-tests-'));
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
  return async () => {
    await pooler?.stop();
    await server.stop();
    rmSync(root, { recursive: true, force: true });
    rmSync(clocks, { recursive: true, force: true });
  };
}
