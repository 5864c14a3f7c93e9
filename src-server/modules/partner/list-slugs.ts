import type { Deps } from '#server/deps.ts';

/** As many addresses as one part of the site map names. */
const slugsPerPart = 20_000;

/** How many parts it takes to name all published listings. */
export async function countSlugParts({ db }: Deps): Promise<number> {
  const [row] = await db.query<{ count: number }>('select count(*)::int as count from listings where published');
  return Math.ceil((row?.count ?? 0) / slugsPerPart);
}

/** The published listings of one part, from 1, with the day of their last change. */
export function listSlugs({ db }: Deps, part: number): Promise<{ slug: string; updated_at: Date }[]> {
  return db.query('select slug, updated_at from listings where published order by id offset $1 limit $2', [
    (part - 1) * slugsPerPart,
    slugsPerPart,
  ]);
}
