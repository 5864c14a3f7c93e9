import type pg from 'pg';

/**
 * All that a schema is made of, a line each, in order: columns, constraints, indexes, functions, triggers and views as
 * PostgreSQL writes them. That a column is not null stands with the column; servers differ in whether it is a constraint too.
 */
const sql = `
  with own as (
    select c.oid, c.relname as name, c.relkind as kind from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relname <> 'migrations'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  )
  select translate(line, '()', '') as line from (
    select 'column ' || o.name || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || case when a.attnotnull then ' not null' else '' end || case when a.attgenerated <> '' then ' generated' else '' end
      || case when a.attidentity <> '' then ' identity' else '' end
      || coalesce(' = ' || pg_get_expr(d.adbin, d.adrelid), '') as line
    from own o join pg_attribute a on a.attrelid = o.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = o.oid and d.adnum = a.attnum where o.kind in ('r', 'v', 'm')
    union all select 'constraint ' || o.name || '.' || k.conname || ' ' || pg_get_constraintdef(k.oid)
    from own o join pg_constraint k on k.conrelid = o.oid where k.contype <> 'n'
    union all select pg_get_indexdef(o.oid) from own o where o.kind = 'i'
    union all select 'view ' || o.name || ' ' || pg_get_viewdef(o.oid) from own o where o.kind in ('v', 'm')
    union all select 'sequence ' || o.name from own o where o.kind = 'S'
    union all select pg_get_triggerdef(t.oid) from own o join pg_trigger t on t.tgrelid = o.oid and not t.tgisinternal
    union all select 'options ' || c.relname || ' ' || c.reloptions::text || ' ' || c.relpersistence::text from own o join pg_class c on c.oid = o.oid
      where c.reloptions is not null or c.relpersistence <> 'p'
    union all select 'statistics ' || pg_get_statisticsobjdef(s.oid) from pg_statistic_ext s where s.stxnamespace = 'public'::regnamespace
    union all select 'type ' || t.typname || ' ' || t.typtype::text from pg_type t
      where t.typnamespace = 'public'::regnamespace and t.typtype in ('d', 'e')
    union all select pg_get_functiondef(p.oid) from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  ) each order by line collate "C"`;

/** @returns the schema's lines. */
export async function catalogOf(client: Pick<pg.Client, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(sql);
  return rows.map(({ line }) => line);
}
