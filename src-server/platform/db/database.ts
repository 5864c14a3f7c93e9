import { createHash } from 'node:crypto';
import type { QueryConfig, QueryResultRow } from 'pg';
import type { AnyEntity, Constructor, EntitySchema } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { sqlStateOf } from './driver-error.ts';
import type { Baseline } from './baseline.ts';
import { isMigrated, knownMigrations, migrate } from './migrate.ts';
import { createPool, PoolDialect } from './pool.ts';

export type { EntityManager } from '@mikro-orm/postgresql';

/** The process's connection to PostgreSQL. */
export interface Database {
  /** A fresh unit of work; one per request, job or script step. */
  fork(): EntityManager;
  /** Applies what is missing, up to the migration of that name if one is given. Safe from several processes at once. */
  migrate(to?: string): Promise<void>;
  /** Whether nothing is left to apply. */
  isMigrated(): Promise<boolean>;
  /** The names of all migrations that this release has, applied or not. */
  knownMigrations(): Promise<string[]>;
  /** Plain rows for hot reads, through the same pool. */
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /**
   * Asks what takes minutes, such as a check of all books: on a connection of its own, read only, as of one instant, without
   * the limits of requests.
   */
  report<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** How many connections of the pool are at work, free, and waited for. */
  poolState(): { readonly busy: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}

interface DatabaseOptions {
  readonly url: string;
  readonly poolSize: number;
  /** Whether statements are prepared under names that live as long as a connection; they are if absent. */
  readonly isPrepared?: boolean;
  readonly entities: readonly (EntitySchema<AnyEntity> | object)[];
  readonly migrations: readonly Constructor<Migration>[];
  readonly baseline?: Baseline;
  /** How long a server may say nothing to a statement, in milliseconds; `patience.silence` if absent. */
  readonly silence?: number;
}

/** `cached plan must not change result type`; nothing has been done then. */
const PLAN_IS_OLD = '0A000';

const namesByText = new Map<string, string>();

/** A short name of a statement's text. The texts are the code's own, so there are few. */
function nameOf(text: string): string {
  const known = namesByText.get(text);
  if (known !== undefined) return known;
  const name = `q${createHash('sha1').update(text).digest('base64url')}`;
  namesByText.set(text, name);
  return name;
}

async function askAtLength<Row>(url: string, text: string, values: readonly unknown[]): Promise<Row[]> {
  const pool = createPool({ url, poolSize: 1, silence: 0, name: 'cloakroom-report' });
  try {
    const client = await pool.connect();
    try {
      await client.query('begin isolation level repeatable read read only');
      await client.query('set local statement_timeout = 0');
      const { rows } = await client.query(text, [...values]);
      await client.query('commit');
      return rows as Row[];
    } finally {
      // Whatever it stood in ends with it.
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}

/** Opens the pool lazily; nothing is asked of the server until the first query. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const pool = createPool(options);
  const orm = await MikroORM.init({
    clientUrl: options.url,
    entities: [...options.entities] as EntitySchema[],
    driverOptions: new PoolDialect(pool),
    allowGlobalContext: false,
    forceUtcTimezone: true,
    ensureDatabase: false,
    debug: false,
    logger: () => undefined,
  });
  return {
    fork: () => orm.em.fork(),
    migrate: (to) => migrate(options, to),
    isMigrated: () => isMigrated(options),
    knownMigrations: () => knownMigrations(options),
    report: <Row>(text: string, values: readonly unknown[] = []) => askAtLength<Row>(options.url, text, values),
    query: async <Row>(text: string, values: readonly unknown[] = []) => {
      // Named, each connection parses and plans a text once; without values it goes as it is.
      const isNamed = values.length > 0 && options.isPrepared !== false;
      const statement = { text, values: [...values] };
      const ask = async (query: QueryConfig) => (await pool.query<Row & QueryResultRow>(query)).rows;
      if (!isNamed) return ask(statement);
      try {
        return await ask({ ...statement, name: nameOf(text) });
      } catch (error) {
        // A release that is being installed has added a column. The pool has thrown that connection away, and others
        // may be as old: without a name the text is planned as the tables are now.
        if (sqlStateOf(error) !== PLAN_IS_OLD) throw error;
        return ask(statement);
      }
    },
    poolState: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => orm.close(true),
  };
}
