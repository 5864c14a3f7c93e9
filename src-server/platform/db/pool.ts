import {
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import { impatientSocket, patience } from './patience.ts';
import { rowTypes } from './row-types.ts';

interface PoolOptions {
  readonly url: string;
  readonly poolSize: number;
  /** How long a server may say nothing to a statement, in milliseconds; `patience.silence` if absent. */
  readonly silence?: number;
  /** How the server's own lists call these connections. */
  readonly name?: string;
}

/** The process's connections: few, impatient, and every row that comes through them is parsed alike. */
export function createPool({ url, poolSize, silence = patience.silence, name = 'cloakroom' }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types: rowTypes,
    connectionTimeoutMillis: patience.connect,
    keepAlive: true,
    stream: () => impatientSocket(silence),
    application_name: name,
  });
  // A server that ends tells every idle connection; the next caller gets a new one, or learns it from their own.
  const unheard = () => undefined;
  pool.on('error', unheard);
  pool.on('connect', (client) => client.on('error', unheard));
  return pool;
}

type PoolConnection = Parameters<PostgresDriver['releaseConnection']>[0];

/** A transaction whose connection is lost gives its place in the pool back, however far it has come. */
class SturdyDriver extends PostgresDriver {
  /** What has not begun is ended by nothing else. */
  override async beginTransaction(connection: PoolConnection, settings: TransactionSettings): Promise<void> {
    try {
      await super.beginTransaction(connection, settings);
    } catch (error) {
      await this.releaseConnection(connection);
      throw error;
    }
  }

  /** A connection that is lost has rolled back; were that a failure, its place would never be given back. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

/** The ORM's way to the pool. */
export class PoolDialect extends PostgresDialect {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): Driver {
    return new SturdyDriver({ pool: this.#pool });
  }
}
