import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseError, Pool, type QueryResultRow } from 'pg';

/** Where the server under test keeps its data: named by settings, or the server that came with it. */
function databaseUrl(): string {
  const { DATABASE_URL: given, E2E_DATA_DIR: dataDir = '' } = process.env;
  if (given !== undefined) return given;
  const [, , , port] = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(dataDir, 'postgres/password'), 'utf8').trim();
  return `postgres://postgres:${password}@127.0.0.1:${port}/app`;
}

let open: Pool | null = null;
const ATTEMPTS = 6;
/** Deadlock and serialisation failure: the product works next to us, and does its own again as well. */
const again = new Set(['40P01', '40001']);

/** The rows of one statement, for what only time brings about: a stay that has begun, bags that were handed over. */
export async function inDatabase<Row extends QueryResultRow>(
  sql: string,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  open ??= new Pool({ connectionString: databaseUrl(), max: 2, allowExitOnIdle: true });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await open.query<Row>(sql, [...values])).rows;
    } catch (error) {
      if (attempt === ATTEMPTS || !(error instanceof DatabaseError) || !again.has(error.code ?? '')) throw error;
    }
  }
}
