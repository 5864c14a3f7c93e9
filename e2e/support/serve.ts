// Starts the built product as `src-server/main.ts` does, on a database that lives in the run's time too: before anything
// is written, the clocks of the product and of its queue are replaced, there and nowhere else.
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import { runStatement } from '#server/platform/postgres/databases.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded-postgres.ts';
import { openProductDatabase } from '#server/start/product-database.ts';
import { serveMapTiles } from './map-tiles.ts';
import { runShiftMs } from './run-clock.ts';

process.env.MAP_TILES_URL ??= serveMapTiles(Number(process.env.PORT) + 3);

const { DATABASE_URL: given, DATA_DIR: dataDir = '' } = process.env;

async function shiftDatabase(url: string): Promise<void> {
  const database = await openProductDatabase({ DATABASE_POOL: 2 }, url);
  await database.migrate();
  await database.close();
  const queue = new PgBoss({ connectionString: url, supervise: false, schedule: false });
  await queue.start();
  await queue.stop({ graceful: false });
  const clock = (name: string, now: string) =>
    runStatement(
      url,
      `create or replace function ${name}() returns timestamptz language sql stable parallel safe as $$
         select ${now} + interval '${runShiftMs} milliseconds' $$`,
    );
  await clock('product_now', 'clock_timestamp()');
  await clock('pgboss.job_now', 'pg_catalog.now()');
}

if (given === undefined) {
  const log = { info: () => undefined, warn: () => undefined };
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log });
  await shiftDatabase(postgres.url);
  await postgres.stop();
} else {
  await shiftDatabase(given);
}
await import('#server/main.ts');
