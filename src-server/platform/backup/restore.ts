import { createReadStream } from 'node:fs';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Baseline, namesSince } from '#server/platform/db/baseline.ts';
import { type BackupHead, FORMAT } from './back-up.ts';
import { tablesInOrder } from './tables.ts';

interface RestoreOptions {
  readonly url: string;
  readonly file: string;
  /** Brings the empty database to the level of the backup, by the name of its last migration. */
  readonly migrateTo: (last: string) => Promise<void>;
  /** The names of the migrations that this release knows. */
  readonly known: readonly string[];
  readonly baseline: Baseline;
  /** A table that has rows wherever the product is used. */
  readonly usedTable: string;
  /** Takes over the work that was still to be done. */
  readonly takeJobs: (jobs: BackupHead['jobs']) => Promise<void>;
}

/** A sentence for the operator. */
export class RestoreError extends Error {}

/**
 * Fills an empty database from a backup; all of it or nothing.
 * @returns how many rows were read.
 * @throws OlderReleaseError for a backup from before the baseline
 * @throws RestoreError for a file that is no backup or of a later release, and for a database that is not empty.
 */
export async function restore(options: RestoreOptions): Promise<number> {
  const { url, file, migrateTo, known, baseline, usedTable, takeJobs } = options;
  const source = createReadStream(file);
  const lines = createInterface({ input: source.pipe(createGunzip()), crlfDelay: 0 })[Symbol.asyncIterator]();
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: 'cloakroom-restore',
  });
  client.on('error', () => undefined);
  try {
    const head = readHead((await lines.next()).value as string | undefined);
    const migrations = namesSince(baseline, head.migrations, 'The backup');
    const missing = migrations.filter((name) => !known.includes(name));
    if (missing.length > 0) {
      throw new RestoreError(
        `The backup is of a later release: it has ${missing.join(', ')}. Restore it with that one.`,
      );
    }
    await client.connect();
    await refuseUsed(client, usedTable);
    await migrateTo(migrations.at(-1) ?? '');
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const tables = await tablesInOrder(client);
    // Guards and counters have done their work on these rows already.
    for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
    await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
    const rows = await readTables(client, lines);
    await countOn(client);
    // A table with checks that are still to come cannot be altered.
    await client.query('set constraints all immediate');
    for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
    await client.query('commit');
    await client.query('analyze');
    await takeJobs(head.jobs);
    return rows;
  } finally {
    source.destroy();
    await client.end();
  }
}

function readHead(line: string | undefined): BackupHead {
  try {
    const head = JSON.parse(line ?? '') as BackupHead;
    if (head.format === FORMAT) return head;
  } catch {
    // No JSON is no backup either.
  }
  throw new RestoreError('This file is no backup of ours.');
}

async function refuseUsed(client: pg.Client, table: string): Promise<void> {
  const made = await client.query(`select 1 from pg_tables where schemaname = 'public' and tablename = $1`, [table]);
  if (made.rows.length === 0) return;
  const { rows } = await client.query(`select 1 from ${table} limit 1`);
  if (rows.length > 0) throw new RestoreError('The database is not empty. Make a new one and name it in DATABASE_URL.');
}

/** Numbers that the database gives out go on behind those that were read. */
async function countOn(client: pg.Client): Promise<void> {
  const { rows: counted } = await client.query<{ table: string; column: string; name: string }>(
    `select quote_ident(c.relname) as "table", quote_ident(a.attname) as "column", a.attname as name
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and a.attidentity <> '' and not a.attisdropped`,
  );
  for (const { table, column, name } of counted) {
    const next = `(select coalesce(max(${column}), 0) + 1 from ${table})`;
    await client.query(`select setval(pg_get_serial_sequence($1, $2), ${next}, false)`, [table, name]);
  }
}

/** As many characters are handed to the database at once. */
const CHUNK = 65_536;

async function readTables(client: pg.Client, lines: AsyncIterator<string>): Promise<number> {
  let rows = 0;
  for (;;) {
    const { value: command, done } = await lines.next();
    if (done === true) return rows;
    if (!/^copy "?[a-z_]+"? \([a-z0-9_", ]+\) from stdin;$/.test(command)) {
      throw new RestoreError('The backup is damaged: a table was expected.');
    }
    const copy = client.query(copyFrom(command.replace(/;$/, '')));
    const over = once(copy, 'finish');
    over.catch(() => undefined);
    let chunk = '';
    for (;;) {
      const { value: line, done: isCut } = await lines.next();
      if (isCut === true) throw new RestoreError('The backup is damaged: it ends in the middle of a table.');
      if (line === '\\.') break;
      chunk += `${line}\n`;
      rows += 1;
      if (chunk.length < CHUNK) continue;
      if (!copy.write(chunk)) await Promise.race([once(copy, 'drain'), over]);
      chunk = '';
    }
    copy.end(chunk);
    await over;
  }
}
