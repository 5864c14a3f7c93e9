import { CompiledQuery } from 'kysely';
import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Runs one statement inside the unit of work's current transaction, and returns its rows, parsed as those of
 * `Database.query`. Values travel apart from the statement as `$1`, `$2`, …; they are never written into it.
 */
export async function sqlRows<Row>(em: EntityManager, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return (await em.getKysely().executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
}
