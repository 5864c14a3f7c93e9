import type { EntityManager } from './database.ts';
import { sqlRows } from './sql-rows.ts';

const ROWS_PER_STATEMENT = 500;

/**
 * Adds many rows of one table in few statements, inside the unit of work's transaction. Rows may leave out columns
 * that have a default; a column named by any row is written for all, as `default` where a row lacks it.
 */
export async function insertRows(em: EntityManager, table: string, rows: readonly object[]): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const values: unknown[] = [];
    const tuples = rows.slice(start, start + ROWS_PER_STATEMENT).map((row) => {
      const cells = columns.map((column) => {
        const value = (row as Record<string, unknown>)[column];
        if (value === undefined) return 'default';
        values.push(value);
        return `$${values.length}`;
      });
      return `(${cells.join(', ')})`;
    });
    await sqlRows(
      em,
      `insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')}) values ${tuples.join(', ')}`,
      values,
    );
  }
}
