import { mostSaved } from '#shared/search/limits.ts';
import type { Deps } from '#server/deps.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { factsOfListings } from '../facts/listing-facts.ts';
import { freshIndex } from '../index/follow.ts';

/** The slugs of the locations that a person has saved, the newest first; those off the map are left out. */
export async function savedSlugs({ db }: Pick<Deps, 'db'>, userId: string): Promise<string[]> {
  const rows = await db.query<{ slug: string }>(
    `select l.slug from saved_listings s join listings l on l.id = s.listing_id
     where s.user_id = $1 and l.published order by s.saved_at desc, l.id`,
    [userId],
  );
  return rows.map(({ slug }) => slug);
}

/** Saves published locations; beyond the most that are kept, the oldest go. Answers all that are saved then. */
export async function addSaved(deps: Deps, userId: string, slugs: readonly string[]): Promise<string[]> {
  await inTransaction(deps, async (em) => {
    await sqlRows(
      em,
      `insert into saved_listings (user_id, listing_id, saved_at)
       select $1, id, $3 from listings where slug = any($2::text[]) and published on conflict do nothing`,
      [userId, slugs, deps.clock.now().toString()],
    );
    await sqlRows(
      em,
      `delete from saved_listings where user_id = $1 and listing_id in (
         select listing_id from saved_listings where user_id = $1 order by saved_at desc, listing_id offset ${mostSaved})`,
      [userId],
    );
  });
  return savedSlugs(deps, userId);
}

/** Forgets one. Answers what is saved still. */
export async function removeSaved(deps: Deps, userId: string, slug: string): Promise<string[]> {
  await inTransaction(deps, (em) =>
    sqlRows(
      em,
      'delete from saved_listings s using listings l where l.id = s.listing_id and s.user_id = $1 and l.slug = $2',
      [userId, slug],
    ),
  );
  return savedSlugs(deps, userId);
}

/** What a list shows of published locations, in the order asked; unknown ones are left out. */
export async function showSaved(deps: Pick<Deps, 'db'>, slugs: readonly string[]) {
  const { index } = await freshIndex(deps);
  const listings = [...new Set(slugs)].flatMap((slug) => index.listings[index.bySlug.get(slug) ?? -1] ?? []);
  const facts = await factsOfListings(deps.db, index, listings);
  return [...facts.values()].map(({ card }) => ({
    slug: card.slug,
    name: card.name,
    address: card.address,
    businessType: card.businessType,
    placeType: card.placeType,
    imageUrls: card.imageUrls.slice(0, 1),
    rating: card.rating,
    reviewsCount: card.reviewsCount,
  }));
}
