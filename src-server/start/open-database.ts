import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/platform/log.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded-postgres.ts';

/** The address of the configured database: `DATABASE_URL`, else the embedded server, shared with a running application. */
export async function openConfiguredDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'dataDir'>,
  log: Pick<Log, 'info' | 'warn'>,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  if (config.DATABASE_URL !== undefined) return { url: config.DATABASE_URL, stop: async () => undefined };
  return startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), log });
}
