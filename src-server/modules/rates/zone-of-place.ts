import type { Deps } from '#server/deps.ts';

/** The time zone of most locations of a place; of its country where the place has none; else UTC. */
export async function zoneOfPlace(
  { db }: Pick<Deps, 'db'>,
  { country, region }: { readonly country: string; readonly region: string | null },
): Promise<string> {
  const [row] = await db.query<{ time_zone: string }>(
    `select l.time_zone from listings l where l.country = $1
     group by l.time_zone order by count(*) filter (where l.region is not distinct from $2) desc, count(*) desc limit 1`,
    [country, region],
  );
  return row?.time_zone ?? 'UTC';
}
