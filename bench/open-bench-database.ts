import { join } from 'node:path';
import { ensureGazetteer } from '#server/demo/gazetteer.ts';
import { seedSize, type SeedSize } from '#server/demo/seed-size.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createDatabase } from '#server/platform/postgres/databases.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded-postgres.ts';
import { readPostmaster } from '#server/platform/postgres/postmaster-file.ts';
import { openProductDatabase } from '#server/start/product-database.ts';
import { parentOf } from './cpu-time.ts';

export interface BenchDatabase {
  readonly url: string;
  readonly postmaster: number;
  stop(): Promise<void>;
}

/** A filled database on a server of this machine. */
export async function openFilledDatabase(url: string): Promise<BenchDatabase> {
  const db = await openProductDatabase({ DATABASE_POOL: 2 }, url);
  await db.migrate();
  const [row] = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
  await db.close();
  return { url, postmaster: parentOf(row?.pid ?? 0), stop: async () => undefined };
}

/** A database of that size on an embedded server of its own; filled once and kept for later runs of the same day. */
export async function openBenchDatabase(
  dataDir: string,
  size: SeedSize,
  say: (text: string) => void,
): Promise<BenchDatabase> {
  const home = join(dataDir, 'postgres');
  const quiet = { info: () => undefined, warn: () => undefined };
  const day = systemClock.now().toString().slice(0, 10).replaceAll('-', '');
  const database = `bench_${size.listings}_${size.bookings}_${day}`;
  const server = await startEmbeddedPostgres({ dataDir: home, log: quiet });
  const { url, isNew } = await createDatabase(server.url, database).then(
    (made) => ({ url: made, isNew: true }),
    () => ({ url: server.url.replace(/\/[^/]*$/, `/${database}`), isNew: false }),
  );
  const db = await openProductDatabase({ DATABASE_POOL: 2 }, url);
  await db.migrate();
  const [found] = await db.query<{ count: number }>(
    'select count(*)::int as count from (select 1 from listings limit 1) l',
  );
  await ensureGazetteer({ db });
  await db.close();
  if (isNew || found?.count === 0) {
    say(`Filling a database with ${size.listings} listings and ${size.bookings} bookings.`);
    await seedSize({ url, clock: systemClock, ...size });
  }
  return { url, postmaster: readPostmaster(join(home, 'data'))?.pid ?? 0, stop: () => server.stop() };
}
