import pg from 'pg';

/** Writes many rows through one connection and one transaction. */
export interface SeedWriter {
  /** Adds rows of one table; every row has the same columns. */
  insert(table: string, rows: readonly object[]): Promise<void>;
  execute<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
}

/** Runs the work in one transaction on a connection of its own. */
export async function writeSeed<Result>(url: string, work: (writer: SeedWriter) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  // Whatever ends the connection between two statements fails the next one.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    // Millions of rows take longer than any request may.
    await client.query('set local statement_timeout = 0');
    // Making the next rows may take its time on a busy machine.
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const result = await work({
      insert: async (table, rows) => {
        const [first] = rows;
        if (first === undefined) return;
        const columns = Object.keys(first)
          .map((name) => pg.escapeIdentifier(name))
          .join(', ');
        const source = `json_populate_recordset(null::${table}, $1::json)`;
        await client.query(`insert into ${table} (${columns}) select ${columns} from ${source}`, [
          JSON.stringify(rows),
        ]);
      },
      execute: async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
        (await client.query<Row>(sql, values)).rows,
    });
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}
