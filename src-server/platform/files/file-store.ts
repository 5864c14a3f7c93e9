import type { Config } from '#server/config.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log.ts';

/** Where the bytes of a row are, as its columns `bytes` and `object_key` keep it: one of both. */
export interface Kept {
  readonly bytes: Buffer | null;
  readonly objectKey: string | null;
}

/** The same as columns of a statement. */
export const keptColumns = (table: string): string => `${table}.bytes, ${table}.object_key as "objectKey"`;

/**
 * Where pictures and documents are. All of it is done outside of transactions: a store may be slow, and away.
 * Whatever store is set, what the database has from before is read from there.
 */
export interface FileStore {
  /** Keeps bytes for a row that is written next. @throws AppError 503 while the store is away. */
  put(bytes: Buffer, contentType: string): Promise<Kept>;
  /** @throws AppError 503 while the store is away, or has not what it was given. */
  get(kept: Kept): Promise<Buffer>;
  /** Deletes what is under a key; one that is gone already is no mistake. @throws AppError 503 while the store is away. */
  delete(key: string): Promise<void>;
}

export interface FilesDeps {
  readonly config: Pick<Config, 'FILES_URL'>;
  readonly db: Pick<Database, 'query'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
}
