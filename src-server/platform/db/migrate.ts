import { setTimeout as wait } from 'node:timers/promises';
import type { Constructor } from '@mikro-orm/core';
import { type Migration, Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { type Baseline, recordBaseline } from './baseline.ts';
import { sqlStateOf } from './driver-error.ts';
import { migrationPatience, serverPatience } from './patience.ts';
import { createPool, PoolDialect } from './pool.ts';
import { sqlRows } from './sql-rows.ts';
import type { EntityManager } from '@mikro-orm/postgresql';

const MIGRATION_LOCK = 7_270_013;
const LOCK_NOT_AVAILABLE = '55P03';

interface MigrateOptions {
  readonly url: string;
  readonly migrations: readonly Constructor<Migration>[];
  readonly baseline?: Baseline;
  /** `migrationPatience` if absent. */
  readonly lock?: { readonly waitMs: number; readonly pauseMs: number; readonly tries: number };
}

/** Runs `work` on connections of its own, and closes them. */
async function withMigrator<Result>(
  { url, migrations }: MigrateOptions,
  work: (orm: MikroORM) => Promise<Result>,
): Promise<Result> {
  // One table may take minutes to be rewritten, in which the server says nothing.
  const pool = createPool({ url, poolSize: 2, silence: 0, name: 'cloakroom-migrations' });
  const orm = await MikroORM.init({
    clientUrl: url,
    driverOptions: new PoolDialect(pool),
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    migrations: {
      migrationsList: [...migrations],
      snapshot: false,
      tableName: 'migrations',
      transactional: true,
    },
    allowGlobalContext: false,
    ensureDatabase: false,
    debug: false,
    logger: () => undefined,
  });
  try {
    return await work(orm);
  } finally {
    await orm.close(true);
  }
}

/**
 * Applies what is missing, all of it or nothing. Several processes may do so at once: one works, the others wait and find
 * it done. A table that is held for longer than `lock` says is asked for again after a pause.
 * @param to the name of the last migration to apply; all if absent
 * @throws Error with a sentence for the operator when a table could not be had
 */
export async function migrate(options: MigrateOptions, to?: string): Promise<void> {
  const { waitMs, pauseMs, tries } = options.lock ?? migrationPatience;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyMissing(options, waitMs, to);
    } catch (error) {
      if (sqlStateOf(error) !== LOCK_NOT_AVAILABLE) throw error;
      if (attempt >= tries) {
        const sentence = `The database was not brought up to date: something that runs for long, such as a backup or a report, held a table ${tries} times for more than ${waitMs} ms. Nothing was changed; start again when it has ended.`;
        throw new Error(sentence, { cause: error });
      }
      await wait(pauseMs);
    }
  }
}

const applyMissing = (options: MigrateOptions, waitMs: number, to: string | undefined): Promise<void> =>
  withMigrator(options, (orm) =>
    orm.em.fork().transactional(async (em) => {
      for (const name of Object.keys(serverPatience)) await sqlRows(em, `set local ${name} = 0`);
      await sqlRows(em, 'select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await sqlRows(em, `set local lock_timeout = ${waitMs}`);
      if (options.baseline !== undefined) await recordBaseline(em, options.baseline);
      const transaction = em.getTransactionContext();
      await orm.migrator.up({ ...(transaction && { transaction }), ...(to !== undefined && { to }) });
      await setServerPatience(em);
    }),
  );

/** Whether nothing is left to apply. */
export const isMigrated = (options: MigrateOptions): Promise<boolean> =>
  withMigrator(options, async (orm) => (await orm.migrator.getPending()).length === 0);

/** The names of all migrations that this release has, applied or not. */
export const knownMigrations = (options: MigrateOptions): Promise<string[]> =>
  withMigrator(options, async ({ migrator }) =>
    [...(await migrator.getExecuted()), ...(await migrator.getPending())].map(({ name }) => name),
  );

/** New connections of our role wait as long as `serverPatience` says; what an operator has set for the role stands. */
async function setServerPatience(em: EntityManager): Promise<void> {
  const [row] = await sqlRows<{ database: string; kept: string[] }>(
    em,
    `select current_database() as database, array(
       select split_part(unnest(setconfig), '=', 1) from pg_db_role_setting
       where setrole = (select oid from pg_roles where rolname = current_user)
         and setdatabase in (0, (select oid from pg_database where datname = current_database()))) as kept`,
  );
  if (row === undefined) return;
  for (const [name, bound] of Object.entries(serverPatience)) {
    if (row.kept.includes(name)) continue;
    await sqlRows(
      em,
      `alter role current_user in database ${pg.escapeIdentifier(row.database)} set ${name} = '${bound}'`,
    );
  }
}
