import pg from 'pg';

/** Runs one statement on a connection of its own. */
export async function runStatement<Row extends pg.QueryResultRow>(url: string, sql: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // A server that ends while we are connected reports it here as well; the query's own failure is enough.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** The same server's address with another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${encodeURIComponent(name)}`;
  return changed.href;
}

/**
 * Creates a database, as a copy of `template` when given (files are copied, which takes tens of milliseconds).
 * @returns the new database's address
 */
export async function createDatabase(url: string, name: string, template?: string): Promise<string> {
  const copy = template === undefined ? '' : ` template ${pg.escapeIdentifier(template)} strategy file_copy`;
  await runStatement(url, `create database ${pg.escapeIdentifier(name)}${copy}`);
  return withDatabase(url, name);
}

/** Drops a database and ends the connections to it; nothing happens when it does not exist. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await runStatement(url, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
}

/** Creates the database unless it exists. */
export async function ensureDatabase(url: string, name: string): Promise<string> {
  const found = await runStatement(url, 'select 1 from pg_database where datname = $1', [name]);
  if (found.length > 0) return withDatabase(url, name);
  try {
    return await createDatabase(url, name);
  } catch (error) {
    // Two processes may start at once; the second one finds the first one's database.
    if (error instanceof Error && 'code' in error && (error.code === '42P04' || error.code === '23505')) {
      return withDatabase(url, name);
    }
    throw error;
  }
}
