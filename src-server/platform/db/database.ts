import { createHash } from 'node:crypto';
import type { AnyEntity, Constructor, EntitySchema } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import type { Migration } from '@mikro-orm/migrations';
import type { EntityManager } from '@mikro-orm/postgresql';

export type { EntityManager } from '@mikro-orm/postgresql';

/** The process's connection to PostgreSQL. */
export interface Database {
  readonly orm: MikroORM;
  /** A fresh unit of work; one per request, job or script step. */
  fork(): EntityManager;
  /** Applies what is missing. Safe to run from several processes at once. */
  migrate(): Promise<void>;
  /** Whether nothing is left to apply. */
  isMigrated(): Promise<boolean>;
  /** Plain rows for hot reads, through the same pool. */
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

interface DatabaseOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly entities: readonly (EntitySchema<AnyEntity> | object)[];
  readonly migrations: readonly Constructor<Migration>[];
}

const MIGRATION_LOCK = 7_270_013;

/** Plain rows bring instants as Date and counts and amounts as numbers. */
const rowTypes = new pg.TypeOverrides();
rowTypes.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text: string) => new Date(pgTimestampToIso(text)));
rowTypes.setTypeParser(pg.types.builtins.INT8, Number);
rowTypes.setTypeParser(pg.types.builtins.NUMERIC, Number);
rowTypes.setTypeParser(pg.types.builtins.DATE, (text: string) => text);

const pgTimestampToIso = (text: string): string => `${text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')}`;

const namesByText = new Map<string, string>();

/** A short name of a statement's text. The texts are the code's own, so there are few. */
function nameOf(text: string): string {
  const known = namesByText.get(text);
  if (known !== undefined) return known;
  const name = `q${createHash('sha1').update(text).digest('base64url')}`;
  namesByText.set(text, name);
  return name;
}

/** Opens the pool lazily; nothing is asked of the server until the first query. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const orm = await MikroORM.init({
    clientUrl: options.url,
    entities: [...options.entities] as EntitySchema[],
    extensions: [Migrator],
    migrations: {
      migrationsList: [...options.migrations],
      snapshot: false,
      tableName: 'migrations',
      transactional: true,
    },
    pool: { min: 0, max: options.poolSize },
    allowGlobalContext: false,
    forceUtcTimezone: true,
    ensureDatabase: false,
    debug: false,
    logger: () => undefined,
  });
  return {
    orm,
    fork: () => orm.em.fork(),
    migrate: async () => {
      const em = orm.em.fork();
      await em.transactional(async (lock) => {
        await lock.execute('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
        await orm.migrator.up();
      });
    },
    isMigrated: async () => (await orm.migrator.getPending()).length === 0,
    query: async <Row>(text: string, values: readonly unknown[] = []) => {
      const pool = await orm.em.getDriver().getConnection().getNativeClient();
      // Named, each connection parses and plans a text once; without values it goes as it is.
      const named = values.length === 0 ? {} : { name: nameOf(text) };
      return (await pool.query({ ...named, text, values: [...values], types: rowTypes })).rows as Row[];
    },
    close: () => orm.close(true),
  };
}
