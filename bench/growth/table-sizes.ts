import type pg from 'pg';

/** The twenty largest tables as rows of a Markdown table: rows (estimated), heap and indexes in MB; and the whole. */
export async function tableSizes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(
    `select format('| %s | %s | %s | %s |', c.relname, c.reltuples::bigint,
       (pg_table_size(c.oid) / 1e6)::int, (pg_indexes_size(c.oid) / 1e6)::int) as line
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')
     order by pg_total_relation_size(c.oid) desc limit 20`,
  );
  const whole = await client.query<{ line: string }>(
    `select format('| whole | | %s | |', (pg_database_size(current_database()) / 1e6)::int) as line`,
  );
  return [...rows, ...whole.rows].map(({ line }) => line);
}
