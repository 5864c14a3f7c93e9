import { runStatement } from '#server/platform/postgres/databases.ts';

/** Every row of every table of the product, by table. */
export async function contentOf(url: string): Promise<Record<string, string>> {
  const tables = await runStatement<{ name: string }>(
    url,
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('migrations', 'rate_limits')`,
  );
  const content: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await runStatement<{ sum: string }>(
      url,
      `select count(*) || ' ' || coalesce(md5(string_agg(r::text, '|' order by r::text)), '') as sum from ${name} r`,
    );
    content[name] = row?.sum ?? '';
  }
  return content;
}
