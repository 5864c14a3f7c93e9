import type pg from 'pg';

interface Kept {
  readonly name: string;
  readonly definition: string;
}

/**
 * Takes the indexes of these tables away that no constraint stands on: millions of rows are added in a part of the time.
 * @returns what makes them again, and tells how long each took in seconds
 */
export async function dropIndexes(client: pg.Client, tables: readonly string[]) {
  const { rows } = await client.query<Kept>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = any($1::text[]::regclass[]) and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  return async (): Promise<ReadonlyMap<string, number>> => {
    const seconds = new Map<string, number>();
    for (const { name, definition } of rows) {
      const began = performance.now();
      await client.query(definition);
      seconds.set(name, (performance.now() - began) / 1000);
    }
    return seconds;
  };
}

/**
 * Takes the triggers away: also one that is off keeps a copy of every new row until its statement ends, where it reads
 * them as a whole.
 * @returns what makes them again
 */
export async function dropTriggers(client: pg.Client, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows } = await client.query<Kept & { readonly table: string }>(
    `select tgname as name, tgrelid::regclass::text as table, pg_get_triggerdef(oid) as definition
     from pg_trigger where not tgisinternal and tgrelid = any($1::text[]::regclass[])`,
    [tables],
  );
  for (const { name, table } of rows) await client.query(`drop trigger "${name}" on ${table}`);
  return async () => {
    for (const { definition } of rows) await client.query(definition);
  };
}
