import type { Deps } from '#server/deps.ts';
import { keptColumns, type Kept } from './file-store.ts';

/** A table whose rows have bytes: its name, the column that tells rows apart, and their content type as SQL. */
export type TableOfFiles = readonly [table: string, id: string, type: string];

type MoveDeps = Pick<Deps, 'db' | 'files'>;

interface Row extends Kept {
  readonly id: string;
  readonly type: string;
}

/** One at a time: their bytes may be many megabytes. A row that another process moved meanwhile stays as it is. */
async function moveTable({ db, files }: MoveDeps, [table, id, type]: TableOfFiles): Promise<number> {
  const next = `select ${id} as id, ${type} as type, ${keptColumns(table)} from ${table}
    where bytes is not null and ($1::uuid is null or ${id} > $1) order by ${id} limit 1`;
  const move = `update ${table} set bytes = null, object_key = $2 where ${id} = $1 and bytes = $3 returning 1`;
  let moved = 0;
  let after: string | null = null;
  for (;;) {
    const [row]: Row[] = await db.query<Row>(next, [after]);
    if (row === undefined || row.bytes === null) return moved;
    const { objectKey } = await files.put(row.bytes, row.type);
    moved += (await db.query(move, [row.id, objectKey, row.bytes])).length;
    after = row.id;
  }
}

/**
 * Moves what the database has of pictures and documents to the store of objects. It can be stopped and begun again, and
 * run while people use the product: each is readable at every moment.
 * @returns how many were moved.
 * @throws AppError 503 while the store is away; what was moved stays moved.
 */
export async function moveFiles(deps: MoveDeps, tables: readonly TableOfFiles[]): Promise<number> {
  let moved = 0;
  for (const table of tables) moved += await moveTable(deps, table);
  return moved;
}
