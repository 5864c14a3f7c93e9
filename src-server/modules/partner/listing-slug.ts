import { plainLetters } from '#shared/words/plain-letters.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

/** A text as a part of an address: plain letters and digits with hyphens between. */
export const slugOf = (text: string): string =>
  plainLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The first of `shop`, `shop-2`, `shop-3` … that is not taken. */
export function firstFree(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let count = 2; taken.has(free); count += 1) free = `${slug}-${count}`;
  return free;
}

/** A free address for a listing of that name in that city; of two that ask at once the second one waits for the first. */
export async function findFreeSlug(em: EntityManager, name: string, cityName: string): Promise<string> {
  const slug = slugOf(`${name}-${cityName}`) || 'listing';
  await sqlRows(em, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`slug:${slug}`]);
  const taken = await sqlRows<{ slug: string }>(em, 'select slug from listings where slug ^@ $1', [slug]);
  return firstFree(slug, new Set(taken.map((row) => row.slug)));
}
