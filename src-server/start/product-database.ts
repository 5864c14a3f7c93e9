import { entities } from '#server/start/entities.ts';
import type { Config } from '#server/config.ts';
import { type Database, openDatabase } from '#server/platform/db/database.ts';
import { baseline, migrations } from '../../migrations/all.ts';

/** The product's database at an address: its entities, its migrations. */
export const openProductDatabase = (
  config: Pick<Config, 'DATABASE_POOL'> & Partial<Pick<Config, 'DATABASE_PREPARED'>>,
  url: string,
): Promise<Database> =>
  openDatabase({
    url,
    poolSize: config.DATABASE_POOL,
    isPrepared: config.DATABASE_PREPARED ?? true,
    entities,
    migrations,
    baseline,
  });
