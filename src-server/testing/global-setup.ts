import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '#server/platform/postgres/databases.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded-postgres.ts';
import { openProductDatabase } from '#server/start/product-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The test server's address; every test file copies its migrated template. */
    databaseUrl: string;
  }
}

export const TEMPLATE = 'cloakroom_template';

/** One PostgreSQL server for the whole run, with one migrated database that test files copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = mkdtempSync(join(tmpdir(), 'cloakroom-tests-'));
  const log = { info: () => undefined, warn: () => undefined };
  const server = await startEmbeddedPostgres({ dataDir: join(root, 'postgres'), log, disposable: true });
  const template = await openProductDatabase({ DATABASE_POOL: 2 }, await createDatabase(server.url, TEMPLATE));
  await template.migrate();
  await template.close();
  project.provide('databaseUrl', server.url);
  return async () => {
    await server.stop();
    rmSync(root, { recursive: true, force: true });
  };
}
