import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { tablesInOrder } from './tables.ts';

export const FORMAT = 'cloakroom-backup 1';

/** What stands first in a backup. */
export interface BackupHead {
  readonly format: typeof FORMAT;
  readonly at: string;
  /** What was applied to the database, in order. */
  readonly migrations: readonly string[];
  /** Work that was still to be done, such as refunds and mails. */
  readonly jobs: readonly { readonly name: string; readonly data: object; readonly startAfter: string }[];
}

async function write(out: Gzip, text: string): Promise<void> {
  if (!out.write(text)) await once(out, 'drain');
}

/**
 * Writes everything that the product keeps into one compressed file, as it was at one instant, while it goes on being
 * used. The file is there when it is whole. It holds people's data and hashes of passwords: keep it like the database.
 * @returns how many rows were written.
 */
export async function backUp(url: string, file: string): Promise<number> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: 'cloakroom-backup',
  });
  client.on('error', () => undefined);
  await client.connect();
  const part = `${file}.part`;
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const out = createGzip();
    const written = pipeline(out, createWriteStream(part, { mode: 0o600 }));
    // The caller that awaits the rows hears of a full disk by the pipeline at the end.
    written.catch(() => undefined);
    await write(out, `${JSON.stringify(await headOf(client))}\n`);
    let rows = 0;
    for (const { name, columns } of await tablesInOrder(client)) {
      await write(out, `copy ${name} (${columns.join(', ')}) from stdin;\n`);
      const copy = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`));
      for await (const chunk of copy) await write(out, chunk as string);
      rows += copy.rowCount;
      await write(out, '\\.\n');
    }
    out.end();
    await written;
    await client.query('commit');
    await rename(part, file);
    return rows;
  } finally {
    await client.end();
  }
}

async function headOf(client: pg.Client): Promise<BackupHead> {
  const { rows: migrations } = await client.query<{ name: string }>('select name from migrations order by id');
  const { rows: queue } = await client.query(
    `select 1 from pg_tables where schemaname = 'pgboss' and tablename = 'job'`,
  );
  const { rows: jobs } =
    queue.length === 0
      ? { rows: [] }
      : await client.query<{ name: string; data: object | null; start_after: Date }>(
          `select name, data, start_after from pgboss.job
           where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%' order by created_on, id`,
        );
  return {
    format: FORMAT,
    at: new Date().toISOString(),
    migrations: migrations.map(({ name }) => name),
    jobs: jobs.map(({ name, data, start_after }) => ({
      name,
      data: data ?? {},
      startAfter: start_after.toISOString(),
    })),
  };
}
