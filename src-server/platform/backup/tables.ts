import type { ClientBase } from 'pg';

export interface TableShape {
  readonly name: string;
  /** Quoted, in the table's order; what the database reckons itself is left out. */
  readonly columns: readonly string[];
}

/** Made anew by themselves: what is applied, and counts of the last minutes. */
const LEFT_OUT = ['migrations', 'rate_limits'];

/** The product's tables, each after those that it references, so that they can be filled in this order; what is checked at the end of the transaction may come in any. */
export async function tablesInOrder(client: ClientBase): Promise<TableShape[]> {
  const { rows: tables } = await client.query<TableShape>(
    `select quote_ident(c.relname) as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = 'public' and c.relkind = 'r' and c.relname <> all($1)
     group by c.relname order by c.relname`,
    [LEFT_OUT],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select distinct quote_ident(c.relname) as "from", quote_ident(f.relname) as "to"
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
     where k.contype = 'f' and k.conrelid <> k.confrelid and not k.condeferred`,
  );
  const ordered: TableShape[] = [];
  const isPlaced = (name: string) => ordered.some((table) => table.name === name);
  const left = new Map(tables.map((table) => [table.name, table]));
  while (left.size > 0) {
    const ready = [...left.values()].filter(({ name }) =>
      references.every(({ from, to }) => from !== name || isPlaced(to) || !left.has(to)),
    );
    if (ready.length === 0) throw new Error(`Tables reference each other in a circle: ${[...left.keys()].join(', ')}`);
    for (const table of ready) left.delete(table.name);
    ordered.push(...ready);
  }
  return ordered;
}
